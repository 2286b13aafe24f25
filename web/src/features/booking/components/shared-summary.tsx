import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/error-text.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useChangeBooking, type Booking } from '../queries.ts';

/** What the client shared of their chat; they can take it back until the meeting begins. */
export function SharedSummary({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const change = useChangeBooking(booking.id);
  const { chatSummary, role, status } = booking;
  if (!chatSummary) return null;
  const canStop = role === 'client' && (status === 'confirmed' || status === 'held');
  return (
    <section>
      <h2 className="mb-2 text-lg font-semibold">{t('shared.title')}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{chatSummary}</p>
      {role === 'client' ? (
        <p className="mt-1 text-ink-soft">
          {t('shared.own', { name: booking.provider.name || t('goneAccount') })}
        </p>
      ) : null}
      {change.error ? (
        <Banner tone="danger" live>
          {errorText(change.error)}
        </Banner>
      ) : null}
      {canStop ? (
        <Button
          variant="quiet"
          className="-ml-4"
          loading={change.isPending}
          onClick={() =>
            change.mutate(
              { chatSummary: '' },
              { onSuccess: () => toast.message(t('shared.stopped')) },
            )
          }
        >
          {t('shared.stop')}
        </Button>
      ) : null}
    </section>
  );
}
