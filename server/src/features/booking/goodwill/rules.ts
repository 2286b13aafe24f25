import { policy } from '@puente/contract/policy';
import type { PaidAmounts } from '../../payment/rules.ts';
import type { BookingRow } from '../store.ts';

export type Goodwill = {
  /** Minor units of what was paid that neither went back nor is owed. */
  left: number;
  /** Last instant at which it can be refunded. */
  until: Temporal.Instant;
};

type Cancelled = Pick<BookingRow, 'status' | 'cancelled_by' | 'package_id' | 'ends_at'>;

/**
 * What its expert can refund beyond the terms of a meeting that its client cancelled, null where
 * nothing (refund-6). Sessions of packages have credits instead of money (package-1).
 */
export function goodwillOf(
  booking: Cancelled,
  { paid, refunded, owed }: PaidAmounts,
  now: Temporal.Instant,
): Goodwill | null {
  if (booking.status !== 'cancelled' || booking.cancelled_by !== 'client') return null;
  if (booking.package_id !== null) return null;
  const left = paid - refunded - owed;
  const until = booking.ends_at.add({ hours: policy.cancelling.goodwillDays * 24 });
  return left > 0 && Temporal.Instant.compare(now, until) <= 0 ? { left, until } : null;
}
