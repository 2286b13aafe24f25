import type { reportProblem as reportCall } from '@puente/contract/problem';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError, invalidField } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { lockCalendarAndBooking } from '../booking/lock/service.ts';
import { findParty, type PartyBooking } from '../booking/service.ts';
import { findStays } from '../meeting/stay/service.ts';
import { findMoney } from './money/service.ts';
import { planProblemMails } from './notification/service.ts';
import { type BookingProblems, presentProblems } from './present.ts';
import { answerUntil, earningsAvailableAt, reportTerms, roomConfirmsNoShow } from './rules.ts';
import { insertProblem, listProblems } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** What was reported of an own meeting, for the caller. */
export async function readProblems(
  { db, clock }: Deps,
  actor: Client,
  bookingId: string,
): Promise<BookingProblems> {
  const { booking, party } = await mustFindOwn(db, actor, bookingId);
  const now = clock.now();
  const known = {
    meeting: booking,
    currency: booking.currency,
    money: await findMoney(db, booking),
    problems: await listProblems(db, [bookingId]),
    stays: await findStays(db, bookingId, now),
  };
  return presentProblems(known, party, now);
}

/** The refunds that reports of a meeting led to, for a reader who is a party of it. */
export async function reportRefundsOf(
  db: Executor,
  bookingId: string,
): Promise<{ amount: number; at: Temporal.Instant }[]> {
  return (await listProblems(db, [bookingId])).flatMap(({ refund_amount: amount, ended_at: at }) =>
    amount > 0 && at !== null ? [{ amount, at }] : [],
  );
}

/** The same answer for a missing booking and for somebody else's. */
async function mustFindOwn(
  db: Executor,
  { userId }: Client,
  bookingId: string,
): Promise<PartyBooking> {
  const own = await findParty(db, bookingId, userId);
  if (!own) throw new AppError('not-found');
  return own;
}

type Report = z.output<typeof reportCall.body>;

/**
 * Reports a problem with an own meeting, once a side, under the booking's lock: of two at once one
 * happens. What the room knows of a no-show is judged now.
 */
export async function reportProblem(
  context: Deps,
  actor: Client,
  bookingId: string,
  { kind, text }: Report,
): Promise<BookingProblems> {
  const { db, clock } = context;
  const { party: by } = await mustFindOwn(db, actor, bookingId);
  if (kind !== 'no-show' && text === undefined) throw invalidField('text', 'Say what happened');
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const now = clock.now();
    const earlier = await listProblems(tx, [bookingId]);
    if (earlier.some((one) => one.reported_by === by)) throw new AppError('problem-reported');
    const terms = booking && reportTerms(booking, now);
    if (!booking || !terms?.kinds.includes(kind)) throw new AppError('not-reportable');
    const isConfirmed =
      kind === 'no-show' &&
      by === 'client' &&
      roomConfirmsNoShow(booking, await findStays(tx, bookingId, now));
    const report = { kind, reported_by: by, is_confirmed: isConfirmed, created_at: now };
    const id = newId();
    const due_at = answerUntil(report, isConfirmed);
    await insertProblem(tx, { id, booking_id: bookingId, text: text ?? null, due_at, ...report });
    await planProblemMails(tx, id, 'reported');
  });
  return readProblems(context, actor, bookingId);
}

/**
 * When a meeting's earnings are available, null while they wait for what was reported of it
 * (problem-6). Who pays out asks with the booking locked.
 */
export async function findEarningsAvailable(
  tx: Tx,
  booking: { id: string; ends_at: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  return earningsAvailableAt(booking.ends_at, await listProblems(tx, [booking.id]));
}
