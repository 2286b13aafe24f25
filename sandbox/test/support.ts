import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import twilio from 'twilio';
import { onTestFinished, vi } from 'vitest';
import { startSandbox } from '../src/main.ts';
import type { RunningSandbox, SandboxOptions } from '../src/main.ts';

// Room for a busy machine: no test here waits for time to pass.
vi.setConfig({ testTimeout: 30_000 });

export const webhookSecret = 'whsec_of_this_test';

/** Real waits are cut short; nothing here depends on how long they are. */
const timings = {
  slowPaymentMs: 20,
  webhookBackoffMs: 5,
  webhookTimeoutMs: 2000,
  reorderHoldMs: 60_000,
  slowModelMs: 60_000,
};

export async function startForTest(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    webhookSecret,
    quiet: true,
    ...options,
    timings: { ...timings, ...options.timings },
  });
  onTestFinished(() => sandbox.stop());
  return sandbox;
}

/** The SDK as the server uses it: another host, nothing else. */
export function stripeAt(sandbox: { port: number }, key = 'sk_sandbox_test'): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port: sandbox.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** The SDK as the server uses it: its own HTTP client, sent to another address. */
export function twilioAt(sandbox: { url: string }) {
  const httpClient = new twilio.RequestClient();
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) =>
    request({ ...options, uri: options.uri.replace(/^https:\/\/[^/]+/, sandbox.url) });
  return twilio('AC00000000000000000000000000000001', 'token', { httpClient });
}

type Call = { method?: string; headers?: Record<string, string>; json?: unknown; text?: string };

/** One HTTP call with its status and parsed body. */
export async function call(sandbox: { url: string }, path: string, options: Call = {}) {
  const { json, text, headers = {}, method } = options;
  const body = json === undefined ? text : JSON.stringify(json);
  const response = await fetch(`${sandbox.url}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
  const raw = await response.text();
  return { status: response.status, headers: response.headers, raw, body: readJson(raw) };
}

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into replies freely
function readJson(raw: string): any {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

type Received = { type: string; id: string; raw: string; signature: string };

/** A product that receives webhooks; `answer` decides what it says to each. */
export async function receiveWebhooks(answer: (count: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const { id, type } = JSON.parse(raw) as { id: string; type: string };
      const signature = String(request.headers['stripe-signature']);
      received.push({ id, type, raw, signature });
      response.writeHead(answer(received.length)).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, received };
}

/** Waits until something is so; the test's own time limit is the only clock. */
export async function until<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** What a call was refused with. */
export async function refusalOf(promise: Promise<unknown>) {
  try {
    await promise;
  } catch (error) {
    // oxlint-disable-next-line typescript/no-explicit-any -- each SDK has errors of its own
    return error as any;
  }
  throw new Error('was not refused');
}

export function cardData(number: string, more: object = {}) {
  return {
    type: 'card' as const,
    card: { number, exp_month: 12, exp_year: 2035, cvc: '123', ...more },
  };
}
