// The whole product for one browser worker: a database, a sandbox and a server of its own.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/src/main.ts';
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts';
import { loadDemo } from '../server/src/demo/load.ts';
import { startServer } from '../server/src/start.ts';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

mkdirSync(join('data', 'test'), { recursive: true });
const dataDir = mkdtempSync(join('data', 'test', 'e2e-'));
const postgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres'), isDurable: false });
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
const server = await startServer(
  {
    ...process.env,
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SECRET: 'a secret that only journeys know, long enough',
    SANDBOX_URL: sandbox.url,
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    SANDBOX_WEBHOOK_SECRET: webhookSecret,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  },
  async (context) => {
    await loadDemo(context);
  },
);

const stop = async () => {
  await server.stop();
  await sandbox.stop();
  postgres.stop();
  postgres.remove();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The worker that started this one went away.
process.on('disconnect', () => void stop());
process.send?.({ url: publicUrl });
