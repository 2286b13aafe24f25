import type { Call } from '@puente/contract/endpoint';
import type { previewPlan } from '@puente/contract/plan';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { checkBookable, findZoneOf, nearestSlots } from '../../availability/service.ts';
import { findPlanForSale } from '../../offering/service.ts';
import { assertPlan, priceOf } from '../package-quote/service.ts';
import { isWithin, occurrencesOf, periodWindow, renewalAt } from '../plan/rules.ts';
import { besides } from '../series/rules.ts';
import type { PlaceDeps } from '../venue/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** How many renewals are told. */
const renewalsTold = 3;

/** What a pattern gives in the first month of a plan, before it is quoted. Takes nothing. */
export async function previewPlanDates(
  context: Deps,
  actor: Client,
  asked: z.output<typeof previewPlan.body>,
): Promise<Call<typeof previewPlan>['reply']> {
  const { db, clock } = context;
  const sold = await findPlanForSale(db, asked.offeringId);
  if (!sold) throw new AppError('not-found');
  if (sold.provider_id === actor.userId) throw new AppError('own-calendar');
  const now = clock.now();
  const plan = { ...asked, timezone: asked.timezone ?? actor.timezone };
  assertPlan(plan, sold, now);
  const { provider_id: providerId, sessions, duration_minutes: minutes } = sold;
  const providerTimezone = await findZoneOf(db, providerId);
  const month = periodWindow(plan, 0);
  const from = Temporal.Instant.compare(now, month.from) > 0 ? now : month.from;
  const window = { from, until: month.until };
  const starts = occurrencesOf(plan.pattern, providerTimezone, window, sessions);
  const shown = [];
  for (const start of starts) {
    const slot = {
      providerId,
      clientId: actor.userId,
      durationMinutes: minutes,
      start,
      isOwnLength: true,
    };
    const isFree = (await checkBookable(db, slot, now, 'ahead')) === 'ok';
    const others = { starts: starts.filter((one) => !one.equals(start)), durationMinutes: minutes };
    const near = isFree ? [] : await nearestSlots(context, slot, policy.slot.alternatives * 3);
    const inMonth = near.filter((one) => isWithin(Temporal.Instant.from(one.start), window));
    shown.push({
      start: start.toString(),
      end: start.add({ minutes }).toString(),
      isFree,
      alternatives: besides(inMonth, others, policy.slot.alternatives),
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
