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
}
