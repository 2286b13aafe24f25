import { policy } from '@puente/contract/policy';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Sweep } from '../../../jobs/job.ts';
import { AppError } from '../../../lib/app-error.ts';
import {
  deleteEnded,
  deleteFormer,
  deleteFormerOf,
  lockUsername,
  readFormerOf,
  readFormerOwner,
  saveFormer,
} from './store.ts';

const { formerDays, maxFormer } = policy.link;

/** A refusal of a username; the message is for people who read JSON. */
export function usernameTaken(message: string): AppError {
  return new AppError('username-taken', { fields: [{ path: 'username', message }] });
}

/** The username before a change of it, behind the lock of its account. */
export function usernameBefore(tx: Tx, userId: string): Promise<string | null> {
  return lockUsername(tx, userId);
}

/**
 * Keeps the username before for its person after a new one was saved, so that links by it lead on
 * (link-1). Called after the save: whoever takes a name that was just left waits for that change at
 * the unique index, and finds the name kept here.
 * @throws `username-taken` for a name that still leads to somebody else
 * @throws `username-changed-often` where too many names are kept for the person
 */
export async function keepFormer(
  tx: Tx,
  userId: string,
  names: { before: string | null; after: string },
  now: Temporal.Instant,
): Promise<void> {
  const { before, after } = names;
  if (before?.toLowerCase() === after.toLowerCase()) return;
  if (await isKeptForAnother(tx, userId, after, now))
    throw usernameTaken('It still leads to somebody who had it');
  await deleteFormer(tx, after);
  if (before === null) return;
  const kept = await readFormerOf(tx, userId, now);
  if (kept.length >= maxFormer) throw new AppError('username-changed-often');
  const until = now.add({ hours: formerDays * 24 });
  await saveFormer(tx, { username: before, userId, until });
}

export async function isKeptForAnother(
  db: Executor,
  userId: string,
  username: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const owner = await readFormerOwner(db, username, now);
  return owner !== null && owner !== userId;
}

/** Whom a former username leads to; null for one that leads to no one any more. */
export function findFormerOwner(
  db: Executor,
  username: string,
  now: Temporal.Instant,
): Promise<string | null> {
  return readFormerOwner(db, username, now);
}

/** Former usernames that still lead to a person, and until when. */
export async function getFormerUsernames(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<{ username: string; until: string }[]> {
  const rows = await readFormerOf(db, userId, now);
  return rows.map(({ username, until }) => ({ username, until: until.toString() }));
}

/** Frees the former usernames of a person who leaves. */
export function forgetUsernames(tx: Tx, userId: string): Promise<void> {
  return deleteFormerOf(tx, userId);
}

/** Frees usernames whose time is over. */
export const releaseUsernames: Sweep = {
  name: 'user.release-usernames',
  canWait: true,
  run: ({ db, clock }) => deleteEnded(db, clock.now()),
};
