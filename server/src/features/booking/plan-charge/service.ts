import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { enqueue } from '../../../jobs/job.ts';
import { chargeKeptCard } from '../../payment/kept-card/service.ts';
import { planPlanMail } from '../plan-mail/service.ts';
import { planPeriodPort } from '../plan-payment/service.ts';
import { endPlan } from '../plan-stop/service.ts';
import { nextChargeAt } from '../plan/rules.ts';
import {
  findPlan,
  findReservedPeriod,
  insertEvent,
  lockPlan,
  takeToCharge,
  updatePlan,
} from '../plan/service.ts';

/** Tries to charge one renewal of a plan to the card that is kept for it. */
export const planChargeJob = {
  name: 'booking.plan-charge',
  payload: z.object({ planId: z.uuid(), period: z.int(), attempt: z.int() }),
};
type Payload = z.output<typeof planChargeJob.payload>;

const sweepBatch = 100;

/** When a charge is looked at again whose bank or gateway said nothing. */
const lookAgainMinutes = 60;

/** Enqueues the charge of every renewal that is due (plan-6). */
export async function chargeDueMonths({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = { now, nextAt: now.add({ minutes: lookAgainMinutes }), limit: sweepBatch };
    for (const { id: planId, period, attempts: attempt } of await takeToCharge(tx, due)) {
      const key = `plan-charge:${planId}:${period}:${attempt}`;
      await enqueue(tx, planChargeJob, { planId, period, attempt }, key);
    }
  });
}

/**
 * Charges a month once, whatever is replayed: the month has one order, the order one intent, and
 * each try its own key at the gateway. A payment is delivered by its port; here only what failed
 * is written down.
 */
export async function chargeMonth(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  payload: Payload,
): Promise<void> {
  const { db } = context;
  const { planId, period, attempt } = payload;
  const plan = await findPlan(db, planId);
  if (!plan || !isNow(plan, payload)) return;
  const due = await findReservedPeriod(db, planId, period);
  if (!due) return;
  const charge = await chargeKeptCard(context, planPeriodPort(context), {
    orderId: due.orderId,
    card: plan.payment_method,
    idempotencyKey: `plan-${planId}-${period}-${attempt}`,
  });
  if (charge.outcome === 'refused') await recordFailure(context, payload, charge.declineCode);
}

/** Is it still the try that is due? Another, or a payment by hand, may have come first. */
function isNow(
  plan: { status: string; period: number; attempts: number },
  { period, attempt }: Payload,
): boolean {
  const isCharged = plan.status === 'active' || plan.status === 'past-due';
  return isCharged && plan.period === period && plan.attempts === attempt;
}

/** Tried again after 1, 3 and 5 days; after that the plan is over (plan-6). */
async function recordFailure(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  payload: Payload,
  declineCode: string,
): Promise<void> {
  const { planId, period } = payload;
  await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const plan = await lockPlan(tx, planId, now);
    if (!plan || !isNow(plan, payload)) return;
    const attempts = plan.attempts + 1;
    const { renews_at: renewsAt, client_timezone: timezone, amount } = plan;
    const chargeAt = nextChargeAt({ renewsAt, timezone }, attempts, now);
    await updatePlan(tx, planId, {
      status: 'past-due',
      attempts,
      charge_at: chargeAt,
      decline_code: declineCode,
    });
    await insertEvent(tx, { plan_id: planId, kind: 'charge-failed', period, amount, at: now });
    if (chargeAt === null) return endPlan(tx, plan, { reason: 'payment-failed', now });
    await planPlanMail(tx, { planId, kind: 'charge-failed', period, attempt: attempts });
  });
}
