import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSandbox } from '../sandbox/src/main.ts';
import { runLedgerCheck } from '../server/src/features/payment/ledger/check-command.ts';

/**
 * Checks the ledger of this installation. Where bin/start runs the sandbox itself, its records are
 * opened here once more, so that the check works beside a running product and without one.
 */
const environment = { ...process.env };
const dataFile = join(environment['DATA_DIR'] ?? 'data', 'sandbox.sqlite');
const isLive = ['STRIPE_SECRET_KEY', 'TWILIO_ACCOUNT_SID', 'SMTP_URL'].some(
  (name) => environment[name],
);

const openSandbox = async () => {
  if (!existsSync(dataFile)) {
    console.error(`Nothing to check: ${dataFile} does not exist. Run bin/start first.`);
    process.exit(1);
  }
  const webhookSecret = 'whsec_unused_while_checking';
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    dataFile,
    webhookSecret,
    quiet: true,
  });
  environment['SANDBOX_URL'] = sandbox.url;
  environment['SANDBOX_SMTP_PORT'] = String(sandbox.smtpPort);
  environment['SANDBOX_WEBHOOK_SECRET'] = webhookSecret;
  return sandbox;
};

const sandbox = isLive || environment['SANDBOX_URL'] ? null : await openSandbox();
try {
  process.exitCode = (await runLedgerCheck(environment)) ? 0 : 1;
} finally {
  await sandbox?.stop();
}
