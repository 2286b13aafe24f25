import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Fault, Faults } from '../faults.ts';
import { stripeId } from '../ids.ts';
import type { Collection, Store } from '../store.ts';
import type { Timings } from '../timings.ts';

type WebhookState = 'waiting' | 'held' | 'delivered' | 'dropped' | 'gave-up';

type Webhook = {
  id: string;
  eventId: string;
  type: string;
  createdAt: string;
  /** Where the last attempt went; null before the first. */
  url: string | null;
  /** Exactly the bytes that are sent and signed. */
  payload: string;
  /** `Stripe-Signature` of the last attempt; signed again for each. */
  signature: string;
  attempts: { at: string; status: number | null; error?: string }[];
  delivered: boolean;
  state: WebhookState;
  fault: Fault['kind'] | null;
  /** Real time, so that retries go on while the clock is moved. */
  dueAtRealMs: number;
  /** Attempts since it was last queued: retries stop at `maxRetries`. */
  tries: number;
  /** The next attempt fails without being sent (fault `fail`). */
  failNext: boolean;
};

export type WebhookSender = {
  enqueue(event: { id: string; type: string }, payload: string): void;
  /** Sends what is due now. Called once a reply is out, so that replies come first. */
  kick(): void;
  list(limit?: number): Webhook[];
  /** Sends once more, now. Undefined if there is no such webhook. */
  resend(id: string): Promise<Webhook | undefined>;
  setUrl(url: string): void;
  start(): void;
  stop(): void;
};

function enqueue(sending: Sending, event: { id: string; type: string }, payload: string) {
  const fault = sending.faults.take('webhook', event.type);
  const { clock, secret, timings } = sending;
  const waits: Partial<Record<Fault['kind'], number>> = {
    delay: fault?.delayMs ?? 0,
    reorder: timings.reorderHoldMs,
  };
  const states: Partial<Record<Fault['kind'], WebhookState>> = { drop: 'dropped', reorder: 'held' };
  for (let copy = 0; copy < (fault?.kind === 'duplicate' ? 2 : 1); copy += 1)
    save(sending, {
      id: stripeId('we'),
      eventId: event.id,
      type: event.type,
      createdAt: clock.iso(),
      url: null,
      payload,
      signature: signatureHeader(payload, clock.seconds(), secret),
      attempts: [],
      delivered: false,
      state: (fault && states[fault.kind]) ?? 'waiting',
      fault: fault?.kind ?? null,
      dueAtRealMs: Date.now() + ((fault && waits[fault.kind]) ?? 0),
      tries: 0,
      failNext: fault?.kind === 'fail',
    });
  arm(sending, afterReplyMs);
}

function save(sending: Sending, webhook: Webhook) {
  sending.webhooks.save(webhook.id, webhook, webhook.state);
}

type Deps = {
  store: Store;
  clock: Clock;
  faults: Faults;
  timings: Timings;
  secret: string;
  url: string;
};

type Sending = Deps & {
  webhooks: Collection<Webhook>;
  inFlight: Map<string, Promise<void>>;
  stopping: AbortController;
  timer: NodeJS.Timeout | undefined;
};

