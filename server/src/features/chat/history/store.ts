import type { Recommendation } from '@puente/contract/chat';
import { policy } from '@puente/contract/policy';
import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { ChatConversations, ChatMessages } from '../../../db/schema.ts';

export type MessageRow = Pick<
  Selectable<ChatMessages>,
  'id' | 'role' | 'content' | 'created_at' | 'conversation_id'
> & { recommendations: Recommendation[] | null };

export type NewMessage = Omit<MessageRow, 'recommendations' | 'conversation_id'> & {
  recommendations?: Recommendation[] | undefined;
};

/** All messages of a subject, or those of one conversation. */
export type Whose = { subject: string; conversationId?: string };

/** From so many characters on a message says what a conversation is about: "hi" doesn't. */
const tellingLength = 16;

/** Whoever changes a subject's conversations waits for the others who do, until the end of `tx`. */
export async function lockSubject(tx: Tx, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat ${subject}`}, 0))`.execute(tx);
}

export async function countMessages(db: Executor, whose: Whose): Promise<number> {
  const { count } = await messagesOf(db, whose)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function messagesOf(db: Executor, { subject, conversationId }: Whose) {
  const own = db.selectFrom('chat_messages').where('subject', '=', subject);
  return conversationId === undefined ? own : own.where('conversation_id', '=', conversationId);
}

const columns = [
  'id',
  'role',
  'content',
  'recommendations',
  'created_at',
  'conversation_id',
] as const;

/** One page counted from the newest, in order of time. */
export async function readMessages(
  db: Executor,
  whose: Whose,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const newest = await messagesOf(db, whose)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$narrowType<Pick<MessageRow, 'recommendations'>>()
    .execute();
  return newest.toReversed();
}

/** The latest answers that showed people, the newest first. */
export async function readShown(
  db: Executor,
  subject: string,
  limit: number,
): Promise<MessageRow[]> {
  return messagesOf(db, { subject })
    .select(columns)
    .where(sql<boolean>`jsonb_array_length(coalesce(recommendations, '[]'::jsonb)) > 0`)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(limit)
    .$narrowType<Pick<MessageRow, 'recommendations'>>()
    .execute();
}

export type ConversationRow = Omit<Selectable<ChatConversations>, 'subject'> & {
  count: number;
  /** What the person said first that tells something, else what they said first. */
  first_said: string | null;
};

/** The conversations of a subject, the one spoken in last first. */
export function listConversations(
  db: Executor,
  subject: string,
  id?: string,
): Promise<ConversationRow[]> {
  const own = db
    .selectFrom('chat_conversations as c')
    .select(['c.id', 'c.title', 'c.started_at', 'c.last_message_at'])
    .select((row) => [
      row
        .selectFrom('chat_messages as m')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('m.subject', '=', 'c.subject')
        .whereRef('m.conversation_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('count'),
      row
        .selectFrom('chat_messages as m')
        .select('m.content')
        .whereRef('m.subject', '=', 'c.subject')
        .whereRef('m.conversation_id', '=', 'c.id')
        .where('m.role', '=', 'user')
        .orderBy(sql`char_length(m.content) >= ${sql.lit(tellingLength)}`, 'desc')
        .orderBy('m.created_at')
        .orderBy('m.position')
        .limit(1)
        .as('first_said'),
    ])
    .where('c.subject', '=', subject);
  return (id === undefined ? own : own.where('c.id', '=', id))
    .orderBy('c.last_message_at', 'desc')
    .orderBy('c.started_at', 'desc')
    .orderBy('c.id')
    .limit(policy.conversation.maxKept)
    .execute();
}

/** The conversation that was spoken in last. */
export async function findLatest(db: Executor, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('chat_conversations')
    .select('id')
    .where('subject', '=', subject)
    .orderBy('last_message_at', 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Begins a conversation unless it is there. */
export async function insertConversation(
  tx: Tx,
  subject: string,
  id: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('chat_conversations')
    .values({ subject, id, title: null, started_at: now, last_message_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Names a conversation that has no name yet. */
export async function nameConversation(
  tx: Tx,
  subject: string,
  id: string,
  title: string,
): Promise<void> {
  await tx
    .updateTable('chat_conversations')
    .set({ title })
    .where('subject', '=', subject)
    .where('id', '=', id)
    .where('title', 'is', null)
    .execute();
}

/** False when the subject has no such conversation. */
export async function renameConversation(
  tx: Tx,
  subject: string,
  id: string,
  title: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('chat_conversations')
    .set({ title })
    .where('subject', '=', subject)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds messages; one already stored under its id stays as it is and where it is. */
export async function insertMessages(
  tx: Tx,
  { subject, conversationId }: Required<Whose>,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const { id, role, content, recommendations, created_at: createdAt } of messages)
    await tx
      .insertInto('chat_messages')
      .values({
        subject,
        id,
        conversation_id: conversationId,
        role,
        content,
        recommendations: recommendations ? JSON.stringify(recommendations) : null,
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.columns(['subject', 'id']).doNothing())
      .execute();
}

/**
 * A conversation lasts from its first message to its last one, and never into the future. One
 * without messages is none.
 * @returns the number of its messages
 */
export async function settleConversation(
  tx: Tx,
  whose: Required<Whose>,
  now: Temporal.Instant,
): Promise<number> {
  const { subject, conversationId } = whose;
  const count = await countMessages(tx, whose);
  if (count === 0) await deleteConversation(tx, subject, conversationId);
  else
    await sql`update chat_conversations set
        started_at = least(said.first, ${now}::timestamptz),
        last_message_at = least(said.last, ${now}::timestamptz)
      from (select min(created_at) as first, max(created_at) as last from chat_messages
        where subject = ${subject} and conversation_id = ${conversationId}) as said
      where subject = ${subject} and id = ${conversationId}`.execute(tx);
  return count;
}

/** Deletes a conversation with its messages and kept answers; false when there is none. */
export async function deleteConversation(tx: Tx, subject: string, id: string): Promise<boolean> {
  await tx
    .deleteFrom('chat_exchanges')
    .where('subject', '=', subject)
    .where('message_id', 'in', messagesOf(tx, { subject, conversationId: id }).select('id'))
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('chat_conversations')
    .where('subject', '=', subject)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those beyond the ones that are kept, the oldest. */
export async function findBeyond(tx: Tx, subject: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('chat_conversations')
    .select('id')
    .where('subject', '=', subject)
    .orderBy('last_message_at', 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .offset(policy.conversation.maxKept)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteAll(tx: Tx, subject: string): Promise<void> {
  await tx.deleteFrom('chat_conversations').where('subject', '=', subject).execute();
  await tx.deleteFrom('chat_exchanges').where('subject', '=', subject).execute();
}

/**
 * Moves a visitor's conversations to the user who signed in, in order; returns how many messages
 * came with them.
 */
export async function moveConversations(tx: Tx, from: string, to: string): Promise<number> {
  await sql`insert into chat_conversations as c (subject, id, title, started_at, last_message_at)
    select ${to}, id, title, started_at, last_message_at
    from chat_conversations where subject = ${from}
    on conflict (subject, id) do update set
      title = coalesce(c.title, excluded.title),
      started_at = least(c.started_at, excluded.started_at),
      last_message_at = greatest(c.last_message_at, excluded.last_message_at)`.execute(tx);
  const { numAffectedRows } = await sql`
    with moved as (delete from chat_messages where subject = ${from} returning *)
    insert into chat_messages
      (subject, id, conversation_id, role, content, recommendations, created_at)
    select ${to}, id, conversation_id, role, content, recommendations, created_at from moved
    order by created_at, position
    on conflict (subject, id) do nothing`.execute(tx);
  await sql`delete from chat_conversations c where c.subject = ${from} or c.subject = ${to}
    and not exists (select from chat_messages m
      where m.subject = c.subject and m.conversation_id = c.id)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes what visitors said whose latest word was before that. */
export async function deleteVisitorsBefore(db: Executor, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('chat_conversations')
    .where('subject', 'like', 'visitor:%')
    .where('last_message_at', '<', before)
    .execute();
}
