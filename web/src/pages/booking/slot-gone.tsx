import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import type { Slot } from '../../features/availability/queries.ts';
import { bookingAtQuery } from '../../features/booking/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { MoveOn } from './move-on.tsx';
import type { BookingFlow } from './booking-flow.ts';

/** The error, if it is the refusal of a time that is no longer available. */
export function slotRefusalOf(error: unknown): ApiError | null {
  return error instanceof ApiError && ['slot-taken', 'slot-unavailable'].includes(error.errorCode)
    ? error
    : null;
}

type Props = { error: ApiError; flow: BookingFlow };

/**
 * The time is taken: shows the nearest free ones, unless it was the person who took it, in another
 * tab or on another device. What was typed stays. Keyed by refusal.
 */
export function SlotGone({ error, flow, start }: Props & { start: string }) {
  const own = useQuery(bookingAtQuery(flow.providerId, start));
  if (own.isPending) return null;
  if (!own.data) return <OtherTimes error={error} flow={flow} />;
  const { id, status } = own.data;
  return <MoveOn flow={flow} step={status === 'held' ? 'pay' : 'done'} bookingId={id} />;
}

function OtherTimes({ error, flow }: Props) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  return (
    <div
      ref={scrollToMessage}
      role="alert"
      tabIndex={-1}
      className="mb-6 flex flex-col gap-3 rounded-card bg-warning-soft p-5"
    >
      <p className="flex items-start gap-2.5 font-medium">
        <CalendarX size={20} aria-hidden className="mt-0.5 shrink-0" />
        {errorText(error)}
      </p>
      {error.alternatives.length > 0 ? <p>{t('gone.near')}</p> : null}
      <Alternatives
        slots={error.alternatives}
        zone={flow.zone}
        onChoose={({ start }: Slot) => flow.go('about', { start }, { replace: true })}
      />
      <Button variant="secondary" className="self-start" onClick={() => flow.go('time')}>
        {t('gone.all')}
      </Button>
    </div>
  );
}

/** The button that was pressed is further down: scrolls up to the message. */
function scrollToMessage(box: HTMLElement | null): void {
  box?.focus();
  box?.scrollIntoView({ block: 'center' });
}
