import { useTranslation } from 'react-i18next';
import { AddToCalendar } from '../../features/booking/components/add-to-calendar.tsx';
import { SuccessPortrait } from '../../features/booking/components/success-portrait.tsx';
import { PlanBadge } from '../../features/plan/components/plan-badge.tsx';
import type { Plan } from '../../features/plan/queries.ts';
import { formatMoney } from '../../lib/money.ts';

/** The head of a plan whose first month has just been paid: whom with, and its times to take along. */
export function PlanBegun({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  const meetings = plan.periods.flatMap(({ sessions }) =>
    sessions.flatMap(({ bookingId }) => bookingId ?? []),
  );
  return (
    <header className="flex flex-col gap-3">
      <SuccessPortrait provider={plan.provider} isConfirmed />
      <h1 className="display mt-1 text-3xl text-balance sm:text-4xl">
        {t('begun.title', { name: plan.provider.name })}
      </h1>
      <p className="text-ink-soft">
        <span className="wrap-anywhere">{plan.offeringName}</span> ·{' '}
        <span className="tabular">{t('begun.paid', { amount: formatMoney(plan.price) })}</span>
      </p>
      <span className="self-start">
        <PlanBadge status={plan.status} />
      </span>
      {meetings.length > 0 ? (
        <div className="mt-1">
          <AddToCalendar bookingId={meetings} isPrimary />
        </div>
      ) : null}
    </header>
  );
}
