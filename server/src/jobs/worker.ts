import { Logger, run, runOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import type { Job, Sweep } from './job.ts';

/** How often the sweeps look for what came due, in real milliseconds. */
const sweepEveryMs = 1000;

const taskList = (context: Context, jobs: readonly Job<never>[]): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown) => {
        await job.run(context, job.payload.parse(payload));
      },
    ]),
  );

const quietLogger = (context: Context) =>
  new Logger(() => (level, message) => {
    // The queue words job failures with their payload's id only.
    if (level === 'error' || level === 'warning') context.log.warn({ queue: level }, message);
  });

/** Runs every sweep once; one that fails is logged and does not stop the others. */
export const runSweeps = async (context: Context, sweeps: readonly Sweep[]): Promise<void> => {
  for (const sweep of sweeps) {
    try {
      await sweep.run(context);
    } catch (error) {
      context.log.error({ err: error, sweep: sweep.name }, 'sweep failed');
    }
  }
};

/** Runs all waiting jobs to their end, for tests and after the clock moved. */
export const drainJobs = (
  context: Context,
  pool: pg.Pool,
  jobs: readonly Job<never>[],
): Promise<void> =>
  runOnce({ pgPool: pool, taskList: taskList(context, jobs), logger: quietLogger(context) });

/** Starts the worker and the sweeps in this process; stop waits for what is running. */
export const startWorker = async (
  context: Context,
  pool: pg.Pool,
  jobs: readonly Job<never>[],
  sweeps: readonly Sweep[],
): Promise<{ sweepNow: () => Promise<void>; stop: () => Promise<void> }> => {
  const runner = await run({
    pgPool: pool,
    taskList: taskList(context, jobs),
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    logger: quietLogger(context),
  });
  let sweeping: Promise<void> = Promise.resolve();
  const sweepNow = (): Promise<void> => {
    sweeping = sweeping.then(() => runSweeps(context, sweeps));
    return sweeping;
  };
  const timer = setInterval(() => void sweepNow(), sweepEveryMs);
  return {
    sweepNow,
    stop: async () => {
      clearInterval(timer);
      await sweeping;
      await runner.stop();
    },
  };
};
