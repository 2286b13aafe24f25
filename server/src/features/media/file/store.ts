import type { Executor, Tx } from '../../../db/connection.ts';

export async function insertUnclaimed(db: Executor, name: string, now: Temporal.Instant) {
  await db.insertInto('unclaimed_files').values({ name, sent_at: now }).execute();
}

/** False when the row isn't there any more: the file was left for too long. */
export async function deleteUnclaimed(tx: Tx, name: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('unclaimed_files')
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes files away from the list that were sent before an instant; several may do so at once. */
export async function takeAbandoned(
  tx: Tx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('unclaimed_files')
    .where('name', 'in', (names) =>
      names
        .selectFrom('unclaimed_files')
        .select('name')
        .where('sent_at', '<', before)
        .orderBy('sent_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('name')
    .execute();
  return rows.map(({ name }) => name);
}
