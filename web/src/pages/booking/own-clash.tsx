import { useTranslation } from 'react-i18next';
import { OwnMeetings } from '../../features/booking/components/own-meetings.tsx';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** The error, if it is the refusal of a time at which the person has another meeting. */
export function ownClashOf(error: unknown): ApiError | null {
  return error instanceof ApiError && error.errorCode === 'own-clash' ? error : null;
}

/** Asks before a person books two meetings at once. */
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
