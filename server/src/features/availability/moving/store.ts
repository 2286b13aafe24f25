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
};

export async function findMovedMeeting(
  db: Executor,
  bookingId: string,
  userId: string,
): Promise<MovedMeeting | undefined> {
  const row = await db
    .selectFrom('bookings')
    .select(['id as bookingId', 'provider_id as providerId', 'client_id as clientId'])
    .select([
      'starts_at',
      'ends_at',
      'mode',
      'travel_minutes as travelMinutes',
      'office_id as officeId',
    ])
    .$narrowType<{ mode: Trip['mode'] }>()
    .where('id', '=', bookingId)
    .where('status', '=', 'confirmed')
    .where((one) => one.or([one('client_id', '=', userId), one('provider_id', '=', userId)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { starts_at: start, ends_at: end, mode, travelMinutes, officeId, ...parties } = row;
  const trip = { mode, travelMinutes, officeId };
  return { ...parties, start, trip, durationMinutes: start.until(end).total('minutes') };
}
