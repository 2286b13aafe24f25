import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { lockCalendarAndBooking } from '../../booking/lock/service.ts';
import { findStays } from '../../meeting/stay/service.ts';
import { passOn } from '../decision/service.ts';
import { findMoney, refundFor, type Priced } from '../money/service.ts';
import { planProblemMails } from '../notification/service.ts';
import { answerUntil, isStillConfirmed, onSilence, refundOfShare } from '../rules.ts';
import { findProblem, moveProblem, type ProblemRow } from '../store.ts';
import { findDue, setDue } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log'>;

const sweepBatch = 100;

/** Does what follows when nobody answered in time, each report in a transaction of its own. */
export async function sweepUnanswered(context: Deps): Promise<void> {
  const due = await findDue(context.db, context.clock.now(), sweepBatch);
  for (const { id, bookingId } of due)
    await context.db.transaction().execute(async (tx) => {
      const booking = await lockCalendarAndBooking(tx, bookingId);
      const problem = await findProblem(tx, id);
      // Answered while this waited for the lock.
      if (booking && problem?.status === 'open') await endUnanswered(context, tx, booking, problem);
    });
}

async function endUnanswered(
  context: Deps,
  tx: Tx,
  booking: Priced,
  problem: ProblemRow,
): Promise<void> {
  const now = context.clock.now();
  const stays = await findStays(tx, booking.id, now);
  const until = answerUntil(problem, isStillConfirmed(problem, stays));
  // An expert who came after the report has the time of everybody else.
  if (Temporal.Instant.compare(now, until) < 0) return setDue(tx, problem.id, until);
  const { outcome, basisPoints } = onSilence(problem);
  if (outcome === 'operator') {
    await passOn(context, tx, problem, null);
    return planProblemMails(tx, problem.id, 'unanswered');
  }
  const amount = refundOfShare(await findMoney(tx, booking), basisPoints);
  const granted = await refundFor(tx, booking, { amount, kind: problem.kind, at: now });
  await moveProblem(tx, problem.id, 'lapsed', { ended_at: now, refund_amount: granted });
  await planProblemMails(tx, problem.id, 'lapsed');
}
