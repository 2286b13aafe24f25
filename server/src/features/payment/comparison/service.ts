import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { takeTurn } from '../../../jobs/daily.ts';
import { enqueue } from '../../../jobs/job.ts';
import { raiseAlert } from '../../alert/service.ts';
import type { OrderPorts } from '../../order/service.ts';
import { checkLedger } from '../ledger/check/service.ts';
import { recordRefundsByHand } from '../refund-by-hand/service.ts';
import { nextNightAt } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

export const comparisonJob = { name: 'payment.comparison', payload: z.object({}) };

/** Every night, and once when an installation starts for the first time. */
export async function sweepComparison({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (await takeTurn(tx, comparisonJob.name, { now, nextAt: nextNightAt(now) }))
      await enqueue(tx, comparisonJob, {}, comparisonJob.name);
  });
}

/**
 * Compares ledger and card gateway: refunds that no event reported are posted, and what still
 * differs is reported to the operator.
 */
export async function compareWithGateway(context: Deps, ports: OrderPorts): Promise<void> {
  const first = await checkLedger(context);
  for (const intentId of first.refundedByHand) await recordRefundsByHand(context, ports, intentId);
  if (first.differences.length === 0) return;
  // What changed while both were read agrees the second time.
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
}
