import type { Db, Executor } from '../../db/connection.ts';

/** The sealed answer to a text, unless it has expired. */
export async function findSealed(
  db: Executor,
  id: Buffer,
  now: Temporal.Instant,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('parsed_texts')
    .select('sealed')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Keeps an answer; false when one is kept already, which then stays. */
export async function insertSealed(
  db: Db,
  row: { id: Buffer; sealed: Buffer; expires_at: Temporal.Instant },
  now: Temporal.Instant,
): Promise<boolean> {
  const kept = await db
    .insertInto('parsed_texts')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ sealed: row.sealed, expires_at: row.expires_at })
        .where('parsed_texts.expires_at', '<=', now),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function deleteExpired(db: Db, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('parsed_texts').where('expires_at', '<=', now).execute();
}
