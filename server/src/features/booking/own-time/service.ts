import { policy } from '@puente/contract/policy';
import type { Executor, Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { presentOwnMeeting } from './present.ts';
import { holdsMatterSince, overlaps, pauseUntil } from './rules.ts';
import {
  bumpBookingsVersions,
  findOwnMeetings,
  findUnpaidHolds,
  type OwnMeetingRow,
  type WantedTime,
} from './store.ts';

/**
 * Locks two people's time until the transaction ends, and counts that it is taken or given back:
 * in the order of their ids, after the calendars and before any booking.
 */
export function lockPeople(tx: Tx, ...userIds: string[]): Promise<void> {
  return bumpBookingsVersions(tx, userIds);
}

/**
 * Parts of a larger statement: `lockPeople` for people whose version is still the one that was
 * read, and whether no rule here has anything to look at.
 */
export { bumpBookingsVersionsIf as lockPeopleIf, hasNothingElse } from './store.ts';

/** Nobody meets two people at once: refuses a time at which the client has another meeting. */
export async function assertNoClash(
  db: Executor,
  wanted: WantedTime,
  now: Temporal.Instant,
): Promise<void> {
  return refuseClash(await findOwnMeetings(db, wanted, now), wanted);
}

function refuseClash(meetings: readonly OwnMeetingRow[], wanted: WantedTime): void {
  const clashes = meetings.filter((meeting) => overlaps(meeting, wanted));
  if (clashes.length === 0) return;
  throw new AppError('own-clash', { ownMeetings: clashes.map(presentOwnMeeting) });
}

/** Does the client meet somebody else then, without having said of either that both are kept? */
export async function hasClash(
  db: Executor,
  booking: WantedTime & { accepts_overlap: boolean },
  now: Temporal.Instant,
): Promise<boolean> {
  if (booking.accepts_overlap) return false;
  const meetings = await findOwnMeetings(db, booking, now);
  const isKept = ({ role, accepts_overlap: accepts }: OwnMeetingRow) =>
    role === 'client' && accepts;
  return meetings.some((meeting) => overlaps(meeting, booking) && !isKept(meeting));
}

/**
 * May the client have the time that was just inserted for them? What is thrown takes it back. The
 * people must be locked before, so that no other booking of theirs is under way.
 */
export async function assertOwnTimeFree(
  tx: Tx,
  booking: WantedTime & { id: string; status: string; accepts_overlap: boolean },
  releasedIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  const meetings = await findOwnMeetings(tx, booking, now);
  if (booking.status === 'held') {
    refuseManyHolds(meetings);
    await refuseRepetition(tx, booking, releasedIds, now);
  }
  if (!booking.accepts_overlap) refuseClash(meetings, booking);
}

function refuseManyHolds(meetings: readonly OwnMeetingRow[]): void {
  const holds = meetings.filter(({ role, status }) => role === 'client' && status === 'held');
  // The times of a package are one hold.
  if (new Set(holds.map((hold) => hold.order_id)).size < policy.booking.maxHolds) return;
  throw new AppError('hold-limit-reached', { ownMeetings: holds.map(presentOwnMeeting) });
}

/** Nobody keeps an expert's time for themselves by holding it again and again. */
async function refuseRepetition(
  tx: Tx,
  hold: WantedTime & { id: string },
  releasedIds: readonly string[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = await findUnpaidHolds(tx, hold, holdsMatterSince(now));
  const holds = rows
    .filter(({ id }) => id !== hold.id)
    .map(({ id, created_at: from, cancelled_at: releasedAt, hold_expires_at: expiresAt }) => ({
      from,
      // Released for this one only if this one is allowed; else it lasts.
      until: releasedAt === null || releasedIds.includes(id) ? expiresAt : releasedAt,
    }));
  const until = pauseUntil(holds, now);
  if (until === null) return;
  throw new AppError('hold-repeated', {
    retryAfterSeconds: now.until(until).total('seconds'),
  });
}
