import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp, jobs, sweeps } from './app.ts';
import { type Config, readConfig } from './config.ts';
import type { Context } from './context.ts';
import { createContext } from './create-context.ts';
import { createPool } from './db/connection.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { startWorker } from './jobs/worker.ts';
import { createSandboxClock } from './lib/sandbox-clock.ts';

export type RunningServer = { url: string; context: Context; stop: () => Promise<void> };

const openDatabase = async (config: Config) => {
  if (config.database.url !== null) return { url: config.database.url, stop: () => undefined };
  return startEmbeddedPostgres({ dir: join(config.dataDir, 'postgres'), isDurable: true });
};

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  await app.listen({ host: config.http.host, port: config.http.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.http.port;
  return `http://${config.http.host === '0.0.0.0' ? '127.0.0.1' : config.http.host}:${port}`;
};

/**
 * Starts what the configuration names: database, web and worker, and stops all of it in the
 * reverse order. `beforeListening` runs once the database stands.
 */
export const startServer = async (
  variables: Record<string, string | undefined>,
  beforeListening: (context: Context) => Promise<void> = async () => undefined,
): Promise<RunningServer> => {
  const config = readConfig(variables);
  const database = await openDatabase(config);
  const pool = createPool(database.url, config.database.pool);
  await migrate(pool);
  const clock = config.gateways.sandbox ? createSandboxClock(config.gateways.sandbox.url) : null;
  await clock?.follow();
  const context = createContext(config, pool, clock ? { clock } : {});
  await beforeListening(context);
  const worker = config.role === 'web' ? null : await startWorker(context, pool, jobs, sweeps);
  const app = await createApp(context, {
    pool,
    onClockMoved: async () => {
      await clock?.follow();
      await worker?.sweepNow();
    },
  });
  const url = config.role === 'worker' ? '' : await listen(app, config);
  void worker?.sweepNow();
  return {
    url,
    context,
    stop: async () => {
      await app.close();
      await worker?.stop();
      await pool.end();
      database.stop();
    },
  };
};
