import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { orderPorts, jobs, sweeps } from '../../src/app.ts';
import type { Context } from '../../src/context.ts';
import { identify } from '../../src/features/auth/session/service.ts';
import { receiveEvent } from '../../src/features/payment/service.ts';
import { GatewayUnavailable } from '../../src/gateways/cards/port.ts';
import type { Client } from '../../src/lib/actor.ts';
import { AppError } from '../../src/lib/app-error.ts';
import { startTestApp } from '../app.ts';
import { packages } from '../packages.ts';
import { factReader } from './facts.ts';
import { unreliable } from './line.ts';
import { instantAt } from './time.ts';

/** A job as it waits in the queue. */
type Waiting = { name: string; payload: unknown };

/** An event of the card gateway, as it is sent. */
export type CardMessage = { id: string; body: string };

/** An expert of the model, with the package and the plan that they sell. */
export type Expert = {
  actor: Client;
  currency: 'USD' | 'CLP';
  packageId: string;
  planId: string;
};

/** Sessions of a package of the model, and of a month of a plan. */
export const packageSessions = 3;
export const planSessions = 2;

/** Money alone is looked after: mails, alerts and learning have tests of their own. */
const moneyJobs = new Map(
  jobs
    .filter(({ name }) => name.startsWith('payment.') || name === 'booking.plan-charge')
    .map((job) => [job.name, job]),
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

/** What moves plans on, for stories that have one. */
const planSweeps = sweeps.filter(({ name }) =>
  ['booking.reserve-plan-months', 'booking.charge-plan-months', 'booking.end-plans'].includes(name),
);

/** As many events as the gateway tells at once. */
const mostEvents = 100;

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
  /** Says whether it was done; the answer is read to its end, so that its connection is used again. */
  const post = async (path: string, body: object): Promise<boolean> => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`${t.sandbox.url}${path}`, request);
    await reply.text();
    return reply.ok;
  };
  let gatewayClock = { at: firstDay, isSet: Promise.resolve(true) };
  let hasNews = true;
  /** The gateway learns the time when something is to change there, and has events to tell after. */
  const touch = async (): Promise<void> => {
    hasNews = true;
    if (gatewayClock.at !== now)
      gatewayClock = { at: now, isSet: post('/sandbox/clock', { now: instantAt(now).toString() }) };
    await gatewayClock.isSet;
  };
  const line = unreliable(t.context.cards, touch);
  const context: Context = {
    ...t.context,
    clock: { now: () => instantAt(now) },
    cards: line.cards,
  };
  const actorOf = async (token: string): Promise<Client> => {
    const actor = await identify(t.context, token);
    if (!actor) throw new Error('nobody is signed in');
    return actor;
  };

  const expert = async (
    currency: Expert['currency'],
    prices: { hour: number; package: number; plan: number; isVerified: boolean },
  ): Promise<Expert> => {
    const normalRate = { amount: prices.hour, currency };
    const made = await t.provider({ profile: { normalRate }, isVerified: prices.isVerified });
    const packageId = await k.sell(made, {
      scheduling: 'as-you-go',
      sessions: packageSessions,
      price: { amount: prices.package, currency },
    });
    const planId = await k.sell(made, {
      ...{ type: 'subscription', name: 'Steady steps' },
      scheduling: null,
      sessions: planSessions,
      price: { amount: prices.plan, currency },
    });
    return { actor: await actorOf(made.token), currency, packageId, planId };
  };
  // Amounts with rests below, above and of a half of a minor unit.
  const experts = [
    await expert('USD', { hour: 6005, package: 10_003, plan: 7005, isVerified: true }),
    await expert('CLP', { hour: 33_337, package: 100_012, plan: 40_001, isVerified: false }),
  ] as const;

  const signIn = async () => actorOf((await t.signIn()).token);
  const clients = [await signIn(), await signIn()] as const;

  const setNow = (to: number): void => {
    now = to;
  };
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
  const runSweeps = async ({ withPlans = false } = {}): Promise<void> => {
    for (const sweep of withPlans ? [...moneySweeps, ...planSweeps] : moneySweeps)
      await sweep.run(context);
  };

  let lastEvent = '';
  /** What the card gateway has to tell since it was asked last, the first one first. */
  const takeEvents = async (): Promise<CardMessage[]> => {
    if (!hasNews) return [];
    const after = lastEvent === '' ? '' : `&ending_before=${lastEvent}`;
    const reply = await fetch(`${t.sandbox.url}/v1/events?limit=${mostEvents}${after}`, {
      headers: { authorization },
    });
    const { data } = (await reply.json()) as { data: { id: string }[] };
    lastEvent = data[0]?.id ?? lastEvent;
    hasNews = data.length === mostEvents;
    return data.toReversed().map((event) => ({ id: event.id, body: JSON.stringify(event) }));
  };
  const deliver = async ({ body }: CardMessage): Promise<void> => {
    const seconds = Math.floor(now / 1000);
    const digest = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex');
    await receiveEvent(context, Buffer.from(body), `t=${seconds},v1=${digest}`);
  };

  /** Pays an intent by card at the gateway; whether the money is there. */
  const charge = async (intentId: string, card: string): Promise<boolean> => {
    await touch();
    const reply = await fetch(`${t.sandbox.url}/v1/payment_intents/${intentId}/confirm`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ payment_method: card, return_url: 'http://localhost:3000/' }),
    });
    await reply.text();
    return reply.ok;
  };
  /** A refund that somebody makes at the gateway; whether it took it. */
  const refundByHand = async (intentId: string, amount: number): Promise<boolean> => {
    await touch();
    return post(`/sandbox/payments/${intentId}/refund`, { amount });
  };
  /** From now on the plan is charged to another card of its client. */
  const keepCard = async (planId: string, card: string): Promise<void> => {
    const { rows } = await sql<{ customer: string }>`
      select c.customer_id as customer from plans p
      join card_customers c on c.user_id = p.client_id where p.id = ${planId}`.execute(context.db);
    await touch();
    const reply = await fetch(`${t.sandbox.url}/v1/payment_methods/${card}/attach`, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ customer: rows[0]?.customer ?? '' }),
    });
    const { id } = (await reply.json()) as { id: string };
    await sql`update plans set payment_method = ${id} where id = ${planId}`.execute(context.db);
  };

  return {
    context,
    ports: orderPorts(context),
    experts,
    clock: { now: () => now, setNow },
    clients,
    trouble: line.trouble,
    loseRefunds: line.loseRefunds,
    delayLookup: line.delayLookup,
    readFacts: factReader(context),
    takeEvents,
    deliver,
    runJobs,
    runSweeps,
    charge,
    refundByHand,
    keepCard,
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
