import type { ToldCrash } from '@puente/contract/monitoring';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { enqueue } from '../../jobs/job.ts';
import { fingerprintOf, keptSince, reportIdOf, reportOf } from './rules.ts';
import { countReport, deleteReportsBefore, deleteReportsBeyond, findReport } from './store.ts';

/** Sends one stored crash to the crash gateway. */
export const forwardJob = {
  name: 'monitoring.forward',
  payload: z.object({ fingerprint: z.hex() }),
};

/**
 * Stores a browser's crash report without secrets and personal data, and without its sender. The
 * gateway gets it by a job, one for each crash.
 */
export async function receiveReport(
  { db, clock, crashes }: Pick<Context, 'db' | 'clock' | 'crashes'>,
  given: ToldCrash,
): Promise<{ received: true; reportId: string }> {
  const report = reportOf(given, clock.now());
  const fingerprint = fingerprintOf(report);
  await db.transaction().execute(async (tx) => {
    await countReport(tx, fingerprint, report, clock.now());
    if (!crashes) return;
    const payload = { fingerprint: fingerprint.toString('hex') };
    await enqueue(tx, forwardJob, payload, `${forwardJob.name}:${payload.fingerprint}`);
  });
  return { received: true, reportId: reportIdOf(fingerprint) };
}

/** Sends a stored crash to the gateway; when it doesn't answer, the queue tries again. */
export async function forwardReport(
  { db, crashes }: Pick<Context, 'db' | 'crashes'>,
  payload: z.output<typeof forwardJob.payload>,
): Promise<void> {
  const fingerprint = Buffer.from(payload.fingerprint, 'hex');
  const found = await findReport(db, fingerprint);
  if (!found || !crashes) return;
  await crashes.send({ ...found, fingerprint: payload.fingerprint });
}

/** Deletes crashes that no longer happen, and the oldest beyond the limit. */
export async function removeOldReports({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteReportsBefore(db, keptSince(clock.now()));
  await deleteReportsBeyond(db, policy.crash.keptReports);
}
