import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Allowance } from './rules.ts';

const { exchanges, windowHours } = policy.chat;

export const readAllowance = async (db: Executor, subject: string): Promise<Allowance> => {
  const { rows } = await sql<{ window_started_at: Temporal.Instant; used: number }>`
    select window_started_at, used from chat_allowances where subject = ${subject}`.execute(db);
  const row = rows[0];
  return row ? { windowStartedAt: row.window_started_at, used: row.used } : null;
};

/** Takes one exchange in a single statement; false when none is left. */
export const takeExchange = async (
  db: Executor,
  subject: string,
  now: Temporal.Instant,
): Promise<boolean> => {
  const oldest = now.subtract({ hours: windowHours });
  const { rows } = await sql`
    insert into chat_allowances as a (subject, window_started_at, used)
    values (${subject}, ${now}, 1)
    on conflict (subject) do update set
      window_started_at = case when a.window_started_at <= ${oldest} or a.used = 0
        then excluded.window_started_at else a.window_started_at end,
      used = case when a.window_started_at <= ${oldest} then 1 else a.used + 1 end
    where a.used < ${exchanges} or a.window_started_at <= ${oldest}
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

export type KeptExchange = { answer: unknown } | null;

/** Claims a message id for its first run; false when it ran or runs already. */
export const claimExchange = async (
  db: Executor,
  subject: string,
  messageId: string,
  at: { now: Temporal.Instant; abandonedBefore: Temporal.Instant },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into chat_exchanges as e (subject, message_id, created_at)
    values (${subject}, ${messageId}, ${at.now})
    on conflict (subject, message_id) do update set created_at = excluded.created_at
    where e.answer is null and e.created_at < ${at.abandonedBefore}
    returning 1`.execute(db);
  return rows.length === 1;
};

export const findExchange = async (
  db: Executor,
  subject: string,
  messageId: string,
): Promise<KeptExchange> => {
  const { rows } = await sql<{ answer: unknown }>`
    select answer from chat_exchanges
    where subject = ${subject} and message_id = ${messageId}`.execute(db);
  return rows[0] ?? null;
};

export const keepAnswer = async (
  db: Executor,
  subject: string,
  messageId: string,
  answer: unknown,
): Promise<void> => {
  await sql`update chat_exchanges set answer = ${JSON.stringify(answer)}::jsonb
    where subject = ${subject} and message_id = ${messageId}`.execute(db);
};

export const dropExchange = async (
  db: Executor,
  subject: string,
  messageId: string,
): Promise<void> => {
  await sql`delete from chat_exchanges
    where subject = ${subject} and message_id = ${messageId}`.execute(db);
};
