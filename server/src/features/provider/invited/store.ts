import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/** The partner that somebody without a profile was invited to; null for none. */
export async function readInvitedPartner(db: Executor, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('profile_drafts')
    .select('invited_partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.invited_partner_id ?? null;
}

/**
 * The same, with the draft locked until the transaction ends; makes an empty one where there is
 * none. Publishing locks the draft before the profile, and so does whoever joins.
 */
export async function lockInvitedPartner(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<string | null> {
  await tx
    .insertInto('profile_drafts')
    .values({ user_id: userId, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('profile_drafts')
    .select('invited_partner_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.invited_partner_id;
}

export async function saveInvitedPartner(
  tx: Tx,
  userId: string,
  partnerId: string | null,
): Promise<void> {
  await tx
    .updateTable('profile_drafts')
    .set({ invited_partner_id: partnerId })
    .where('user_id', '=', userId)
    .execute();
}

/** A partner that the draft named before gives way to the one of the link. */
export async function dropDraftPartner(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('profile_drafts')
    .set((eb) => ({
      fields: sql`fields - 'partnerId'`,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('user_id', '=', userId)
    .where(sql<boolean>`fields ? 'partnerId'`)
    .execute();
}

/** Whether an expert joined by a link of the partner that they have now. */
export async function saveInvited(tx: Tx, id: string, invited: boolean): Promise<void> {
  await tx.updateTable('providers').set({ invited }).where('id', '=', id).execute();
}
