import { expect } from 'vitest';
import type { OrderFacts } from './facts.ts';
import { type Deal, type Session, sharesOf, type Story } from './story.ts';
import { planSessions } from './world.ts';

/** A session of a month as it is when the month is paid: at its reserved time, or a credit. */
const sessionOfMonth = (order: OrderFacts, at: number, share: number): Session => {
  const unit = order.sessions[at];
  const booking = order.bookings.find(({ id }) => id === unit?.booking_id);
  const start = booking?.starts_at ?? 0;
  return {
    share,
    state: unit?.status ?? 'free',
    ...{ bookingId: booking?.id ?? null, start },
    ...{ placedAt: booking?.created_at ?? 0, countsFrom: start },
    ...{ ownMoves: 0, proposal: null, problems: [], reported: 0 },
  };
};

const monthOf = (first: Deal, order: OrderFacts, now: number): Deal => {
  const [payment] = order.payments.filter(({ status }) => status === 'succeeded');
  const isLost = payment?.slot_lost === true;
  const sessions = sharesOf(first.amount, planSessions).map((share, at) =>
    sessionOfMonth(order, at, share),
  );
  return {
    ...first,
    ...{ orderId: order.id, packageId: order.package?.id ?? null },
    itemId: sessions.find(({ bookingId }) => bookingId !== null)?.bookingId ?? first.itemId,
    ...{ boughtAt: now, isReleased: false },
    status: isLost ? 'lost' : 'paid',
    ...{ intentId: payment?.intent_id ?? null, isCharged: true, isOpenEnded: false },
    // Money that came too late goes back whole.
    granted: isLost ? first.amount : 0,
    sessions: isLost ? [] : sessions,
  };
};

/** What a month of a plan is called in `paidByHand`. */
export const nameOfMonth = (plan: { id: string; period: number }): string =>
  `${plan.id} ${plan.period}`;

/**
 * Renewals join the story when they are paid, at the price of the first month: not before they are
 * due, unless their client paid by hand, and never for a plan that was stopped.
 */
export const joinMonths = (story: Story, orders: readonly OrderFacts[], now: number): void => {
  for (const order of orders) {
    const { plan, payments } = order;
    if (!plan) continue;
    const known = story.deals.find(({ orderId }) => orderId === order.id);
    if (known) known.planId = plan.id;
    const isPaid = payments.some(({ status }) => status === 'succeeded');
    const first = story.deals.find(({ planId }) => planId === plan.id);
    if (known || !isPaid || !first) continue;
    const month = monthOf(first, order, now);
    expect(order.amount, `the price of ${nameOfMonth(plan)}`).toBe(first.amount);
    const isDue = now >= plan.begins_at || story.paidByHand.has(nameOfMonth(plan));
    expect(isDue, `${nameOfMonth(plan)} was charged before it is due`).toBe(true);
    if (month.status === 'paid')
      expect(story.stopped.has(plan.id), `${nameOfMonth(plan)} was charged after its end`).toBe(
        false,
      );
    story.deals.push(month);
  }
};
