import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/connection.ts';
import type { Feedback } from '../../db/schema.ts';

type FeedbackRow = Selectable<Feedback>;

export async function insertFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  await tx.insertInto('feedback').values(row).execute();
}

/** The same for one that its author may have sent before; false when the id is somebody else's. */
export async function upsertFeedback(
  tx: Tx,
  row: FeedbackRow & { user_id: string },
): Promise<boolean> {
  const kept = await tx
    .insertInto('feedback')
    .values(row)
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet({ type: row.type, text: row.text, user_name: row.user_name })
        .where('feedback.user_id', '=', row.user_id),
    )
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** For the mail to the operator; nobody else reads feedback. */
export function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}
