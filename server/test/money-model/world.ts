import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { orderPorts, jobs, sweeps } from '../../src/app.ts';
import type { Context } from '../../src/context.ts';
import { identify } from '../../src/features/auth/session/service.ts';
import { receiveEvent } from '../../src/features/payment/service.ts';
import { type CardGateway, GatewayUnavailable } from '../../src/gateways/cards/port.ts';
import type { Client } from '../../src/lib/actor.ts';
import { AppError } from '../../src/lib/app-error.ts';
import { startTestApp } from '../app.ts';
import { packages } from '../packages.ts';
import { instantAt } from './time.ts';

/** What happens to a call of the card gateway: done and its answer lost, or not even heard. */
export type Trouble = 'answer-lost' | 'down';

/** A job as it waits in the queue. */
type Waiting = { name: string; payload: unknown };

/** An event of the card gateway, as it is sent. */
export type CardMessage = { id: string; body: string };

/** An expert of the model: what a meeting and a package of theirs cost. */
export type Expert = { actor: Client; currency: 'USD' | 'CLP'; offeringId: string };

/** Sessions of a package of the model. */
export const packageSessions = 3;

/** The card gateway behind a line that fails when it is told to. */
const unreliable = (cards: CardGateway, nextTrouble: () => Trouble | undefined): CardGateway => {
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    const trouble = nextTrouble();
    if (trouble === 'down') throw new GatewayUnavailable('the line is down');
    const answer = await call();
    if (trouble) throw new GatewayUnavailable('the answer is lost');
    return answer;
  };
  return {
    ...cards,
    createIntent: (input) => through(() => cards.createIntent(input)),
    findIntent: (id) => through(() => cards.findIntent(id)),
    cancelIntent: (id) => through(() => cards.cancelIntent(id)),
    refund: (input) => through(() => cards.refund(input)),
    findRefund: (input) => through(() => cards.findRefund(input)),
    listRefundsOf: (input) => through(() => cards.listRefundsOf(input)),
  };
};

/** Money alone is looked after: mails, alerts and learning have tests of their own. */
const moneyJobs = new Map(
  jobs.filter(({ name }) => name.startsWith('payment.')).map((job) => [job.name, job]),
);

const moneySweeps = sweeps.filter(({ name }) =>
  [
    'payment.open-payments',
    'payment.refunds',
    'booking.expire-holds',
    'booking.expire-proposals',
    'problem.unanswered',
  ].includes(name),
);

/** Where the clock of the first story stands. */
const firstDay = Temporal.Instant.from('2026-12-01T00:00:00Z').epochMilliseconds;

/**
 * The product's services on a database of their own, beside a sandbox whose webhooks are delivered
 * by hand, under a clock that stands still until it is moved. Time goes on from story to story, so
 * that each has free calendars and its own stretch of the gateway's lists.
 */
