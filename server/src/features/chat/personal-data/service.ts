import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { readHistory } from '../history/service.ts';
import { deleteRecommendationsOf, deleteSubject } from './store.ts';

/** More messages than one person can write. */
const everything = 1_000_000;

/** All messages of the chat, in order. */
export async function exportChat(context: Pick<Context, 'db'>, userId: string) {
  const page = { page: 1, pageSize: everything };
  return (await readHistory(context, subjectOfUser(userId), page)).chatHistory;
}

function subjectOfUser(userId: string): string {
  return `user:${userId}`;
}

/** Deletes the person's messages, and their card from recommendations to others. */
export async function forgetChat(tx: Tx, userId: string): Promise<void> {
  await deleteSubject(tx, subjectOfUser(userId));
  await deleteRecommendationsOf(tx, userId);
}
