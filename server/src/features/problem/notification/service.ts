import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { enqueue } from '../../../jobs/job.ts';
import { findCorrespondent } from '../../booking/notification/service.ts';
import { findStays } from '../../meeting/stay/service.ts';
import { receiptFacts } from '../../receipt/service.ts';
import { findMoney } from '../money/service.ts';
import { answerUntil, isStillConfirmed } from '../rules.ts';
import { findProblem } from '../store.ts';
import { problemMail } from './present.ts';
import { isProblemMailTrue, type ProblemEvent, problemEvents } from './rules.ts';

const parties = ['client', 'provider'] as const;

/** Sends one mail about a report to one of the two parties. */
export const problemMailJob = {
  name: 'problem.mail',
  payload: z.object({
    problemId: z.uuid(),
    event: z.enum(problemEvents),
    party: z.enum(parties),
  }),
};

/** Plans one mail to each side, in the transaction in which it happens. */
export async function planProblemMails(
  tx: Tx,
  problemId: string,
  event: ProblemEvent,
): Promise<void> {
  for (const party of parties) {
    const key = [problemMailJob.name, problemId, event, party].join(':');
    await enqueue(tx, problemMailJob, { problemId, event, party }, key);
  }
}

/** Sends the mail about the report as it is now; what is no longer true stays unsent. */
export async function sendProblemMail(
  context: Pick<Context, 'db' | 'clock' | 'mail' | 'config'>,
  { problemId, event, party }: z.output<typeof problemMailJob.payload>,
): Promise<void> {
  const { db, clock, config } = context;
  const problem = await findProblem(db, problemId);
  if (!problem || !isProblemMailTrue(event, problem.status)) return;
  const correspondent = await findCorrespondent(context, problem.booking_id, party);
  if (!correspondent) return;
  const stays = await findStays(db, problem.booking_id, clock.now());
  const isConfirmed = isStillConfirmed(problem, stays);
  const until = answerUntil(problem, isConfirmed);
  const money = await findMoney(db, correspondent.meeting);
  const { meeting, recipient } = correspondent;
  const to = { writing: recipient, publicUrl: config.http.publicUrl };
  const isPaidBack = party === 'client' && problem.refund_amount > 0;
  const documents = isPaidBack ? await receiptFacts(db, meeting.order_id, to) : [];
  const mail = { event, party, problem, correspondent, money, isConfirmed, until, documents };
  await context.mail.send(problemMail(config, mail));
}
