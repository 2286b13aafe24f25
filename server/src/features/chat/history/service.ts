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

/** Page 1 is the newest; each page is in order of time. */
export async function readHistory(
  context: Deps,
  subject: string,
  page: { page: number; pageSize: number },
): Promise<Kept> {
  const { db } = context;
  const offset = (page.page - 1) * page.pageSize;
  const rows = await readMessages(db, subject, { limit: page.pageSize, offset });
  return { chatHistory: rows.map(present), totalMessages: await countMessages(db, subject) };
}

type Deps = Pick<Context, 'db'>;

type Kept = { chatHistory: ChatMessage[]; totalMessages: number };

function present(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    createdAt: row.created_at.toString(),
    ...(row.recommendations ? { recommendations: row.recommendations } : {}),
  };
}

/** Adds messages by id: sending one twice keeps it once. Returns the total. */
export async function appendMessages(
  context: Pick<Context, 'db' | 'clock'>,
  subject: string,
  messages: Call<typeof updateChatHistory>['body']['newMessages'],
): Promise<number> {
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
}

export function clearHistory(context: Deps, subject: string): Promise<void> {
  return context.db.transaction().execute((tx) => deleteMessages(tx, subject));
}

/** A visitor signed in: what was said goes on under the person. Returns the number of messages. */
export function carryHistoryOver(context: Deps, from: string, to: string): Promise<number> {
  return context.db.transaction().execute((tx) => moveMessages(tx, from, to));
}
