import type { createSignInLink, exchangeSignInLink } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Db, Executor, Tx } from '../../../db/connection.ts';
import { hashToken, newToken } from '../../../lib/token.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { getUserData } from '../../user/service.ts';
import { presentSession, type Session } from '../session/present.ts';
import { type Arrival, type OnSignIn, openSession } from '../session/service.ts';
import { lockPerson } from '../store.ts';
import { forgetAttempt, reserveAttempt } from '../attempts/service.ts';
import { isLinkOpen, isPhoneOfLink } from './rules.ts';
import {
  addLinkAttempt,
  deleteLinks,
  deleteLinksOver,
  findLink,
  insertLink,
  type LinkPurpose,
  markLinkUsed,
} from './store.ts';

/** The person of a link, which stays unused. */
export function lookAtLink(context: LinkContext, link: Presented): Promise<string> {
  return openLink(context, link, async (_tx, userId) => userId);
}

type LinkContext = { db: Db; clock: Context['clock'] };

type Presented = { token: string; phone: string; purpose: LinkPurpose };

/**
 * Checks a link with its owner locked, and does what it allows; a wrong phone is
 * counted, and after a few of them the link is void. Refuses as `link-invalid`.
 */
async function openLink<T>(
  context: LinkContext,
  link: Presented,
  allowed: (tx: Tx, userId: string, tokenHash: Buffer) => Promise<T>,
): Promise<T> {
  const tokenHash = hashToken(link.token);
  const owner = await findLink(context.db, tokenHash, link.purpose);
  if (!owner) throw new AppError('link-invalid');
  const opened = await context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner.userId);
    const row = await findLink(tx, tokenHash, link.purpose);
    if (!row || !isLinkOpen(row, context.clock.now())) return null;
    if (!isPhoneOfLink(link.phone, row.phone)) {
      // Returned, not thrown: an error would roll the count back.
      await addLinkAttempt(tx, tokenHash);
      return null;
    }
    return { result: await allowed(tx, row.userId, tokenHash) };
  });
  if (!opened) throw new AppError('link-invalid');
  return opened.result;
}

/** Uses a link up and does what it allows, in one transaction; of two at once one wins. */
export function redeemLink<T>(
  context: LinkContext,
  link: Presented,
  allowed: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  return openLink(context, link, async (tx, userId, tokenHash) => {
    await markLinkUsed(tx, tokenHash, context.clock.now());
    return allowed(tx, userId);
  });
}

/** A link that signs its maker in once, on another device; it replaces the one before. */
export async function makeSignInLink(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  actor: Client,
): Promise<Call<typeof createSignInLink>['reply']> {
  const authToken = newToken();
  const now = context.clock.now();
  const expiresAt = now.add({ minutes: policy.auth.signInLinkMinutes });
  await context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    await deleteLinks(tx, actor.userId, ['sign-in']);
    const link = {
      tokenHash: hashToken(authToken),
      userId: actor.userId,
      purpose: 'sign-in',
    } as const;
    await createLink(tx, link, { now, minutes: policy.auth.signInLinkMinutes });
  });
  const address = new URLSearchParams({ authToken, phone: actor.phone });
  return {
    url: `${context.config.http.publicUrl}/?${address.toString()}`,
    authToken,
    phone: actor.phone,
    expiresAt: expiresAt.toString(),
  };
}

/** Exchanges the token of a sign-in link for a session, as any sign-in does. */
export async function signInByLink(
  context: Context,
  input: Call<typeof exchangeSignInLink>['body'] & { address: string },
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> {
  const reserved = await reserveAttempt(context, { kind: 'link', address: input.address });
  const link = { token: input.authToken, phone: input.phone, purpose: 'sign-in' } as const;
  const session = await redeemLink(context, link, async (tx, userId) => {
    await forgetAttempt(tx, reserved);
    const opened = await openSession(context, tx, { ...arrival, userId, by: 'link' });
    return { ...opened, userData: await getUserData(tx, userId) };
  });
  await onSignIn(context, { userId: session.userData.id, visitorId: arrival.visitorId });
  return presentSession({ ...session, isNew: false });
}

/** A link for a purpose; its token is known only by its hash. */
export function createLink(
  db: Executor,
  link: { tokenHash: Buffer; userId: string; purpose: LinkPurpose },
  { now, minutes }: { now: Temporal.Instant; minutes: number },
): Promise<void> {
  return insertLink(db, {
    token_hash: link.tokenHash,
    user_id: link.userId,
    purpose: link.purpose,
    created_at: now,
    expires_at: now.add({ minutes }),
  });
}

/** Voids the links of a person. */
export function revokeLinks(
  tx: Tx,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  return deleteLinks(tx, userId, purposes);
}

export function deleteExpiredLinks({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteLinksOver(db, clock.now());
}
