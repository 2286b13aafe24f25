import type { Language } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { BookingRow } from '../store.ts';
import type { isReminderWorthSending, TimeTakers } from './rules.ts';

export const insertReminders = async (
  tx: Tx,
  bookingId: string,
  reminders: readonly { minutesBefore: number; dueAt: Temporal.Instant }[],
): Promise<void> => {
  for (const { minutesBefore, dueAt } of reminders)
    await sql`
      insert into reminders (booking_id, minutes_before, due_at)
      values (${bookingId}, ${minutesBefore}, ${dueAt})
      on conflict do nothing`.execute(tx);
};

/** Nobody is reminded of a cancelled meeting. */
export const skipReminders = async (
  tx: Tx,
  bookingId: string,
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update reminders set done_at = ${now}, outcome = 'skipped'
    where booking_id = ${bookingId} and done_at is null`.execute(tx);
};

export type DueReminder = Parameters<typeof isReminderWorthSending>[0] & {
  bookingId: string;
  sequence: number;
  isConfirmed: boolean;
};

/** Reminders that came due, kept from other processes until the transaction ends. */
export const takeDueReminders = async (
  tx: Tx,
  now: Temporal.Instant,
  limit: number,
): Promise<DueReminder[]> => {
  const { rows } = await sql<DueReminder>`
    select r.booking_id as "bookingId", r.minutes_before as "minutesBefore",
      b.starts_at as "startsAt", b.sequence, b.status = 'confirmed' as "isConfirmed"
    from reminders r join bookings b on b.id = r.booking_id
    where r.done_at is null and r.due_at <= ${now}
    order by r.due_at, r.booking_id, r.minutes_before
    limit ${limit} for update of r skip locked`.execute(tx);
  return rows;
};

export const finishReminder = async (
  tx: Tx,
  reminder: Pick<DueReminder, 'bookingId' | 'minutesBefore'>,
  outcome: 'sent' | 'skipped',
  now: Temporal.Instant,
): Promise<void> => {
  await sql`
    update reminders set done_at = ${now}, outcome = ${outcome}
    where booking_id = ${reminder.bookingId} and minutes_before = ${reminder.minutesBefore}`.execute(
    tx,
  );
};

export type Addressee = { email: string | null; language: Language };

/** The party's account: their own address and the language they read now. */
export const findAddressee = async (
  db: Executor,
  userId: string,
): Promise<Addressee | undefined> => {
  const { rows } = await sql<Addressee>`
    select email, language from users where id = ${userId}`.execute(db);
  return rows[0];
};

/** Who has the time of a booking now that it stands in nobody's calendar itself. */
export const findTimeTakers = async (
  db: Executor,
  booking: Pick<BookingRow, 'provider_id' | 'client_id' | 'starts_at' | 'ends_at'>,
  now: Temporal.Instant,
): Promise<TimeTakers> => {
  const { rows } = await sql<TimeTakers>`
    select
      coalesce(bool_or(t.client_id is distinct from ${booking.client_id}::uuid), false)
        as "isTakenByOther",
      coalesce(bool_or(t.client_id = ${booking.client_id}::uuid), false) as "isTakenByClient"
    from busy_times t
    where t.provider_id = ${booking.provider_id}
      and t.during && tstzrange(${booking.starts_at}::timestamptz, ${booking.ends_at}::timestamptz)
      and (t.hold_expires_at is null or t.hold_expires_at > ${now})`.execute(db);
  return rows[0] ?? { isTakenByOther: false, isTakenByClient: false };
};
