import type { Call } from '@puente/contract/endpoint';
import type { planTimes, previewPlan } from '@puente/contract/plan';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import {
  checkBookable,
  findZoneOf,
  freeStartsAhead,
  type Trip,
} from '../../availability/service.ts';
import { findPlanForSale, type PackageForSale } from '../../offering/service.ts';
import { assertPlan, priceOf } from '../package-quote/service.ts';
import { freeByTime, occurrencesOf, periodWindow, renewalAt, type Window } from '../plan/rules.ts';
import { alternativesTo } from '../series/service.ts';
import { type PlaceDeps, tripTo } from '../venue/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** How many renewals are told. */
const renewalsTold = 3;

type Asked = Pick<
  z.output<typeof planTimes.body>,
  'offeringId' | 'startDate' | 'timezone' | 'mode' | 'officeId'
> & { pattern: { weekdays: number[]; time: string } };

type Scene = {
  sold: PackageForSale;
  /** The client's zone is known. */
  plan: Asked & { timezone: string };
  /** In which the sessions of the first month start: what is over is left out. */
  window: Window;
  providerTimezone: string;
  trip: Trip;
};

/** What a first month is read from, or why there is none. */
async function setScene({ db, clock }: Deps, actor: Client, asked: Asked): Promise<Scene> {
  const sold = await findPlanForSale(db, asked.offeringId);
  if (!sold) throw new AppError('not-found');
  if (sold.provider_id === actor.userId) throw new AppError('own-calendar');
  const now = clock.now();
  const plan = { ...asked, timezone: asked.timezone ?? actor.timezone };
  assertPlan(plan, sold, now);
  const month = periodWindow(plan, 0);
  const from = Temporal.Instant.compare(now, month.from) > 0 ? now : month.from;
  return {
    sold,
    plan,
    window: { from, until: month.until },
    providerTimezone: await findZoneOf(db, sold.provider_id),
    trip: await tripTo(db, sold.provider_id, asked),
  };
}

/** What a pattern gives in the first month of a plan, before it is quoted. Takes nothing. */
export async function previewPlanDates(
  context: Deps,
  actor: Client,
  asked: z.output<typeof previewPlan.body>,
): Promise<Call<typeof previewPlan>['reply']> {
  const { sold, plan, window, providerTimezone, trip } = await setScene(context, actor, asked);
  const { provider_id: providerId, sessions, duration_minutes: minutes } = sold;
  const now = context.clock.now();
  const starts = occurrencesOf(plan.pattern, providerTimezone, window, sessions);
  const wanted = {
    providerId,
    clientId: actor.userId,
    durationMinutes: minutes,
    mode: trip.mode,
    travel_minutes: trip.travelMinutes,
    office_id: trip.officeId,
    within: window,
  };
  const shown = [];
  for (const start of starts) {
    const slot = {
      providerId,
      clientId: actor.userId,
      durationMinutes: minutes,
      start,
      trip,
      isOwnLength: true,
    };
    const isFree = (await checkBookable(context.db, slot, now, 'ahead')) === 'ok';
    const others = { ...wanted, starts: starts.filter((one) => !one.equals(start)) };
    shown.push({
      start: start.toString(),
      end: start.add({ minutes }).toString(),
      isFree,
      alternatives: isFree ? [] : await alternativesTo(context, others, start),
    });
  }
  const { amount, currency } = await priceOf(context, sold, actor.currency);
  return {
    sessions: shown,
    sessionsPerMonth: sessions,
    from: window.from.toString(),
    until: window.until.toString(),
    providerTimezone,
    renewals: Array.from({ length: renewalsTold }, (_, at) => renewalAt(plan, at + 1).toString()),
    price: { amount, currency },
  };
}

/** The times of day that a first month could have on some days of the week. Takes nothing. */
export async function previewPlanTimes(
  context: Deps,
  actor: Client,
  { weekdays, ...asked }: z.output<typeof planTimes.body>,
): Promise<Call<typeof planTimes>['reply']> {
  const anyTime = { weekdays, time: '00:00' };
  const scene = await setScene(context, actor, { ...asked, pattern: anyTime });
  const { sold, window, providerTimezone, trip } = scene;
  const { provider_id: providerId, sessions, duration_minutes: durationMinutes } = sold;
  const wanted = { providerId, clientId: actor.userId, durationMinutes, trip, isOwnLength: true };
  const free = await freeStartsAhead(context, wanted, window);
  const times = freeByTime(free, weekdays, providerTimezone).map(({ time, starts }) => {
    const given = occurrencesOf({ weekdays, time }, providerTimezone, window, sessions);
    const had = given.filter((one) => starts.some((start) => start.equals(one)));
    return { time, first: had[0], free: had.length };
  });
  return {
    providerTimezone,
    sessionsPerMonth: sessions,
    times: times.flatMap(({ time, first, free: count }) =>
      first
        ? [
            {
              time,
              start: first.toString(),
              end: first.add({ minutes: durationMinutes }).toString(),
              free: count,
            },
          ]
        : [],
    ),
  };
}
