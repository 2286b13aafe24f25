import type { AddressInfo } from 'node:net';
import { createApp } from './app.ts';
import { createClock } from './clock.ts';
import { createFaults } from './faults.ts';
import { createInbox } from './mail/inbox.ts';
import type { Sandbox } from './sandbox.ts';
import { openStore } from './store.ts';
import { resumeProcessing } from './stripe/settle.ts';
import { createWebhookSender } from './stripe/webhooks.ts';
import { defaultTimings } from './timings.ts';
import type { Timings } from './timings.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Default 127.0.0.1: reachable from this machine only. */
  host?: string;
  smtpPort: number;
  /** SQLite file; empty or absent keeps everything in memory. */
  dataFile?: string;
  /** Where Stripe's webhooks go; until it is known they wait. */
  webhookUrl?: string;
  webhookSecret: string;
  /** Address at which browsers reach `/sandbox`; default: the sandbox's own. */
  publicUrl?: string;
  /** Prints nothing. */
  quiet?: boolean;
  timings?: Partial<Timings>;
};

export type RunningSandbox = {
  url: string;
  port: number;
  smtpPort: number;
  setWebhookUrl(url: string): void;
  setPublicUrl(url: string): void;
  stop(): Promise<void>;
};

/** Starts one sandbox. Any number can run side by side, independently. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const host = options.host ?? '127.0.0.1';
  const stopping = new AbortController();
  let publicUrl = withoutSlash(options.publicUrl ?? '');
  const sandbox = createSandbox(options, stopping.signal, () => publicUrl);
  const { store, webhooks } = sandbox;
  const app = createApp(sandbox);
  const inbox = createInbox(sandbox);
  const close = async () => {
    stopping.abort();
    webhooks.stop();
    await Promise.all([app.close(), new Promise<void>((done) => inbox.close(() => done()))]);
    store.close();
  };
  const opened = await Promise.allSettled([
    app.listen({ port: options.port, host }),
    listen(inbox, options.smtpPort, host),
  ]);
  const refused = opened.find((each) => each.status === 'rejected');
  if (refused) {
    await close();
    throw refused.reason;
  }
  const port = portOf(app.server);
  const smtpPort = portOf(inbox.server);
  const url = `http://${host}:${port}`;
  publicUrl ||= url;
  resumeProcessing(sandbox);
  webhooks.start();
  if (!options.quiet) process.stdout.write(`sandbox: ${url}/sandbox, mail on port ${smtpPort}\n`);
  return {
    url,
    port,
    smtpPort,
    setWebhookUrl: (value) => webhooks.setUrl(value),
    setPublicUrl: (value) => {
      publicUrl = withoutSlash(value);
    },
    stop: async () => {
      if (!stopping.signal.aborted) await close();
    },
  };
}

function withoutSlash(url: string) {
  return url.replace(/\/+$/, '');
}

function createSandbox(
  options: SandboxOptions,
  stopping: AbortSignal,
  publicUrl: () => string,
): Sandbox {
  const store = openStore(options.dataFile ?? '');
  const clock = createClock(store);
  const faults = createFaults(store);
  const timings = { ...defaultTimings, ...options.timings };
  const webhooks = createWebhookSender({
    store,
    clock,
    faults,
    timings,
    secret: options.webhookSecret,
    url: options.webhookUrl ?? '',
  });
  const later = (ms: number, run: () => void) => runLater(stopping, ms, run);
  return { store, clock, faults, webhooks, timings, publicUrl, later, stopping };
}

function runLater(stopping: AbortSignal, ms: number, run: () => void) {
  const timer = setTimeout(() => {
    stopping.removeEventListener('abort', cancel);
    run();
  }, ms).unref();
  const cancel = () => clearTimeout(timer);
  stopping.addEventListener('abort', cancel, { once: true });
}

function listen(inbox: ReturnType<typeof createInbox>, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    inbox.once('error', reject);
    inbox.listen(port, host, () => {
      inbox.off('error', reject);
      // A client that disconnects during a mail must not stop the server.
      inbox.on('error', () => undefined);
      resolve();
    });
  });
}

if (import.meta.main) {
  const { env } = process;
  const sandbox = await startSandbox({
    port: Number(env['SANDBOX_PORT'] ?? 4610),
    smtpPort: Number(env['SANDBOX_SMTP_PORT'] ?? 4611),
    dataFile: env['SANDBOX_DATA_FILE'] ?? '',
    webhookUrl: env['SANDBOX_WEBHOOK_URL'] ?? '',
    webhookSecret: env['SANDBOX_WEBHOOK_SECRET'] ?? 'whsec_sandbox',
    publicUrl: env['SANDBOX_PUBLIC_URL'] ?? '',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox.stop());
}

function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
