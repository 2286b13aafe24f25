import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { AppError, invalidField } from '../../../lib/app-error.ts';
import { raiseAlert } from '../../alert/service.ts';
import { lockCalendarAndBooking } from '../../booking/lock/service.ts';
import type { OrderPorts } from '../../order/service.ts';
import { findMoney, refreshMoney, refundFor } from '../money/service.ts';
import { planProblemMails } from '../notification/service.ts';
import { findProblem, moveProblem, type ProblemRow } from '../store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

/** Asks the operator to decide; the booking must be locked. */
export async function passOn(
  context: Deps,
  tx: Tx,
  { id, booking_id: bookingId }: ProblemRow,
  answer: { answer: string; answered_at: Temporal.Instant } | null,
): Promise<void> {
  const now = context.clock.now();
  await moveProblem(tx, id, 'with-operator', { ...answer, passed_on_at: now });
  const kind = answer ? 'problem-objected' : 'problem-unanswered';
  await raiseAlert(context, tx, { kind, subject: id, facts: { bookingId, problemId: id } });
}

/**
 * The operator refunds any part of what is left, or nothing, with a reason that both sides read.
 * Once: a second decision is `problem-not-open`.
 * @param amount minor units of the booking's currency
 */
export async function decideProblem(
  context: Deps & Pick<Context, 'cards'>,
  ports: OrderPorts,
  { problemId, amount, reason }: { problemId: string; amount: number; reason: string },
): Promise<void> {
  const { db, clock } = context;
  const { textMinLength: min, textMaxLength: max } = policy.problem;
  const words = reason.trim();
  if (words.length < min || words.length > max)
    throw invalidField('reason', `${min} to ${max} characters`);
  const seen = await findProblem(db, problemId);
  if (!seen) throw new AppError('not-found');
  await refreshMoney(context, ports, seen.booking_id);
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, seen.booking_id);
    const problem = await findProblem(tx, problemId);
    if (!booking || !problem) throw new AppError('not-found');
    if (problem.status !== 'with-operator') throw new AppError('problem-not-open');
    const { left } = await findMoney(tx, booking);
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > left)
      throw invalidField('amount', `0 to ${left}`);
    const at = clock.now();
    const granted = await refundFor(tx, booking, { amount, kind: problem.kind, at });
    await moveProblem(tx, problemId, 'decided', {
      decision: words,
      ended_at: at,
      refund_amount: granted,
    });
    await planProblemMails(tx, problemId, 'decided');
  });
}
