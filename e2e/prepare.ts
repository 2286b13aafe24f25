// The database that every worker of a run clones: migrated once, with the demo people in it.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startSandbox } from '../sandbox/src/main.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { loadDemo } from '../server/src/demo/load.ts';
import { startServer } from '../server/src/start.ts';
import { databaseDir } from '../server/test/database-dir.ts';
import type { Prepared } from './global-setup.ts';
import { setStartingTime } from './starting-time.ts';

const templateName = 'puente_demo';

mkdirSync(join('data', 'test'), { recursive: true });
const dataDir = mkdtempSync(join('data', 'test', 'e2e-'));
const postgres = await startEmbeddedPostgres({ dir: databaseDir('journeys'), isDurable: false });

const stop = () => {
  postgres.stop();
  postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', stop);
// Ctrl-C reaches the whole group; the run stops this one last.
process.on('SIGINT', () => undefined);
process.on('disconnect', stop);

const admin = new pg.Client(postgres.url);
await admin.connect();
await admin.query(`create database ${templateName}`);
await admin.end();

const webhookSecret = 'whsec_sandbox_journeys';
const sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookSecret, quiet: true });
await setStartingTime(sandbox.url);
const server = await startServer(
  {
    ROLE: 'web',
    DATABASE_URL: postgres.url.replace(/\/postgres$/, `/${templateName}`),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    SECRET: 'a secret that only journeys know, long enough',
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: 'error',
  },
  loadDemo,
);
await server.stop();
await sandbox.stop();
const prepared: Prepared = { databaseUrl: postgres.url, templateName, dataDir };
process.send?.(JSON.stringify(prepared));
