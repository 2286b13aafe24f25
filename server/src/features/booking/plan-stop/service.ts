import type { BoughtPlan } from '@puente/contract/plan-terms';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { cancelMonth } from '../package-end/service.ts';
import { letCardGo } from '../plan-card/service.ts';
import { planPlanMail } from '../plan-mail/service.ts';
import { reserveAt } from '../plan/rules.ts';
import {
  anchorOf,
  findActivePeriods,
  findOver,
  forEachPlan,
  getPlan,
  insertEvent,
  lockPlan,
  type PlanRow,
  type PlanView,
  releasePeriod,
  updatePlan,
} from '../plan/service.ts';

type Request = {
  planId: string;
  when: 'with-month' | 'now';
  reason?: string | undefined;
  confirmed?: boolean | undefined;
};

/**
 * Ends a plan with its paid month, or at once where its expert ends it so. Under the locks of a
 * renewal: a charge that is under way is delivered before, or goes back in full after.
 */
export async function stopPlan(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  { planId, when, reason, confirmed }: Request,
): Promise<BoughtPlan> {
  const { db, clock } = context;
  await getPlan(context, actor, planId);
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const plan = await lockPlan(tx, planId, now);
    if (!plan) throw new AppError('not-found');
    const by = plan.client_id === actor.userId ? 'client' : 'provider';
    if (when === 'now' && by === 'client') throw new AppError('forbidden');
    const isGoing = plan.status === 'active' || plan.status === 'past-due';
    if (!isGoing && !(plan.status === 'ending' && when === 'now')) throw new AppError('plan-over');
    if (confirmed !== true) throw new AppError('confirmation-missing');
    const stopped = { stopped_by: by, stop_reason: reason || null, stopped_at: now } as const;
    await updatePlan(tx, planId, stopped);
    if (when === 'now') return leave(tx, plan, reason ?? '', now);
    const { period } = plan;
    await insertEvent(tx, { plan_id: planId, kind: 'stopped', period, at: now });
    // Nothing of it is paid beyond what is over.
    if (plan.status === 'past-due') return endPlan(tx, plan, { reason: 'stopped', now });
    await releasePeriod(tx, plan);
    await updatePlan(tx, planId, { status: 'ending', reserve_at: null, charge_at: null });
    await planPlanMail(tx, { planId, kind: 'stopped', period, nonce: nonceOf(now) });
  });
  return getPlan(context, actor, planId);
}

/** Its expert ends it: every session that is unplaced or to come goes back in full. */
async function leave(tx: Tx, plan: PlanView, reason: string, now: Temporal.Instant): Promise<void> {
  let amount = 0;
  for (const packageId of await findActivePeriods(tx, plan.id))
    amount += await cancelMonth(tx, packageId, { reason, now });
  const { id, period } = plan;
  if (amount > 0)
    await insertEvent(tx, { plan_id: id, kind: 'paid-back', period, amount, at: now });
  await endPlan(tx, plan, { reason: 'provider-left', now });
}

/** Ends a plan whose row is locked: what is reserved is let go, and both are told. */
export async function endPlan(
  tx: Tx,
  plan: PlanView,
  { reason, now }: { reason: NonNullable<PlanRow['end_reason']>; now: Temporal.Instant },
): Promise<void> {
  const { id, period } = plan;
  await releasePeriod(tx, plan);
  await updatePlan(tx, id, {
    status: 'ended',
    ended_at: now,
    end_reason: reason,
    reserve_at: null,
    charge_at: null,
  });
  await letCardGo(tx, { clientId: plan.client_id, card: plan.payment_method });
  await insertEvent(tx, { plan_id: id, kind: 'ended', period, at: now });
  await planPlanMail(tx, { planId: id, kind: 'ended', period });
}

/** Lets a plan go on before its paid month is over, for the one of the two who stopped it. */
export async function resumePlan(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  planId: string,
): Promise<BoughtPlan> {
  const { db, clock } = context;
  const { role } = await getPlan(context, actor, planId);
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const plan = await lockPlan(tx, planId, now);
    const isOver = !plan || Temporal.Instant.compare(now, plan.renews_at) >= 0;
    if (isOver || plan.status !== 'ending' || plan.stopped_by !== role)
      throw new AppError('plan-over');
    const { period } = plan;
    await updatePlan(tx, planId, {
      status: 'active',
      reserve_at: reserveAt(anchorOf(plan), period),
      charge_at: plan.renews_at,
      stopped_at: null,
      stopped_by: null,
      stop_reason: null,
    });
    await insertEvent(tx, { plan_id: planId, kind: 'resumed', period, at: now });
    await planPlanMail(tx, { planId, kind: 'resumed', period, nonce: nonceOf(now) });
  });
  return getPlan(context, actor, planId);
}

/** It can be stopped and resumed more than once. */
function nonceOf(now: Temporal.Instant): string {
  return String(now.epochMilliseconds);
}

/** Writes down that stopped plans are over; who stopped them was told then. */
export async function endOverPlans(
  context: Pick<Context, 'db' | 'clock' | 'quietLog'>,
): Promise<void> {
  const { db, clock } = context;
  const over = await findOver(db, clock.now());
  await forEachPlan(context, 'ending a plan', over, (planId) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const plan = await lockPlan(tx, planId, now);
      if (plan?.status !== 'ending') return;
      await updatePlan(tx, planId, { status: 'ended', ended_at: now, end_reason: 'stopped' });
      await letCardGo(tx, { clientId: plan.client_id, card: plan.payment_method });
      const { period } = plan;
      await insertEvent(tx, { plan_id: planId, kind: 'ended', period, at: now });
    }),
  );
}
