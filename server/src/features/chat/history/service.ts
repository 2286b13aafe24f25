import type { ChatMessage, updateChatHistory } from '@puente/contract/chat';
import type { Call } from '@puente/contract/endpoint';
import type { Context } from '../../../context.ts';
import { newId } from '../../../lib/ids.ts';
import {
  countMessages,
  deleteMessages,
  insertMessages,
  type MessageRow,
  moveMessages,
  readMessages,
} from './store.ts';

type Needs = Pick<Context, 'db'>;
type Kept = { chatHistory: ChatMessage[]; totalMessages: number };

const present = (row: MessageRow): ChatMessage => ({
  id: row.id,
  role: row.role,
  content: row.content,
  createdAt: row.created_at.toString(),
  ...(row.recommendations ? { recommendations: row.recommendations } : {}),
});

/** Page 1 is the newest; each page is in order of time. */
export const readHistory = async (
  context: Needs,
  subject: string,
  page: { page: number; pageSize: number },
): Promise<Kept> => {
  const { db } = context;
  const offset = (page.page - 1) * page.pageSize;
  const rows = await readMessages(db, subject, { limit: page.pageSize, offset });
  return { chatHistory: rows.map(present), totalMessages: await countMessages(db, subject) };
};

/** Adds messages by id: sending one twice keeps it once. Returns the total. */
export const appendMessages = async (
  context: Pick<Context, 'db' | 'clock'>,
  subject: string,
  messages: Call<typeof updateChatHistory>['body']['newMessages'],
): Promise<number> => {
  const now = context.clock.now();
  await context.db.transaction().execute((tx) =>
    insertMessages(
      tx,
      subject,
      messages.map((message) => ({
        ...message,
        id: message.id ?? newId(),
        created_at: message.createdAt ? Temporal.Instant.from(message.createdAt) : now,
      })),
    ),
  );
  return countMessages(context.db, subject);
};

export const clearHistory = (context: Needs, subject: string): Promise<void> =>
  context.db.transaction().execute((tx) => deleteMessages(tx, subject));

/** A visitor signed in: what was said goes on under the person. */
export const carryHistoryOver = (context: Needs, from: string, to: string): Promise<void> =>
  context.db.transaction().execute((tx) => moveMessages(tx, from, to));
