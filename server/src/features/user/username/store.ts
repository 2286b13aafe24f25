import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

/** Locks the account and returns its username. */
export async function lockUsername(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('users')
    .select('username')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.username ?? null;
}

/** Whose former username it is, in any case; null for one that leads to no one any more. */
export async function readFormerOwner(
  db: Executor,
  username: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .selectFrom('former_usernames')
    .select('user_id')
    .where('username', '=', citext(username))
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

function citext(username: string) {
  return sql<string>`${username}::citext`;
}

/** Former usernames that still lead to the person, the one that ends last first. */
export function readFormerOf(db: Executor, userId: string, now: Temporal.Instant) {
  return db
    .selectFrom('former_usernames')
    .select(['username', 'until'])
    .where('user_id', '=', userId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .orderBy('username')
    .execute();
}

/** Keeps a username for who had it; one that was kept for somebody before is theirs no more. */
export async function saveFormer(
  tx: Tx,
  former: { username: string; userId: string; until: Temporal.Instant },
): Promise<void> {
  const kept = { user_id: former.userId, until: former.until };
  await tx
    .insertInto('former_usernames')
    .values({ username: former.username, ...kept })
    .onConflict((conflict) => conflict.column('username').doUpdateSet(kept))
    .execute();
}

export async function deleteFormer(tx: Tx, username: string): Promise<void> {
  await tx.deleteFrom('former_usernames').where('username', '=', citext(username)).execute();
}

export async function deleteFormerOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('former_usernames').where('user_id', '=', userId).execute();
}

export async function deleteEnded(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('former_usernames').where('until', '<=', now).execute();
}
