import { setTimeout as pause } from 'node:timers/promises';
import { runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Context } from '../context.ts';
import { DatabaseUnavailable } from '../db/outage.ts';
import { queueSweeps } from './dead-workers.ts';
import type { Job, Sweep } from './job.ts';
import { inBatches, keepRunning, queueLogger } from './runner.ts';

/** How often the sweeps run, in real milliseconds. */
const sweepEveryMs = 1000;

/** Of so many rounds of a running server, one does what can wait, too. */
const roundsOfPatient = 60;

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
  return runOnce({
    pgPool: pool,
    taskList: taskList(context, jobs),
    logger: queueLogger(context),
    preset: { worker: inBatches },
  });
}

function taskList(context: Context, jobs: readonly Job[]): TaskList {
  return Object.fromEntries(
    jobs.map((job) => [job.name, (payload: unknown) => job.run(context, payload)]),
  );
}

/** How long `settle` and `untilIdle` wait for jobs, real milliseconds: a third party may be slow, or down. */
const longestSettleMs = 5000;

const askAgainMs = 25;

/**
 * Waits for the jobs that run or could run now; one that failed comes back later by itself.
 * @returns whether there was any
 */
async function untilQueueIsIdle({ db }: Pick<Context, 'db'>, until: number): Promise<boolean> {
  for (let isFirst = true; performance.now() < until; isFirst = false) {
    const { rows } = await sql<{ busy: boolean }>`
      select exists (select from graphile_worker.jobs
        where locked_at is not null or (attempts = 0 and run_at <= now())) as busy`.execute(db);
    if (rows[0]?.busy !== true) return !isFirst;
    await pause(askAgainMs);
  }
  return true;
}

export type RunningWorker = {
  sweepNow: () => Promise<void>;
  /** Sweeps, and lets the jobs end that this made, with what those make: after the clock was moved. */
  settle: () => Promise<void>;
  /** Waits for the jobs that run, or could. */
  untilIdle: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the worker and the sweeps in this process; stop waits for what is running. */
export function startWorker(
  context: Context,
  pool: pg.Pool,
  jobs: readonly Job[],
  sweeps: readonly Sweep[],
): RunningWorker {
  const queue = keepRunning({ context, pool, taskList: taskList(context, jobs) });
  const all = [...queueSweeps, ...sweeps];
  let sweeping: Promise<void> = Promise.resolve();
  const urgent = all.filter(({ canWait }) => canWait !== true);
  let underWay = 0;
  const sweepAfter = async (before: Promise<void>, due: readonly Sweep[]): Promise<void> => {
    underWay += 1;
    await before;
    await runSweeps(context, due);
    underWay -= 1;
  };
  const sweep = (due: readonly Sweep[]): Promise<void> => {
    sweeping = sweepAfter(sweeping, due);
    return sweeping;
  };
  const sweepNow = () => sweep(all);
  let rounds = 0;
  const timer = setInterval(() => {
    // Skips a round while the previous one is running.
    if (underWay > 0) return;
    void sweep(rounds % roundsOfPatient === 0 ? all : urgent);
    rounds += 1;
  }, sweepEveryMs);
  return {
    sweepNow,
    settle: async () => {
      const until = performance.now() + longestSettleMs;
      await sweepNow();
      // What a job leaves may be due at once.
      if (!(await untilQueueIsIdle(context, until))) return;
      await sweepNow();
      await untilQueueIsIdle(context, until);
    },
    untilIdle: async () => {
      await untilQueueIsIdle(context, performance.now() + longestSettleMs);
    },
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await queue.stop();
    },
  };
}
