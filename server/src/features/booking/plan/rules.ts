import type { PlanPattern } from '@puente/contract/plan-quote';
import type { PlanStatus } from '@puente/contract/plan-terms';
import { policy } from '@puente/contract/policy';
import { defineStates, type StoredOf } from '../../../lib/states.ts';

const {
  startWithinDays,
  weeksInEachPeriod,
  reserveDaysBefore,
  chargeHour,
  retryAfterDays,
  releaseHoursBeforeStart,
  hoursToCharge,
  creditValidDays,
} = policy.plan;

/** The life of a plan (plan-1). */
export const planStates = defineStates({
  initial: { reserved: 'its first times are kept for the payment' },
  transitions: {
    reserved: { active: 'its first month is paid' },
    active: {
      'past-due': 'a renewal could not be charged',
      ending: 'it is stopped, and its paid month goes on',
      ended: 'its expert ends it at once',
    },
    'past-due': {
      active: 'the renewal is paid',
      ended: 'it is stopped, or its last charge failed',
    },
    ending: {
      active: 'who stopped it lets it go on',
      ended: 'its paid month is over, or its expert ends it at once',
    },
    ended: {},
  },
  derived: { lapsed: { reserved: 'its hold ran out or was given up' } },
});
export type StoredPlanStatus = StoredOf<typeof planStates>;

/** The state people see: the row's own, moved on by its first order and the clock. */
export function planStatusAt(
  plan: { status: StoredPlanStatus },
  first: {
    order_status: 'open' | 'paid' | 'lapsed';
    hold_expires_at: Temporal.Instant | null;
  },
  now: Temporal.Instant,
): PlanStatus {
  if (plan.status !== 'reserved') return plan.status;
  const { hold_expires_at: until } = first;
  const isOver = until !== null && Temporal.Instant.compare(now, until) >= 0;
  return first.order_status === 'lapsed' || isOver ? 'lapsed' : 'reserved';
}

/** From when months are counted: a date in the client's zone. */
export type Anchor = { startDate: string; timezone: string };

/**
 * The date on which a month of a plan begins, 0 for the first: the start's day of the month, or the
 * last day of a month that is too short. Counted from the start, so that the 31st comes back.
 */
export function periodDate(startDate: string, period: number): Temporal.PlainDate {
  return Temporal.PlainDate.from(startDate).add({ months: period }, { overflow: 'constrain' });
}

/** When a month after the first begins and is charged: 10:00 in the client's zone. */
export function renewalAt({ startDate, timezone }: Anchor, period: number): Temporal.Instant {
  return chargeTime(periodDate(startDate, period), timezone);
}

function chargeTime(date: Temporal.PlainDate, timezone: string): Temporal.Instant {
  const plainTime = Temporal.PlainTime.from({ hour: chargeHour });
  return date.toZonedDateTime({ timeZone: timezone, plainTime }).toInstant();
}

/** When the times of a month are reserved: 7 days of the client's calendar before it. */
export function reserveAt({ startDate, timezone }: Anchor, period: number): Temporal.Instant {
  return chargeTime(periodDate(startDate, period).subtract({ days: reserveDaysBefore }), timezone);
}

/** Half-open. */
export type Window = { from: Temporal.Instant; until: Temporal.Instant };

/**
 * In which the sessions of a month start. What starts in the hour after a renewal still belongs to
 * the month before, which is paid: nobody could rely on a time that is charged at that moment.
 */
export function periodWindow(anchor: Anchor, period: number): Window {
  const { startDate, timezone } = anchor;
  const from =
    period === 0
      ? Temporal.PlainDate.from(startDate).toZonedDateTime(timezone).toInstant()
      : whenCharged(renewalAt(anchor, period));
  return { from, until: whenCharged(renewalAt(anchor, period + 1)) };
}

/** By then the first charge of a renewal was tried. */
function whenCharged(renewsAt: Temporal.Instant): Temporal.Instant {
  return renewsAt.add({ hours: hoursToCharge });
}

export function isWithin(start: Temporal.Instant, { from, until }: Window): boolean {
  return Temporal.Instant.compare(start, from) >= 0 && Temporal.Instant.compare(start, until) < 0;
}

