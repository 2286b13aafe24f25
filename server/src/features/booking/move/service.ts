import type { Context } from '../../../context.ts';
import { isViolation, type Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import { checkMove, type MovedMeeting, nearestForMove } from '../../availability/moving/service.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { planNotifications } from '../notification/service.ts';
import { assertNoClash } from '../own-time/service.ts';
import { findValidUntil } from '../package/service.ts';
import type { BookingRow } from '../store.ts';
import { tripOf } from '../venue/rules.ts';
import { refundStartAfter } from './rules.ts';
import { insertMove, saveMove } from './store.ts';

export type Party = 'client' | 'provider';

/** Rolls the transaction back: the time can't be had. */
class TimeRefused extends Error {
  readonly why: 'slot-taken' | 'slot-unavailable';
  readonly meeting: MovedMeeting;
  constructor(why: 'slot-taken' | 'slot-unavailable', meeting: MovedMeeting) {
    super(why);
    this.why = why;
    this.meeting = meeting;
  }
}

/**
 * May the meeting have this start, as far as both people's time goes? Calendars and people must be
 * locked. Its client is told which meetings of theirs are in the way; its expert only that the time
 * is taken. Refusals leave `withOtherTimes` with the nearest times that both have free.
 */
export async function assertTimeFree(
  tx: Tx,
  booking: BookingRow,
  { start, by }: { start: Temporal.Instant; by: Party },
  now: Temporal.Instant,
): Promise<void> {
  const meeting = await meetingOf(tx, booking);
  if (by === 'client') await assertNoClash(tx, { ...booking, ...timesFrom(booking, start) }, now);
  const found = await checkMove(tx, meeting, start, now);
  if (found === 'not-offered') throw new TimeRefused('slot-unavailable', meeting);
  if (found === 'taken') throw new TimeRefused('slot-taken', meeting);
}

async function meetingOf(tx: Tx, booking: BookingRow): Promise<MovedMeeting> {
  const { id: bookingId, provider_id: providerId, client_id: clientId } = booking;
  const durationMinutes = minutesOf(booking);
  const trip = tripOf(booking);
  const startsBefore = await findValidUntil(tx, booking.package_id);
  return {
    ...{ bookingId, providerId, clientId },
    start: booking.starts_at,
    ...{ durationMinutes, trip, startsBefore },
  };
}

function minutesOf({ starts_at: start, ends_at: end }: BookingRow): number {
  return start.until(end).total('minutes');
}

/** A meeting keeps its length. */
export function timesFrom(
  booking: BookingRow,
  start: Temporal.Instant,
): Pick<BookingRow, 'starts_at' | 'ends_at'> {
  return { starts_at: start, ends_at: start.add({ minutes: minutesOf(booking) }) };
}

/** Runs a transaction that takes a time for a meeting, and words its refusal. */
export async function withOtherTimes<Result>(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: Temporal.Instant,
  run: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await context.db.transaction().execute(run);
  } catch (error) {
    if (error instanceof TimeRefused) {
      const alternatives = await nearestForMove(context, error.meeting, wanted);
      throw new AppError(error.why, { alternatives });
    }
    // The last judge, should a check above ever fail.
    const constraints = [
      'bookings_no_overlap',
      'bookings_no_overlap_with_proposed',
      'bookings_no_overlap_on_the_way',
    ];
    if (constraints.some((name) => isViolation(error, name)))
      throw new AppError('slot-taken', { alternatives: [] });
    throw error;
  }
}

/** A move that is decided. `askedBy`: who wanted it at first, which decides on the refund. */
type Move = {
  start: Temporal.Instant;
  by: Party;
  askedBy: Party;
  /** Null where the client moves it without asking. */
  proposalId: string | null;
};

/**
 * Moves a meeting: it keeps id, room, price and discount; its calendar file's sequence rises, its
 * reminders are planned anew, both are told. Everything must be locked, the time free, and no
 * proposal open any more.
 */
export async function applyMove(
  tx: Tx,
  booking: BookingRow,
  { start, by, askedBy, proposalId }: Move,
  now: Temporal.Instant,
): Promise<void> {
  const sequence = booking.sequence + 1;
  const moved = {
    id: booking.id,
    ...timesFrom(booking, start),
    refund_starts_at: refundStartAfter(booking, start, askedBy),
    own_moves: booking.own_moves + (proposalId === null ? 1 : 0),
    sequence,
  };
  await saveMove(tx, moved);
  await insertMove(tx, {
    booking_id: booking.id,
    sequence,
    from_starts_at: booking.starts_at,
    starts_at: start,
    moved_by: by,
    proposal_id: proposalId,
    moved_at: now,
  });
  await bumpCalendarVersion(tx, booking.provider_id, booking.client_id);
  await planNotifications(tx, moved, 'moved', now);
}
