import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Allowance, Counter } from './rules.ts';

const { exchanges, windowHours } = policy.chat;

export const readAllowance = async (db: Executor, subject: string): Promise<Allowance> => {
  const { rows } = await sql<{ window_started_at: Temporal.Instant; used: number }>`
    select window_started_at, used from chat_allowances where subject = ${subject}`.execute(db);
  const row = rows[0];
  return row ? { windowStartedAt: row.window_started_at, used: row.used } : null;
};

/** Takes one of a window in a single statement; false when none is left. */
export const takeExchange = async (
  db: Executor,
  counter: Counter & { windowHours?: number },
  now: Temporal.Instant,
): Promise<boolean> => {
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
};

/** Gives one back: an exchange that failed is not counted. */
export const returnExchange = async (db: Executor, subject: string): Promise<void> => {
  await sql`update chat_allowances set used = greatest(0, used - 1)
    where subject = ${subject}`.execute(db);
};

/** Adds what a visitor used to the person they turn out to be, within one window. */
export const mergeAllowance = async (
  db: Executor,
  from: string,
  to: string,
  now: Temporal.Instant,
): Promise<void> => {
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
};

type Exchange = { subject: string; messageId: string };

/** Claims a message id for its first run; false when it ran or runs already. */
export const claimExchange = async (
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into chat_exchanges (subject, message_id, created_at, process_id)
    values (${subject}, ${messageId}, ${now}, ${processId})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
};

export const findExchange = async (
  db: Executor,
  { subject, messageId }: Exchange,
): Promise<{ processId: string | null; answer: unknown } | null> => {
  const { rows } = await sql<{ processId: string | null; answer: unknown }>`
    select process_id as "processId", answer from chat_exchanges
    where subject = ${subject} and message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
};

/** Hands a run whose process is gone to another one. */
export const takeOverExchange = async (
  db: Executor,
  { subject, messageId }: Exchange,
  from: string | null,
  to: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update chat_exchanges set process_id = ${to}
    where subject = ${subject} and message_id = ${messageId} and answer is null
      and process_id is not distinct from ${from}::uuid`.execute(db);
  return numAffectedRows === 1n;
};

export const keepAnswer = async (
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
  answer: unknown,
): Promise<void> => {
  await sql`update chat_exchanges set answer = ${JSON.stringify(answer)}::jsonb
    where subject = ${subject} and message_id = ${messageId} and answer is null
      and process_id = ${processId}`.execute(db);
};

/** Forgets a run without an answer; false when it is another process's. */
export const dropExchange = async (
  db: Executor,
  { subject, messageId }: Exchange,
  processId: string,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`delete from chat_exchanges
    where subject = ${subject} and message_id = ${messageId} and answer is null
      and process_id = ${processId}`.execute(db);
  return numAffectedRows === 1n;
};
