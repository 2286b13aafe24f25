import type { createSignInLink, exchangeSignInLink } from '@puente/contract/auth';
import type { Call } from '@puente/contract/endpoint';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../db/connection.ts';
import { hashToken } from '../../../http/session.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newToken } from '../../../lib/ids.ts';
import { getUserData } from '../../user/service.ts';
import { presentSession, type Session } from '../session/present.ts';
import { type Arrival, type OnSignIn, openSession } from '../session/service.ts';
import { lockPerson } from '../session/store.ts';
import { forgetTry, reserveTry } from '../tries/service.ts';
import { isLinkOpen, isPhoneOfLink } from './rules.ts';
import {
  addLinkTry,
  deleteLinks,
  findLink,
  insertLink,
  type LinkPurpose,
  markLinkUsed,
} from './store.ts';

type LinkContext = { db: Db; clock: Context['clock'] };
type Presented = { token: string; phone: string; purpose: LinkPurpose };

/**
 * Looks at a link with its owner locked, and does what it is for; a phone that does not fit is
 * counted, and after some the link is worth nothing. Refuses as `link-invalid`.
 */
const openLink = async <T>(
  context: LinkContext,
  link: Presented,
  allowed: (tx: Tx, userId: string, tokenHash: Buffer) => Promise<T>,
): Promise<T> => {
  const tokenHash = hashToken(link.token);
  const owner = await findLink(context.db, tokenHash, link.purpose);
  if (!owner) throw new AppError('link-invalid');
  const opened = await context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner.userId);
    const row = await findLink(tx, tokenHash, link.purpose);
    if (!row || !isLinkOpen(row, context.clock.now())) return null;
    if (!isPhoneOfLink(link.phone, row.phone)) {
      // Answered, not thrown: a refusal would take the count back.
      await addLinkTry(tx, tokenHash);
      return null;
    }
    return { result: await allowed(tx, row.userId, tokenHash) };
  });
  if (!opened) throw new AppError('link-invalid');
  return opened.result;
};

/** Whose link it is, without using it up. */
export const lookAtLink = (context: LinkContext, link: Presented): Promise<string> =>
  openLink(context, link, async (_tx, userId) => userId);

/** Uses a link up and does what it allows, in one transaction; of two at once one wins. */
export const redeemLink = <T>(
  context: LinkContext,
  link: Presented,
  allowed: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> =>
  openLink(context, link, async (tx, userId, tokenHash) => {
    await markLinkUsed(tx, tokenHash, context.clock.now());
    return allowed(tx, userId);
  });

/** A link that signs its maker in once, on another device; it replaces the one before. */
export const makeSignInLink = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  actor: Client,
): Promise<Call<typeof createSignInLink>['reply']> => {
  const authToken = newToken();
  const now = context.clock.now();
  const expiresAt = now.add({ minutes: policy.auth.signInLinkMinutes });
  await context.db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    await deleteLinks(tx, actor.userId, ['sign-in']);
    await insertLink(tx, {
      token_hash: hashToken(authToken),
      user_id: actor.userId,
      purpose: 'sign-in',
      created_at: now,
      expires_at: expiresAt,
    });
  });
  const address = new URLSearchParams({ authToken, phone: actor.phone });
  return {
    url: `${context.config.http.publicUrl}/?${address.toString()}`,
    authToken,
    phone: actor.phone,
    expiresAt: expiresAt.toString(),
  };
};

/** Exchanges the token of a sign-in link for a session, as any sign-in does. */
export const signInByLink = async (
  context: Context,
  input: Call<typeof exchangeSignInLink>['body'] & { address: string },
  arrival: Arrival,
  onSignIn: OnSignIn,
): Promise<Session> => {
  const reserved = await reserveTry(context, { kind: 'link', address: input.address });
  const link = { token: input.authToken, phone: input.phone, purpose: 'sign-in' } as const;
  const session = await redeemLink(context, link, async (tx, userId) => {
    await forgetTry(tx, reserved);
    const opened = await openSession(context, tx, userId, arrival, 'link');
    return { ...opened, userData: await getUserData(tx, userId) };
  });
  await onSignIn(context, { userId: session.userData.id, visitorId: arrival.visitorId });
  return presentSession({ ...session, isNew: false });
};
