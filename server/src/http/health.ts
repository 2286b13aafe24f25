import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLoopback } from '../lib/address.ts';
import type { Alarms } from '../lib/alarms.ts';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { isOwnHost } from './hosts.ts';

/** How long the database may take to answer before this process counts as not ready. */
const readyWithinMs = 2000;

/**
 * `/healthz`: this process is alive, whatever else is down, and restarting it would not help;
 * `/readyz`: the database answers, requests can be served; `/metrics`: Prometheus, local only.
 */
export const registerHealth = (
  app: FastifyInstance,
  { pool, http, alarms }: { pool: pg.Pool; http: Config['http']; alarms: Alarms },
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to reply by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the database pool by state',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  }).reset();
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const hide = { schema: { hide: true } };
  app.get('/healthz', hide, async () => ({ status: 'ok' }));
  app.get('/readyz', hide, async () => {
    if (isClosing) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    if (!(await isReady(pool))) throw new AppError('unavailable', { retryAfterSeconds: 1 });
    return { status: 'ready' };
  });
  app.get('/metrics', hide, async (request, reply) => {
    // A page under another host name that resolves to this machine is not local.
    if (!isLoopback(request.ip) || !isOwnHost(request, http)) throw new AppError('not-found');
    const all = Registry.merge([registry, alarms.registry]);
    return reply.type(all.contentType).send(await all.metrics());
  });
};

function isReady(pool: pg.Pool): Promise<boolean> {
  return Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    pause(readyWithinMs, false, { ref: false }),
  ]);
}
