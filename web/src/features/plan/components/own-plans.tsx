import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownPlansQuery } from '../queries.ts';
import { PlanBadge } from './plan-badge.tsx';

/** The person's plans that go on or wait for them; nothing where there are none. */
export function OwnPlans() {
  const { t } = useTranslation('plan');
  const { t: of } = useTranslation('booking');
  const { data } = useQuery(ownPlansQuery);
  const plans = data?.plans.filter(({ status }) => status !== 'ended' && status !== 'lapsed') ?? [];
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="own-plans" className="mb-6">
      <h2 id="own-plans" className="mb-3 text-lg font-semibold">
        {t('own')}
      </h2>
      <ul className="flex flex-col gap-3">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link
              to="/plan/$planId"
              params={{ planId: plan.id }}
              className="moves flex items-center justify-between gap-3 rounded-card bg-surface p-4 shadow-card hover:bg-sunken"
            >
              <span>
                <span className="font-semibold">{plan.offeringName}</span>
                <span className="block text-sm text-ink-soft">
                  {(plan.role === 'client' ? plan.provider : plan.client).name || of('goneAccount')}
                </span>
              </span>
              <PlanBadge status={plan.status} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
