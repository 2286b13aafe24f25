// The whole product for one browser worker: a database cloned from the run's own, a sandbox and a
// server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startSandbox } from '../sandbox/src/main.ts';
import { freePort } from '../server/test/free-port.ts';
import type { Prepared } from './global-setup.ts';
import { setStartingTime } from './starting-time.ts';

const prepared = JSON.parse(process.env['PREPARED'] ?? '{}') as Prepared;
const dataDir = mkdtempSync(join('data', 'test', 'e2e-'));
cpSync(join(prepared.dataDir, 'media'), join(dataDir, 'media'), { recursive: true });
const databaseName = `e2e_${process.pid}`;
const admin = new pg.Client(prepared.databaseUrl);
await admin.connect();
await admin.query(`create database ${databaseName} template ${prepared.templateName}`);
await admin.end();
const port = await freePort();
const publicUrl = `http://localhost:${port}`;
const webhookSecret = 'whsec_sandbox_journeys';
const sandbox = await startSandbox({
  port: 0,
  smtpPort: 0,
  webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  webhookSecret,
  publicUrl,
  quiet: true,
});
await setStartingTime(sandbox.url);
const variables = {
  DATABASE_URL: prepared.databaseUrl.replace(/\/postgres$/, `/${databaseName}`),
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: publicUrl,
  SECRET: 'a secret that only journeys know, long enough',
  SANDBOX_URL: sandbox.url,
  SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
  SANDBOX_WEBHOOK_SECRET: webhookSecret,
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
};

/** The server is a process of its own: journeys kill it without a word and start it again. */
const startProduct = async () => {
  const product = fork('e2e/serve-product.ts', {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...variables },
  });
  const ended = new Promise<void>((done) => product.once('exit', () => done()));
  await Promise.race([
    once(product, 'message'),
    ended.then(() => Promise.reject(new Error('the product did not start'))),
  ]);
  return {
    end: (signal: 'SIGTERM' | 'SIGKILL') => {
      product.kill(signal);
      return ended;
    },
  };
};

let product = await startProduct();

const stop = async () => {
  await product.end('SIGTERM');
  await sandbox.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};

const orders = {
  kill: () => product.end('SIGKILL'),
  start: async () => {
    product = await startProduct();
  },
};
process.on('message', (order: keyof typeof orders) => {
  void orders[order]().then(() => process.send?.(order));
});
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The worker that started this one went away, perhaps before all this was up.
process.on('disconnect', () => void stop());
if (process.connected) process.send?.({ url: publicUrl });
else await stop();
