import type { refundRule } from '@puente/contract/refund-terms';
import type { z } from 'zod';
import { shareOf, wholeBasisPoints } from '../../../lib/money.ts';
import type { RefundPolicy } from '../../order/rules.ts';

export type RefundRule = z.infer<typeof refundRule>;

/** When it was booked (the slot was taken) and when it starts. */
export type RefundTimes = { bookedAt: Temporal.Instant; startsAt: Temporal.Instant };

export type Refund = {
  rule: RefundRule;
  basisPoints: number;
  /** Minor units of what was paid. */
  amount: number;
  /** Last instant at which these terms hold, null when they stay. */
  until: Temporal.Instant | null;
};

/**
 * What cancelling at `now` pays back: the first that fits (refund-1, refund-2, refund-3, refund-4). The
 * share is of what was paid, rounded half-even once, and never more than what is left of it.
 * @param money `paid` so far, and what of it went back or is owed already, minor units
 */
export function refundFor(
  policy: RefundPolicy,
  times: RefundTimes,
  money: { paid: number; refunded: number; owed: number },
  { by, now }: { by: 'client' | 'provider'; now: Temporal.Instant },
): Refund {
  const terms = ruleFor(policy, times, by, now);
  const left = money.paid - money.refunded - money.owed;
  const amount = Math.min(shareOf(money.paid, terms.basisPoints), left);
  return { ...terms, amount: Math.max(0, amount) };
}

function ruleFor(
  policy: RefundPolicy,
  times: RefundTimes,
  by: 'client' | 'provider',
  now: Temporal.Instant,
): Omit<Refund, 'amount'> {
  if (by === 'provider')
    return { rule: 'provider-cancelled', basisPoints: wholeBasisPoints, until: null };
  const full = fullUntil(policy, times);
  if (!isAfter(now, full))
    return { rule: 'soon-after-booking', basisPoints: wholeBasisPoints, until: full };
  const part = partUntil(policy, times);
  if (isAfter(now, part)) return { rule: 'close-to-start', basisPoints: 0, until: null };
  return { rule: 'standard', basisPoints: policy.otherwiseBasisPoints, until: part };
}

/** Both ends belong to the stretch of full refund: 24 h after booking, 2 h before the start. */
function fullUntil(policy: RefundPolicy, times: RefundTimes): Temporal.Instant {
  return earlier(
    times.bookedAt.add({ hours: policy.fullWithinHoursOfBooking }),
    times.startsAt.subtract({ hours: policy.fullUntilHoursBeforeStart }),
  );
}

function earlier(a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant {
  return isAfter(a, b) ? b : a;
}

function isAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) > 0;
}

/** Exactly 48 h before the start something is still paid back; less than that, nothing. */
function partUntil(policy: RefundPolicy, times: RefundTimes): Temporal.Instant {
  return times.startsAt.subtract({ hours: policy.noneWithinHoursOfStart });
}

/** The stretches of the policy that are ahead, from the booking on or later; null where none is. */
export function refundStretches(
  policy: RefundPolicy,
  times: RefundTimes,
  now = times.bookedAt,
): { fullUntil: Temporal.Instant | null; partUntil: Temporal.Instant | null } {
  const full = fullUntil(policy, times);
  const part = partUntil(policy, times);
  const hasFull = !isAfter(now, full);
  const afterFull = hasFull ? full : now;
  return { fullUntil: hasFull ? full : null, partUntil: isAfter(part, afterFull) ? part : null };
}
