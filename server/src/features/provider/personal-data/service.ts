import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { removeDocument } from '../document/service.ts';
import { getOwnProfile, type OnProfileGone } from '../service.ts';
import { forgetDraft, lockOwnDraft } from '../draft/service.ts';
import { lockMembership } from '../store.ts';
import { blankProfile } from './store.ts';

/** The expert's own profile; null for people who offer nothing. */
export async function exportProfile(
  context: Pick<Context, 'db' | 'clock' | 'rates' | 'lexicon'>,
  actor: Client,
) {
  return actor.isProvider ? getOwnProfile(context, actor) : null;
}

/** Locks draft and profile before the calendar, as publishing does; there may be none. */
export async function lockProfile(tx: Tx, userId: string): Promise<void> {
  await lockOwnDraft(tx, userId);
  await lockMembership(tx, userId);
}

/** Deletes the draft, empties the profile and takes it out of the search. */
export async function forgetProfile(
  tx: Tx,
  userId: string,
  now: Temporal.Instant,
  onProfileGone: OnProfileGone,
): Promise<void> {
  await forgetDraft(tx, userId);
  await blankProfile(tx, userId, now);
  await removeDocument(tx, userId);
  await onProfileGone(tx, userId);
}
