import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  run,
  type Runner,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import type { Liveness } from '../db/liveness.ts';

const pollIntervalMs = 1000;
/** Pauses between two starts of the queue grow up to this, so that it is back soon after a repair. */
const firstPauseMs = 100;
const longestPauseMs = 2000;
/** How often the database is asked whether it is back. */
const askAgainMs = 250;
/** A queue that ran for so long had started well: the pauses begin from the first again. */
const goodStartMs = 10_000;

type Options = {
  context: Pick<Context, 'log' | 'quietLog' | 'liveness'>;
  pool: pg.Pool;
  taskList: TaskList;
};

/** The queue's own words; it repeats itself once for each job and connection. */
export const queueLogger = ({ quietLog }: Pick<Context, 'quietLog'>): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { task_identifier: task = null } = (meta?.['job'] ?? {}) as { task_identifier?: string };
    // The queue words job failures with their payload's id only.
    const [beginning = ''] = message.split(/[(:\n]/);
    const kind = `queue ${task ?? beginning}`;
    quietLog('warn', kind, { queue: level, ...(task ? { task } : {}) }, message);
  });

/**
 * The queue takes jobs under a random name. Before it takes the first, every process can see that
 * this name lives, so that what it leaves behind is found when it is gone (`dead-workers.ts`).
 */
const announce = (
  liveness: Liveness,
  names: Set<string>,
  isStopped: Promise<void>,
): GraphileConfig.Plugin => ({
  name: 'PuenteLivenessPlugin',
  version: '1.0.0',
  worker: {
    hooks: {
      startWorker: async (_context, { worker }) => {
        names.add(worker.workerPool.id);
        await Promise.race([liveness.hold(worker.workerPool.id), isStopped]);
      },
    },
  },
});

/** The same tasks, and a way to wait for those that are under way. */
const trackTasks = (taskList: TaskList) => {
  const underWay = new Set<Promise<unknown>>();
  const tracked = Object.entries(taskList).map(([name, task]) => {
    const tracking: Task = async (payload, helpers) => {
      const running = Promise.resolve(task?.(payload, helpers));
      underWay.add(running);
      try {
        await running;
      } finally {
        underWay.delete(running);
      }
    };
    return [name, tracking];
  });
  return {
    tasks: Object.fromEntries(tracked) as TaskList,
    allDone: () => Promise.allSettled(underWay),
  };
};

type Started = { runner: Runner; broken: Promise<unknown>; ended: Promise<void> };

const startOne = async (
  { context, pool, taskList }: Options,
  isStopped: Promise<void>,
): Promise<Started> => {
  const names = new Set<string>();
  const { tasks, allDone } = trackTasks(taskList);
  const events: WorkerEvents = new EventEmitter();
  // A job may have been taken with the answer that was lost; another name leaves it to be found.
  const cannotTake = new Promise<void>((tell) => events.once('worker:getJob:error', () => tell()));
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: pollIntervalMs,
    logger: queueLogger(context),
    events,
    preset: {
      plugins: [announce(context.liveness, names, isStopped)],
      // Without a batch the queue doesn't wait for "done" to be written, and a failure ends the
      // process as an unhandled rejection.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  });
  const end = async (): Promise<void> => {
    await runner.promise.catch(() => undefined);
    // It may have ended in a hurry, while a mail is on its way.
    await allDone();
    for (const name of names) context.liveness.drop(name);
  };
  const ended = end();
  return { runner, broken: Promise.race([cannotTake, ended]), ended };
};

/** A queue that has to end without the database makes much noise. */
const untilAnswering = async (pool: pg.Pool, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    try {
      await pool.query('select 1');
      return;
    } catch {
      await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
    }
  }
};

/**
 * Keeps the queue running: it ends itself when the database is away in the wrong moment. What it
 * left behind is taken up again, by this process or another one.
 */
export const keepRunning = (options: Options): { stop: () => Promise<void> } => {
  const { quietLog } = options.context;
  const stopping = new AbortController();
  const isStopped = new Promise<void>((done) =>
    stopping.signal.addEventListener('abort', () => done()),
  );
  const underWay = new Set<Promise<void>>();
  const retire = ({ runner, ended }: Started): void => {
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    // It may have stopped by itself already.
    runner.stop().catch(() => undefined);
  };
  const loop = async (): Promise<void> => {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      try {
        const started = await startOne(options, isStopped);
        await Promise.race([started.broken, isStopped]);
        await untilAnswering(options.pool, stopping.signal);
        retire(started);
      } catch (error) {
        quietLog('warn', 'queue does not start', { reason: String(error) }, 'queue does not start');
      }
      if (performance.now() - startedAt > goodStartMs) pauseMs = firstPauseMs;
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    }
  };
  const looping = loop();
  return {
    stop: async () => {
      stopping.abort();
      await looping;
      await Promise.all(underWay);
    },
  };
};
