import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { listOwn, readKeptMessages } from '../history/service.ts';
import { deleteRecommendationsOf, deleteSubject } from './store.ts';

/** All messages of the chat, in order, and the conversations they belong to. */
export async function exportChat({ db }: Pick<Context, 'db'>, userId: string) {
  const subject = subjectOfUser(userId);
  const [messages, conversations] = await Promise.all([
    readKeptMessages({ db }, subject),
    listOwn({ db }, subject),
  ]);
  return { chat: messages, conversations };
}

function subjectOfUser(userId: string): string {
  return `user:${userId}`;
}

/** Deletes the person's messages, and their card from recommendations to others. */
export async function forgetChat(tx: Tx, userId: string): Promise<void> {
  await deleteSubject(tx, subjectOfUser(userId));
  await deleteRecommendationsOf(tx, userId);
}
