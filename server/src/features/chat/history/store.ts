import type { Recommendation } from '@puente/contract/chat';
import { type Selectable, sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { ChatMessages } from '../../../db/schema.ts';

export type MessageRow = Pick<
  Selectable<ChatMessages>,
  'id' | 'role' | 'content' | 'created_at'
> & { recommendations: Recommendation[] | null };

export type NewMessage = Omit<MessageRow, 'recommendations'> & {
  recommendations?: Recommendation[] | undefined;
};

export async function countMessages(db: Executor, subject: string): Promise<number> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return count;
}

/** One page counted from the newest, in order of time. */
export async function readMessages(
  db: Executor,
  subject: string,
  page: { limit: number; offset: number },
): Promise<MessageRow[]> {
  const newest = await db
    .selectFrom('chat_messages')
    .select(['id', 'role', 'content', 'recommendations', 'created_at'])
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .orderBy('position', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$narrowType<Pick<MessageRow, 'recommendations'>>()
    .execute();
  return newest.toReversed();
}

/** Adds messages; one already stored under its id stays as it is. */
export async function insertMessages(
  db: Executor,
  subject: string,
  messages: readonly NewMessage[],
): Promise<void> {
  for (const { id, role, content, recommendations, created_at: createdAt } of messages)
    await db
      .insertInto('chat_messages')
      .values({
        subject,
        id,
        role,
        content,
        recommendations: recommendations ? JSON.stringify(recommendations) : null,
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.columns(['subject', 'id']).doNothing())
      .execute();
}

export async function deleteMessages(db: Executor, subject: string): Promise<void> {
  await db.deleteFrom('chat_messages').where('subject', '=', subject).execute();
  await db.deleteFrom('chat_exchanges').where('subject', '=', subject).execute();
}

/** Moves a visitor's messages to the user who signed in, in order; returns how many there were. */
export async function moveMessages(db: Executor, from: string, to: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with moved as (delete from chat_messages where subject = ${from} returning *)
    insert into chat_messages (subject, id, role, content, recommendations, created_at)
    select ${to}, id, role, content, recommendations, created_at from moved
    order by created_at, position
    on conflict (subject, id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}
