import type { Tx } from '../../../db/connection.ts';
import type { StoredInviteState } from '../rules.ts';

export async function hasUsed(tx: Tx, inviteId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('invite_uses')
    .select('user_id')
    .where('invite_id', '=', inviteId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes down that somebody joined by a link that is locked, and where the link stands now. */
export async function saveUse(
  tx: Tx,
  use: { inviteId: string; userId: string; status: StoredInviteState },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('invite_uses')
    .values({ invite_id: use.inviteId, user_id: use.userId, joined_at: now })
    .execute();
  await tx
    .updateTable('invites')
    .set((eb) => ({ uses: eb('uses', '+', 1), status: use.status }))
    .where('id', '=', use.inviteId)
    .execute();
}
