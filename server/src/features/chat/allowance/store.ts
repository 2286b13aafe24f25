import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Allowance, Counter } from './rules.ts';

const { exchanges, windowHours } = policy.chat;

export async function readAllowance(db: Executor, subject: string): Promise<Allowance> {
  const row = await db
    .selectFrom('chat_allowances')
    .select(['window_started_at', 'used'])
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ? { windowStartedAt: row.window_started_at, used: row.used } : null;
}

/** Counts one exchange in a single statement; false when none is left. */
export async function takeExchange(
  db: Executor,
  counter: Counter & { windowHours?: number },
  now: Temporal.Instant,
): Promise<boolean> {
  const { subject, limit } = counter;
  if (limit < 1) return false;
  const oldest = now.subtract({ hours: counter.windowHours ?? windowHours });
  const { rows } = await sql`
    insert into chat_allowances as a (subject, window_started_at, used)
    values (${subject}, ${now}, 1)
    on conflict (subject) do update set
      window_started_at = case when a.window_started_at <= ${oldest} or a.used = 0
        then excluded.window_started_at else a.window_started_at end,
      used = case when a.window_started_at <= ${oldest} then 1 else a.used + 1 end
    where a.used < ${limit} or a.window_started_at <= ${oldest}
    returning 1`.execute(db);
  return rows.length === 1;
}

/** Undoes a count: an exchange that failed doesn't count. */
export async function returnExchange(db: Executor, subject: string): Promise<void> {
  await db
    .updateTable('chat_allowances')
    .set({ used: sql<number>`greatest(0, used - 1)` })
    .where('subject', '=', subject)
    .execute();
}

/** Adds what a visitor used to the count of the user who signed in, within one window. */
export async function mergeAllowance(
  db: Executor,
  from: string,
  to: string,
  now: Temporal.Instant,
): Promise<void> {
  const oldest = now.subtract({ hours: windowHours });
  await sql`
    with visitor as (
      delete from chat_allowances where subject = ${from} returning window_started_at, used
    )
    insert into chat_allowances as a (subject, window_started_at, used)
    select ${to}, window_started_at, used from visitor where window_started_at > ${oldest}
    on conflict (subject) do update set
      used = least(${exchanges}, excluded.used +
        case when a.window_started_at > ${oldest} then a.used else 0 end),
      window_started_at = case when a.window_started_at > ${oldest}
        then least(a.window_started_at, excluded.window_started_at)
        else excluded.window_started_at end`.execute(db);
}

type Exchange = { subject: string; messageId: string };

/** Claims a message id for its first run; false when it ran or runs already. */
export async function claimExchange(
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('chat_exchanges')
    .values({ subject, message_id: messageId, created_at: now, process_id: processId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findExchange(
  db: Executor,
  { subject, messageId }: Exchange,
): Promise<{ processId: string | null; answer: unknown } | null> {
  const row = await db
    .selectFrom('chat_exchanges')
    .select(['process_id as processId', 'answer'])
    .where('subject', '=', subject)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a run whose process is gone to another process. */
export async function takeOverExchange(
  db: Executor,
  { subject, messageId }: Exchange,
  from: string | null,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_exchanges')
    .set({ process_id: to })
    .where('subject', '=', subject)
    .where('message_id', '=', messageId)
    .where('answer', 'is', null)
    .where('process_id', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function keepAnswer(
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('chat_exchanges')
    .set({ answer: JSON.stringify(answer) })
    .where('subject', '=', subject)
    .where('message_id', '=', messageId)
    .where('answer', 'is', null)
    .where('process_id', '=', processId)
    .execute();
}

/** Deletes a run without an answer; false when it is another process's. */
export async function dropExchange(
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_exchanges')
    .where('subject', '=', subject)
    .where('message_id', '=', messageId)
    .where('answer', 'is', null)
    .where('process_id', '=', processId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Gives the kept answers of a visitor to the user who signed in. */
export async function moveExchanges(db: Executor, from: string, to: string): Promise<void> {
  await sql`
    with moved as (delete from chat_exchanges where subject = ${from} returning *)
    insert into chat_exchanges (subject, message_id, answer, created_at, process_id)
    select ${to}, message_id, answer, created_at, process_id from moved
    on conflict (subject, message_id) do nothing`.execute(db);
}

/** Deletes counts whose window is over, and answers that nobody asks for again. */
export async function deleteBefore(db: Executor, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('chat_allowances').where('window_started_at', '<=', before).execute();
  await db.deleteFrom('chat_exchanges').where('created_at', '<=', before).execute();
}
