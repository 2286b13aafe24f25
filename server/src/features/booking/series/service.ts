import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { type Executor, isViolation, type Tx } from '../../../db/connection.ts';
import { AppError } from '../../../lib/app-error.ts';
import {
  type Bookable,
  bumpCalendarVersion,
  checkBookable,
  findBuffer,
  freeStartsAhead,
  nearestSlots,
  type Terms,
} from '../../availability/service.ts';
import { travelBetween } from '../../availability/travel/rules.ts';
import { assertOwnTimeFree, lockPeople } from '../own-time/service.ts';
import { endOverdueProposals } from '../proposal/service.ts';
import { endOverdueHolds, releaseOwnHolds } from '../release/service.ts';
import type { BookingRow } from '../store.ts';
import { tripOf } from '../venue/rules.ts';
import { nearestBesides } from './rules.ts';
import { insertBooking } from './store.ts';

export { findSamePackage, insertBooking as insertTime } from './store.ts';

/*
 * Several times with one expert, taken together or not at all (order-2).
 */

/** The finest grid that an expert can choose. */
const smallestGridMinutes = 5;

/** Rolls the transaction back: at least one of the times can't be had. */
export class TimesRefused extends Error {
  readonly refused: readonly { start: Temporal.Instant; why: Exclude<Bookable, 'ok'> }[];
  constructor(refused: TimesRefused['refused']) {
    super('times refused');
    this.refused = refused;
  }
}

/** The times that somebody wants, and how they are met. */
export type WantedTimes = Parameters<typeof tripOf>[0] & {
  providerId: string;
  clientId: string;
  durationMinutes: number;
  /** Ascending. */
  starts: readonly Temporal.Instant[];
  /** Of a month of a plan: other times lie in it, however far ahead the expert sells single ones. */
  within?: { from: Temporal.Instant; until: Temporal.Instant } | undefined;
  /** Of a package that was bought: other times start before its end. */
  startsBefore?: Temporal.Instant;
};

/**
 * Locks the calendars of the two, then the people, and ends what ran out: the first step of taking
 * times. Concurrent requests for time of one of the two wait here for each other.
 */
export async function lockForTimes(
  tx: Tx,
  { providerId, clientId }: Pick<WantedTimes, 'providerId' | 'clientId'>,
  now: Temporal.Instant,
): Promise<void> {
  await bumpCalendarVersion(tx, providerId, clientId);
  await lockPeople(tx, providerId, clientId);
  await endOverdueProposals(tx, providerId, now);
  await endOverdueHolds(tx, providerId, now);
}

/**
 * Inserts the bookings, by start, where each can be had beside the ones before; what the client
 * holds with the expert gives way first. All is locked by `lockForTimes`.
 * @returns the first booking that gave way, if any
 * @throws TimesRefused naming every time that can't be had
 */
export async function takeTimes(
  tx: Tx,
  bookings: readonly BookingRow[],
  terms: Terms,
  now: Temporal.Instant,
): Promise<string | null> {
  const [first] = bookings;
  if (!first) return null;
  const { client_id: clientId, provider_id: providerId } = first;
  const released = await releaseOwnHolds(tx, { clientId, providerId }, now);
  const refused: { start: Temporal.Instant; why: Exclude<Bookable, 'ok'> }[] = [];
  for (const booking of bookings) {
    const start = booking.starts_at;
    const slot = {
      providerId,
      start,
      durationMinutes: start.until(booking.ends_at).total('minutes'),
      clientId: null,
      trip: tripOf(booking),
      isOwnLength: true,
    };
    const found = await checkBookable(tx, slot, now, terms);
    if (found === 'ok') await insertBooking(tx, booking);
    else refused.push({ start, why: found });
  }
  if (refused.length > 0) throw new TimesRefused(refused);
  for (const booking of bookings) await assertOwnTimeFree(tx, booking, released, now);
  return released[0] ?? null;
}

/** Runs what takes several times and words its refusal, with what is free beside the other times. */
export async function wordingRefusals<Result>(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: WantedTimes,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TimesRefused) throw await timesRefusal(context, wanted, error.refused);
    if (isViolation(error, 'bookings_client_is_here')) throw new AppError('unauthenticated');
    if (isViolation(error, 'bookings_provider_is_here')) throw new AppError('not-found');
    // The last judges, should a check above ever fail.
    const constraints = [
      'bookings_no_overlap',
      'bookings_no_overlap_with_proposed',
      'bookings_no_overlap_on_the_way',
    ];
    if (constraints.some((name) => isViolation(error, name)))
      throw new AppError('slot-taken', { alternatives: [], clashes: [] });
    if (isViolation(error, 'bookings_session')) throw new AppError('no-credit-left');
    throw error;
  }
}

/** `slot-taken` where any of them is taken, else `slot-unavailable`; each with its own alternatives. */
export async function timesRefusal(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: WantedTimes,
  refused: TimesRefused['refused'],
): Promise<AppError> {
  const stays = wanted.starts.filter((start) => !refused.some((one) => one.start.equals(start)));
  const clashes = [];
  for (const { start } of refused) {
    const alternatives = await alternativesTo(context, { ...wanted, starts: stays }, start);
    clashes.push({ start: start.toString(), alternatives });
  }
  const code = refused.some(({ why }) => why === 'taken') ? 'slot-taken' : 'slot-unavailable';
  return new AppError(code, { alternatives: clashes[0]?.alternatives ?? [], clashes });
}

/** The nearest free times to one that can't be had, beside those that are wanted. */
export async function alternativesTo(
  context: Pick<Context, 'db' | 'clock'>,
  wanted: WantedTimes,
  start: Temporal.Instant,
): Promise<{ start: string; end: string }[]> {
  const { providerId, clientId, durationMinutes, starts, within, startsBefore } = wanted;
  const distanceMinutes = await findDistance(context.db, wanted);
  const slot = { providerId, clientId, durationMinutes, trip: tripOf(wanted), isOwnLength: true };
  const count = policy.slot.alternatives;
  // Each wanted time may hide so many free starts around it.
  const around = Math.ceil((2 * (durationMinutes + distanceMinutes)) / smallestGridMinutes);
  const free = within
    ? (await freeStartsAhead(context, slot, within)).map((one) => ({
        start: one.toString(),
        end: one.add({ minutes: durationMinutes }).toString(),
      }))
    : await nearestSlots(context, { ...slot, start }, count + starts.length * around);
  const end = startsBefore?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const valid = free.filter((one) => Date.parse(one.start) < end);
  return nearestBesides(valid, start, { starts, durationMinutes, distanceMinutes }, count);
}

/** Minutes that the expert keeps free between two of the times: their buffer, and the way (venue-1). */
export async function findDistance(
  db: Executor,
  wanted: Pick<WantedTimes, 'providerId'> & Parameters<typeof tripOf>[0],
): Promise<number> {
  const trip = tripOf(wanted);
  return (await findBuffer(db, wanted.providerId)) + travelBetween(trip, trip);
}
