import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/** Is there a meeting to come or going on, or a hold that lasts, on either side? */
export async function hasOpenBookings(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const open = await db
    .selectFrom('bookings')
    .select('id')
    .where((row) => row.or([row('client_id', '=', userId), row('provider_id', '=', userId)]))
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'confirmed'), row('ends_at', '>', now)]),
        row.and([row('status', '=', 'held'), row('hold_expires_at', '>', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

/** What the person wrote beside times that they proposed. */
export async function listOwnMessages(
  db: Executor,
  bookingIds: readonly string[],
  userId: string,
): Promise<{ bookingId: string; at: string; message: string }[]> {
  if (bookingIds.length === 0) return [];
  const rows = await db
    .selectFrom('time_proposals as p')
    .innerJoin('bookings as b', 'b.id', 'p.booking_id')
    .select(['p.booking_id', 'p.created_at', 'p.message'])
    .where('p.booking_id', 'in', bookingIds)
    .where((one) =>
      one.or([
        one.and([one('b.client_id', '=', userId), one('p.proposed_by', '=', 'client')]),
        one.and([one('b.provider_id', '=', userId), one('p.proposed_by', '=', 'provider')]),
      ]),
    )
    .orderBy('p.created_at')
    .execute();
  return rows.flatMap(({ booking_id: bookingId, created_at: at, message }) =>
    message === null ? [] : [{ bookingId, at: at.toString(), message }],
  );
}

/** Takes the person out of their bookings; time, price and shares stay for the books. */
export async function blankPerson(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('bookings')
    .set({
      name: '',
      last_name: '',
      email: '',
      invoice_email: null,
      about: '',
      chat_summary: null,
      client_timezone: 'UTC',
      client_language: 'en',
    })
    .where('client_id', '=', userId)
    .execute();
  await tx
    .updateTable('bookings')
    .set({ cancel_reason: null })
    .where((row) =>
      row.or([
        row.and([row('client_id', '=', userId), row('cancelled_by', '=', 'client')]),
        row.and([row('provider_id', '=', userId), row('cancelled_by', '=', 'provider')]),
      ]),
    )
    .execute();
  await sql`
    update time_proposals p set message = null from bookings b
    where b.id = p.booking_id and p.message is not null
      and ((b.client_id = ${userId} and p.proposed_by = 'client')
        or (b.provider_id = ${userId} and p.proposed_by = 'provider'))`.execute(tx);
}
