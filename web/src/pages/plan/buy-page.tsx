import { policy } from '@puente/contract/policy';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { CalendarSync } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { providerQuery } from '../../features/booking/queries.ts';
import { offeringsOfQuery, type Offering } from '../../features/offering/queries.ts';
import { planDatesQuery } from '../../features/plan/queries.ts';
import { now } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { localeTag } from '../../lib/i18n.ts';
import { formatMoney } from '../../lib/money.ts';
import { queryClient } from '../../lib/query-client.ts';
import { zoneCity, zoneName } from '../../lib/time.ts';
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
import { clearPlanDraft, usePlanDraft } from './plan-draft.ts';
import { weekdayLabel, weekdays } from './weekdays.ts';

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
  const { providerId } = useParams({ from: '/own/plan/new/$providerId/$offeringId' });
  const user = useSignedInUser();
  const zone = chosenZone();
  const today = now().toZonedDateTimeISO(zone).toPlainDate();
  const { choice, change } = usePlanDraft(user, offering.id, today);
  const { data: expert } = useQuery(providerQuery(providerId, shownCurrency(user)));
  const { weekdays: days, time, startDate, instead } = choice;
  const pattern = { weekdays: days, time };
  const isEnough = days.length * policy.plan.weeksInEachPeriod >= offering.sessions;
  const wanted = { offeringId: offering.id, startDate, pattern, timezone: zone };
  const dates = useQuery({ ...planDatesQuery(wanted), enabled: isEnough && time !== '' });
  const starts = dates.data?.sessions.map(({ start, isFree, alternatives }) => {
    if (isFree) return start;
    return alternatives.find((slot) => slot.start === instead[start])?.start ?? null;
  });
  const isComplete =
    starts?.length === offering.sessions && starts.every((start) => start !== null);
  const toggle = (day: number) =>
    change({
      weekdays: weekdays.filter((one) => (one === day) !== days.includes(one)),
    });
  const expertZone = dates.data?.providerTimezone ?? expert?.timezone;
  return (
    <Page title={t('buy.title', { name: offering.name })}>
      <div className="flex flex-col gap-6">
        <Heading offering={offering} expert={expert && `${expert.name} ${expert.lastName}`} />
        <section aria-labelledby="pattern" className="flex flex-col gap-4">
          <h2 id="pattern" className="text-lg font-semibold">
            {t('buy.when')}
          </h2>
          <Chips label={t('buy.days')}>
            {weekdays.map((day) => (
              <Chip key={day} pressed={days.includes(day)} onClick={() => toggle(day)}>
                {weekdayLabel(day, localeTag())}
              </Chip>
            ))}
          </Chips>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextInput
              type="time"
              step={900}
              label={t('buy.time')}
              help={
                expertZone
                  ? t('buy.timeHelp', { zone: zoneName(expertZone), city: zoneCity(expertZone) })
                  : undefined
              }
              value={time}
              onChange={({ target }) => change({ time: target.value })}
            />
            <TextInput
              type="date"
              label={t('buy.start')}
              help={t('buy.startHelp', { count: policy.plan.startWithinDays })}
              value={startDate}
              min={today.toString()}
              max={today.add({ days: policy.plan.startWithinDays }).toString()}
              onChange={({ target }) => target.value && change({ startDate: target.value })}
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
            zone={zone}
            name={expert?.name}
            instead={instead}
            onInstead={(start, other) => change({ instead: { ...instead, [start]: other } })}
          />
        ) : null}
        {dates.data && isComplete && starts ? (
          <BuyForm
            price={dates.data.price}
            firstRenewal={dates.data.renewals[0]}
            person={choice.person}
            onPerson={(person) => change({ person })}
            request={{
              offeringId: offering.id,
              plan: { startDate, pattern },
              timezone: zone,
              currency: dates.data.price.currency,
              sessions: starts.flatMap((start) => (start === null ? [] : { start })),
            }}
            onBought={(planId) => {
              clearPlanDraft();
              void navigate({ to: '/plan/$planId', params: { planId }, replace: true });
            }}
          />
        ) : null}
      </div>
    </Page>
  );
}

/** What it is, of whom, and its price, the one before its discount struck through. */
function Heading({ offering, expert }: { offering: Offering; expert: string | undefined }) {
  const { t } = useTranslation('plan');
  const { name, sessions, durationMinutes, price, discountedPrice } = offering;
  return (
    <header className="flex flex-col gap-1">
      <h1 className="display text-3xl">{name}</h1>
      {expert ? <p className="text-ink-soft">{t('with', { name: expert.trim() })}</p> : null}
      <p className="tabular">
        <span className="font-semibold">
          {t('buy.perMonth', { price: formatMoney(discountedPrice ?? price) })}
        </span>{' '}
        {discountedPrice ? (
          <s className="text-ink-soft">
            <span className="sr-only">{t('buy.insteadOf')} </span>
            {formatMoney(price)}
          </s>
        ) : null}
      </p>
      <p className="text-ink-soft">
        {t('facts.each', { count: sessions, minutes: durationMinutes })}
      </p>
    </header>
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
