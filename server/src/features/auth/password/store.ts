import type { Executor, Tx } from '../../../db/connection.ts';

export type Holder = {
  userId: string;
  phone: string;
  name: string;
  lastName: string;
  email: string | null;
  language: 'en' | 'es';
  /** PHC string; null for somebody without a password. */
  hash: string | null;
};

/** The account of a phone with its password hash; null where there is none. */
export async function findHolderByPhone(db: Executor, phone: string): Promise<Holder | null> {
  const row = await holders(db).where('u.phone', '=', phone).executeTakeFirst();
  return row ?? null;
}

function holders(db: Executor) {
  return db
    .selectFrom('users as u')
    .leftJoin('passwords as p', 'p.user_id', 'u.id')
    .select([
      'u.id as userId',
      'u.phone',
      'u.name',
      'u.last_name as lastName',
      'u.email',
      'u.language',
      'p.hash',
    ])
    .where('u.deleted_at', 'is', null);
}

export async function findHolder(db: Executor, userId: string): Promise<Holder | null> {
  const row = await holders(db).where('u.id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** Sets or removes a password; the user's row must be locked. */
export async function savePassword(
  tx: Tx,
  userId: string,
  hash: string | null,
  now: Temporal.Instant,
): Promise<void> {
  if (hash === null) {
    await tx.deleteFrom('passwords').where('user_id', '=', userId).execute();
    return;
  }
  await tx
    .insertInto('passwords')
    .values({ user_id: userId, hash, changed_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash, changed_at: now }))
    .execute();
}