/** Until when, exclusive, sessions of a month that have no time can begin (plan-5). */
export function creditsUntil(startsAt: Temporal.Instant, timezone: string): Temporal.Instant {
  return startsAt.toZonedDateTimeISO(timezone).add({ days: creditValidDays }).toInstant();
}

/** Does each month, however short, have that many of the pattern's days? */
export function isEnough({ weekdays }: Pick<PlanPattern, 'weekdays'>, sessions: number): boolean {
  return weekdays.length * weeksInEachPeriod >= sessions;
}

/** Can a plan that is bought now start on that date of the client's? */
export function canStartOn(startDate: string, today: Temporal.PlainDate): boolean {
  const days = today.until(startDate, { largestUnit: 'days' }).days;
  return days >= 0 && days <= startWithinDays;
}

/**
 * The first times that a pattern gives in a window, by the expert's clock. A wall time that a day
 * skips gives none; of one that it repeats the earlier counts.
 */
export function occurrencesOf(
  { weekdays, time }: PlanPattern,
  timezone: string,
  window: Window,
  count: number,
): Temporal.Instant[] {
  const plainTime = Temporal.PlainTime.from(time);
  const last = window.until.toZonedDateTimeISO(timezone).toPlainDate();
  const found: Temporal.Instant[] = [];
  let date = window.from.toZonedDateTimeISO(timezone).toPlainDate();
  while (found.length < count && Temporal.PlainDate.compare(date, last) <= 0) {
    if (weekdays.includes(date.dayOfWeek)) {
      const at = date.toZonedDateTime({ timeZone: timezone, plainTime });
      const isReal = at.toPlainTime().equals(plainTime);
      if (isReal && isWithin(at.toInstant(), window)) found.push(at.toInstant());
    }
    date = date.add({ days: 1 });
  }
  return found;
}

/**
 * Until when time that is reserved for a renewal waits for its payment: 24 h before it starts, but
 * long enough for the first charge.
 */
export function reservedUntil(
  start: Temporal.Instant,
  renewsAt: Temporal.Instant,
): Temporal.Instant {
  const usual = start.subtract({ hours: releaseHoursBeforeStart });
  const charged = whenCharged(renewsAt);
  return Temporal.Instant.compare(usual, charged) < 0 ? charged : usual;
}

/**
 * When a renewal that failed so many times is charged again: 1, 3 and 5 days after it by the
 * client's calendar; null when it is not. After an outage it is never due twice on one day.
 */
export function nextChargeAt(
  { renewsAt, timezone }: { renewsAt: Temporal.Instant; timezone: string },
  failures: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const days = retryAfterDays[failures - 1];
  if (days === undefined) return null;
  const due = renewsAt.toZonedDateTimeISO(timezone).add({ days }).toInstant();
  const soonest = now.add({ hours: 12 });
  return Temporal.Instant.compare(due, soonest) < 0 ? soonest : due;
}

/** The row's dates after a month is paid: when the one after it is reserved and charged. */
export function nextPeriod(
  anchor: Anchor,
  period: number,
): { period: number; renews_at: Temporal.Instant; reserve_at: Temporal.Instant } {
  return {
    period,
    renews_at: renewalAt(anchor, period),
    reserve_at: reserveAt(anchor, period),
  };
}

/** The dates of the first month, from that one on, of which a credit would still be valid now. */
export function firstUsable(
  anchor: Anchor,
  from: number,
  now: Temporal.Instant,
): ReturnType<typeof nextPeriod> {
  let period = from;
  while (
    Temporal.Instant.compare(creditsUntil(renewalAt(anchor, period), anchor.timezone), now) <= 0
  )
    period += 1;
  return nextPeriod(anchor, period);
}

/** Free starts on some days of the week by their wall time in the expert's zone, in its order. */
export function freeByTime(
  free: readonly Temporal.Instant[],
  weekdays: readonly number[],
  timezone: string,
): { time: string; starts: Temporal.Instant[] }[] {
  const byTime = new Map<string, Temporal.Instant[]>();
  for (const start of free) {
    const at = start.toZonedDateTimeISO(timezone);
    if (!weekdays.includes(at.dayOfWeek)) continue;
    const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
    byTime.set(time, [...(byTime.get(time) ?? []), start]);
  }
  return [...byTime]
    .map(([time, starts]) => ({ time, starts }))
    .toSorted((one, other) => one.time.localeCompare(other.time));
}
