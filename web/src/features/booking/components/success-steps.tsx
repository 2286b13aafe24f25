import { policy } from '@puente/contract/policy';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Booking } from '../queries.ts';

const msPerMinute = 60_000;

/** How many of the reminders still lie ahead. */
const remindersAhead = (start: string): number =>
  policy.booking.reminderMinutesBefore.filter(
    (minutes) => Date.parse(start) - minutes * msPerMinute > nowMs(),
  ).length;

/**
 * The last steps (SPEC §4). The server does them all in one go with the confirmation, so they
 * wait together and are done together.
 */
export function SuccessSteps({ booking, isConfirmed }: { booking: Booking; isConfirmed: boolean }) {
  const { t } = useTranslation('booking');
  const count = remindersAhead(booking.start);
  return (
    <div aria-live="polite" className="flex flex-col gap-5">
      <h2 className="text-xl font-semibold">
        {isConfirmed ? t('success.title', { name: booking.provider.name }) : t('success.waiting')}
      </h2>
      {isConfirmed ? null : <p className="text-ink-soft">{t('success.waitingText')}</p>}
      <ul className="flex flex-col gap-3">
        {count > 0 ? (
          <SuccessStep isDone={isConfirmed}>
            {isConfirmed ? t('success.remindersSet', { count }) : t('success.reminders')}
          </SuccessStep>
        ) : null}
        <SuccessStep isDone={isConfirmed}>
          {isConfirmed
            ? t('success.emailsSent', { name: booking.provider.name })
            : t('success.emails')}
        </SuccessStep>
        <SuccessStep isDone={isConfirmed}>
          {isConfirmed ? t('success.confirmed') : t('success.confirming')}
        </SuccessStep>
      </ul>
    </div>
  );
}

function SuccessStep({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      {isDone ? (
        <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success">
          <Check size={16} aria-hidden />
        </span>
      ) : (
        <span className="grid size-6 shrink-0 place-items-center text-ink-faint">
          <Spinner />
        </span>
      )}
      {children}
    </li>
  );
}
