import { randomBytes } from 'node:crypto';
import type { listSessions, refreshToken, validateSession } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { bareToken, hashToken, newToken } from '../../../lib/token.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getUserData } from '../../user/service.ts';
import { lockPerson } from '../store.ts';
import {
  deviceName,
  endAfterRenewal,
  isPhoneProofFresh,
  nextToken,
  renewalOf,
  sessionEnd,
} from './rules.ts';
import {
  deleteSession,
  deleteSessions,
  findToken,
  deleteSessionsOver,
  findActor,
  insertSession,
  readSessions,
  replaceToken,
  type TokenRow,
} from './store.ts';

const nonceBytes = 32;

/** What a browser brings to a sign-in. */
export type Arrival = {
  /** Of the visitor's cookie; null where the browser brought none. */
  visitorId: string | null;
  userAgent: string | undefined;
};

/** What other features do after a sign-in, such as moving a visitor's chat to the account. */
export type OnSignIn = (
  context: Context,
  signIn: { userId: string; visitorId: string | null },
) => Promise<void>;

type OpenedSession = Pick<Arrival, 'userAgent'> & {
  userId: string;
  by: 'code' | 'link' | 'password';
};

/**
 * Opens a session and ends what is beyond the limit; the user's row must be locked. Only a code
 * proves the phone: a link or password may have been stolen.
 */
export async function openSession(
  context: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  { userId, userAgent, by }: OpenedSession,
): Promise<{ token: string; expiresAt: Temporal.Instant }> {
  const token = newToken();
  const now = context.clock.now();
  const expiresAt = sessionEnd(now);
  const session = {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: now,
    expires_at: expiresAt,
    device: deviceName(userAgent),
    phone_proven_at: by === 'code' ? now : null,
  };
  await insertSession(tx, session, context.config.sessionsPerUser);
  return { token, expiresAt };
}

/** Is a token valid, and whose? Answers for every token. */
export async function validate(
  context: Pick<Context, 'db' | 'clock'>,
  token: string | null,
): Promise<Call<typeof validateSession>['reply']> {
  if (token === null) return { valid: false };
  const found = await findToken(context.db, hashToken(bareToken(token)));
  const now = context.clock.now();
  if (!found || Temporal.Instant.compare(found.expiresAt, now) <= 0) return { valid: false };
  return {
    valid: true,
    userData: await getUserData(context.db, found.userId),
    sessionExpiry: found.expiresAt.toString(),
  };
}

/**
 * Exchanges a token for a new one with a full term. The old one still works for calls in flight;
 * renewing it again gives the same new one, so that two tabs never sign each other out.
 */
export async function renew(
  context: Pick<Context, 'db' | 'clock'>,
  bearer: string | null,
  claimed: string | null | undefined,
): Promise<Call<typeof refreshToken>['reply']> {
  checkClaim(bearer, claimed);
  const tokenHash = hashToken(bearer ?? '');
  const owner = bearer === null ? null : await findToken(context.db, tokenHash);
  if (bearer === null || !owner) throw new AppError('unauthenticated');
  return context.db.transaction().execute(async (tx) => {
    // Read again behind the lock: a sign-out may have come first.
    const row = (await lockPerson(tx, owner.userId)) ? await findToken(tx, tokenHash) : null;
    const now = context.clock.now();
    const renewal = row ? renewalOf(now, row) : 'none';
    if (!row || renewal === 'none') throw new AppError('unauthenticated');
    if (renewal === 'same') return newestOf(tx, bearer, row);
    const nonce = randomBytes(nonceBytes);
    const token = nextToken(bearer, nonce);
    const expiresAt = sessionEnd(now);
    const endsAt = endAfterRenewal(now, row.expiresAt);
    await replaceToken(
      tx,
      { row, tokenHash, nonce, endsAt },
      { tokenHash: hashToken(token), now, expiresAt },
    );
    return { newToken: token, sessionExpiry: expiresAt.toString() };
  });
}

function checkClaim(bearer: string | null, claimed: string | null | undefined): void {
  if (bearer !== null && claimed && bareToken(claimed) !== bearer)
    throw new AppError('identity-mismatch');
}

/** Follows a token's recent renewals to the one in use. */
async function newestOf(tx: Tx, replaced: string, replacedRow: TokenRow) {
  let token = replaced;
  let row: TokenRow | null = replacedRow;
  while (row?.nonce) {
    token = nextToken(token, row.nonce);
    row = await findToken(tx, hashToken(token));
  }
  if (!row) throw new AppError('unauthenticated');
  return { newToken: token, sessionExpiry: row.expiresAt.toString() };
}

/** Ends the session of a token; does nothing when it has already ended. */
export async function endSession(
  context: Pick<Context, 'db'>,
  bearer: string | null,
  claimed: string | null | undefined,
): Promise<{ success: true }> {
  checkClaim(bearer, claimed);
  const tokenHash = hashToken(bearer ?? bareToken(claimed ?? ''));
  const found = await findToken(context.db, tokenHash);
  if (found)
    await context.db.transaction().execute(async (tx) => {
      await lockPerson(tx, found.userId);
      await deleteSession(tx, found.userId, found.id);
    });
  return { success: true };
}

/** The sessions of a person. */
export async function sessionsOf(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
): Promise<Call<typeof listSessions>['reply']> {
  const now = context.clock.now();
  const rows = await readSessions(context.db, actor.userId, actor.tokenHash, now);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toString(),
      expiresAt: row.expires_at.toString(),
      isCurrent: row.is_current,
    })),
  };
}

/**
 * Was the phone proven recently in the session of a token? `unauthenticated` where that session
 * has been ended since the call began.
 */
export async function hasProvenPhone(
  context: Pick<Context, 'db' | 'clock'>,
  tokenHash: Buffer,
): Promise<boolean> {
  const session = await findToken(context.db, tokenHash);
  if (!session) throw new AppError('unauthenticated');
  return isPhoneProofFresh(session.phoneProvenAt, context.clock.now());
}

/** The session of a token, whether or not it is over; null where there is none. */
export function findSession(db: Executor, tokenHash: Buffer): Promise<TokenRow | null> {
  return findToken(db, tokenHash);
}

/** Ends the sessions of a person except one; returns how many that were. */
export function endSessions(tx: Tx, userId: string, kept: string | null): Promise<number> {
  return deleteSessions(tx, userId, kept);
}

/** Deletes tokens that can neither be used nor renewed any more. */
export function deleteExpiredSessions({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteSessionsOver(db, clock.now());
}

/** The person behind a session token; null when the token is unknown or its session over. */
export function identify(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Client | null> {
  return findActor(db, hashToken(token), clock.now());
}
