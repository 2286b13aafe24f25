import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { meetOf, offersMore, online, wayIn } from '../../features/availability/way.ts';
import { WayChoice } from '../../features/booking/components/way-choice.tsx';
import type { Provider } from '../../features/booking/queries.ts';
import type { Offering } from '../../features/offering/queries.ts';
import type { Exchange } from '@puente/contract/currency';
import { now } from '../../lib/clock.ts';
import { errorCodeOf, useErrorText } from '../../lib/error-text.ts';
import { formatMoney } from '../../lib/money.ts';
import { usePriceNotes } from '../../lib/price-note.ts';
import { formatMinutes } from '../../lib/time.ts';
import { chosenZone } from '../../lib/zone.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSignedInUser } from '../../shell/session/signed-in.tsx';
import { Banner } from '../../ui/banner.tsx';
import { useVenueRegion } from '../booking/venue-region.ts';
import { BuyForm } from './buy-form.tsx';
import { FirstTimes } from './first-times.tsx';
import { Interruption } from './interruption.tsx';
import { useOffer } from './offer.ts';
import { OwnPlan, useOwnPlan } from './own-plan.tsx';
import { PatternChoice } from './pattern-choice.tsx';
import { clearPlanDraft, usePlanDraft } from './plan-draft.ts';
import { usePlanTimes } from './plan-times.ts';
import { PlanHead, ToExpert } from './plan-head.tsx';

type Props = {
  offering: Offering;
  expert: Provider;
  exchange: Exchange | null;
  /** Shown when the offering goes while the page is open. */
  gone: ReactNode;
};

/** Chooses how, on which days and when to meet, sees the times this gives, and buys the plan. */
export function BuyPlan({ offering, expert, exchange, gone }: Props) {
  const { t } = useTranslation('plan');
  const { t: of } = useTranslation('booking');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const user = useSignedInUser();
  const zone = chosenZone();
  const today = now().toZonedDateTimeISO(zone).toPlainDate();
  const { choice, change: changeDraft } = usePlanDraft(user, offering.id, today);
  const { weekdays, time, startDate, instead } = choice;
  const { sessions, durationMinutes: minutes } = offering;
  const known = wayIn(expert.places, choice.meet);
  const way = known ?? online;
  const region = useVenueRegion(expert, way);
  const given = usePlanTimes(offering, choice, { way, zone });
  const { times, dates, shown, starts, isComplete, isGone } = given;
  const { offer, isChanged, agree } = useOffer(offering, shown);
  const own = useOwnPlan(offering.id);
  const [refusal, setRefusal] = useState<unknown>(null);
  const change: typeof changeDraft = (part) => {
    setRefusal(null);
    changeDraft(part);
  };
  // Told below then, where the person is.
  const isInterrupted = !isComplete && (isGone || refusal !== null);
  const toTimes = () => document.querySelector('#pattern')?.scrollIntoView({ block: 'start' });
  if ([times.error, dates.error].some((error) => errorCodeOf(error) === 'not-found')) return gone;
  return (
    <Page title={t('buy.title', { name: offering.name })}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col">
          <ToExpert id={expert.id} name={expert.name} />
          <PlanHead title={offering.name} person={expert}>
            <Price offering={offering} exchange={exchange} />
          </PlanHead>
        </div>
        {own && !isInterrupted ? <OwnPlan plan={own} /> : null}
        {known ? null : <Banner>{of('noLonger.way', { name: expert.name })}</Banner>}
        {offersMore(expert.places) ? (
          <WayChoice
            places={expert.places}
            way={way}
            // What is free depends on the way there.
            onChange={(next) => change({ meet: meetOf(next), instead: {} })}
          />
        ) : null}
        <PatternChoice
          pattern={{ weekdays, startDate, time }}
          {...{ today, sessions, minutes, times }}
          onChange={(part) => change({ ...part, instead: {} })}
        />
        {dates.error ? (
          <Banner tone="danger" live>
            {errorText(dates.error)}
          </Banner>
        ) : null}
        {isComplete ? null : (
          <Interruption
            {...{ refusal, own }}
            changedTo={isChanged ? offer : null}
            goneTime={isGone ? time : null}
          />
        )}
        {shown ? (
          <FirstTimes
            dates={shown}
            provider={expert}
            minutes={minutes}
            way={way}
            zone={region?.timeZone ?? zone}
            instead={instead}
            onInstead={(start, other) => change({ instead: { ...instead, [start]: other } })}
          />
        ) : null}
        {shown && isComplete ? (
          <BuyForm
            {...{ way, choice, change, expert, offer, isChanged }}
            onAgreed={agree}
            onRefused={setRefusal}
            firstRenewal={shown.renewals[0]}
            request={{
              offeringId: offering.id,
              plan: { startDate, pattern: given.pattern },
              timezone: zone,
              currency: shown.price.currency,
              sessions: starts.map((start) => ({ start })),
              ...way,
            }}
            // The pattern's own times are told to be taken; others are chosen again.
            onTimesGone={(taken) => changeDraft({ instead: without(instead, taken) })}
            onOtherTimes={toTimes}
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

/** The times chosen in place of others, but for those that can't be had any more. */
function without(instead: Record<string, string>, starts: readonly string[]) {
  const gone = new Set(starts.map((start) => Date.parse(start)));
  return Object.fromEntries(
    Object.entries(instead).filter(([, other]) => !gone.has(Date.parse(other))),
  );
}

/** What a month costs, the price before its discount struck through, and what it is for. */
function Price({ offering, exchange }: Pick<Props, 'offering' | 'exchange'>) {
  const { t } = useTranslation('plan');
  const priceNotes = usePriceNotes();
  const { sessions, durationMinutes, price, discountedPrice, ownCurrency } = offering;
  return (
    <div>
      <p className="tabular">
        <span className="text-lg font-semibold">
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
        {t('facts.each', { count: sessions, length: formatMinutes(durationMinutes) })}
      </p>
      {priceNotes({ currency: price.currency, exchange, ownCurrency }).map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}
