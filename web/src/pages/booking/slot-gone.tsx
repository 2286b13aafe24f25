import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alternatives } from '../../features/availability/components/alternatives.tsx';
import type { Slot } from '../../features/availability/queries.ts';
import { bookingAtQuery } from '../../features/booking/queries.ts';
import { ApiError } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import type { BookingPath } from './path.ts';

/** The refusal of a time that can't be had any more, if this error is one. */
export const slotRefusalOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && ['slot-taken', 'slot-unavailable'].includes(error.errorCode)
    ? error
    : null;

type Props = { error: ApiError; path: BookingPath };

/**
 * The time is gone: the nearest free ones instead, unless it was the person who took it, in another
 * tab or on another device. What was typed stays. Keyed by refusal.
 */
export function SlotGone({ error, path, start }: Props & { start: string }) {
  const { go, providerId } = path;
  const own = useQuery(bookingAtQuery(providerId, start));
  const booking = own.data;
  useEffect(() => {
    if (!booking) return;
    go(booking.status === 'held' ? 'pay' : 'done', { bookingId: booking.id }, { replace: true });
  }, [booking, go]);
  return own.isPending || booking ? null : <OtherTimes error={error} path={path} />;
}

function OtherTimes({ error, path }: Props) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  // The person pressed a button somewhere below: bring them here.
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={box}
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
        zone={path.zone}
        onChoose={({ start }: Slot) => path.go('about', { start }, { replace: true })}
      />
      <Button variant="secondary" className="self-start" onClick={() => path.go('time')}>
        {t('gone.all')}
      </Button>
    </div>
  );
}
