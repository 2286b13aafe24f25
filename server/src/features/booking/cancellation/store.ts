import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

/**
 * Ends a confirmed booking. The calendar file's sequence rises, so that calendars take the
 * cancellation whatever they saw before (RFC 5546).
 */
export const markCancelled = async (
  tx: Tx,
  bookingId: string,
  change: {
    by: 'client' | 'provider';
    reason: string;
    /** Minor units of the booking's currency. */
    refundAmount: number;
    now: Temporal.Instant;
  },
): Promise<void> => {
  await sql`
    update bookings set status = 'cancelled', cancelled_by = ${change.by},
      cancel_reason = ${change.reason}, cancelled_at = ${change.now},
      refund_amount = ${change.refundAmount}, sequence = sequence + 1
    where id = ${bookingId}`.execute(tx);
};

/** Ends a hold by its client's own wish; late money for it goes back. */
export const markReleased = async (
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update bookings set status = 'expired', cancelled_by = 'client', cancelled_at = ${now}
    where id = ${bookingId}`.execute(tx);
};
