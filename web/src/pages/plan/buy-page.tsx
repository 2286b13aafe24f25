import { policy } from '@puente/contract/policy';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offeringsOfQuery, type Offering } from '../../features/offering/queries.ts';
import { planDatesQuery } from '../../features/plan/queries.ts';
import { now } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { chosenZone } from '../../lib/zone.ts';
import { DataSection } from '../../shell/page/data-section.tsx';
import { loadOwn } from '../../shell/page/load.ts';
import { Missing } from '../../shell/page/missing.tsx';
import { Page } from '../../shell/page/page.tsx';
import { SignInInvitation, useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Banner } from '../../ui/banner.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Chip, Chips } from '../../ui/chips.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { BuyForm } from './buy-form.tsx';
import { FirstTimes } from './first-times.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

type Params = { providerId: string; offeringId: string };

export function load({ providerId }: Params) {
  return loadOwn((user) =>
    queryClient.ensureQueryData(offeringsOfQuery(providerId, shownCurrency(user))),
  );
}

/** Chooses the days and the start of a plan, sees the times they give, and buys it. */
export function BuyPlanPage() {
  const { t } = useTranslation('plan');
  return (
    <DataSection failed={t('failed')} waiting={<FormSkeleton />} gone={<Gone />} frame={Unknown}>
      <Chosen />
    </DataSection>
  );
}

function Chosen() {
  const { providerId, offeringId } = useParams({ from: '/own/plan/new/$providerId/$offeringId' });
  const user = useSignedInUser();
  const { data } = useSuspenseQuery(offeringsOfQuery(providerId, shownCurrency(user)));
  const offering = data.offerings.find(
    ({ id, type }) => id === offeringId && type === 'subscription',
  );
  return offering ? <Chooser offering={offering} /> : <Gone />;
}

function Chooser({ offering }: { offering: Offering }) {
  const { t } = useTranslation('plan');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const zone = chosenZone();
  const today = now().toZonedDateTimeISO(zone).toPlainDate();
  const [days, setDays] = useState<number[]>([]);
  const [time, setTime] = useState('10:00');
  const [startDate, setStartDate] = useState(today.add({ days: 1 }).toString());
  const [instead, setInstead] = useState<Record<string, string>>({});
  const pattern = { weekdays: days, time };
  const isEnough = days.length * policy.plan.weeksInEachPeriod >= offering.sessions;
  const wanted = { offeringId: offering.id, startDate, pattern, timezone: zone };
  const dates = useQuery({ ...planDatesQuery(wanted), enabled: isEnough && time !== '' });
  const starts = dates.data?.sessions.map(({ start, isFree }) =>
    isFree ? start : (instead[start] ?? null),
  );
  const isComplete =
    starts?.length === offering.sessions && starts.every((start) => start !== null);
  const toggle = (day: number) =>
    setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day]);
  const price = offering.discountedPrice ?? offering.price;
  return (
    <Page title={t('buy.title', { name: offering.name })}>
      <div className="flex flex-col gap-6">
        <header>
          <h1 className="display text-3xl">{offering.name}</h1>
          <p className="mt-1 text-ink-soft">
            {t('facts.each', { count: offering.sessions, minutes: offering.durationMinutes })} ·{' '}
            {t('buy.perMonth', { price: formatMoney(price) })}
          </p>
        </header>
        <section aria-labelledby="pattern" className="flex flex-col gap-4">
          <h2 id="pattern" className="text-lg font-semibold">
            {t('buy.when')}
          </h2>
          <Chips label={t('buy.days')}>
            {weekdays.map((day) => (
              <Chip key={day} pressed={days.includes(day)} onClick={() => toggle(day)}>
                {weekdayName(day, localeTag())}
              </Chip>
            ))}
          </Chips>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              type="time"
              step={900}
              label={t('buy.time')}
              help={t('buy.timeHelp')}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
            <TextInput
              type="date"
              label={t('buy.start')}
              help={t('buy.startHelp', { count: policy.plan.startWithinDays })}
              value={startDate}
              min={today.toString()}
              max={today.add({ days: policy.plan.startWithinDays }).toString()}
              onChange={({ target }) => target.value && setStartDate(target.value)}
            />
          </div>
        </section>
        {days.length > 0 && !isEnough ? (
          <Banner>{t('buy.moreDays', { count: offering.sessions })}</Banner>
        ) : null}
        {dates.error ? (
          <Banner tone="danger" live>
            {errorText(dates.error)}
          </Banner>
        ) : null}
        {dates.data ? (
          <FirstTimes
            dates={dates.data}
            instead={instead}
            onInstead={(start, other) => setInstead({ ...instead, [start]: other })}
          />
        ) : null}
        {dates.data && isComplete && starts ? (
          <BuyForm
            price={dates.data.price}
            firstRenewal={dates.data.renewals[0]}
            request={{
              offeringId: offering.id,
              plan: { startDate, pattern },
              timezone: zone,
              currency: dates.data.price.currency,
              sessions: starts.flatMap((start) => (start === null ? [] : { start })),
            }}
            onBought={(planId) =>
              void navigate({ to: '/plan/$planId', params: { planId }, replace: true })
            }
          />
        ) : null}
      </div>
    </Page>
  );
}

function Gone() {
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
