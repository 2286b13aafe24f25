import type { Venue } from '@puente/contract/venue';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Way } from '../../features/availability/way.ts';
import { VenueLine } from '../../features/booking/components/venue.tsx';
import { PlanBadge } from '../../features/plan/components/plan-badge.tsx';
import { StopPlan } from '../../features/plan/components/stop-plan.tsx';
import { PlanTimeline } from '../../features/plan/components/timeline.tsx';
import { planQuery, type Plan, type PlanPeriod } from '../../features/plan/queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { BackLink } from '../../shell/page/back-link.tsx';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SignInInvitation } from '../../shell/session/signed-in.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFocusOnChange } from '../../ui/focus.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { When } from '../../ui/when.tsx';
import { PatternText } from './pattern-text.tsx';
import { PlanBegun } from './plan-begun.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { usePlanPlace } from './plan-place.ts';
import { Sessions } from './sessions.tsx';
import { PayMonth, useBankReturn } from './pay-month.tsx';

export function load({ planId }: { planId: string }) {
  return loadOwn(() => queryClient.ensureQueryData(planQuery(planId)));
}

/** A plan: how it stands, what comes next and costs, its times, and what happened. */
export function PlanPage() {
  const { t } = useTranslation('plan');
  const { planId } = useParams({ from: '/own/plan/$planId' });
  return (
    <DataSection failed={t('failed')} waiting={<PlanSkeleton />} gone={<Gone />} frame={Unknown}>
      <Whole planId={planId} />
    </DataSection>
  );
}

function Whole({ planId }: { planId: string }) {
  const { t } = useTranslation('plan');
  const { data: plan } = useSuspenseQuery(planQuery(planId));
  const other = plan.role === 'client' ? plan.provider : plan.client;
  const isAsking = useBankReturn(plan);
  const { way, venue } = usePlanPlace(plan);
  const hasBegun = useHasBegun(plan, isAsking);
  // The form goes once it is paid, or can't be paid any more: the head says which.
  const head = useFocusOnChange(plan.payableId === null);
  return (
    <Page title={plan.offeringName}>
      <div className="flex flex-col gap-6">
        <div ref={head} tabIndex={-1} className="flex flex-col">
          <BackLink to="/activity" />
          {hasBegun ? (
            <PlanBegun plan={plan} />
          ) : (
            <PlanHead title={plan.offeringName} person={other}>
              <span className="self-start">
                <PlanBadge status={plan.status} />
              </span>
            </PlanHead>
          )}
        </div>
        <PlanNotice plan={plan} />
        {plan.payableId !== null && plan.role === 'client' ? (
          <PayMonth plan={plan} payableId={plan.payableId} isAsking={isAsking} />
        ) : null}
        <Facts plan={plan} venue={venue} />
        <Months plan={plan} way={way} />
        <StopPlan plan={plan} />
        {plan.timeline.length > 0 ? (
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="mb-1 text-lg font-semibold">
              {t('timeline.title')}
            </h2>
            <PlanTimeline plan={plan} />
          </section>
        ) : null}
      </div>
    </Page>
  );
}

/** Its client has just paid the first month, on this page or at their bank. */
function useHasBegun({ status, role, periods }: Plan, isAsking: boolean): boolean {
  const [wasOpen] = useState(status === 'reserved' || isAsking);
  // A later month that is paid at the bank begins nothing.
  const isFirst = periods.every(({ number }) => number === 0);
  return wasOpen && isFirst && role === 'client' && status === 'active';
}

/** The month to come if it is reserved, the one that goes on, and what is left of those before. */
function Months({ plan, way }: { plan: Plan; way: Way }) {
  const { t } = useTranslation('plan');
  const isToCome = ({ status, number }: PlanPeriod) => status === 'reserved' && number > 0;
  const toCome = plan.periods.find(isToCome);
  const paid = plan.periods.filter((period) => !isToCome(period) && period.status !== 'lapsed');
  const [current, ...before] = paid;
  const isUnpaid = plan.status === 'past-due';
  const titles = isUnpaid
    ? { toCome: t('unpaid'), current: t('lastMonth') }
    : { toCome: t('next'), current: t('thisMonth') };
  return (
    <>
      {toCome ? (
        <Month title={titles.toCome}>
          <Sessions plan={plan} period={toCome} way={way} />
        </Month>
      ) : null}
      {current ? (
        <Month title={toCome ? titles.current : t('sessions')}>
          <Sessions plan={plan} period={current} way={way} />
        </Month>
      ) : null}
      {before
        .filter(({ credits }) => credits > 0)
        .map((period) => (
          <Month key={period.packageId} title={t('earlier')}>
            <Sessions plan={plan} period={period} way={way} onlyFree />
          </Month>
        ))}
    </>
  );
}

function Month({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ plan, venue }: { plan: Plan; venue: Venue | null }) {
  const { t } = useTranslation('plan');
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact label={t('facts.price')}>{formatMoney(plan.price)}</Fact>
        <Fact label={t('facts.sessions')}>
          {t('facts.each', {
            count: plan.sessionsPerMonth,
            length: formatMinutes(plan.durationMinutes),
          })}
        </Fact>
        <Fact label={t('facts.pattern')}>
          <PatternText pattern={plan.pattern} zone={plan.providerTimezone} />
        </Fact>
        {plan.nextChargeAt ? (
          <Fact label={t('facts.nextCharge')}>
            <When at={plan.nextChargeAt} zone={chosenZone()} />
          </Fact>
        ) : null}
        {plan.status === 'ending' && plan.renewsAt ? (
          <Fact label={t('facts.ends')}>
            <When at={plan.renewsAt} zone={chosenZone()} />
          </Fact>
        ) : null}
      </dl>
      {venue ? (
        <div className="mt-4">
          <VenueLine venue={venue} />
        </div>
      ) : null}
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium first-letter:uppercase">{children}</dd>
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('plan');
  return (
    <Missing title={t('missing.title')} text={t('missing.text')}>
      <Link to="/activity" className={buttonClass({ size: 'large' })}>
        {t('missing.action')}
      </Link>
    </Missing>
  );
}

/** Before its name is known. */
function Unknown({ children }: { children: ReactNode }) {
  const { t } = useTranslation('plan');
  return (
    <Page title={t('title')}>
      <h1 className="sr-only">{t('title')}</h1>
      {children}
    </Page>
  );
}

function PlanSkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mb-4 h-11 w-60" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

export function Waiting() {
  return (
    <Unknown>
      <PlanSkeleton />
    </Unknown>
  );
}

export function Visitor() {
  const { t } = useTranslation('plan');
  return (
    <Unknown>
      <SignInInvitation
        icon={<CalendarSync size={40} aria-hidden />}
        title={t('signedOut.title')}
        text={t('signedOut.text')}
        action={t('signedOut.action')}
        size="large"
      />
    </Unknown>
  );
}
