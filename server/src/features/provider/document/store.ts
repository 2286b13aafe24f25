import type { Executor, Tx } from '../../../db/connection.ts';
import type { ProviderDocuments } from '../../../db/schema.ts';

export type DocumentRow = ProviderDocuments;

/** The documents of these people, by their ids. */
export async function readDocuments(
  db: Executor,
  userIds: readonly string[],
): Promise<Map<string, DocumentRow>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('provider_documents')
    .selectAll()
    .where('user_id', 'in', [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

/** Of two documents sent at once the later one stays. False when the account is gone. */
export async function lockOwner(tx: Tx, userId: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return owner !== undefined;
}

/** Takes a person's document away and returns the name of its file, null when there was none. */
export async function deleteDocument(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .deleteFrom('provider_documents')
    .where('user_id', '=', userId)
    .returning('file_name')
    .executeTakeFirst();
  return row?.file_name ?? null;
}

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.insertInto('provider_documents').values(row).execute();
}

/** The first decision counts. */
export async function saveDecision(tx: Tx, userId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('provider_documents')
    .set({ decided_at: now })
    .where('user_id', '=', userId)
    .where('decided_at', 'is', null)
    .execute();
}

/** Takes documents away that were decided before an instant, and returns the names of their files. */
export async function takeDecided(
  tx: Tx,
  before: Temporal.Instant,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('provider_documents')
    .where('user_id', 'in', (people) =>
      people
        .selectFrom('provider_documents')
        .select('user_id')
        .where('decided_at', '<', before)
        .orderBy('decided_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('file_name')
    .execute();
  return rows.map(({ file_name: name }) => name);
}