export const startWorld = async () => {
  // Alerts are part of many stories, and bugs are thrown.
  const t = await startTestApp(undefined, { LOG_LEVEL: 'fatal' });
  t.sandbox.setWebhookUrl('');
  await t.setNow(instantAt(firstDay).toString());
  const k = packages(t);
  let now = firstDay;
  let troubles: Trouble[] = [];
  const context: Context = {
    ...t.context,
    clock: { now: () => instantAt(now) },
    cards: unreliable(t.context.cards, () => troubles.shift()),
  };
  const actorOf = async (token: string): Promise<Client> => {
    const actor = await identify(t.context, token);
    if (!actor) throw new Error('nobody is signed in');
    return actor;
  };

  const expert = async (
    currency: Expert['currency'],
    prices: { hour: number; package: number; isVerified: boolean },
  ): Promise<Expert> => {
    const normalRate = { amount: prices.hour, currency };
    const made = await t.provider({ profile: { normalRate }, isVerified: prices.isVerified });
    const offeringId = await k.sell(made, {
      scheduling: 'as-you-go',
      sessions: packageSessions,
      price: { amount: prices.package, currency },
    });
    return { actor: await actorOf(made.token), currency, offeringId };
  };
  // Amounts with rests below, above and of a half of a minor unit.
  const experts = [
    await expert('USD', { hour: 6005, package: 10_003, isVerified: true }),
    await expert('CLP', { hour: 33_337, package: 100_012, isVerified: false }),
  ] as const;

  const signIn = async () => actorOf((await t.signIn()).token);
  const clients = [await signIn(), await signIn()] as const;

  const setNow = async (to: number): Promise<void> => {
    now = to;
    await post('/sandbox/clock', { now: instantAt(to).toString() });
  };
  const post = (path: string, body: object) =>
    fetch(`${t.sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { secretKey, webhookSecret } = context.config.gateways.card;
  const authorization = `Bearer ${secretKey}`;

  let waiting: Waiting[] = [];
  /** Takes what waits in the queue; what isn't about money is dropped. */
  const takeJobs = async (): Promise<Waiting[]> => {
    const { rows } = await sql<Waiting>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id returning t.identifier as name, j.payload`.execute(context.db);
    const taken = [...waiting, ...rows.filter(({ name }) => moneyJobs.has(name))];
    waiting = [];
    return taken;
  };
  const runJob = async (job: Waiting): Promise<void> => {
    try {
      await moneyJobs.get(job.name)?.run(context, job.payload);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      waiting.push(job);
    }
  };
  /** One round over the queue, in either order; twice at once, as when a worker was taken for dead. */
  const runJobs = async ({ backwards = false, twice = false } = {}): Promise<void> => {
    const taken = await takeJobs();
    for (const job of backwards ? taken.toReversed() : taken)
      await Promise.all(twice ? [runJob(job), runJob(job)] : [runJob(job)]);
  };
  const runSweeps = async (): Promise<void> => {
    for (const sweep of moneySweeps) await sweep.run(context);
  };

  let lastEvent = '';
  /** What the card gateway has to tell since it was asked last, the first one first. */
  const takeEvents = async (): Promise<CardMessage[]> => {
    const after = lastEvent === '' ? '' : `&ending_before=${lastEvent}`;
    const reply = await fetch(`${t.sandbox.url}/v1/events?limit=100${after}`, {
      headers: { authorization },
    });
    const { data } = (await reply.json()) as { data: { id: string }[] };
    lastEvent = data[0]?.id ?? lastEvent;
    return data.toReversed().map((event) => ({ id: event.id, body: JSON.stringify(event) }));
  };
  const deliver = async ({ body }: CardMessage): Promise<void> => {
    const seconds = Math.floor(now / 1000);
    const digest = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    await receiveEvent(context, Buffer.from(body), `t=${seconds},v1=${digest}`);
  };

  /** Pays an intent by card at the gateway; whether the money is there. */
  const charge = async (intentId: string, card: string): Promise<boolean> => {
    const reply = await fetch(`${t.sandbox.url}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ payment_method: card, return_url: 'http://localhost:3000/' }),
    });
    return reply.ok;
  };
  /** A refund that somebody makes at the gateway; whether it took it. */
  const refundByHand = async (intentId: string, amount: number): Promise<boolean> =>
    (await post(`/sandbox/payments/${intentId}/refund`, { amount })).ok;

  return {
    context,
    ports: orderPorts(context),
    experts,
    clock: { now: () => now, setNow },
    clients,
    trouble: (kinds: readonly Trouble[]) => {
      troubles = [...kinds];
    },
    takeEvents,
    deliver,
    runJobs,
    runSweeps,
    charge,
    refundByHand,
    stop: t.stop,
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;

/** What a person is told who asks for something. */
export type Told<T> = { ok: T } | { refused: string };

/** Refusals and a gateway that is away are answers; everything else is a bug. */
export const ask = async <T>(call: () => Promise<T>): Promise<Told<T>> => {
  try {
    return { ok: await call() };
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code };
    if (error instanceof GatewayUnavailable) return { refused: 'gateway-unavailable' };
    throw error;
  }
};

/** How often a person asks for the same: once, again after a lost answer, or twice at once. */
export const manners = ['once', 'again', 'at-once'] as const;
export type Manner = (typeof manners)[number];

export const askLike = async <T>(manner: Manner, call: () => Promise<T>): Promise<Told<T>[]> => {
  if (manner === 'at-once') return Promise.all([ask(call), ask(call)]);
  const first = await ask(call);
  return manner === 'again' ? [first, await ask(call)] : [first];
};
