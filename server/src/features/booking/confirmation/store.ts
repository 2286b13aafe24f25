import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { BookingRow } from '../store.ts';

/** A booking by id, and by its client where one is named. */
export const findBooking = async (
  db: Executor,
  bookingId: string,
  clientId: string | null,
): Promise<BookingRow | undefined> => {
  const own = clientId === null ? sql`` : sql`and client_id = ${clientId}`;
  const { rows } = await sql<BookingRow>`
    select * from bookings where id = ${bookingId} ${own}`.execute(db);
  return rows[0];
};

/**
 * Is the time of a booking still free for it? Overdue holds in the way are no obstacle and are
 * ended; the calendar must be locked before.
 */
export const reclaimSlot = async (
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> => {
  const inTheWay = sql`b.provider_id = ${booking.provider_id} and b.id <> ${booking.id}
    and tstzrange(b.starts_at, b.ends_at)
      && tstzrange(${booking.starts_at}::timestamptz, ${booking.ends_at}::timestamptz)`;
  await sql`
    update bookings b set status = 'expired'
    where ${inTheWay} and b.status = 'held' and b.hold_expires_at <= ${now}`.execute(tx);
  const { rows } = await sql<{ is_free: boolean }>`
    select not exists (
      select 1 from bookings b where ${inTheWay} and b.status in ('held', 'confirmed')
    ) and not exists (
      select 1 from blocks k where k.provider_id = ${booking.provider_id}
        and tstzrange(k.starts_at, k.ends_at)
          && tstzrange(${booking.starts_at}::timestamptz, ${booking.ends_at}::timestamptz)
    ) as is_free`.execute(tx);
  return rows[0]?.is_free ?? false;
};

export const markConfirmed = async (
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update bookings set status = 'confirmed', confirmed_at = ${now}
    where id = ${bookingId}`.execute(tx);
};