/** Signs as Stripe does: HMAC-SHA256 over the time in seconds, a point and the raw body. */
function signatureHeader(payload: string, seconds: number, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

function arm(sending: Sending, ms: number) {
  if (sending.stopping.signal.aborted) return;
  clearTimeout(sending.timer);
  sending.timer = setTimeout(() => kick(sending), Math.max(1, ms)).unref();
}

function kick(sending: Sending) {
  if (sending.stopping.signal.aborted || !sending.url) return;
  const open = ['waiting', 'held'].flatMap((state) => sending.webhooks.newest({ ref: state }));
  const now = Date.now();
  const ready = open.filter((webhook) => webhook.dueAtRealMs <= now);
  const resting = ready.toReversed().filter(({ id }) => !sending.inFlight.has(id));
  const room = Math.max(0, maxInFlight - sending.inFlight.size);
  for (const webhook of resting.slice(0, room)) void send(sending, webhook.id);
  const next = Math.min(
    ...open.map((webhook) => webhook.dueAtRealMs).filter((dueAt) => dueAt > now),
  );
  if (Number.isFinite(next)) arm(sending, next - now);
}

function send(sending: Sending, id: string): Promise<void> {
  const known = sending.inFlight.get(id);
  if (known) return known;
  const sent = attempt(sending, id).finally(() => sending.inFlight.delete(id));
  sending.inFlight.set(id, sent);
  return sent;
}

async function attempt(sending: Sending, id: string): Promise<void> {
  const { webhooks, clock, stopping, secret } = sending;
  const before = webhooks.find(id);
  if (!before) return;
  const url = sending.url;
  const at = clock.iso();
  const signature = signatureHeader(before.payload, clock.seconds(), secret);
  const result = before.failNext
    ? { status: null, error: 'fault: fail' }
    : await post(sending, url, before.payload, signature);
  const webhook = stopping.signal.aborted ? undefined : webhooks.find(id);
  if (!webhook) return;
  const arrived = result.status !== null && result.status >= 200 && result.status < 300;
  const tries = webhook.tries + 1;
  const failed = tries > maxRetries ? 'gave-up' : 'waiting';
  save(sending, {
    ...webhook,
    url,
    signature,
    attempts: [...webhook.attempts, { at, ...result }],
    delivered: webhook.delivered || arrived,
    state: arrived ? 'delivered' : failed,
    dueAtRealMs: Date.now() + sending.timings.webhookBackoffMs * 2 ** (tries - 1),
    tries,
    failNext: false,
  });
  releaseHeld(sending, id);
  setImmediate(() => kick(sending));
}

async function post(sending: Sending, url: string, payload: string, signature: string) {
  const limit = AbortSignal.timeout(sending.timings.webhookTimeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
      signal: AbortSignal.any([limit, sending.stopping.signal]),
    });
    await response.arrayBuffer();
    return { status: response.status };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { status: null, error: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** What was held back goes out now that a later one has gone before it. */
function releaseHeld(sending: Sending, sentId: string) {
  const sentPlace = sending.webhooks.place(sentId) ?? 0;
  for (const held of sending.webhooks.newest({ ref: 'held' }))
    if ((sending.webhooks.place(held.id) ?? Infinity) < sentPlace)
      save(sending, { ...held, state: 'waiting', dueAtRealMs: Date.now() });
}

const maxRetries = 6;

/** Limits how much a product that was unavailable gets at once. */
const maxInFlight = 20;

/** A reply that never finishes (a dropped call) must not hold its webhooks back. */
const afterReplyMs = 50;

export function createWebhookSender(deps: Deps): WebhookSender {
  const sending: Sending = {
    ...deps,
    webhooks: deps.store.collection<Webhook>('webhook'),
    inFlight: new Map(),
    stopping: new AbortController(),
    timer: undefined,
  };
  return {
    enqueue: (event, payload) => enqueue(sending, event, payload),
    kick: () => kick(sending),
    list: (limit) => sending.webhooks.newest(limit === undefined ? {} : { limit }),
    resend: async (id) => {
      const webhook = sending.webhooks.find(id);
      if (!webhook) return undefined;
      save(sending, { ...webhook, state: 'waiting', tries: 0, dueAtRealMs: Date.now() });
      await send(sending, id);
      return sending.webhooks.find(id);
    },
    setUrl: (url) => {
      sending.url = url;
      kick(sending);
    },
    start: () => {
      for (const state of ['waiting', 'held', 'gave-up'])
        for (const webhook of sending.webhooks.newest({ ref: state }).toReversed())
          save(sending, { ...webhook, state: 'waiting', tries: 0, dueAtRealMs: Date.now() });
      kick(sending);
    },
    stop: () => {
      clearTimeout(sending.timer);
      sending.stopping.abort();
    },
  };
}
