import type { ToldCrash } from '@puente/contract/monitoring';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { enqueue } from '../../jobs/job.ts';
import { fingerprintOf, keptSince, reportIdOf, reportOf } from './rules.ts';
import { countReport, deleteReportsBefore, deleteReportsBeyond, findReport } from './store.ts';

/** Hands one kept crash to the crash gateway. */
export const forwardJob = {
  name: 'monitoring.forward',
  payload: z.object({ fingerprint: z.hex() }),
};

/**
 * Keeps what a browser tells of a page that broke: without secrets and people, and without who
 * sent it. What goes to the gateway waits in the queue, one for each crash, until it is taken.
 */
export const receiveReport = async (
  { db, clock, crashes }: Pick<Context, 'db' | 'clock' | 'crashes'>,
  given: ToldCrash,
): Promise<{ received: true; reportId: string }> => {
  const report = reportOf(given, clock.now());
  const fingerprint = fingerprintOf(report);
  await db.transaction().execute(async (tx) => {
    await countReport(tx, fingerprint, report, clock.now());
    if (!crashes) return;
    const payload = { fingerprint: fingerprint.toString('hex') };
    await enqueue(tx, forwardJob, payload, `${forwardJob.name}:${payload.fingerprint}`);
  });
  return { received: true, reportId: reportIdOf(fingerprint) };
};

/** Sends a kept crash on; a gateway that does not answer is asked again by the queue. */
export const forwardReport = async (
  { db, crashes }: Pick<Context, 'db' | 'crashes'>,
  payload: z.output<typeof forwardJob.payload>,
): Promise<void> => {
  const fingerprint = Buffer.from(payload.fingerprint, 'hex');
  const found = await findReport(db, fingerprint);
  if (!found || !crashes) return;
  await crashes.send({ ...found, fingerprint: payload.fingerprint });
};

/** Forgets crashes that stopped, and the oldest of too many. */
export const removeOldReports = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  await deleteReportsBefore(db, keptSince(clock.now()));
  await deleteReportsBeyond(db, policy.crash.keptReports);
};
