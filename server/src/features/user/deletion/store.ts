import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

export type Leaving = { phone: string; picture: string | null; isGone: boolean };

/**
 * Locks the account for good: sign-ins, bookings and whatever else names it wait for the outcome.
 */
export const lockAccount = async (tx: Tx, userId: string): Promise<Leaving | null> => {
  const row = await tx
    .selectFrom('users')
    .select(['phone', 'picture', 'deleted_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { phone: row.phone, picture: row.picture, isGone: row.deleted_at !== null };
};

/** What stands in for a phone that is free again: nobody can type it. */
const placeholderOf = (userId: string): string => `deleted:${userId}`;

/** Leaves of a person the row that the books name, and nothing of the person. */
export const blankAccount = async (
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await tx
    .updateTable('users')
    .set({
      phone: placeholderOf(userId),
      name: '',
      last_name: '',
      email: null,
      invoice_email: null,
      language: 'en',
      currency: 'USD',
      timezone: 'UTC',
      username: null,
      picture: null,
      country: null,
      city: null,
      state: null,
      appearance: 'system',
      is_operator: false,
      onboarded_at: null,
      deleted_at: now,
    })
    .where('id', '=', userId)
    .execute();
  await sql`delete from partner_managers where user_id = ${userId}`.execute(tx);
};
