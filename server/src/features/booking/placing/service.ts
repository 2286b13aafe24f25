import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId, newRoomId } from '../../../lib/ids.ts';
import type { Booked } from '../hold/service.ts';
import { planNotifications, planReminders } from '../notification/service.ts';
import { planPackageMail } from '../package-mail/service.ts';
import {
  assertActive,
  findPackage,
  findSessionBookings,
  type LockedPackage,
  lockPackage,
  placeUnit,
} from '../package/service.ts';
import { presentBooked } from '../package-purchase/service.ts';
import { ascending } from '../series/rules.ts';
import { lockForTimes, takeTimes, type WantedTimes, wordingRefusals } from '../series/service.ts';
import { type BookingRow, neverMoved, noPackage } from '../store.ts';
import { findModelMeeting } from '../plan/service.ts';
import { isPlaceKnown, type MeetingPlace, venueOf } from '../venue/rules.ts';
import { assertPlaceStands, type PlaceChoice, type PlaceDeps, placeOf } from '../venue/service.ts';

type Deps = Pick<Context, 'db' | 'clock'> & PlaceDeps;

/** Times for sessions of a package that was bought; what is left out is as it was in the purchase. */
export type Placing = PlaceChoice & {
  packageId: string;
  sessions: readonly { start: string }[];
  about: string;
  name?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  invoiceEmail?: string | undefined;
  chatSummary?: string | undefined;
  timezone?: string | undefined;
  acceptOverlap?: boolean | undefined;
};

/**
 * Places sessions of a package of the caller without paying: all of the times, or none. A request
 * whose answer was lost is repeated under its idempotency key; without one, its times are taken.
 */
export async function placeSessions(
  context: Deps,
  actor: Client,
  placing: Placing,
): Promise<Booked> {
  const { db, clock } = context;
  const { packageId } = placing;
  const seen = await findPackage(db, packageId);
  // The same answer for none and for somebody else's: credits are the account's that bought them.
  if (seen?.client_id !== actor.userId) throw new AppError('not-found');
  const before = await meetingBefore(db, seen);
  const place = await placeAs(context, seen.provider_id, placing, before);
  const wanted = {
    providerId: seen.provider_id,
    clientId: actor.userId,
    durationMinutes: seen.duration_minutes,
    starts: ascending(placing.sessions),
    startsBefore: seen.valid_until,
    ...place,
  };
  const taken = await wordingRefusals(context, wanted, () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      await lockForTimes(tx, wanted, now);
      const locked = await lockPackage(tx, packageId);
      if (!locked) throw new AppError('not-found');
      return placeUnderLock(tx, { locked, placing, wanted, actor, before }, now);
    }),
  );
  return presentBooked(context, actor, { packageId, ...taken });
}

type Placed = {
  locked: LockedPackage;
  placing: Placing;
  wanted: WantedTimes & MeetingPlace;
  actor: Client;
  /** By which what is left out is filled in; null where there is none. */
  before: BookingRow | null;
};

/** The first meeting of a package, or of the plan that it is a month of. */
async function meetingBefore(
  db: Executor,
  { id, plan_id: planId }: { id: string; plan_id: string | null },
): Promise<BookingRow | null> {
  if (planId !== null) return findModelMeeting(db, planId);
  return (await findSessionBookings(db, id, 'any'))[0] ?? null;
}

/** Where the person says, else where it was bought to be. */
async function placeAs(
  context: PlaceDeps,
  providerId: string,
  placing: Placing,
  before: BookingRow | null,
): Promise<MeetingPlace> {
  if (placing.mode !== undefined || before === null) return placeOf(context, providerId, placing);
  if (!isPlaceKnown(before)) throw new AppError('address-not-found');
  await assertPlaceStands(context.db, before);
  const { mode, travel_minutes, office_id } = before;
  return { mode, travel_minutes, office_id, venue: venueOf(before) };
}

async function placeUnderLock(tx: Tx, placed: Placed, now: Temporal.Instant) {
  const { locked, wanted } = placed;
  const { view, units } = locked;
  assertActive(locked, now);
  const free = units.filter(({ status }) => status === 'free').map(({ number }) => number);
  if (wanted.starts.length > free.length) throw new AppError('no-credit-left');
  const isLate = (start: Temporal.Instant) =>
    Temporal.Instant.compare(start, view.valid_until) >= 0;
  if (wanted.starts.some(isLate)) throw new AppError('package-over');
  const bookings = bookingsOf(placed, free, now);
  const replacedId = await takeTimes(tx, bookings, 'new', now);
  for (const { id: bookingId, session_number: number } of bookings)
    if (number !== null) await placeUnit(tx, { packageId: view.id, number, bookingId });
  await tell(tx, view.id, bookings, now);
  return { replacedId, bookingIds: bookings.map(({ id }) => id) };
}

/** One time is told like any meeting, several in one mail. */
async function tell(
  tx: Tx,
  packageId: string,
  bookings: readonly BookingRow[],
  now: Temporal.Instant,
): Promise<void> {
  const [first, ...others] = bookings;
  if (first && others.length === 0) return planNotifications(tx, first, 'confirmed', now);
  for (const booking of bookings) await planReminders(tx, booking, now);
  const bookingIds = bookings.map(({ id }) => id);
  await planPackageMail(tx, { packageId, kind: 'placed', bookingIds });
}

/** The meetings, the first free session to the first time. */
function bookingsOf(
  { locked, placing, wanted, actor, before }: Placed,
  free: readonly number[],
  now: Temporal.Instant,
): BookingRow[] {
  const { view, units } = locked;
  const { mode, travel_minutes, office_id, venue } = wanted;
  return wanted.starts.map((start, at) => {
    const number = free[at] ?? null;
    const unit = units.find((one) => one.number === number);
    return {
      ...neverMoved,
      ...noPackage,
      id: newId(),
      order_id: view.order_id,
      package_id: view.id,
      session_number: number,
      client_id: view.client_id,
      provider_id: view.provider_id,
      starts_at: start,
      ends_at: start.add({ minutes: view.duration_minutes }),
      status: 'confirmed',
      hold_expires_at: null,
      currency: view.currency,
      price: unit?.share ?? 0,
      mode,
      travel_minutes,
      office_id,
      venue,
      room_id: newRoomId(),
      name: placing.name ?? before?.name ?? actor.name,
      last_name: placing.lastName ?? before?.last_name ?? actor.lastName,
      email: placing.email ?? before?.email ?? actor.email ?? '',
      invoice_email: placing.invoiceEmail || (before?.invoice_email ?? null),
      about: placing.about || (before?.about ?? ''),
      chat_summary: placing.chatSummary || null,
      client_timezone: placing.timezone ?? actor.timezone,
      client_language: actor.language,
      created_at: now,
      confirmed_at: now,
      cancelled_at: null,
      cancelled_by: null,
      cancel_reason: null,
      refund_amount: null,
      sequence: 0,
      accepts_overlap: placing.acceptOverlap === true,
      is_reserved: false,
    };
  });
}
