import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { TakenTime } from '../slots/rules.ts';
import type { Trip } from '../travel/rules.ts';

/** What a person meets, on either side, and doesn't hold; one meeting is left out. */
export async function findOtherMeetings(
  db: Executor,
  { userId, exceptBookingId }: { userId: string; exceptBookingId: string },
  window: { from: number; until: number },
  now: Temporal.Instant,
): Promise<TakenTime> {
  const { rows } = await sql<TakenTime>`
    select
      coalesce(json_agg(start_minute order by start_minute, end_minute), '[]') as starts,
      coalesce(json_agg(end_minute order by start_minute, end_minute), '[]') as ends
    from busy_times
    where provider_id = ${userId} and booking_id <> ${exceptBookingId}
      and during && tstzrange(to_timestamp(${window.from * 60}), to_timestamp(${window.until * 60}))
      and (hold_expires_at is null or hold_expires_at > ${now})`.execute(db);
  return rows[0] ?? { starts: [], ends: [] };
}

/** A meeting of the person that is to be moved, and whose time it takes. */
export type MovedMeeting = {
  bookingId: string;
  providerId: string;
  clientId: string;
  start: Temporal.Instant;
  durationMinutes: number;
  /** The expert's way to it, which it keeps. */
  trip: Trip;
  /** Of a session of a package: it starts before the end of that, wherever it is moved to (package-4). */
  startsBefore: Temporal.Instant | null;
};

export async function findMovedMeeting(
  db: Executor,
  bookingId: string,
  userId: string,
): Promise<MovedMeeting | undefined> {
  const row = await db
    .selectFrom('bookings as b')
    .leftJoin('packages as k', 'k.id', 'b.package_id')
    .select(['b.id as bookingId', 'b.provider_id as providerId', 'b.client_id as clientId'])
    .select([
      'b.starts_at',
      'b.ends_at',
      'b.mode',
      'b.travel_minutes as travelMinutes',
      'b.office_id as officeId',
      'k.valid_until as startsBefore',
    ])
    .$narrowType<{ mode: Trip['mode'] }>()
    .where('b.id', '=', bookingId)
    .where('b.status', '=', 'confirmed')
    .where((one) => one.or([one('b.client_id', '=', userId), one('b.provider_id', '=', userId)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { starts_at: start, ends_at: end, mode, travelMinutes, officeId, ...parties } = row;
  const trip = { mode, travelMinutes, officeId };
  return { ...parties, start, trip, durationMinutes: start.until(end).total('minutes') };
}
