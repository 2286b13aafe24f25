import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import { bookingStates } from '../rules.ts';
import { type BookingRow, isInTheWay, isLiterallyHeld } from '../store.ts';

/** The booking that an order bought. */
export function findBookingOf(db: Executor, orderId: string): Promise<BookingRow | undefined> {
  return db.selectFrom('bookings').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export async function findOrderOfBooking(db: Executor, bookingId: string): Promise<string | null> {
  const row = await db
    .selectFrom('bookings')
    .select('order_id')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/**
 * Ends overdue holds in the way of a booking; the calendar must be locked before.
 * @returns the orders of those holds that ended with them
 */
export async function endHoldsInTheWay(
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<string[]> {
  const isThen = isInTheWay(booking, sql`tstzrange(starts_at, ends_at)`);
  const rows = await tx
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('provider_id', '=', booking.provider_id)
    .where('id', '<>', booking.id)
    .where(isThen)
    .where(isLiterallyHeld)
    .where('hold_expires_at', '<=', now)
    .returning(['order_id', 'is_reserved'])
    .execute();
  return rows.filter((row) => !row.is_reserved).map((row) => row.order_id);
}

/** Has the client taken another time with the same expert since, which waits for its payment? */
export async function hasNewerHold(
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const newer = await tx
    .selectFrom('bookings')
    .select('id')
    .where('client_id', '=', booking.client_id)
    .where('provider_id', '=', booking.provider_id)
    .where('id', '<>', booking.id)
    .where(isLiterallyHeld)
    .where('is_reserved', '=', false)
    .where('hold_expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

export async function markConfirmed(
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({ status: 'confirmed', confirmed_at: now })
    .where('id', '=', bookingId)
    .where('status', 'in', bookingStates.sourcesOf('confirmed'))
    .execute();
}
