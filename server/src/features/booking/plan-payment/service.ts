import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Order, OrderPort } from '../../order/service.ts';
import { confirmMeeting } from '../confirmation/service.ts';
import { planReminders } from '../notification/service.ts';
import {
  findOrderOfPackage,
  findSessionBookings,
  getSold,
  lockPackage,
  markPackageActive,
  returnUnit,
} from '../package/service.ts';
import { confirmTimes, firstMeeting, packageIdOf } from '../package-payment/service.ts';
import { letCardGo } from '../plan-card/service.ts';
import { planPlanMail } from '../plan-mail/service.ts';
import { nextPeriod } from '../plan/rules.ts';
import {
  anchorOf,
  findFirstPeriod,
  insertEvent,
  lockPlan,
  type PlanView,
  updatePlan,
} from '../plan/service.ts';
import { statusAt } from '../rules.ts';
import { describePackageSale } from '../sale/service.ts';

/** What payments may ask of orders that buy a month of a plan. */
export function planPeriodPort(context: Pick<Context, 'clock'>): OrderPort {
  return {
    keepsCard: true,
    findOrderOf: findOrderOfPackage,
    describeSale: describePackageSale,
    findPurchase: async (executor, order) => {
      const sold = await getSold(executor, await packageIdOf(executor, order.id));
      if (sold.period !== 0) {
        const [known] = await findSessionBookings(executor, sold.id, 'any');
        const first = known ?? (await firstMeeting(executor, await firstPeriodOf(executor, sold)));
        // A renewal has no hold of its own: it can be paid until its order lapses with the plan.
        const waits = order.status === 'open' ? 'held' : 'expired';
        const itemStatus = sold.status === 'reserved' ? waits : 'confirmed';
        return { itemId: first.id, itemStatus, payUntil: null };
      }
      const first = await firstMeeting(executor, sold.id);
      return {
        itemId: first.id,
        itemStatus: statusAt(first, context.clock.now()),
        payUntil: first.hold_expires_at,
      };
    },
    lockForPayment: async (tx, { id }) => {
      await lockMonth(context, tx, id);
    },
    fulfil: (tx, order, card) => deliver(context, tx, { order, card }),
  };
}

/** The month with which its plan began; all times of a renewal may be busy. */
function firstPeriodOf(
  executor: Executor,
  { plan_id: planId }: { plan_id: string | null },
): Promise<string> {
  if (planId === null) throw new Error('a month of no plan');
  return findFirstPeriod(executor, planId);
}

async function lockMonth({ clock }: Pick<Context, 'clock'>, tx: Tx, orderId: string) {
  const packageId = await packageIdOf(tx, orderId);
  const { plan_id: planId } = await getSold(tx, packageId);
  const plan = planId === null ? undefined : await lockPlan(tx, planId, clock.now());
  const locked = await lockPackage(tx, packageId);
  if (!plan || !locked) throw new Error(`no plan of order ${orderId}`);
  return { plan, ...locked };
}

type Paid = { order: Order; card: string | null };

async function deliver(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  { order, card }: Paid,
): Promise<'fulfilled' | 'already' | 'lost'> {
  const { plan, view, units } = await lockMonth(context, tx, order.id);
  if (view.status !== 'reserved') return 'already';
  const now = context.clock.now();
  const period = view.period ?? 0;
  if (period === 0) {
    const outcome = await confirmTimes(context, tx, view.id);
    if (outcome === 'fulfilled') await goOn(tx, plan, { period, card, amount: order.amount }, now);
    if (outcome === 'lost') await letCardGo(tx, { clientId: plan.client_id, card });
    return outcome;
  }
  // The plan was ended while the money was on its way.
  if (order.status === 'lapsed' || plan.period !== period) {
    await insertEvent(tx, {
      plan_id: plan.id,
      kind: 'paid-back',
      period,
      amount: order.amount,
      at: now,
    });
    await letCardGo(tx, { clientId: plan.client_id, card });
    await planPlanMail(tx, { planId: plan.id, kind: 'paid-back', period });
    return 'lost';
  }
  const meetings = await findSessionBookings(tx, view.id, 'held');
  for (const meeting of meetings) {
    await confirmMeeting(tx, meeting.id, now);
    await planReminders(tx, meeting, now);
  }
  // What has no time now is a credit.
  for (const { number, booking_id: bookingId } of units)
    if (bookingId !== null && !meetings.some(({ id }) => id === bookingId))
      await returnUnit(tx, { packageId: view.id, number });
  await markPackageActive(tx, view.id);
  await goOn(tx, plan, { period, card, amount: order.amount }, now);
  return 'fulfilled';
}

/** The month is paid, the first or another: the one after it is reserved and charged in its time. */
async function goOn(
  tx: Tx,
  plan: PlanView,
  { period, card, amount }: { period: number; card: string | null; amount: number },
  now: Temporal.Instant,
): Promise<void> {
  const next = nextPeriod(anchorOf(plan), period + 1);
  await updatePlan(tx, plan.id, {
    ...next,
    status: 'active',
    charge_at: next.renews_at,
    attempts: 0,
    decline_code: null,
    payment_method: card ?? plan.payment_method,
  });
  if (card !== null && card !== plan.payment_method)
    await letCardGo(tx, { clientId: plan.client_id, card: plan.payment_method });
  const kind = period === 0 ? 'started' : 'renewed';
  await insertEvent(tx, { plan_id: plan.id, kind, period, amount, at: now });
  await planPlanMail(tx, { planId: plan.id, kind, period });
}
