import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox } from '../sandbox/src/main.ts';
import { loadDemo } from '../server/src/demo/load.ts';
import { lockFile, lockHolder } from '../server/src/lib/folder-lock.ts';
import { startServer } from '../server/src/start.ts';

const environment = { ...process.env };
const dataDir = environment['DATA_DIR'] ?? 'data';
const port = environment['PORT'] ?? '3000';
const publicUrl = environment['PUBLIC_URL'] ?? `http://localhost:${port}`;

/** A secret of this installation, made once and kept readable by its owner alone. */
const keptSecret = (name: string): string => {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
};

/** The run before may be ending just now. */
const lockPatienceMs = 3000;

/** Two runs on one data folder would take each other's database away. */
const lockDataDir = async () => {
  const file = join(dataDir, 'puente.lock');
  const end = performance.now() + lockPatienceMs;
  let lock = lockFile(file);
  while (!lock && performance.now() < end) {
    await pause(100);
    lock = lockFile(file);
  }
  if (lock) return lock;
  console.error(`Puente runs here already (process ${lockHolder(file)}), at ${publicUrl}`);
  return process.exit(1);
};

/** Whoever keeps this running was killed: to go on would be in the way of the next start. */
const endWithKeeper = (): void => {
  const keeper = Number(environment['KEPT_BY']);
  if (!keeper) return;
  setInterval(() => {
    if (process.ppid !== keeper) process.exit(1);
  }, 200).unref();
};

const isLive = ['STRIPE_SECRET_KEY', 'TWILIO_ACCOUNT_SID', 'SMTP_URL'].some(
  (name) => environment[name],
);

endWithKeeper();
mkdirSync(dataDir, { recursive: true });
const lock = await lockDataDir();
environment['SECRET'] ??= keptSecret('secret');

const startOwnSandbox = async () => {
  const webhookSecret = `whsec_${keptSecret('sandbox-secret')}`;
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFile: join(dataDir, 'sandbox.sqlite'),
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
    webhookSecret,
    publicUrl,
    quiet: true,
  });
  environment['SANDBOX_URL'] = sandbox.url;
  environment['SANDBOX_SMTP_PORT'] = String(sandbox.smtpPort);
  environment['SANDBOX_WEBHOOK_SECRET'] = webhookSecret;
  return sandbox;
};

const sandbox = isLive || environment['SANDBOX_URL'] ? null : await startOwnSandbox();
environment['LOG_LEVEL'] ??= 'warn';
const server = await startServer(environment, async (context) => {
  if (context.config.demo) await loadDemo(context);
});

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await server.stop();
  await sandbox?.stop();
  lock.release();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());

console.log(`Puente is ready: ${publicUrl}`);
if (sandbox) console.log(`Codes, mails and demo people: ${publicUrl}/sandbox`);
