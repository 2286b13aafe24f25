import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../context.ts';
import type { Liveness } from '../db/liveness.ts';
import { isRecord } from '../lib/record.ts';

/**
 * Without a batch the queue doesn't wait for "done" to be written, and a failure ends the process as
 * an unhandled rejection.
 */
export const inBatches = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

const pollIntervalMs = 1000;

/** Pauses between two starts of the queue double up to the longest. */
const firstPauseMs = 100;

const longestPauseMs = 2000;

/** How often to check whether the database is back. */
const askAgainMs = 250;

/** After a run of this length the pauses start from the first again. */
const goodStartMs = 10_000;

type Options = {
  context: Pick<Context, 'log' | 'quietLog' | 'liveness'>;
  pool: pg.Pool;
  taskList: TaskList;
};

/** The queue's log; it repeats a message for each job and connection. */
export function queueLogger({ quietLog }: Pick<Context, 'quietLog'>): Logger {
  return new Logger(() => (level, message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const job = meta?.['job'];
    const named = isRecord(job) ? job['task_identifier'] : null;
    const task = typeof named === 'string' ? named : null;
    // The queue words job failures with their payload's id only.
    const [beginning = ''] = message.split(/[(:\n]/);
    const kind = `queue ${task ?? beginning}`;
    quietLog('warn', kind, { queue: level, ...(task ? { task } : {}) }, message);
  });
}

/**
 * Keeps the queue running: it stops itself when the database is unavailable at the wrong moment. Its
 * unfinished jobs are run again, by this process or another one.
 */
export function keepRunning(options: Options): { stop: () => Promise<void> } {
  const { quietLog } = options.context;
  const stopping = new AbortController();
  const isStopped = new Promise<void>((done) =>
    stopping.signal.addEventListener('abort', () => done()),
  );
  const underWay = new Set<Promise<void>>();
  const retire = (started: Started): void => {
    const ended = started.end();
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
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
}

type Started = {
  /** Settles when the queue takes no more jobs, or can't tell that one is done. */
  broken: Promise<unknown>;
  /** Lets what runs finish, then gives back what was taken and not done. */
  end: () => Promise<void>;
};

/**
 * How long the queue may take to stop. Where its connections are cut at the wrong moment it stops
 * taking jobs and then waits for ever, with jobs under its name.
 */
const longestStopMs = 5000;

async function startOne(
  { context, pool, taskList }: Options,
  isStopped: Promise<void>,
): Promise<Started> {
  const names = new Set<string>();
  const { tasks, allDone } = trackTasks(taskList);
  const events: WorkerEvents = new EventEmitter();
  const isTold = new Promise<void>((tell) => {
    // A job may have been taken although the reply was lost; under a new name it counts as abandoned.
    events.once('worker:getJob:error', () => tell());
    // A job was done and can't be removed: it is done again, which its handler allows.
    events.once('pool:fatalError', () => tell());
  });
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
      worker: inBatches,
    },
  });
  const hasStopped = runner.promise.catch(() => undefined);
  const end = async (): Promise<void> => {
    // It may have stopped by itself already.
    runner.stop().catch(() => undefined);
    await Promise.race([hasStopped, pause(longestStopMs, undefined, { ref: false })]);
    // A task may outlast its queue.
    await allDone();
    for (const name of names) context.liveness.drop(name);
  };
  return { broken: Promise.race([isTold, hasStopped]), end };
}

/** The same tasks, and a way to wait for those that are running. */
function trackTasks(taskList: TaskList) {
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
}

/**
 * The queue takes jobs under a random name. Before it takes the first, every process can see that
 * this name is alive, so that its jobs can be freed when it dies (`dead-workers.ts`).
 */
function announce(
  liveness: Liveness,
  names: Set<string>,
  isStopped: Promise<void>,
): GraphileConfig.Plugin {
  return {
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
  };
}

/** Waits for the database: a queue that stops without it logs a lot of errors. */
async function untilAnswering(pool: pg.Pool, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await pool.query('select 1');
      return;
    } catch {
      await pause(askAgainMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
