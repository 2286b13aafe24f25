import { sql } from 'kysely';
import type { Tx } from '../../db/connection.ts';

/** Serialises sign-ins, renewals and sign-outs of one person until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Serialises everybody who counts by the same keys until the transaction ends. */
export async function lockCounts(tx: Tx, keys: string[]): Promise<void> {
  // Always in one order, so that two transactions can't deadlock.
  for (const key of keys.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
