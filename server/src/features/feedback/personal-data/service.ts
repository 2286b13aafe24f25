import type { Executor, Tx } from '../../../db/connection.ts';
import { blankAuthor, readOwnFeedback } from './store.ts';

export const exportFeedback = async (db: Executor, userId: string) => {
  const rows = await readOwnFeedback(db, userId);
  return rows.map((row) => ({
    feedbackType: row.type,
    feedbackText: row.text,
    userName: row.user_name,
    sentAt: row.created_at.toString(),
  }));
};

export const forgetFeedbackAuthor = (tx: Tx, userId: string): Promise<void> =>
  blankAuthor(tx, userId);
