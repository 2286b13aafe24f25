import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export type SessionFacts = {
  id: string;
  device: string;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
};

/** Sessions without their tokens. */
export async function readSessionFacts(db: Executor, userId: string): Promise<SessionFacts[]> {
  const { rows } = await sql<SessionFacts>`
    select id, device, created_at, expires_at from sessions
    where user_id = ${userId} and replaced_at is null order by created_at`.execute(db);
  return rows;
}

export type CodeFacts = {
  purpose: string;
  channel: string;
  address: string;
  sent_at: Temporal.Instant;
};

/** Codes of the last day that were sent to the person's phone. */
export async function readCodeFacts(db: Executor, userId: string): Promise<CodeFacts[]> {
  const { rows } = await sql<CodeFacts>`
    select v.purpose, v.channel, v.address, v.sent_at
    from verifications v join users u on u.phone = v.phone
    where u.id = ${userId} order by v.sent_at`.execute(db);
  return rows;
}

export type NotificationFacts = {
  kind: string;
  email: string;
  device: string;
  happened_at: Temporal.Instant;
};

/** Notifications of the last day. */
export async function readNotificationFacts(
  db: Executor,
  userId: string,
): Promise<NotificationFacts[]> {
  const { rows } = await sql<NotificationFacts>`
    select kind, email, device, happened_at from account_notifications
    where user_id = ${userId} order by happened_at`.execute(db);
  return rows;
}

/** Deletes everything that signs somebody in as this person, and their attempts. */
export async function deleteWaysIn(
  tx: Tx,
  { userId, phone }: { userId: string; phone: string },
  now: Temporal.Instant,
): Promise<void> {
  await sql`delete from sessions where user_id = ${userId}`.execute(tx);
  await sql`delete from passwords where user_id = ${userId}`.execute(tx);
  await sql`delete from link_tokens where user_id = ${userId}`.execute(tx);
  await sql`delete from account_notifications where user_id = ${userId}`.execute(tx);
  await sql`delete from payout_authorizations where user_id = ${userId}`.execute(tx);
  await sql`delete from attempts where subject in (${phone}, ${userId})`.execute(tx);
  await sql`update verifications set closed_at = ${now}
    where phone = ${phone} and purpose = 'payout' and closed_at is null`.execute(tx);
  await sql`delete from idempotency_keys where user_id = ${userId}`.execute(tx);
}
