import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../db/connection.ts';
import type { Feedback } from '../../db/schema.ts';

type FeedbackRow = Selectable<Feedback>;

export async function insertFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  await tx.insertInto('feedback').values(row).execute();
}

/** For the mail to the operator; nobody else reads feedback. */
export function findFeedback(db: Db, id: string): Promise<FeedbackRow | undefined> {
  return db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
}
