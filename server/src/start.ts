import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createApp, jobs, sweeps } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createContext, createLog } from './create-context.ts';
import { createPool } from './db/connection.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { isOutage } from './db/outage.ts';
import { superviseEmbedded } from './db/supervisor.ts';
import { startWorker } from './jobs/worker.ts';
import { lockFile } from './lib/folder-lock.ts';
import { createSandboxClock } from './lib/sandbox-clock.ts';

export type RunningServer = { url: string; context: Context; stop: () => Promise<void> };

/** How long a start waits for a database that is starting itself, or recovering from a crash. */
const databasePatienceMs = 60_000;

const askAgainMs = 250;

/**
 * Starts what the configuration names: database, web and worker, and stops all of it in the
 * reverse order. `beforeListening` runs once the database stands.
 */
export async function startServer(
  variables: Record<string, string | undefined>,
  beforeListening: (context: Context) => Promise<void> = async () => undefined,
): Promise<RunningServer> {
  const config = readConfig(variables);
  const database = await openDatabase(config);
  const { pool } = database;
  const log = createLog(config.logLevel);
  await untilAnswering(pool, log);
  await migrate(pool);
  const clock = config.gateways.sandbox ? createSandboxClock(config.gateways.sandbox.url) : null;
  await clock?.follow();
  const context = createContext(config, pool, { log, ...(clock ? { clock } : {}) });
  const { liveness } = context;
  database.supervise(log);
  await liveness.hold(liveness.id);
  await beforeListening(context);
  const worker = config.role === 'web' ? null : startWorker(context, pool, jobs, sweeps);
  const app = await createApp(context, {
    pool,
    onClockMoved: async () => {
      await clock?.follow();
      await worker?.settle();
    },
    beforeMailsAreRead: async () => worker?.untilIdle(),
  });
  const url = config.role === 'worker' ? '' : await listen(app, config);
  void worker?.sweepNow();
  return {
    url,
    context,
    stop: async () => {
      await app.close();
      await worker?.stop();
      context.mail.close();
      await liveness.stop();
      await database.stop();
    },
  };
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.database.url === null) return openEmbedded(config);
  const pool = createPool(config.database.url, config.database.pool);
  return { pool, supervise: () => undefined, stop: () => pool.end() };
}

type Database = {
  pool: pg.Pool;
  /** Keeps it running; the embedded one has nobody else who does. */
  supervise: (log: Context['log']) => void;
  stop: () => Promise<void>;
};

async function openEmbedded(config: Config): Promise<Database> {
  const lock = lockFile(join(config.dataDir, 'postgres.lock'));
  if (!lock) throw new Error(`Another process runs the database in ${config.dataDir}`);
  const postgres = await startEmbeddedPostgres({
    dir: join(config.dataDir, 'postgres'),
    isDurable: true,
  });
  const pool = createPool(postgres.url, config.database.pool);
  let supervisor: ReturnType<typeof superviseEmbedded> | null = null;
  return {
    pool,
    supervise: (log) => {
      const onStarted = (url: string) => {
        pool.options.connectionString = url;
      };
      supervisor = superviseEmbedded(postgres, { log, onStarted });
    },
    stop: async () => {
      await pool.end();
      await supervisor?.stop();
      postgres.stop();
      lock.release();
    },
  };
}

async function untilAnswering(pool: pg.Pool, log: Context['log']): Promise<void> {
  const start = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isOutage(error) || performance.now() - start > databasePatienceMs) throw error;
      if (isFirst) log.warn({ reason: String(error) }, 'waiting for the database');
      await pause(askAgainMs);
    }
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  await app.listen({ host: config.http.host, port: config.http.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.http.port;
  return `http://${config.http.host === '0.0.0.0' ? '127.0.0.1' : config.http.host}:${port}`;
}
