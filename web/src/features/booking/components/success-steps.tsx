import { policy } from '@puente/contract/policy';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../lib/clock.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Booking } from '../queries.ts';

const msPerMinute = 60_000;

/**
 * The last steps (booking-5). The server does them all in one go with the confirmation, so they
 * wait together and are done together; that it is confirmed says the heading then, and the history
 * is linked beside it.
 */
export function SuccessSteps({ booking, isConfirmed }: { booking: Booking; isConfirmed: boolean }) {
  const { t } = useTranslation('booking');
  const count = remindersAhead(booking.start);
  return (
    <ul aria-live="polite" className="flex flex-col gap-2.5">
      <SuccessStep isDone={isConfirmed}>
        {isConfirmed ? t('success.emailsSent') : t('success.emails')}
      </SuccessStep>
      {count > 0 ? (
        <SuccessStep isDone={isConfirmed}>
          {isConfirmed ? t('success.remindersSet', { count }) : t('success.reminders')}
        </SuccessStep>
      ) : null}
      {isConfirmed ? null : <SuccessStep isDone={false}>{t('success.confirming')}</SuccessStep>}
    </ul>
  );
}

/** How many of the reminders are still to come. */
function remindersAhead(start: string): number {
  return policy.booking.reminderMinutesBefore.filter(
    (minutes) => Date.parse(start) - minutes * msPerMinute > nowMs(),
  ).length;
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
