import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export type OwnFeedback = {
  type: string;
  text: string;
  user_name: string;
  created_at: Temporal.Instant;
};

export const readOwnFeedback = async (db: Executor, userId: string): Promise<OwnFeedback[]> => {
  const { rows } = await sql<OwnFeedback>`
    select type, text, user_name, created_at from feedback
    where user_id = ${userId} order by created_at, id`.execute(db);
  return rows;
};

/** The words stay, whose they were is forgotten. */
export const blankAuthor = async (tx: Tx, userId: string): Promise<void> => {
  await sql`update feedback set user_id = null, user_name = 'Anonymous'
    where user_id = ${userId}`.execute(tx);
};
