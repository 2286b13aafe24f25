import type { Executor, Tx } from '../../../db/connection.ts';

/** The links by which a person joined. */
export function readUses(db: Executor, userId: string) {
  return db
    .selectFrom('invite_uses as j')
    .innerJoin('invites as i', 'i.id', 'j.invite_id')
    .leftJoin('partners as p', 'p.id', 'i.partner_id')
    .select(['i.kind', 'p.name as partner_name', 'j.joined_at'])
    .where('j.user_id', '=', userId)
    .orderBy('j.joined_at')
    .execute();
}

export async function deleteUses(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invite_uses').where('user_id', '=', userId).execute();
}

/** Takes back what a person invited friends by; a partner's links are the partner's and stay. */
export async function revokeFriends(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ status: 'revoked' })
    .where('inviter_id', '=', userId)
    .where('kind', '=', 'friend')
    .where('status', '=', 'open')
    .execute();
  await tx.deleteFrom('invite_months').where('user_id', '=', userId).execute();
}
