import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { membershipByInvite } from '../rules.ts';
import type { OnProfileSaved } from '../service.ts';
import { findPartnerId, lockMembership, readProfiles, saveMembership } from '../store.ts';
import {
  dropDraftPartner,
  lockInvitedPartner,
  readInvitedPartner,
  saveInvited,
  saveInvitedPartner,
} from './store.ts';

/** What comes next for somebody who joined: their profile, the partner's decision, or nothing. */
export type Joined = 'profile' | 'waiting' | 'free';

/**
 * Asks the partner of a link to verify this person (invite-3): at once for an expert, else once the
 * profile is published. `partnerId` is null where the link leads to no partner. Refuses verified
 * experts as `invite-verified`: nothing of theirs changes.
 */
export async function joinByInvite(
  context: Pick<Context, 'clock' | 'lexicon'>,
  tx: Tx,
  { userId, partnerId }: { userId: string; partnerId: string | null },
  onProfileSaved: OnProfileSaved,
): Promise<void> {
  const now = context.clock.now();
  await lockInvitedPartner(tx, userId, now);
  const before = await lockMembership(tx, userId);
  const after = before && membershipByInvite(before, partnerId);
  if (after === 'verified') throw new AppError('invite-verified');
  if (partnerId === null) return;
  await dropDraftPartner(tx, userId, now);
  if (!after) return saveInvitedPartner(tx, userId, partnerId);
  if (after !== before) await saveMembership(tx, userId, after, now);
  await saveInvited(tx, userId, true);
  await onProfileSaved(context, tx, userId);
}

/**
 * The partner that a profile being saved asks: the named one, null for none; when none is named, the
 * one of the link its person joined by, which is used up with it; undefined leaves things alone.
 * Locks the draft until the transaction ends.
 */
export async function askedPartner(
  tx: Tx,
  { userId, named }: { userId: string; named: string | null | undefined },
  now: Temporal.Instant,
): Promise<{ asked: string | null | undefined; isInvited: boolean }> {
  const invitedTo = await lockInvitedPartner(tx, userId, now);
  const chosen = named ? await partnerOf(tx, named) : named;
  const asked = chosen === undefined ? (invitedTo ?? undefined) : chosen;
  if (invitedTo !== null) await saveInvitedPartner(tx, userId, null);
  return { asked, isInvited: invitedTo !== null && asked === invitedTo };
}

async function partnerOf(db: Executor, named: string): Promise<string> {
  const id = await findPartnerId(db, named);
  if (id === null) throw invalidField('partnerId', 'There is no such partner');
  return id;
}

/** Remembers whether the partner an expert has now is the one of their link. */
export const setInvited = saveInvited;

/** The partner that somebody without a profile was invited to; null for none. */
export const invitedPartnerOf = readInvitedPartner;

/** An expert as those see them whom they invite; the partner also before it has verified. */
export type Inviter = {
  id: string;
  name: string;
  lastName: string;
  picture: string | null;
  expertise: string;
  partnerId: string | null;
};

/** Null for somebody who is no expert, or no more. */
export async function findInviter(db: Executor, id: string): Promise<Inviter | null> {
  const [row] = await readProfiles(db, [id]);
  if (!row) return null;
  const { name, last_name: lastName, picture, expertise, partner_id: partnerId } = row;
  return { id, name, lastName, picture, expertise, partnerId };
}

/** Whom a person has asked, or will ask with their profile, and what comes next for them. */
export async function standingOf(
  db: Executor,
  userId: string,
): Promise<{ partnerId: string | null; next: Joined }> {
  const [row] = await readProfiles(db, [userId]);
  if (!row) return { partnerId: await readInvitedPartner(db, userId), next: 'profile' };
  const next = row.verification === 'pending' ? 'waiting' : 'free';
  return { partnerId: row.partner_id, next };
}

/** Somebody without a profile left the partner they were invited to, or was refused by it. */
export function dropInvitation(tx: Tx, userId: string): Promise<void> {
  return saveInvitedPartner(tx, userId, null);
}
