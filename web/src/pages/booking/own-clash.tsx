import { useTranslation } from 'react-i18next';
import { OwnMeetings } from '../../features/booking/components/own-meetings.tsx';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The refusal of a time at which the person has another meeting, if this error is one. */
export const ownClashOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.errorCode === 'own-clash' ? error : null;

/** Nobody meets two people at once without having been asked. */
export function OwnClash(props: {
  error: ApiError;
  zone: string;
  open: boolean;
  onClose: () => void;
  onOtherTime: () => void;
  onKeepBoth: () => void;
}) {
  const { error, zone, open, onClose, onOtherTime, onKeepBoth } = props;
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      modal="question"
      title={t('ownClash.title')}
      description={t('ownClash.text')}
      closeLabel={common('close')}
      actions={
        <>
          <Button onClick={onOtherTime}>{t('ownClash.other')}</Button>
          <Button variant="secondary" onClick={onKeepBoth}>
            {t('ownClash.both')}
          </Button>
        </>
      }
    >
      <OwnMeetings label={t('ownClash.list')} meetings={error.ownMeetings} zone={zone} />
    </Dialog>
  );
}
