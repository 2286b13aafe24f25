import type { Tx } from '../../../db/connection.ts';
import { bookingStates } from '../rules.ts';

/**
 * Ends a confirmed booking. The calendar file's sequence rises, so that calendars take the
 * cancellation whatever they saw before (RFC 5546).
 */
export async function markCancelled(
  tx: Tx,
  bookingId: string,
  change: {
    by: 'client' | 'provider';
    reason: string;
    /** Minor units of the booking's currency. */
    refundAmount: number;
    /** Of a session of a package: what becomes of its credit. */
    credit?: 'returned' | 'spent';
    now: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((row) => ({
      status: 'cancelled',
      cancelled_by: change.by,
      cancel_reason: change.reason,
      cancelled_at: change.now,
      refund_amount: change.refundAmount,
      credit: change.credit ?? null,
      sequence: row('sequence', '+', 1),
    }))
    .where('id', '=', bookingId)
    .where('status', 'in', bookingStates.sourcesOf('cancelled'))
    .execute();
}

/** Ends a hold because its client gives it up; late money for it goes back. */
export async function markReleased(
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ status: 'expired', cancelled_by: 'client', cancelled_at: now })
    .where('id', '=', bookingId)
    .where('status', 'in', bookingStates.sourcesOf('expired'))
    .execute();
}

/** The same for all times of a package. */
export async function markMeetingsReleased(
  tx: Tx,
  packageId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ status: 'expired', cancelled_by: 'client', cancelled_at: now })
    .where('package_id', '=', packageId)
    .where('status', 'in', bookingStates.sourcesOf('expired'))
    .execute();
}
