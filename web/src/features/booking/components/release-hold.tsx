import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useIdempotencyKey } from '../../../lib/idempotency.ts';
import { useCancelBooking } from '../queries.ts';

/** Releases a held time, which is free for others at once. */
export function ReleaseHold(props: {
  bookingId: string;
  size?: ButtonLook['size'];
  /** An accessible name, where several are listed. */
  label?: string;
  onReleased?: () => void;
}) {
  const { bookingId, size = 'normal', label, onReleased } = props;
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const release = useCancelBooking(bookingId);
  const { keyFor } = useIdempotencyKey();
  return (
    <Button
      variant="secondary"
      size={size}
      aria-label={label}
      loading={release.isPending}
      onClick={() =>
        release.mutate(
          { reason: t('hold.releaseReason'), idempotencyKey: keyFor(bookingId) },
          {
            onSuccess: () => {
              toast.success(t('hold.released'));
              onReleased?.();
            },
            onError: (error) => toast.error(errorText(error)),
          },
        )
      }
    >
      {t('hold.release')}
    </Button>
  );
}
