import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { BookingMoves, TimeProposals, Users } from '../../../db/schema.ts';
import { type BookingRow, isInTheWay } from '../store.ts';
import type { isReminderWorthSending, TimeTakers } from './rules.ts';

export async function insertReminders(
  tx: Tx,
  bookingId: string,
  reminders: readonly { minutesBefore: number; dueAt: Temporal.Instant }[],
): Promise<void> {
  if (reminders.length === 0) return;
  const rows = reminders.map(({ minutesBefore, dueAt }) => ({
    booking_id: bookingId,
    minutes_before: minutesBefore,
    due_at: dueAt,
  }));
  await tx
    .insertInto('reminders')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A moved meeting is reminded of by its new start alone, also where its old one came close. */
export async function replaceReminders(
  tx: Tx,
  bookingId: string,
  reminders: readonly { minutesBefore: number; dueAt: Temporal.Instant }[],
): Promise<void> {
  await tx.deleteFrom('reminders').where('booking_id', '=', bookingId).execute();
  await insertReminders(tx, bookingId, reminders);
}

/** Nobody is reminded of a cancelled meeting. */
export async function skipReminders(
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ done_at: now, outcome: 'skipped' })
    .where('booking_id', '=', bookingId)
    .where('done_at', 'is', null)
    .execute();
}

export type DueReminder = Parameters<typeof isReminderWorthSending>[0] &
  Pick<BookingRow, 'sequence' | 'status'> & { bookingId: string };

/** Reminders that came due, kept from other processes until the transaction ends. */
export function takeDueReminders(
  tx: Tx,
  now: Temporal.Instant,
  limit: number,
): Promise<DueReminder[]> {
  return tx
    .selectFrom('reminders as r')
    .innerJoin('bookings as b', 'b.id', 'r.booking_id')
    .select(['r.booking_id as bookingId', 'r.minutes_before as minutesBefore'])
    .select(['b.starts_at as startsAt', 'b.sequence', 'b.status'])
    .where('r.done_at', 'is', null)
    .where('r.due_at', '<=', now)
    .orderBy('r.due_at')
    .orderBy('r.booking_id')
    .orderBy('r.minutes_before')
    .limit(limit)
    .forUpdate('r')
    .skipLocked()
    .execute();
}

export async function finishReminder(
  tx: Tx,
  reminder: Pick<DueReminder, 'bookingId' | 'minutesBefore'>,
  outcome: 'sent' | 'skipped',
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ done_at: now, outcome })
    .where('booking_id', '=', reminder.bookingId)
    .where('minutes_before', '=', reminder.minutesBefore)
    .execute();
}

export type Addressee = Pick<Selectable<Users>, 'email' | 'language' | 'region'>;

/** The party's account: their own address, the language they read now and how it is written there. */
export function findAddressee(db: Executor, userId: string): Promise<Addressee | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'language', 'region'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** Who has the time of a booking that isn't in the calendar itself any more. */
export async function findTimeTakers(
  db: Executor,
  booking: Pick<BookingRow, 'provider_id' | 'client_id'> & Parameters<typeof isInTheWay>[0],
  now: Temporal.Instant,
): Promise<TimeTakers> {
  const { rows } = await sql<TimeTakers>`
    select
      coalesce(bool_or(t.client_id is distinct from ${booking.client_id}::uuid), false)
        as "isTakenByOther",
      coalesce(bool_or(t.client_id = ${booking.client_id}::uuid), false) as "isTakenByClient"
    from busy_times t
    where t.provider_id = ${booking.provider_id}
      and ${isInTheWay(booking, sql`t.during`)}
      and (t.hold_expires_at is null or t.hold_expires_at > ${now})`.execute(db);
  return rows[0] ?? { isTakenByOther: false, isTakenByClient: false };
}

/** A move as it is told, under the sequence that it led to. */
export function findToldMove(
  db: Executor,
  bookingId: string,
  sequence: number,
): Promise<
  Pick<Selectable<BookingMoves>, 'from_starts_at' | 'moved_by' | 'proposal_id'> | undefined
> {
  return db
    .selectFrom('booking_moves')
    .select(['from_starts_at', 'moved_by', 'proposal_id'])
    .where('booking_id', '=', bookingId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
}

export function findToldProposal(
  db: Executor,
  proposalId: string,
): Promise<Selectable<TimeProposals> | undefined> {
  return db
    .selectFrom('time_proposals')
    .selectAll()
    .where('id', '=', proposalId)
    .executeTakeFirst();
}
