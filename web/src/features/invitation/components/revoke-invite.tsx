import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Revocation = {
  mutate: (id: string, on: { onSuccess: () => void }) => void;
  reset: () => void;
  isPending: boolean;
  error: Error | null;
};

/** Asks before a link is taken back. */
export function RevokeInvite(props: {
  /** The link in question; null while there is none. */
  id: string | null;
  /** It counts against a month's links even so. */
  isCounted?: boolean;
  revocation: Revocation;
  onClose: () => void;
}) {
  const { id, isCounted = false, revocation } = props;
  const { t } = useTranslation('invitation');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const close = () => {
    revocation.reset();
    props.onClose();
  };
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      modal="question"
      title={t('revoke.question')}
      description={isCounted ? `${t('revoke.text')} ${t('revoke.quota')}` : t('revoke.text')}
      closeLabel={common('close')}
      actions={
        id === null ? null : (
          <>
            <Button
              variant="danger"
              loading={revocation.isPending}
              onClick={() => revocation.mutate(id, { onSuccess: close })}
            >
              {t('revoke.action')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('revoke.keep')}
            </Button>
          </>
        )
      }
    >
      {revocation.error ? (
        <Banner tone="danger" live>
          {errorText(revocation.error)}
        </Banner>
      ) : null}
    </Dialog>
  );
}
