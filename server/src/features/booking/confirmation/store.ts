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

/** Ends overdue holds in the way of a booking; the calendar must be locked before. */
export const endHoldsInTheWay = async (
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update bookings set status = 'expired'
    where provider_id = ${booking.provider_id} and id <> ${booking.id}
      and tstzrange(starts_at, ends_at)
        && tstzrange(${booking.starts_at}::timestamptz, ${booking.ends_at}::timestamptz)
      and status = 'held' and hold_expires_at <= ${now}`.execute(tx);
};

/** Has the client taken another time with the same expert since, which waits for its payment? */
export const hasNewerHold = async (
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select 1 from bookings
      where client_id = ${booking.client_id} and provider_id = ${booking.provider_id}
        and id <> ${booking.id} and status = 'held' and hold_expires_at > ${now}
    ) as held`.execute(tx);
  return rows[0]?.held ?? false;
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
