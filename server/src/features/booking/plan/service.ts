import type { BoughtPlan } from '@puente/contract/plan-terms';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { DatabaseUnavailable } from '../../../db/outage.ts';
import { AppError } from '../../../lib/app-error.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { lapseOrders } from '../../order/service.ts';
import { cancelOpenIntents } from '../../payment/service.ts';
import { newId } from '../../../lib/ids.ts';
import { lockPeople } from '../own-time/service.ts';
import { completed, findPackages } from '../package/service.ts';
import { endOverdueProposals } from '../proposal/service.ts';
import type { PackageTerms } from '../quote/rules.ts';
import type { QuoteRow } from '../quote/service.ts';
import { endOverdueHolds } from '../release/service.ts';
import { presentPlan, type WholePlan } from './present.ts';
import { type Anchor, renewalAt } from './rules.ts';
import {
  expireReserved,
  findEvents,
  findOwnPlans,
  findPeriodIds,
  findPlan,
  findReservedPeriod,
  lockPlanRow,
  type PlanRow,
  type PlansAsked,
  type PlanView,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** One plan of the caller; the same 404 for none and for somebody else's. */
export async function getPlan(context: Deps, actor: Client, planId: string): Promise<BoughtPlan> {
  const [found] = await readPlans(context, { userId: actor.userId, planId });
  if (!found) throw new AppError('not-found');
  return found;
}

/** The caller's plans, those that go on first. */
export async function listPlans(
  context: Deps,
  actor: Client,
  asked: Pick<PlansAsked, 'role'>,
): Promise<{ plans: BoughtPlan[] }> {
  return { plans: await readPlans(context, { ...asked, userId: actor.userId }) };
}

async function readPlans({ db, clock }: Deps, asked: PlansAsked): Promise<BoughtPlan[]> {
  const now = clock.now();
  const whole = await wholePlans(db, await findOwnPlans(db, asked));
  return whole.map((plan) => presentPlan(plan, asked.userId, now));
}

/** Everything that the person bought and sold as plans, for their export. */
export function exportPlans(context: Deps, userId: string): Promise<BoughtPlan[]> {
  return readPlans(context, { userId });
}

export async function wholePlans(db: Executor, plans: readonly PlanView[]): Promise<WholePlan[]> {
  const planIds = plans.map(({ id }) => id);
  const events = await findEvents(db, planIds);
  const months = await findPeriodIds(db, planIds);
  const views = await findPackages(
    db,
    months.map(({ packageId }) => packageId),
  );
  const whole = new Map((await completed(db, views)).map((one) => [one.view.id, one]));
  return plans.map((plan) => ({
    plan,
    events: events.get(plan.id) ?? [],
    periods: months
      .filter(({ planId }) => planId === plan.id)
      .flatMap(({ packageId }) => whole.get(packageId) ?? []),
  }));
}

export function anchorOf({ start_date, client_timezone }: PlanView): Anchor {
  return { startDate: start_date, timezone: client_timezone };
}

/**
 * Calendars first, then the people, then the plan, with what ran out ended; its months, their
 * meetings, orders and payments come after. Undefined where there is no such plan.
 */
export async function lockPlan(
  tx: Tx,
  planId: string,
  now: Temporal.Instant,
): Promise<PlanView | undefined> {
  const seen = await findPlan(tx, planId);
  if (!seen) return undefined;
  await bumpCalendarVersion(tx, seen.provider_id, seen.client_id);
  await lockPeople(tx, seen.provider_id, seen.client_id);
  await lockPlanRow(tx, planId);
  await endOverdueProposals(tx, seen.provider_id, now);
  await endOverdueHolds(tx, seen.provider_id, now);
  return (await findPlan(tx, planId)) ?? undefined;
}

/** Gives up the month that waits for its payment, if there is one; late money for it goes back. */
export async function releasePeriod(tx: Tx, plan: PlanView): Promise<void> {
  const period = await findReservedPeriod(tx, plan.id, plan.period);
  if (!period) return;
  await expireReserved(tx, period.packageId);
  await lapseOrders(tx, [period.orderId]);
  await cancelOpenIntents(tx, [period.orderId]);
}

/**
 * Does something about plans one after the other. One that fails is logged, doesn't stop the others,
 * and is found again by the next look.
 */
export async function forEachPlan(
  { quietLog }: Pick<Context, 'quietLog'>,
  what: string,
  planIds: readonly string[],
  work: (planId: string) => Promise<void>,
): Promise<void> {
  for (const planId of planIds)
    try {
      await work(planId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      quietLog('error', `${what} ${planId}`, { err: error, planId }, `${what} failed`);
    }
}

/** A plan that waits for its first payment, which decides when the next one is due. */
export function newPlan(
  { id, client_id, provider_id }: Pick<QuoteRow, 'id' | 'client_id' | 'provider_id'>,
  { startDate, timezone, pattern }: NonNullable<PackageTerms['plan']>,
  now: Temporal.Instant,
): PlanRow {
  return {
    id: newId(),
    client_id,
    provider_id,
    quote_id: id,
    start_date: startDate,
    client_timezone: timezone,
    weekdays: pattern.weekdays.toSorted((a, b) => a - b),
    wall_time: pattern.time,
    status: 'reserved',
    created_at: now,
    consented_at: now,
    payment_method: null,
    period: 0,
    renews_at: renewalAt({ startDate, timezone }, 1),
    reserve_at: null,
    attempts: 0,
    charge_at: null,
    decline_code: null,
    stopped_at: null,
    stopped_by: null,
    stop_reason: null,
    ended_at: null,
    end_reason: null,
  };
}

export {
  blankStopReasons as forgetInPlans,
  findActivePeriods,
  findFirstPeriod,
  findModelMeeting,
  findOver,
  findPlan,
  findReservedPeriod,
  findToReserve,
  hasOpenPlans,
  insertEvent,
  insertPlan,
  type PlanRow,
  type PlanView,
  takeToCharge,
  updatePlan,
} from './store.ts';
