import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { removeDeliveriesBefore } from '../db/mail-deliveries.ts';
import type { Sweep } from './job.ts';

/**
 * Jobs that somebody took and who is gone now wait for nobody: without this the queue keeps them
 * for four hours. What a living worker has taken is never touched.
 */
export const freeJobsOfDeadWorkers = async ({
  db,
  liveness,
  log,
}: Pick<Context, 'db' | 'liveness' | 'log'>): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select distinct locked_by as name from graphile_worker.jobs where locked_by is not null`.execute(
    db,
  );
  if (rows.length === 0) return;
  const dead = await liveness.findDead(
    db,
    rows.map(({ name }) => name),
  );
  if (dead.length === 0) return;
  await sql`select graphile_worker.force_unlock_workers(${dead}::text[])`.execute(db);
  log.warn({ workers: dead.length }, 'freed the jobs of workers that are gone');
};

/** A job is tried again for less than two days. */
const deliveriesKeptDays = 30;

const forgetOldDeliveries = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  removeDeliveriesBefore(db, clock.now().subtract({ hours: deliveriesKeptDays * 24 }));

export const queueSweeps: readonly Sweep[] = [
  { name: 'queue.free-dead', run: freeJobsOfDeadWorkers },
  { name: 'queue.forget-deliveries', run: forgetOldDeliveries },
];
