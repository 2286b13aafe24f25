import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { removeDeliveriesBefore } from '../db/mail-deliveries.ts';
import type { Sweep } from './job.ts';

/**
 * Frees jobs whose worker died; without this the queue keeps them locked for four hours. Jobs of
 * living workers are never touched.
 */
export async function freeJobsOfDeadWorkers({
  db,
  liveness,
  log,
}: Pick<Context, 'db' | 'liveness' | 'log'>): Promise<void> {
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
}

/** Jobs are retried for less than two days, so that is enough. */
const deliveriesKeptDays = 30;

export const queueSweeps: readonly Sweep[] = [
  { name: 'queue.free-dead', run: freeJobsOfDeadWorkers },
  { name: 'queue.forget-deliveries', run: forgetOldDeliveries, canWait: true },
];

function forgetOldDeliveries({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return removeDeliveriesBefore(db, clock.now().subtract({ hours: deliveriesKeptDays * 24 }));
}
