import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';

/** Adds a session and ends the oldest ones beyond `atMost`; the user's row must be locked. */
export async function insertSession(
  tx: Tx,
  session: {
    token_hash: Buffer;
    user_id: string;
    created_at: Temporal.Instant;
    expires_at: Temporal.Instant;
    device?: string;
    phone_proven_at?: Temporal.Instant | null;
  },
  atMost: number,
): Promise<void> {
  // The tokens that it replaced are deleted with a session.
  await sql`delete from sessions where user_id = ${session.user_id} and id not in (
    select id from sessions where user_id = ${session.user_id} and replaced_at is null
    order by created_at desc, expires_at desc limit ${atMost - 1})`.execute(tx);
  await tx.insertInto('sessions').values(session).execute();
}

export type TokenRow = {
  id: string;
  userId: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  replacedAt: Temporal.Instant | null;
  device: string;
  nonce: Buffer | null;
  phoneProvenAt: Temporal.Instant | null;
};

/** A token whose account isn't deleted, expired or not. */
export async function findToken(db: Executor, tokenHash: Buffer): Promise<TokenRow | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .where('s.token_hash', '=', tokenHash)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    replacedAt: row.replaced_at,
    device: row.device,
    nonce: row.renewal_nonce,
    phoneProvenAt: row.phone_proven_at,
  };
}

/** Replaces a token by the next one of its session; the user's row must be locked. */
export async function replaceToken(
  tx: Tx,
  old: { row: TokenRow; tokenHash: Buffer; nonce: Buffer; endsAt: Temporal.Instant },
  next: { tokenHash: Buffer; now: Temporal.Instant; expiresAt: Temporal.Instant },
): Promise<void> {
  const { id, userId, createdAt, device, phoneProvenAt } = old.row;
  await tx
    .updateTable('sessions')
    .set({ replaced_at: next.now, renewal_nonce: old.nonce, expires_at: old.endsAt })
    .where('token_hash', '=', old.tokenHash)
    .execute();
  await tx
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      created_at: createdAt,
      device,
      // A renewal doesn't prove the phone again.
      phone_proven_at: phoneProvenAt,
      token_hash: next.tokenHash,
      expires_at: next.expiresAt,
    })
    .execute();
}

/** Ends one session with all its tokens. */
export async function deleteSession(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Ends the sessions of a person but for one; returns how many that were. */
export async function deleteSessions(tx: Tx, userId: string, kept: string | null): Promise<number> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(kept !== null, (query) => query.where('id', '<>', kept ?? ''))
    .returning('id')
    .execute();
  return new Set(ended.map(({ id }) => id)).size;
}

export type SessionRow = {
  id: string;
  device: string;
  created_at: Temporal.Instant;
  expires_at: Temporal.Instant;
  is_current: boolean;
};

/** Sessions of a person that haven't ended, the one of the given token first. */
export async function readSessions(
  db: Executor,
  userId: string,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, device, created_at, expires_at,
      id in (select id from sessions where token_hash = ${tokenHash}) as is_current
    from sessions
    where user_id = ${userId} and replaced_at is null and expires_at > ${now}
    order by is_current desc, created_at desc`.execute(db);
  return rows;
}

/** Removes tokens that can neither be used nor renewed any more. */
export async function deleteSessionsOver(db: Executor, now: Temporal.Instant): Promise<void> {
  const { renewalGraceDays, replacedTokenSeconds } = policy.auth;
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now.subtract({ hours: renewalGraceDays * 24 }))
    .execute();
  await db
    .deleteFrom('sessions')
    // Replaced tokens expire within half a minute, so the index over expires_at finds them.
    .where('expires_at', '<=', now)
    .where('replaced_at', '<=', now.subtract({ seconds: replacedTokenSeconds }))
    .execute();
}

/** The person of a session that isn't over; null where there is none. */
export async function findActor(
  db: Executor,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<Client | null> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select((of) => [
      'u.id',
      'u.phone',
      'u.name',
      'u.last_name',
      'u.email',
      'u.language',
      'u.currency',
      'u.timezone',
      'u.is_operator',
      of.exists(of.selectFrom('providers').whereRef('providers.id', '=', 'u.id')).as('is_provider'),
      sql<
        string[]
      >`array(select partner_id::text from partner_managers m where m.user_id = u.id)`.as(
        'managed',
      ),
    ])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', now)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    kind: 'client',
    userId: row.id,
    phone: row.phone,
    name: row.name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    currency: row.currency,
    timezone: row.timezone,
    isProvider: Boolean(row.is_provider),
    managedPartnerIds: row.managed,
    isOperator: row.is_operator,
    tokenHash,
  };
}
