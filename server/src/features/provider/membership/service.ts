import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { decideDocument } from '../document/service.ts';
import { lockOwnDraft, nameDraftPartner } from '../draft/service.ts';
import { dropInvitation } from '../invited/service.ts';
import type { Membership, Verification } from '../rules.ts';
import type { OnProfileSaved } from '../service.ts';
import {
  lockMembership,
  type MemberRow,
  readMembers,
  readMembership,
  saveMembership,
  saveVerification,
} from '../store.ts';

export type Member = MemberRow;

/** Providers of a manager's partners, first those who wait for verification. */
export function listMembers(
  db: Executor,
  partnerIds: readonly string[],
  verification: Verification | undefined,
): Promise<Member[]> {
  return readMembers(db, partnerIds, verification ?? null);
}

/** A person's partner and verification; null without a published profile. */
export function getMembership(db: Executor, userId: string): Promise<Membership | null> {
  return readMembership(db, userId);
}

/** The same, locked until the transaction ends; behind the draft, as publishing locks them. */
export async function lockMember(tx: Tx, userId: string): Promise<Membership | null> {
  await lockOwnDraft(tx, userId);
  return lockMembership(tx, userId);
}

type Deps = Pick<Context, 'clock' | 'lexicon'>;
type Change = { providerId: string; isVerified: boolean };

/** Verifies a provider of the partners, or takes it back; refuses others with `not-found`. */
export async function setVerification(
  context: Deps & Pick<Context, 'db'>,
  partnerIds: readonly string[],
  change: Change,
  onProfileSaved: OnProfileSaved,
): Promise<Member> {
  return context.db
    .transaction()
    .execute((tx) => verifyMember(context, tx, { ...change, partnerIds }, onProfileSaved));
}

/** The same inside a transaction. */
export async function verifyMember(
  context: Deps,
  tx: Tx,
  { partnerIds, ...change }: Change & { partnerIds: readonly string[] },
  onProfileSaved: OnProfileSaved,
): Promise<Member> {
  const now = context.clock.now();
  const member = await saveVerification(tx, partnerIds, change, now);
  if (!member) throw new AppError('not-found');
  await decideDocument(tx, change.providerId, now);
  await onProfileSaved(context, tx, change.providerId);
  return member;
}

/**
 * Asks a partner to verify a person: from now on they are in its group, unverified. Without a
 * published profile the draft names the partner, so that publishing asks it.
 */
export async function joinPartner(
  tx: Tx,
  { userId, partnerId }: { userId: string; partnerId: string },
  now: Temporal.Instant,
): Promise<void> {
  const before = await lockMembership(tx, userId);
  if (!before) return nameDraftPartner(tx, userId, partnerId, now);
  if (before.partnerId === partnerId) return undefined;
  return saveMembership(tx, userId, { partnerId, verification: 'pending' }, now);
}

/** Ends the membership, and the wish for it in a draft; what was booked stays as it is. */
export async function leavePartner(
  context: Deps,
  tx: Tx,
  userId: string,
  onProfileSaved: OnProfileSaved,
): Promise<void> {
  const before = await lockMembership(tx, userId);
  if (!before) {
    await dropInvitation(tx, userId);
    return nameDraftPartner(tx, userId, null, context.clock.now());
  }
  if (before.partnerId === null) return undefined;
  await saveMembership(tx, userId, { partnerId: null, verification: 'none' }, null);
  return onProfileSaved(context, tx, userId);
}
