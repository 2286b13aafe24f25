import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export type SessionFacts = {
  id: string;
  device: string;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
};

/** Sessions without what would open them. */
export const readSessionFacts = async (db: Executor, userId: string): Promise<SessionFacts[]> => {
  const { rows } = await sql<SessionFacts>`
    select id, device, created_at, expires_at from sessions
    where user_id = ${userId} and replaced_at is null order by created_at`.execute(db);
  return rows;
};

export type CodeFacts = {
  purpose: string;
  channel: string;
  address: string;
  sent_at: Temporal.Instant;
};

/** Codes of the last day that were sent to the person's phone. */
export const readCodeFacts = async (db: Executor, userId: string): Promise<CodeFacts[]> => {
  const { rows } = await sql<CodeFacts>`
    select v.purpose, v.channel, v.address, v.sent_at
    from verifications v join users u on u.phone = v.phone
    where u.id = ${userId} order by v.sent_at`.execute(db);
  return rows;
};

export type NoticeFacts = {
  kind: string;
  email: string;
  device: string;
  happened_at: Temporal.Instant;
};

/** Changes of the last day of which the person was told by mail. */
export const readNoticeFacts = async (db: Executor, userId: string): Promise<NoticeFacts[]> => {
  const { rows } = await sql<NoticeFacts>`
    select kind, email, device, happened_at from account_notices
    where user_id = ${userId} order by happened_at`.execute(db);
  return rows;
};

/** Everything that lets somebody in as this person, or tells of their tries. */
export const deleteWaysIn = async (
  tx: Tx,
  { userId, phone }: { userId: string; phone: string },
  now: Temporal.Instant,
): Promise<void> => {
  await sql`delete from sessions where user_id = ${userId}`.execute(tx);
  await sql`delete from passwords where user_id = ${userId}`.execute(tx);
  await sql`delete from link_tokens where user_id = ${userId}`.execute(tx);
  await sql`delete from account_notices where user_id = ${userId}`.execute(tx);
  await sql`delete from payout_authorizations where user_id = ${userId}`.execute(tx);
  await sql`delete from tries where subject in (${phone}, ${userId})`.execute(tx);
  await sql`update verifications set closed_at = ${now}
    where phone = ${phone} and purpose = 'payout' and closed_at is null`.execute(tx);
  await sql`delete from idempotency_keys where user_id = ${userId}`.execute(tx);
};
