import type { Db, Tx } from '../../db/connection.ts';

type FeedbackRow = {
  id: string;
  user_id: string | null;
  type: string;
  text: string;
  user_name: string;
  created_at: Temporal.Instant;
};

export const insertFeedback = async (tx: Tx, row: FeedbackRow): Promise<void> => {
  await tx.insertInto('feedback').values(row).execute();
};

/** For the mail to those who run the installation; nobody else reads feedback. */
export const findFeedback = async (db: Db, id: string): Promise<FeedbackRow | undefined> =>
  db.selectFrom('feedback').selectAll().where('id', '=', id).executeTakeFirst();
