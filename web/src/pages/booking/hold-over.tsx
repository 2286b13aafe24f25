import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import { dayOf, nearestTo } from '../../features/availability/days.ts';
import { nearSlotsQuery } from '../../features/availability/queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { Button } from '../../ui/button.tsx';
import type { BookingPath } from './path.ts';

type Props = { path: BookingPath; booking: Booking };

/** The hold ran out before the payment: nothing was charged, and the way back is short. */
export function HoldOver({ path, booking }: Props) {
  const { t } = useTranslation('booking');
  return (
    <LostTime
      path={path}
      booking={booking}
      icon={<TimerOff size={32} aria-hidden />}
      title={t('hold.overTitle')}
      text={t('hold.overText')}
    />
  );
}

const alternatives = 4;

/** A time that is lost, why, and the free ones nearest to it (itself, if it is free again). */
export function LostTime(props: Props & { icon: ReactNode; title: string; text: string }) {
  const { path, booking, icon, title, text } = props;
  const { t } = useTranslation('booking');
  const filter = {
    providerId: booking.provider.id,
    minutes: booking.durationMinutes,
    zone: path.zone,
  };
  const near = useQuery(nearSlotsQuery(filter, dayOf(booking.start, path.zone)));
  const slots = nearestTo(near.data?.slots ?? [], booking.start, alternatives);
  const back = { minutes: booking.durationMinutes, bookingId: undefined };
  return (
    <div role="alert" className="flex max-w-read flex-col items-start gap-4">
      <span className="text-ink-faint">{icon}</span>
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      {slots.length > 0 ? <p className="pt-2 font-medium">{t('gone.near')}</p> : null}
      <Alternatives
        slots={slots}
        zone={path.zone}
        onChoose={({ start }) => path.go('about', { ...back, start })}
      />
      <Button variant="secondary" onClick={() => path.go('time', { ...back, start: undefined })}>
        {t('gone.all')}
      </Button>
    </div>
  );
}
