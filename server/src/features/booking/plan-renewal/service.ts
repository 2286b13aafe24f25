import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { newId, newRoomId } from '../../../lib/ids.ts';
import { checkBookable } from '../../availability/service.ts';
import { type Order, placeOrder } from '../../order/service.ts';
import { hasClash } from '../own-time/service.ts';
import { sharesOf } from '../package/rules.ts';
import { getSold, insertPackage, type PackageRow, placeUnit } from '../package/service.ts';
import { planPlanMail } from '../plan-mail/service.ts';
import {
  creditsUntil,
  firstUsable,
  occurrencesOf,
  periodWindow,
  reservedUntil,
} from '../plan/rules.ts';
import {
  anchorOf,
  findFirstPeriod,
  findModelMeeting,
  findToReserve,
  forEachPlan,
  insertEvent,
  lockPlan,
  type PlanView,
  updatePlan,
} from '../plan/service.ts';
import { insertTime } from '../series/service.ts';
import { type BookingRow, neverMoved } from '../store.ts';
import { isPlaceKnown, tripOf } from '../venue/rules.ts';
import { doesPlaceStand } from '../venue/service.ts';

/**
 * Reserves the next month of each plan 7 days before it, and tells its client the dates, the price
 * and how to stop (plan-4). One plan at a time, each in its own transaction.
 */
export async function reserveDueMonths(
  context: Pick<Context, 'db' | 'clock' | 'quietLog'>,
): Promise<void> {
  const { db, clock } = context;
  const due = await findToReserve(db, clock.now());
  await forEachPlan(context, 'reserving a month', due, (planId) =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      const plan = await lockPlan(tx, planId, now);
      const isDue =
        plan?.status === 'active' &&
        plan.reserve_at !== null &&
        Temporal.Instant.compare(plan.reserve_at, now) <= 0;
      if (plan && isDue) await reserveMonth(tx, await passOver(tx, plan, now), now);
    }),
  );
}

/**
 * Months of which nothing could be used any more, after a very long outage, are passed over and
 * never charged (plan-4).
 */
async function passOver(tx: Tx, plan: PlanView, now: Temporal.Instant): Promise<PlanView> {
  const next = firstUsable(anchorOf(plan), plan.period, now);
  if (next.period === plan.period) return plan;
  const change = { ...next, charge_at: next.renews_at };
  await updatePlan(tx, plan.id, change);
  return { ...plan, ...change };
}

async function reserveMonth(tx: Tx, plan: PlanView, now: Temporal.Instant): Promise<void> {
  const first = await getSold(tx, await findFirstPeriod(tx, plan.id));
  const before = await findModelMeeting(tx, plan.id);
  const order = orderOf(plan, now);
  const bought = monthOf(plan, { first, orderId: order.id }, now);
  const shares = sharesOf(plan.amount, plan.terms, first.sessions);
  await placeOrder(tx, order);
  await insertPackage(
    tx,
    bought,
    shares.map((share, at) => ({
      package_id: bought.id,
      number: at + 1,
      ...share,
      status: 'free' as const,
      booking_id: null,
      refund_amount: 0,
    })),
  );
  const { weekdays, wall_time: time, period, provider_timezone: timezone } = plan;
  const window = periodWindow(anchorOf(plan), period);
  const starts = occurrencesOf({ weekdays, time }, timezone, window, first.sessions);
  for (const [at, start] of starts.entries()) {
    const share = shares[at]?.share ?? 0;
    const wanted = { plan, before, packageId: bought.id, orderId: order.id, share };
    const booking = reservedBooking(wanted, { number: at + 1, start }, now);
    // A time that is busy is left to its client, who is asked for another one.
    if (!(await canReserve(tx, booking, now))) continue;
    await insertTime(tx, booking);
    await placeUnit(tx, { packageId: bought.id, number: at + 1, bookingId: booking.id });
  }
  await updatePlan(tx, plan.id, { reserve_at: null });
  const { amount } = plan;
  await insertEvent(tx, { plan_id: plan.id, kind: 'reserved', period, amount, at: now });
  await planPlanMail(tx, { planId: plan.id, kind: 'reserved', period });
}

/** The same amount each month, on the terms that were bought. */
function orderOf(plan: PlanView, now: Temporal.Instant): Order {
  return {
    id: newId(),
    kind: 'plan-period',
    quote_id: plan.quote_id,
    buyer_id: plan.client_id,
    seller_id: plan.provider_id,
    currency: plan.currency,
    amount: plan.amount,
    terms: plan.terms,
    status: 'open',
    created_at: now,
    paid_at: null,
  };
}

function monthOf(
  plan: PlanView,
  { first, orderId }: { first: PackageRow; orderId: string },
  now: Temporal.Instant,
): PackageRow {
  return {
    id: newId(),
    order_id: orderId,
    client_id: plan.client_id,
    provider_id: plan.provider_id,
    offering_id: first.offering_id,
    name: first.name,
    sessions: first.sessions,
    duration_minutes: first.duration_minutes,
    scheduling: first.scheduling,
    status: 'reserved',
    created_at: now,
    hold_expires_at: null,
    valid_until: creditsUntil(plan.renews_at, plan.client_timezone),
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    noticed_days: null,
    plan_id: plan.id,
    period: plan.period,
    period_starts_at: plan.renews_at,
  };
}

/** What a reserved time is made of. */
type Reserved = {
  plan: PlanView;
  /** The meeting of the plan by which others are made. */
  before: BookingRow;
  packageId: string;
  orderId: string;
  /** Minor units of the price. */
  share: number;
};

export function reservedBooking(
  { plan, before, packageId, orderId, share }: Reserved,
  { number, start }: { number: number; start: Temporal.Instant },
  now: Temporal.Instant,
): BookingRow {
  return {
    ...before,
    ...neverMoved,
    id: newId(),
    order_id: orderId,
    package_id: packageId,
    session_number: number,
    credit: null,
    starts_at: start,
    ends_at: start.add(before.starts_at.until(before.ends_at)),
    status: 'held',
    hold_expires_at: reservedUntil(start, plan.renews_at),
    is_reserved: true,
    price: share,
    room_id: newRoomId(),
    chat_summary: null,
    created_at: now,
    confirmed_at: null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    refund_amount: null,
    sequence: 0,
    accepts_overlap: false,
  };
}

/** Could the client have it now, without notice and horizon, and is there time left to pay for it? */
async function canReserve(tx: Tx, booking: BookingRow, now: Temporal.Instant): Promise<boolean> {
  const { hold_expires_at: until, starts_at: start, provider_id: providerId } = booking;
  if (until === null || Temporal.Instant.compare(until, now) <= 0) return false;
  const slot = {
    providerId,
    start,
    durationMinutes: start.until(booking.ends_at).total('minutes'),
    clientId: null,
    trip: tripOf(booking),
    isOwnLength: true,
  };
  if ((await checkBookable(tx, slot, now, 'quoted')) !== 'ok') return false;
  if (!(await doesPlaceStand(tx, booking))) return false;
  // Nothing says where their home is any more: they tell it with another time.
  if (!isPlaceKnown(booking)) return false;
  return !(await hasClash(tx, booking, now));
}
