import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { NoticeKind } from './rules.ts';

export const countNotices = async (
  tx: Tx,
  email: string,
  since: Temporal.Instant,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_notices
    where lower(email) = lower(${email}) and happened_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
};

export const insertNotice = async (
  tx: Tx,
  notice: {
    id: string;
    user_id: string;
    kind: NoticeKind;
    email: string;
    device: string;
    happened_at: Temporal.Instant;
  },
): Promise<void> => {
  await tx.insertInto('account_notices').values(notice).execute();
};

export type NoticeRow = {
  id: string;
  kind: NoticeKind;
  email: string;
  device: string;
  happenedAt: Temporal.Instant;
  phone: string;
  language: 'en' | 'es';
  timezone: string;
};

/** A notice with how its receiver reads; null once the account is gone. */
export const findNotice = async (db: Executor, id: string): Promise<NoticeRow | null> => {
  const row = await db
    .selectFrom('account_notices as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .select([
      'n.id',
      'n.kind',
      'n.email',
      'n.device',
      'n.happened_at as happenedAt',
      'u.phone',
      'u.language',
      'u.timezone',
    ])
    .where('n.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return (row as NoticeRow | undefined) ?? null;
};

export const deleteNoticesBefore = async (
  db: Executor,
  before: Temporal.Instant,
): Promise<void> => {
  await db.deleteFrom('account_notices').where('happened_at', '<', before).execute();
};
