import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { providerQuery } from '../../features/booking/queries.ts';
import { offeringsOfQuery } from '../../features/offering/queries.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { queryClient } from '../../lib/query-client.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SignInInvitation, useSignedInUser } from '../../shell/session/signed-in.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { BuyPlan } from './buy-plan.tsx';

type Params = { providerId: string; offeringId: string };

export function load({ providerId }: Params) {
  return loadOwn((user) => {
    const currency = shownCurrency(user);
    return Promise.all([
      queryClient.ensureQueryData(offeringsOfQuery(providerId, currency)),
      queryClient.ensureQueryData(providerQuery(providerId, currency)),
    ]);
  });
}

/** Buys a plan of an expert; a visitor is asked to sign in first. */
export function BuyPlanPage() {
  const { t } = useTranslation('plan');
  return (
    <DataSection
      failed={t('failed')}
      waiting={<FormSkeleton />}
      gone={<NoExpert />}
      frame={Unknown}
    >
      <Chosen />
    </DataSection>
  );
}

function Chosen() {
  const { providerId, offeringId } = useParams({ from: '/own/plan/new/$providerId/$offeringId' });
  const currency = shownCurrency(useSignedInUser());
  const { data, error } = useSuspenseQuery(offeringsOfQuery(providerId, currency));
  const { data: expert } = useSuspenseQuery(providerQuery(providerId, currency));
  // They left while the page was open.
  if (errorCodeOf(error) === 'not-found') return <NoExpert />;
  const offering = data.offerings.find(
    ({ id, type }) => id === offeringId && type === 'subscription',
  );
  if (!offering) return <Gone providerId={providerId} />;
  return (
    <BuyPlan
      offering={offering}
      expert={expert}
      exchange={data.exchange}
      gone={<Gone providerId={providerId} />}
    />
  );
}

function Gone({ providerId }: { providerId: string }) {
  const { t } = useTranslation('plan');
  return (
    <Missing title={t('buy.gone')} text={t('buy.goneText')}>
      <Link to="/expert/$id" params={{ id: providerId }} className={buttonClass({ size: 'large' })}>
        {t('buy.toExpert')}
      </Link>
    </Missing>
  );
}

function NoExpert() {
  const { t } = useTranslation('plan');
  return (
    <Missing title={t('buy.gone')} text={t('buy.goneText')}>
      <Link to="/experts" className={buttonClass({ size: 'large' })}>
        {t('buy.others')}
      </Link>
    </Missing>
  );
}

function Unknown({ children }: { children: ReactNode }) {
  const { t } = useTranslation('plan');
  return (
    <Page title={t('title')}>
      <h1 className="sr-only">{t('title')}</h1>
      {children}
    </Page>
  );
}

function FormSkeleton() {
  const { t: common } = useTranslation('common');
  return (
    <Loading label={common('loading')}>
      <Skeleton className="mb-4 h-11 w-60" />
      <Skeleton className="h-80" />
    </Loading>
  );
}

export function Waiting() {
  return (
    <Unknown>
      <FormSkeleton />
    </Unknown>
  );
}

export function Visitor() {
  const { t } = useTranslation('plan');
  return (
    <Unknown>
      <SignInInvitation
        icon={<CalendarSync size={40} aria-hidden />}
        title={t('buy.signIn')}
        text={t('buy.signInText')}
        action={t('signedOut.action')}
        size="large"
      />
    </Unknown>
  );
}
