import type { ChatMessage, newMessages } from '@puente/contract/chat';
import type { Conversation } from '@puente/contract/conversation';
import { policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { takeTurn } from '../../../jobs/daily.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { presentConversation, presentMessage } from './present.ts';
import {
  countMessages,
  deleteAll,
  deleteConversation,
  deleteVisitorsBefore,
  findBeyond,
  findLatest,
  insertConversation,
  insertMessages,
  listConversations,
  lockSubject,
  moveConversations,
  nameConversation,
  readMessages,
  readShown,
  renameConversation,
  settleConversation,
  type Whose,
} from './store.ts';

const { maxMessages } = policy.conversation;

type Deps = Pick<Context, 'db'>;

type Page = { page: number; pageSize: number };

type Kept = { chatHistory: ChatMessage[]; totalMessages: number };

/** Of all conversations, or of one. Page 1 is the newest; each page is in order of time. */
export async function readHistory({ db }: Deps, whose: Whose, page: Page): Promise<Kept> {
  const offset = (page.page - 1) * page.pageSize;
  const rows = await readMessages(db, whose, { limit: page.pageSize, offset });
  return { chatHistory: rows.map(presentMessage), totalMessages: await countMessages(db, whose) };
}

/** More messages than one person can write. */
const everything = 1_000_000;

/** All messages of a subject in order, each with its conversation. */
export async function readKeptMessages(
  { db }: Deps,
  subject: string,
): Promise<(ChatMessage & { conversationId: string })[]> {
  const rows = await readMessages(db, { subject }, { limit: everything, offset: 0 });
  return rows.map((row) => ({ ...presentMessage(row), conversationId: row.conversation_id }));
}

/** The conversations of a subject, the one spoken in last first. */
export async function listOwn({ db }: Deps, subject: string): Promise<Conversation[]> {
  return (await listConversations(db, subject)).map(presentConversation);
}

/** One conversation with a page of its messages. Errors: `not-found`, also for somebody else's. */
export async function readConversation(
  context: Deps,
  subject: string,
  conversationId: string,
  page: Page,
): Promise<Kept & { conversation: Conversation }> {
  const [row] = await listConversations(context.db, subject, conversationId);
  if (!row) throw new AppError('not-found');
  const kept = await readHistory(context, { subject, conversationId }, page);
  return { conversation: presentConversation(row), ...kept };
}

/** The conversation that was spoken in last; null before the first one. */
export function latestConversation({ db }: Deps, subject: string): Promise<string | null> {
  return findLatest(db, subject);
}

/** The latest people who were shown: of each answer its conversation, time (ISO) and cards. */
export async function lastShown({ db }: Deps, subject: string, limit: number) {
  return (await readShown(db, subject, limit)).map((row) => ({
    conversationId: row.conversation_id,
    shownAt: row.created_at.toString(),
    cards: row.recommendations ?? [],
  }));
}

/** The number of messages in all conversations. */
export function countAll({ db }: Deps, subject: string): Promise<number> {
  return countMessages(db, { subject });
}

type Said = z.output<typeof newMessages>;

/** Messages for a conversation. Without its id they go on with the latest, or begin the first. */
export type Addition = { conversationId: string | null; messages: Said };

/**
 * Adds messages by id: sending one twice keeps it once, where it was sent first. A conversation
 * that isn't there begins with them.
 * Errors: `conversation-full`, only where the conversation was named; a full latest has a successor.
 */
export async function addMessages(
  context: Pick<Context, 'db' | 'clock'>,
  subject: string,
  addition: Addition,
): Promise<{ conversationId: string; count: number }> {
  return context.db.transaction().execute(async (tx) => {
    await lockSubject(tx, subject);
    const { conversationId: named, messages } = addition;
    const own = { subject, conversationId: named ?? (await roomFor(tx, subject, messages.length)) };
    const before = await countMessages(tx, own);
    const count = await put(tx, own, messages, context.clock.now());
    if (count > maxMessages && count > before) throw new AppError('conversation-full');
    return { conversationId: own.conversationId, count };
  });
}

/** The latest conversation, or a new one where so many messages have no room in it. */
async function roomFor(tx: Tx, subject: string, count: number): Promise<string> {
  const latest = await findLatest(tx, subject);
  if (latest === null) return newId();
  const kept = await countMessages(tx, { subject, conversationId: latest });
  return kept + count > maxMessages ? newId() : latest;
}

async function put(
  tx: Tx,
  whose: Required<Whose>,
  messages: Said,
  now: Temporal.Instant,
): Promise<number> {
  const { subject, conversationId } = whose;
  await insertConversation(tx, subject, conversationId, now);
  const rows = messages.map((message) => ({
    ...message,
    id: message.id ?? newId(),
    created_at: message.createdAt ? Temporal.Instant.from(message.createdAt) : now,
  }));
  await insertMessages(tx, whose, rows);
  const count = await settleConversation(tx, whose, now);
  for (const id of await findBeyond(tx, subject)) await deleteConversation(tx, subject, id);
  return count;
}

/** Keeps an exchange of the chat, whose number a day is limited. @param title the goal's words */
export async function keepExchange(
  context: Pick<Context, 'db' | 'clock'>,
  whose: Required<Whose>,
  messages: Said,
  title: string | null,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await lockSubject(tx, whose.subject);
    await put(tx, whose, messages, context.clock.now());
    if (title !== null) await nameConversation(tx, whose.subject, whose.conversationId, title);
  });
}

/** Names a conversation as its person wants. Errors: `not-found`, also for somebody else's. */
export async function renameOwn(
  { db }: Deps,
  subject: string,
  { id, name }: { id: string; name: string },
): Promise<Conversation> {
  const [row] = await db.transaction().execute(async (tx) => {
    await lockSubject(tx, subject);
    const isNamed = await renameConversation(tx, subject, id, name.replaceAll(/\s+/gu, ' '));
    return isNamed ? listConversations(tx, subject, id) : [];
  });
  if (!row) throw new AppError('not-found');
  return presentConversation(row);
}

/** Errors: `not-found`, also for somebody else's. */
export async function deleteOwn({ db }: Deps, subject: string, id: string): Promise<void> {
  const isDeleted = await db.transaction().execute(async (tx) => {
    await lockSubject(tx, subject);
    return deleteConversation(tx, subject, id);
  });
  if (!isDeleted) throw new AppError('not-found');
}

export function clearHistory({ db }: Deps, subject: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockSubject(tx, subject);
    await deleteAll(tx, subject);
  });
}

/**
 * A visitor signed in: their conversations go on under the person. Returns the number of messages.
 */
export function carryHistoryOver({ db }: Deps, from: string, to: string): Promise<number> {
  return db.transaction().execute(async (tx) => {
    for (const subject of [from, to].toSorted()) await lockSubject(tx, subject);
    const carried = await moveConversations(tx, from, to);
    for (const id of await findBeyond(tx, to)) await deleteConversation(tx, to, id);
    return carried;
  });
}

/**
 * Forgets what visitors said once no browser can come back to it (chat-19). Looks through all that
 * is kept, and so once a day.
 */
export async function forgetVisitors({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const turn = { now, nextAt: now.add({ hours: 24 }) };
  await db.transaction().execute(async (tx) => {
    if (!(await takeTurn(tx, 'chat.forget-visitors', turn))) return;
    await deleteVisitorsBefore(tx, now.subtract({ hours: 24 * policy.conversation.visitorDays }));
  });
}
