import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { bookingsKey, type Booking } from '../queries.ts';
import { HoldLeft } from './hold-notice.tsx';

/** A held time waits for its payment: how long it is still held, and a link to the payment. */
export function FinishPaying({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking');
  const client = useQueryClient();
  if (!booking.holdExpiresAt || booking.role !== 'client') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Link
        to="/book/$providerId"
        params={{ providerId: booking.provider.id }}
        search={{
          step: 'pay',
          start: booking.start,
          minutes: booking.durationMinutes,
          bookingId: booking.id,
        }}
        className={buttonClass()}
      >
        {t('hold.finish')}
      </Link>
      <span className="text-sm text-ink-soft">
        <HoldLeft
          until={booking.holdExpiresAt}
          onEnd={() => void client.invalidateQueries({ queryKey: bookingsKey })}
        />
      </span>
    </div>
  );
}
