import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Party } from './rules.ts';

/** Writes down that a party of the room's meeting came in. */
export async function insertStay(
  db: Executor,
  stay: { id: string; roomId: string; party: Party; at: Temporal.Instant },
): Promise<void> {
  const { id, roomId, party, at } = stay;
  await sql`
    insert into room_stays (id, booking_id, party, entered_at, seen_at)
    select ${id}, b.id, ${party}, ${at}, ${at} from bookings b
    where b.room_id = ${roomId}`.execute(db);
}

/** A stay ends once, and never before it began: clocks of processes differ. */
export async function endStay(db: Executor, id: string, at: Temporal.Instant): Promise<void> {
  await sql`
    update room_stays set left_at = greatest(entered_at, ${at}::timestamptz),
      seen_at = greatest(seen_at, ${at}::timestamptz)
    where id = ${id} and left_at is null`.execute(db);
}

/** Those who are still there, are there now. */
export async function touchStays(
  db: Executor,
  ids: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  await sql`
    update room_stays set seen_at = greatest(seen_at, ${at}::timestamptz)
    where id = any(${[...ids]}::uuid[]) and left_at is null`.execute(db);
}

export function listStays(db: Executor, bookingId: string) {
  return db
    .selectFrom('room_stays')
    .select(['party', 'entered_at', 'seen_at', 'left_at'])
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Of the person alone, whichever side they were on. */
export function listStaysOf(db: Executor, userId: string) {
  return db
    .selectFrom('room_stays as s')
    .innerJoin('bookings as b', 'b.id', 's.booking_id')
    .select(['s.booking_id', 's.party', 's.entered_at', 's.seen_at', 's.left_at'])
    .where((row) =>
      row.or([
        row.and([row('b.client_id', '=', userId), row('s.party', '=', 'client')]),
        row.and([row('b.provider_id', '=', userId), row('s.party', '=', 'provider')]),
      ]),
    )
    .orderBy('s.entered_at')
    .execute();
}

export async function deleteStays(db: Executor, seenBefore: Temporal.Instant): Promise<void> {
  await db.deleteFrom('room_stays').where('seen_at', '<', seenBefore).execute();
}
