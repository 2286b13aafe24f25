import { useQuery } from '@tanstack/react-query';
import { TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import { dayOf, nearestTo } from '../../features/availability/days.ts';
import { nearSlotsQuery } from '../../features/availability/queries.ts';
import type { Booking } from '../../features/booking/queries.ts';
import { showTime } from '../../lib/time.ts';
import { Button } from '../../ui/button.tsx';
import type { BookingFlow } from './booking-flow.ts';
import { useHoldAgain } from './hold-again.ts';
import { StepMessage } from './step-message.tsx';

type Props = { flow: BookingFlow; booking: Booking };

/** The hold expired before the payment: nothing was charged, and the time can be held again. */
export function HoldOver({ flow, booking }: Props) {
  const { t } = useTranslation('booking');
  return (
    <LostTime
      flow={flow}
      booking={booking}
      icon={<TimerOff size={32} aria-hidden />}
      title={t('hold.overTitle')}
      text={t('hold.overText')}
    />
  );
}

const alternatives = 4;

/** A lost time and why: itself if it is free again, and the free times nearest to it. */
export function LostTime(props: Props & { icon: ReactNode; title: string; text: string }) {
  const { flow, booking, icon, title, text } = props;
  const { t } = useTranslation('booking');
  const filter = {
    providerId: booking.provider.id,
    minutes: booking.durationMinutes,
    zone: flow.zone,
  };
  const near = useQuery(nearSlotsQuery(filter, dayOf(booking.start, flow.zone)));
  const free = near.data?.slots ?? [];
  const isSame = ({ start }: { start: string }) => Date.parse(start) === Date.parse(booking.start);
  const others = nearestTo(
    free.filter((slot) => !isSame(slot)),
    booking.start,
    alternatives,
  );
  const back = { minutes: booking.durationMinutes, bookingId: undefined };
  return (
    <StepMessage icon={icon} title={title} text={text}>
      {free.some(isSame) ? <HoldAgain flow={flow} booking={booking} /> : null}
      {others.length > 0 ? <p className="pt-2 font-medium">{t('gone.near')}</p> : null}
      <Alternatives
        slots={others}
        zone={flow.zone}
        onChoose={({ start }) => flow.go('about', { ...back, start })}
      />
      <Button variant="secondary" onClick={() => flow.go('time', { ...back, start: undefined })}>
        {t('gone.all')}
      </Button>
    </StepMessage>
  );
}

/** Nobody took the time meanwhile: it is held again with a tap. */
function HoldAgain({ flow, booking }: Props) {
  const { t } = useTranslation('booking');
  const again = useHoldAgain(flow, booking);
  const { text, zone } = showTime(booking.start, { zone: flow.zone });
  return (
    <div className="flex w-full flex-col items-start gap-3 rounded-card bg-surface p-5 shadow-card">
      <p className="text-lg">{t('hold.stillFree', { when: `${text} (${zone})` })}</p>
      <Button size="large" loading={again.isPending} onClick={() => again.mutate()}>
        {t('hold.holdAgain')}
      </Button>
    </div>
  );
}
