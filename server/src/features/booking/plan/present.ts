import type { BoughtPlan, PlanPeriod } from '@puente/contract/plan-terms';
import type { DurationMinutes } from '@puente/contract/provider';
import type { WholePackage } from '../package/present.ts';
import { creditsAt, packageStatusAt } from '../package/rules.ts';
import { periodWindow, planStatusAt, type Window } from './rules.ts';
import type { PlanEvent, PlanView } from './store.ts';

/** A plan with its months, the newest first, and what happened. */
export type WholePlan = {
  plan: PlanView;
  periods: readonly WholePackage[];
  events: readonly PlanEvent[];
};

export function presentPlan(
  { plan, periods, events }: WholePlan,
  userId: string,
  now: Temporal.Instant,
): BoughtPlan {
  const first = periods.at(-1)?.view;
  if (!first) throw new Error(`plan ${plan.id} has no month`);
  const inCurrency = (amount: number) => ({ amount, currency: plan.currency });
  const status = planStatusAt(plan, first, now);
  const goesOn = ['active', 'past-due', 'ending'].includes(status);
  const isCharged = status === 'active' || status === 'past-due';
  return {
    id: plan.id,
    role: plan.client_id === userId ? 'client' : 'provider',
    status,
    offeringId: first.offering_id,
    offeringName: first.name,
    durationMinutes: first.duration_minutes as DurationMinutes,
    sessionsPerMonth: first.sessions,
    provider: {
      id: plan.provider_id,
      name: first.provider_name,
      lastName: first.provider_last_name,
      profilePicture: first.provider_picture,
    },
    client: {
      id: plan.client_id,
      name: first.client_name,
      lastName: first.client_last_name,
      profilePicture: first.client_picture,
    },
    startDate: plan.start_date,
    timezone: plan.client_timezone,
    pattern: { weekdays: plan.weekdays, time: plan.wall_time },
    providerTimezone: plan.provider_timezone,
    price: inCurrency(plan.amount),
    boughtAt: plan.created_at.toString(),
    renewsAt: goesOn ? plan.renews_at.toString() : null,
    nextChargeAt: isCharged ? (plan.charge_at?.toString() ?? null) : null,
    failedCharges: status === 'past-due' ? plan.attempts : 0,
    declineCode: status === 'past-due' ? plan.decline_code : null,
    payableId: payableOf(status, periods),
    stoppedBy: plan.stopped_by,
    stopReason: plan.stop_reason,
    endReason: plan.end_reason,
    endedAt: plan.ended_at?.toString() ?? null,
    periods: periods.map((period) => presentPeriod(period, plan, now)),
    timeline: events.map(({ kind, at, period, amount }) => ({
      kind,
      at: at.toString(),
      period,
      amount: amount === null ? null : inCurrency(amount),
    })),
  };
}

/** The month that can be paid by hand now: the first while it is held, one that couldn't be charged. */
function payableOf(status: BoughtPlan['status'], periods: readonly WholePackage[]): string | null {
  if (status !== 'reserved' && status !== 'past-due') return null;
  const due = periods.find(
    ({ view }) => view.status === 'reserved' && view.order_status === 'open',
  );
  return due?.view.id ?? null;
}

function presentPeriod(
  { view, units, money }: WholePackage,
  plan: PlanView,
  now: Temporal.Instant,
): PlanPeriod {
  const inCurrency = (amount: number) => ({ amount, currency: plan.currency });
  const status = packageStatusAt(view, units, now);
  const isReserved = status === 'reserved';
  const states = creditsAt(units, view, now);
  const { from, until } = windowOf(view, plan, isReserved);
  return {
    packageId: view.id,
    orderId: view.order_id,
    number: view.period ?? 0,
    startsAt: (view.period_starts_at ?? view.created_at).toString(),
    validUntil: view.valid_until.toString(),
    window: { from: from.toString(), until: until.toString() },
    status: status === 'partially-cancelled' ? 'cancelled' : status,
    paid: inCurrency(money.paid),
    refunded: inCurrency(money.refunded),
    credits: status === 'active' ? states.filter((state) => state === 'free').length : 0,
    sessions: units.map((unit, at) => {
      const isKept = unit.booking_status === 'held' || unit.booking_status === 'confirmed';
      const isLive = unit.status === 'placed' && isKept;
      const state = states[at] ?? unit.status;
      const hasTime = !isReserved || isLive;
      return {
        number: unit.number,
        state: isReserved ? (isLive ? ('reserved' as const) : ('action-required' as const)) : state,
        bookingId: hasTime ? unit.booking_id : null,
        start: hasTime ? (unit.starts_at?.toString() ?? null) : null,
        end: hasTime ? (unit.ends_at?.toString() ?? null) : null,
      };
    }),
  };
}

function windowOf(
  view: WholePackage['view'],
  { start_date: startDate, client_timezone: timezone }: PlanView,
  isReserved: boolean,
): Window {
  if (isReserved) return periodWindow({ startDate, timezone }, view.period ?? 0);
  return { from: view.period_starts_at ?? view.created_at, until: view.valid_until };
}
