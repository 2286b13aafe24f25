import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { NotificationKind } from './rules.ts';

export async function countNotifications(
  tx: Tx,
  email: string,
  since: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account_notifications
    where lower(email) = lower(${email}) and happened_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function insertNotification(
  tx: Tx,
  notice: {
    id: string;
    user_id: string;
    kind: NotificationKind;
    email: string;
    device: string;
    happened_at: Temporal.Instant;
  },
): Promise<void> {
  await tx.insertInto('account_notifications').values(notice).execute();
}

export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  email: string;
  device: string;
  happenedAt: Temporal.Instant;
  phone: string;
  language: 'en' | 'es';
  timezone: string;
  region: string | null;
};

/** A notification with its recipient's language and zone; null once the account is deleted. */
export async function findNotification(db: Executor, id: string): Promise<NotificationRow | null> {
  const row = await db
    .selectFrom('account_notifications as n')
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
      'u.region',
    ])
    .where('n.id', '=', id)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteNotificationsBefore(
  db: Executor,
  before: Temporal.Instant,
): Promise<void> {
  await db.deleteFrom('account_notifications').where('happened_at', '<', before).execute();
}
