import type { Recommendation } from '@puente/contract/chat';
import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';

export type MessageRow = {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  recommendations: Recommendation[] | null;
  created_at: Temporal.Instant;
};

export type NewMessage = Omit<MessageRow, 'recommendations'> & {
  recommendations?: Recommendation[] | undefined;
};

export const countMessages = async (db: Executor, subject: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from chat_messages where subject = ${subject}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** One page counted from the newest, in order of time. */
export const readMessages = async (
  db: Executor,
  subject: string,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select id, role, content, recommendations, created_at from (
      select * from chat_messages where subject = ${subject}
      order by created_at desc, position desc limit ${page.limit} offset ${page.offset}
    ) newest order by created_at, position`.execute(db);
  return rows;
};

/** Adds messages; one already kept under its id stays as it is. */
export const insertMessages = async (
  db: Executor,
  subject: string,
  messages: readonly NewMessage[],
): Promise<void> => {
  for (const message of messages)
    await sql`
      insert into chat_messages (subject, id, role, content, recommendations, created_at)
      values (${subject}, ${message.id}, ${message.role}, ${message.content},
        ${message.recommendations ? JSON.stringify(message.recommendations) : null}::jsonb,
        ${message.created_at})
      on conflict (subject, id) do nothing`.execute(db);
};

export const deleteMessages = async (db: Executor, subject: string): Promise<void> => {
  await sql`delete from chat_messages where subject = ${subject}`.execute(db);
  await sql`delete from chat_exchanges where subject = ${subject}`.execute(db);
};

/** Hands a visitor's messages to the person they turn out to be, in order. */
export const moveMessages = async (db: Executor, from: string, to: string): Promise<void> => {
  await sql`
    with moved as (delete from chat_messages where subject = ${from} returning *)
    insert into chat_messages (subject, id, role, content, recommendations, created_at)
    select ${to}, id, role, content, recommendations, created_at from moved
    order by created_at, position
    on conflict (subject, id) do nothing`.execute(db);
};
