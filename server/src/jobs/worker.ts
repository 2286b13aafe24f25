import { runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import { queueSweeps } from './dead-workers.ts';
import type { Job, Sweep } from './job.ts';
import { keepRunning, queueLogger } from './runner.ts';

/** How often the sweeps run, in real milliseconds. */
const sweepEveryMs = 1000;

/** Runs every sweep once; one that fails is logged and does not stop the others. */
export async function runSweeps(context: Context, sweeps: readonly Sweep[]): Promise<void> {
  for (const sweep of sweeps) {
    try {
      await sweep.run(context);
    } catch (error) {
      // Logged by the outage watch; the other sweeps need the database, too.
      if (error instanceof DatabaseUnavailable) return;
      const { name } = sweep;
      context.quietLog('error', `sweep ${name}`, { err: error, sweep: name }, 'sweep failed');
    }
  }
}

/** Runs all waiting jobs to completion, for tests and after the clock was moved. */
export function drainJobs(context: Context, pool: pg.Pool, jobs: readonly Job[]): Promise<void> {
  return runOnce({ pgPool: pool, taskList: taskList(context, jobs), logger: queueLogger(context) });
}

function taskList(context: Context, jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(context, payload)]),
  );
}

/** Starts the worker and the sweeps in this process; stop waits for what is running. */
export function startWorker(
  context: Context,
  pool: pg.Pool,
  jobs: readonly Job[],
  sweeps: readonly Sweep[],
): { sweepNow: () => Promise<void>; stop: () => Promise<void> } {
  const queue = keepRunning({ context, pool, taskList: taskList(context, jobs) });
  const all = [...queueSweeps, ...sweeps];
  let sweeping: Promise<void> = Promise.resolve();
  let rounds = 0;
  const sweepAfter = async (before: Promise<void>): Promise<void> => {
    rounds += 1;
    await before;
    await runSweeps(context, all);
    rounds -= 1;
  };
  const sweepNow = (): Promise<void> => {
    sweeping = sweepAfter(sweeping);
    return sweeping;
  };
  // Skips a round while the previous one is running.
  const timer = setInterval(() => rounds > 0 || void sweepNow(), sweepEveryMs);
  return {
    sweepNow,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await queue.stop();
    },
  };
}
