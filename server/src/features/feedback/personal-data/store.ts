import type { Executor, Tx } from '../../../db/connection.ts';

export function readFeedbackOf(db: Executor, userId: string) {
  return db
    .selectFrom('feedback')
    .select(['type', 'text', 'user_name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps the feedback and removes its author. */
export async function blankAuthor(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('feedback')
    .set({ user_id: null, user_name: 'Anonymous' })
    .where('user_id', '=', userId)
    .execute();
}
