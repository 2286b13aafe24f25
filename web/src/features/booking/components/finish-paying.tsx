import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../ui/button.tsx';
import { Countdown } from '../../../ui/countdown.tsx';
import { bookingsKey, type Booking } from '../queries.ts';

/** A held time waits for its payment: how long still, and the way there. */
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
        {t('hold.text')}{' '}
        <Countdown
          untilMs={Date.parse(booking.holdExpiresAt)}
          say={(count) => t('hold.left', { count })}
          onEnd={() => void client.invalidateQueries({ queryKey: bookingsKey })}
        />
      </span>
    </div>
  );
}
