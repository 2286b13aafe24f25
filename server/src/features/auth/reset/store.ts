import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { RecentResets } from './rules.ts';

export async function countResets(
  tx: Tx,
  since: Temporal.Instant,
  by: { address: string; emailHash: Buffer },
): Promise<RecentResets> {
  const { rows } = await sql<RecentResets>`
    select count(*) filter (where email_hash = ${by.emailHash})::int as email,
      count(*) filter (where address = ${by.address})::int as address
    from reset_requests
    where asked_at > ${since} and (email_hash = ${by.emailHash} or address = ${by.address})`.execute(
    tx,
  );
  return rows[0] ?? { email: 0, address: 0 };
}

export async function insertReset(
  tx: Tx,
  reset: { id: string; address: string; email_hash: Buffer; asked_at: Temporal.Instant },
): Promise<void> {
  await tx.insertInto('reset_requests').values(reset).execute();
}

/** When a reset was requested; null once its row is deleted. */
export async function findAskedAt(db: Executor, resetId: string): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('reset_requests')
    .select('asked_at')
    .where('id', '=', resetId)
    .executeTakeFirst();
  return row?.asked_at ?? null;
}

export type Forgetful = {
  id: string;
  name: string;
  phone: string;
  email: string;
  language: 'en' | 'es';
};

/**
 * Accounts with a password whose email address was entered with a proven phone, newest first.
 * An address entered by a session alone may be a thief's. A password changed after the request
 * is known to its owner.
 */
export async function findForgetful(
  db: Executor,
  { email, askedAt }: { email: string; askedAt: Temporal.Instant },
  atMost: number,
): Promise<Forgetful[]> {
  const { rows } = await sql<Forgetful>`
    select u.id, u.name, u.phone, u.email, u.language
    from users u join passwords p on p.user_id = u.id
    where lower(u.email) = lower(${email}) and u.email is not null and u.email_phone_proven
      and u.deleted_at is null and p.changed_at <= ${askedAt}
    order by u.created_at desc limit ${atMost}`.execute(db);
  return rows;
}

export async function deleteResetsBefore(db: Executor, before: Temporal.Instant): Promise<void> {
  await db.deleteFrom('reset_requests').where('asked_at', '<=', before).execute();
}
