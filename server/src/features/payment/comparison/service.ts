import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { takeTurn } from '../../../jobs/daily.ts';
import { enqueue } from '../../../jobs/job.ts';
import { raiseAlert } from '../../alert/service.ts';
import { checkLedger } from '../ledger/check/service.ts';
import { recordRefundsByHand } from '../refund-by-hand/service.ts';
import type { BookingPort } from '../settlement/service.ts';
import { nextNightAt } from './rules.ts';

type Impure = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

export const comparisonJob = { name: 'payment.comparison', payload: z.object({}) };

/** Every night, and once when an installation starts for the first time. */
export const sweepComparison = async ({ db, clock }: Impure): Promise<void> => {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (await takeTurn(tx, comparisonJob.name, { now, nextAt: nextNightAt(now) }))
      await enqueue(tx, comparisonJob, {}, comparisonJob.name);
  });
};

/**
 * Compares ledger and card gateway: refunds that nobody told us of are posted, and whatever still
 * differs then is told to the operator.
 */
export const compareWithGateway = async (context: Impure, bookings: BookingPort): Promise<void> => {
  const first = await checkLedger(context);
  for (const intentId of first.refundedByHand)
    await recordRefundsByHand(context, bookings, intentId);
  if (first.differences.length === 0) return;
  // What moved while books and lists were read agrees the second time.
  const second = new Set((await checkLedger(context)).differences);
  const differences = first.differences.filter((detail) => second.has(detail));
  await context.db.transaction().execute(async (tx) => {
    for (const detail of differences)
      await raiseAlert(context, tx, {
        kind: 'ledger-difference',
        subject: detail,
        facts: { detail },
      });
  });
};
