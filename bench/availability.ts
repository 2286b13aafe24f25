import autocannon from 'autocannon';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { createSlotMemory, readSlots } from '../server/src/features/availability/slots/service.ts';
import { findTripsIn } from '../server/src/features/booking/venue/service.ts';
import { newId } from '../server/src/lib/ids.ts';
import { startTestApp, type TestApp } from '../server/test/app.ts';
import { startBenchDatabase } from './database.ts';
import type { Row } from './row.ts';
import { price, terms } from './terms.ts';

const connections = 16;
const seconds = 6;
const aimOfPeer = 0.2;
const aimP99Ms = 50;
const bookingCount = 1000;
const now = '2026-08-15T12:00:00Z';
const firstDate = '2026-08-20';
const lastDate = '2026-09-19';

type Load = { perSecond: number; p99: number };

/** People come from many addresses: the limit of each stays in force. */
const addresses = Array.from({ length: 250 }, (_, i) => `10.1.0.${i + 1}`);

const load = async (url: string): Promise<Load> => {
  const { pathname, search, origin } = new URL(url);
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    workers: 1,
    requests: addresses.map((address) => ({
      path: `${pathname}${search}`,
      headers: { 'x-forwarded-for': address },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
};

/** Open day and night for a month, and booked every half hour but each third one. */
const fill = async (t: TestApp, providerId: string, clientId: string): Promise<void> => {
  const { db, clock } = t.context;
  const [quoteId, orderId] = [newId(), newId()];
  const created = clock.now();
  await sql`
    insert into quotes (id, client_id, provider_id, starts_at, ends_at, currency, amount, terms,
      created_at, expires_at)
    values (${quoteId}, ${clientId}, ${providerId}, ${created}, ${created.add({ minutes: 30 })},
      'USD', ${price}, ${JSON.stringify(terms)}, ${created}, ${created.add({ minutes: 15 })})`.execute(
    db,
  );
  await sql`
    insert into orders (id, kind, quote_id, buyer_id, seller_id, currency, amount, terms, status,
      created_at, paid_at)
    values (${orderId}, 'meeting', ${quoteId}, ${clientId}, ${providerId}, 'USD', ${price},
      ${JSON.stringify(terms)}, 'paid', ${created}, ${created})`.execute(db);
  const first = Temporal.Instant.from(`${firstDate}T00:00:00Z`);
  await sql`
    insert into bookings (id, order_id, client_id, provider_id, starts_at, ends_at, status,
      currency, price, room_id, name, last_name, email, client_timezone, client_language,
      created_at)
    select gen_random_uuid(), ${orderId}, ${clientId}, ${providerId},
      ${first}::timestamptz + (n + n / 2) * interval '30 minutes',
      ${first}::timestamptz + (n + n / 2 + 1) * interval '30 minutes',
      'confirmed', 'USD', ${price}, lpad(n::text, 10, '0'), 'A', 'B', 'a@example.com', 'UTC', 'en',
      ${created}
    from generate_series(0, ${bookingCount}::int - 1) n`.execute(db);
  await sql`update schedules set version = version + 1 where provider_id = ${providerId}`.execute(
    db,
  );
  await sql`analyze`.execute(db);
};

/** The limit: Fastify as it comes, one select by index, a few bytes of JSON. */
const startBare = async (t: TestApp, providerId: string) => {
  const app = Fastify();
  app.get('/', async () => {
    const { rows } = await t.pool.query('select version from schedules where provider_id = $1', [
      providerId,
    ]);
    return rows[0];
  });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() };
};

/** What the first reader after a change waits for: queries, slots and JSON, 16 at a time. */
const computeAnew = async (t: TestApp, providerId: string): Promise<Load> => {
  const query = {
    date: firstDate,
    endDate: lastDate,
    durationMinutes: 30,
    timezone: 'Europe/Madrid',
  } as const;
  const nothingKept = createSlotMemory(0);
  const context = { ...t.context, findTrips: findTripsIn(t.context) };
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const reader = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await readSlots(context, nothingKept, { ...query, providerId }, null);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, reader));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: (times.length / (performance.now() - began)) * 1000,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
};

const rowOf = (name: string, our: Load, bare: Load): Row => ({
  name,
  figure: `${Math.round(our.perSecond)}/s, p99 ${our.p99} ms`,
  beside: `bare route with one select ${Math.round(bare.perSecond)}/s; p99 ${aimP99Ms} ms`,
  ratio: our.perSecond / bare.perSecond,
  isMet: our.perSecond / bare.perSecond >= aimOfPeer && our.p99 < aimP99Ms,
});

/** Reads of 31 days of slots with 1000 bookings over HTTP, at 16 connections. */
export const run = async (): Promise<Row[]> => {
  const database = await startBenchDatabase();
  const t = await startTestApp(database.source);
  await t.setNow(now);
  const day = { ranges: [{ start: '00:00', end: '24:00' }] };
  const provider = await t.provider({
    hours: { weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...day })) },
  });
  const client = await t.signIn();
  await fill(t, provider.id, client.userId);
  const query = `date=${firstDate}&endDate=${lastDate}&durationMinutes=30&timezone=Europe/Madrid`;
  const url = `${t.url}/api/availability/slots/${provider.id}?${query}`;
  const bare = await startBare(t, provider.id);
  await load(url);
  const peer = await load(bare.url);
  const kept = await load(url);
  const month = await load(
    `${t.url}/api/booking/availability/${provider.id}?month=2026-09&durationMinutes=30`,
  );
  const anew = await computeAnew(t, provider.id);
  await bare.stop();
  await t.stop();
  database.stop();
  return [
    rowOf(`slots of 31 days, ${bookingCount} bookings`, kept, peer),
    rowOf('the free days of that month', month, peer),
    {
      name: 'the same slots with nothing kept (service alone)',
      figure: `${Math.round(anew.perSecond)}/s, p99 ${anew.p99.toFixed(1)} ms`,
      beside: '',
      isMet: true,
    },
  ];
};
