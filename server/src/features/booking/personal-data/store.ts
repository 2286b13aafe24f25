import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/** Is there a meeting to come or going on, or a hold that lasts, on either side? */
export const hasOpenBookings = async (
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const isOpen = sql`(status = 'confirmed' and ends_at > ${now}::timestamptz)
    or (status = 'held' and hold_expires_at > ${now}::timestamptz)`;
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from bookings where client_id = ${userId} and (${isOpen}))
      or exists (select 1 from bookings where provider_id = ${userId} and (${isOpen}))
      as open`.execute(db);
  return rows[0]?.open ?? false;
};

/** Takes the person out of their bookings; time, price and shares stay for the books. */
export const blankPerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql`
    update bookings set name = '', last_name = '', email = '', invoice_email = null, about = '',
      client_timezone = 'UTC', client_language = 'en'
    where client_id = ${userId}`.execute(tx);
  await sql`
    update bookings set cancel_reason = null
    where (client_id = ${userId} and cancelled_by = 'client')
      or (provider_id = ${userId} and cancelled_by = 'provider')`.execute(tx);
};
