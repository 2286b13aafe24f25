import type { Tx } from '../../../db/connection.ts';

export type Leaving = { phone: string; picture: string | null; isGone: boolean };

/**
 * Locks the account for the deletion: sign-ins, bookings and everything else that refers to it
 * waits for the outcome.
 */
export async function lockAccount(tx: Tx, userId: string): Promise<Leaving | null> {
  const row = await tx
    .selectFrom('users')
    .select(['phone', 'picture', 'deleted_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return { phone: row.phone, picture: row.picture, isGone: row.deleted_at !== null };
}

/** Empties the account; its row stays, because bookings and the ledger refer to it. */
export async function blankAccount(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
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
      region: null,
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
  await tx.deleteFrom('partner_managers').where('user_id', '=', userId).execute();
}

/** Takes the place of a phone that can be used by another account again; nobody can type it. */
function placeholderOf(userId: string): string {
  return `deleted:${userId}`;
}
