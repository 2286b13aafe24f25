import type { answerProblem as answerCall } from '@puente/contract/problem';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { lockCalendarAndBooking } from '../../booking/lock/service.ts';
import { findParty } from '../../booking/service.ts';
import { findStays } from '../../meeting/stay/service.ts';
import type { OrderPorts } from '../../order/service.ts';
import { passOn } from '../decision/service.ts';
import { findMoney, refreshMoney, refundFor, type Priced } from '../money/service.ts';
import { planProblemMails } from '../notification/service.ts';
import type { BookingProblems } from '../present.ts';
import { answerUntil, isStillConfirmed } from '../rules.ts';
import { readProblems } from '../service.ts';
import { findProblem, moveProblem, type ProblemRow } from '../store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;
type Answer = z.output<typeof answerCall.body>;

/**
 * Answers what the other side reported, once: the expert refunds, or either side objects, which asks
 * the operator. Under the booking's lock, so that of two answers, and of an answer and the silence,
 * one happens.
 */
export async function answerProblem(
  context: Deps,
  ports: OrderPorts,
  actor: Client,
  { bookingId, ...answer }: Answer & { bookingId: string },
): Promise<BookingProblems> {
  const { db, clock } = context;
  const own = await findParty(db, bookingId, actor.userId);
  const seen = await findProblem(db, answer.problemId);
  if (!own || seen?.booking_id !== bookingId) throw new AppError('not-found');
  // Nobody answers for the other side, and a client has nothing to refund.
  if (seen.reported_by === own.party) throw new AppError('forbidden');
  const isRefund = answer.response === 'refund';
  if (isRefund && own.party === 'client') throw new AppError('forbidden');
  requireContent(answer);
  if (isRefund) await refreshMoney(context, ports, bookingId);
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const problem = await findProblem(tx, answer.problemId);
    if (!booking || !problem) throw new AppError('not-found');
    const now = clock.now();
    const isConfirmed = await requireOpen(tx, problem, now);
    if (isRefund) await refund(tx, { booking, problem, isConfirmed }, answer.amount ?? 0, now);
    else await object(context, tx, problem, { text: answer.text ?? '', now });
  });
  return readProblems(context, actor, bookingId);
}

function requireContent({ response, amount, text }: Answer): void {
  if (response === 'refund' && amount === undefined) throw invalidField('amount', 'Say how much');
  if (response === 'object' && text === undefined) throw invalidField('text', 'Say what happened');
}

/** @returns whether the room confirms it, which the deadline depends on */
async function requireOpen(tx: Tx, problem: ProblemRow, now: Temporal.Instant): Promise<boolean> {
  const stays = await findStays(tx, problem.booking_id, now);
  const isConfirmed = isStillConfirmed(problem, stays);
  const isOver = Temporal.Instant.compare(now, answerUntil(problem, isConfirmed)) >= 0;
  if (problem.status !== 'open' || isOver) throw new AppError('problem-not-open');
  return isConfirmed;
}

type Subject = { booking: Priced; problem: ProblemRow; isConfirmed: boolean };

/** A confirmed no-show is refunded as a whole: not coming costs all of it (refund-1). */
async function refund(
  tx: Tx,
  { booking, problem, isConfirmed }: Subject,
  amount: number,
  now: Temporal.Instant,
): Promise<void> {
  const { left } = await findMoney(tx, booking);
  if (amount > left) throw invalidField('amount', `At most ${left}`);
  if (isConfirmed && amount < left) throw invalidField('amount', `All of it: ${left}`);
  const granted = await refundFor(tx, booking, { amount, kind: problem.kind, at: now });
  await moveProblem(tx, problem.id, 'refunded', {
    answered_at: now,
    ended_at: now,
    refund_amount: granted,
  });
  await planProblemMails(tx, problem.id, 'refunded');
}

async function object(
  context: Deps,
  tx: Tx,
  problem: ProblemRow,
  { text, now }: { text: string; now: Temporal.Instant },
): Promise<void> {
  await passOn(context, tx, problem, { answer: text, answered_at: now });
  await planProblemMails(tx, problem.id, 'objected');
}
