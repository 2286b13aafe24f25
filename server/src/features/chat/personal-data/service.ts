import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { readHistory } from '../history/service.ts';
import { deleteRecommendationsOf, deleteSubject } from './store.ts';

const subjectOfUser = (userId: string): string => `user:${userId}`;

/** More messages than one person can write. */
const everything = 1_000_000;

/** All that was said in the chat, in order. */
export const exportChat = async (context: Pick<Context, 'db'>, userId: string) => {
  const page = { page: 1, pageSize: everything };
  return (await readHistory(context, subjectOfUser(userId), page)).chatHistory;
};

/** Removes what the person said, and their card from what others were recommended. */
export const forgetChat = async (tx: Tx, userId: string): Promise<void> => {
  await deleteSubject(tx, subjectOfUser(userId));
  await deleteRecommendationsOf(tx, userId);
};
