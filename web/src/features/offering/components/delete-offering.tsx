import { useTranslation } from 'react-i18next';
import { errorCodeOf, useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteOffering, type Offering } from '../queries.ts';

/** Asks before an offering is deleted for good. */
export function DeleteOffering(props: { offering: Offering | null; onClose: () => void }) {
  const { offering, onClose } = props;
  const { t } = useTranslation('offering');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const deletion = useDeleteOffering();
  const close = () => {
    deletion.reset();
    onClose();
  };
  const confirm = (of: Offering) =>
    deletion.mutate(of, {
      onSuccess: () => {
        close();
        toast.success(t('deleted', { name: of.name }));
      },
      // Deleted in another tab already: that is what was wished for.
      onError: (error) => errorCodeOf(error) === 'not-found' && close(),
    });
  return (
    <Dialog
      open={offering !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      modal="question"
      title={t('deleteTitle', { name: offering?.name ?? '' })}
      description={t('deleteText')}
      closeLabel={common('close')}
      actions={
        offering ? (
          <>
            <Button variant="danger" loading={deletion.isPending} onClick={() => confirm(offering)}>
              {t('delete')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('keep')}
            </Button>
          </>
        ) : null
      }
    >
      {deletion.error ? (
        <Banner tone="danger" live>
          {errorText(deletion.error)}
        </Banner>
      ) : null}
    </Dialog>
  );
}
