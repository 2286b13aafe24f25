import type { Executor, Tx } from '../../../db/connection.ts';
import { blankAuthor, readFeedbackOf } from './store.ts';

export async function exportFeedback(db: Executor, userId: string) {
  const rows = await readFeedbackOf(db, userId);
  return rows.map((row) => ({
    feedbackType: row.type,
    feedbackText: row.text,
    userName: row.user_name,
    sentAt: row.created_at.toString(),
  }));
}

export function forgetFeedbackAuthor(tx: Tx, userId: string): Promise<void> {
  return blankAuthor(tx, userId);
}
