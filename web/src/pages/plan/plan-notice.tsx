import { policy } from '@puente/contract/policy';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../features/plan/queries.ts';
import { Banner } from '../../ui/banner.tsx';
import { When } from '../../ui/when.tsx';
import { chosenZone } from '../../lib/zone.ts';

/** What the person should know or do first. */
export function PlanNotice({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  const missing = plan.periods.flatMap(({ status, sessions }) =>
    status === 'reserved' ? sessions.filter(({ state }) => state === 'action-required') : [],
  ).length;
  if (plan.status === 'past-due')
    return (
      <Banner tone="danger">
        {plan.role === 'provider'
          ? t('notice.otherRefused', { hours: policy.plan.releaseHoursBeforeStart })
          : t(`notice.${why(plan)}`)}
        {plan.nextChargeAt ? (
          <>
            {' '}
            {plan.role === 'provider' ? t('notice.otherTryAgain') : t('notice.tryAgain')}{' '}
            <When at={plan.nextChargeAt} zone={chosenZone()} className="font-semibold" />
          </>
        ) : null}
      </Banner>
    );
  if (plan.status === 'lapsed')
    return (
      <Banner>
        {t('notice.lapsed')} <Again plan={plan} />
      </Banner>
    );
  if (plan.status === 'ended' && plan.endReason)
    return (
      <Banner>
        {t(`ended.${plan.endReason}`)} <Again plan={plan} />
      </Banner>
    );
  if (plan.status === 'ending') return <Banner tone="warning">{t('notice.ending')}</Banner>;
  if (missing > 0 && plan.role === 'client' && plan.status === 'active')
    return <Banner tone="warning">{t('notice.missing', { count: missing })}</Banner>;
  return null;
}

function why({ declineCode }: Plan): 'asked' | 'refused' {
  return declineCode === 'authentication_required' ? 'asked' : 'refused';
}

/** Leads its client to the same plan, to buy it once more. */
function Again({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  if (plan.role !== 'client') return null;
  return (
    <Link
      to="/plan/new/$providerId/$offeringId"
      params={{ providerId: plan.provider.id, offeringId: plan.offeringId }}
      className="font-semibold underline"
    >
      {plan.status === 'ended' ? t('notice.anew') : t('notice.again')}
    </Link>
  );
}
