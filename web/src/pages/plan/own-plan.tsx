import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ownPlansQuery, type Plan } from '../../features/plan/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';

const goingOn: readonly Plan['status'][] = ['active', 'past-due', 'ending'];

/** What the person has of an offering already, perhaps from another tab: unpaid before paid. */
export function useOwnPlan(offeringId: string): Plan | null {
  const { data } = useQuery(ownPlansQuery);
  const own = data?.plans.filter((one) => one.role === 'client' && one.offeringId === offeringId);
  return (
    own?.find(({ status }) => status === 'reserved') ??
    own?.find(({ status }) => goingOn.includes(status)) ??
    null
  );
}

/** Says that the person has this plan, or times for it that wait for their payment. */
export function OwnPlan({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  const isUnpaid = plan.status === 'reserved';
  return (
    <Banner
      tone="warning"
      live
      action={
        <Link
          to="/plan/$planId"
          params={{ planId: plan.id }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {isUnpaid ? t('buy.toPayment') : t('buy.toPlan')}
        </Link>
      }
    >
      {isUnpaid ? t('buy.ownUnpaid') : t('buy.own')}
    </Banner>
  );
}
