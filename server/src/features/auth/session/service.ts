import { randomBytes } from 'node:crypto';
import type { listSessions, refreshToken, validateSession } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { bareToken, hashToken } from '../../../http/session.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newToken } from '../../../lib/ids.ts';
import { getUserData } from '../../user/service.ts';
import { deleteLinks } from '../link/store.ts';
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
  insertSession,
  lockPerson,
  readSessions,
  replaceToken,
  type TokenRow,
} from './store.ts';

const nonceBytes = 32;

/** How somebody comes to the sign-in: what a session remembers, and what is carried over to it. */
export type Arrival = {
  /** Of the visitor's cookie; null where the browser brought none. */
  visitorId: string | null;
  userAgent: string | undefined;
};

/** What follows a sign-in elsewhere, such as carrying a visitor's chat over to the account. */
export type OnSignIn = (
  context: Context,
  signIn: { userId: string; visitorId: string | null },
) => Promise<void>;

/**
 * Opens a session and ends what is beyond the limit; the user's row must be locked. Only a code
 * proves the phone: a link and a password may be in somebody else's hands.
 */
export const openSession = async (
  context: Pick<Context, 'clock' | 'config'>,
  tx: Tx,
  userId: string,
  { userAgent }: Pick<Arrival, 'userAgent'>,
  by: 'code' | 'link' | 'password',
): Promise<{ token: string; expiresAt: Temporal.Instant }> => {
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
};

/** Is a token good, and whose? An answer for every token, good or not. */
export const validate = async (
  context: Pick<Context, 'db' | 'clock'>,
  token: string | null,
): Promise<Call<typeof validateSession>['reply']> => {
  if (token === null) return { valid: false };
  const found = await findToken(context.db, hashToken(bareToken(token)));
  const now = context.clock.now();
  if (!found || Temporal.Instant.compare(found.expiresAt, now) <= 0) return { valid: false };
  return {
    valid: true,
    userData: await getUserData(context.db, found.userId),
    sessionExpiry: found.expiresAt.toString(),
  };
};

const checkClaim = (bearer: string | null, claimed: string | null | undefined): void => {
  if (bearer !== null && claimed && bareToken(claimed) !== bearer)
    throw new AppError('identity-mismatch');
};

/** The token that one gave way to a moment ago, and that the next one, up to the one in use. */
const newestOf = async (tx: Tx, replaced: string, replacedRow: TokenRow) => {
  let token = replaced;
  let row: TokenRow | null = replacedRow;
  while (row?.nonce) {
    token = nextToken(token, row.nonce);
    row = await findToken(tx, hashToken(token));
  }
  if (!row) throw new AppError('unauthenticated');
  return { newToken: token, sessionExpiry: row.expiresAt.toString() };
};

/**
 * Exchanges a token for a new one with a full term. The old one stays good for calls on their way;
 * asking with it again meanwhile gives the same new one, so that two tabs never end each other.
 */
export const renew = async (
  context: Pick<Context, 'db' | 'clock'>,
  bearer: string | null,
  claimed: string | null | undefined,
): Promise<Call<typeof refreshToken>['reply']> => {
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
};

/** Ends the session of a token; one that is over already is fine. */
export const endSession = async (
  context: Pick<Context, 'db'>,
  bearer: string | null,
  claimed: string | null | undefined,
): Promise<{ success: true }> => {
  checkClaim(bearer, claimed);
  const tokenHash = hashToken(bearer ?? bareToken(claimed ?? ''));
  const found = await findToken(context.db, tokenHash);
  if (found)
    await context.db.transaction().execute(async (tx) => {
      await lockPerson(tx, found.userId);
      await deleteSession(tx, found.userId, found.id);
    });
  return { success: true };
};

/** Where a person is signed in. */
export const sessionsOf = async (
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
): Promise<Call<typeof listSessions>['reply']> => {
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
};

/** Was the phone proven in the session of a token, lately enough for what outlives it? */
export const hasProvenPhone = async (
  context: Pick<Context, 'db' | 'clock'>,
  tokenHash: Buffer,
): Promise<boolean> => {
  const session = await findToken(context.db, tokenHash);
  return isPhoneProofFresh(session?.phoneProvenAt ?? null, context.clock.now());
};

/** Ends every session of a person and what could open another one without them. */
export const endEverySession = (
  context: Pick<Context, 'db'>,
  actor: Pick<Client, 'userId'>,
): Promise<{ ended: number }> =>
  context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    await deleteLinks(tx, actor.userId, ['sign-in']);
    return { ended: await deleteSessions(tx, actor.userId, null) };
  });

/** The same within a change that makes them untrustworthy; `kept` is the token of who asks. */
export const endOtherSessions = async (
  tx: Tx,
  userId: string,
  kept: Buffer | null,
): Promise<void> => {
  await deleteLinks(tx, userId, ['sign-in', 'reset-password']);
  const current = kept ? await findToken(tx, kept) : null;
  await deleteSessions(tx, userId, current?.id ?? null);
};
