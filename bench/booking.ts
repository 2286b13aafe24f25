import { execFileSync, fork } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import { startTestApp, type TestApp } from '../server/test/app.ts';
import { startBenchDatabase } from './database.ts';
import type { Row } from './row.ts';
import { price, terms } from './terms.ts';

const connections = 16;
const aimOfPeer = 1 / 12;
const aimP99Ms = 50;
/** All in line for one calendar: nobody waits longer than a second. */
const aimCrowdedP99Ms = 1000;
const providerCount = 20;
const bookingCount = 8000;
const warmUpCount = 2000;
const crowdCount = 1000;
/** Each books once: nobody meets two experts at once, or holds more than a few times. */
const clientCount = warmUpCount + bookingCount + crowdCount;
const now = '2026-08-15T12:00:00Z';
const firstSlot = '2026-08-17T00:00:00Z';

type Prepared = { quoteId: string; token: string; address: string };
type Load = { perSecond: number; p50: number; p99: number; refused: number; failed: number };

/** More experts like the first one, open day and night. */
const cloneProviders = async (t: TestApp, providerId: string): Promise<string[]> => {
  const { db } = t.context;
  const { rows } = await sql<{ id: string }>`
    insert into users (id, phone, name, last_name, created_at)
    select gen_random_uuid(), '+1000' || n, 'Expert', n::text, u.created_at
    from users u, generate_series(2, ${providerCount}::int) n where u.id = ${providerId}
    returning id`.execute(db);
  const ids = rows.map((row) => row.id);
  await sql`
    insert into providers select (jsonb_populate_record(p, jsonb_build_object('id', new_id))).*
    from providers p, unnest(${ids}::uuid[]) new_id where p.id = ${providerId}`.execute(db);
  await sql`
    insert into schedules
    select (jsonb_populate_record(s, jsonb_build_object('provider_id', new_id))).*
    from schedules s, unnest(${ids}::uuid[]) new_id where s.provider_id = ${providerId}`.execute(
    db,
  );
  return [providerId, ...ids];
};

/** Signed-in people; the session of each is stored as the product stores it. */
const makeClients = async (t: TestApp): Promise<{ id: string; token: string }[]> => {
  const { rows } = await sql<{ id: string; token: string }>`
    with made as (
      insert into users (id, phone, created_at)
      select gen_random_uuid(), '+2000' || n, ${t.context.clock.now()}
      from generate_series(1, ${clientCount}::int) n returning id
    ), signed as (
      insert into sessions (token_hash, user_id, created_at, expires_at)
      select sha256(('token-' || id)::bytea), id, ${t.context.clock.now()},
        ${t.context.clock.now().add({ hours: 24 })}
      from made
    )
    select id, 'token-' || id as token from made`.execute(t.context.db);
  return rows;
};

/**
 * One quote for each client, neighbours in the list going to different experts (`spread`) or all to
 * the first one.
 */
const makeQuotes = async (
  t: TestApp,
  providers: readonly string[],
  clients: readonly { id: string; token: string }[],
  range: { from: number; count: number; firstClient: number },
): Promise<Prepared[]> => {
  const wanted = Array.from({ length: range.count }, (_, i) => {
    const number = range.from + i;
    const place = Math.floor(number / providers.length);
    const client = clients[range.firstClient + i];
    if (!client) throw new Error('no clients');
    return { provider: providers[number % providers.length], place, client };
  });
  const created = t.context.clock.now();
  const { rows } = await sql<{ id: string; ord: number }>`
    insert into quotes (id, client_id, provider_id, starts_at, ends_at, currency, amount,
      terms, created_at, expires_at)
    select gen_random_uuid(), client, provider,
      ${firstSlot}::timestamptz + place * interval '30 minutes',
      ${firstSlot}::timestamptz + (place + 1) * interval '30 minutes',
      'USD', ${price}, ${JSON.stringify(terms)}::jsonb, ${created}, ${created.add({ hours: 1 })}
    from unnest(
      ${wanted.map((w) => w.client.id)}::uuid[], ${wanted.map((w) => w.provider)}::uuid[],
      ${wanted.map((w) => w.place)}::int[]) with ordinality w (client, provider, place, ord)
    order by ord
    returning id`.execute(t.context.db);
  return rows.map(({ id }, i) => ({
    quoteId: id,
    token: wanted[i]?.client.token ?? '',
    // People come from many addresses: the limit of each stays in force.
    address: `10.1.0.${(i % 250) + 1}`,
  }));
};

const load = (t: TestApp, prepared: readonly Prepared[]): Promise<Load> =>
  new Promise((done, fail) => {
    const child = fork(new URL('booking-load.ts', import.meta.url));
    child.once('message', (result: Load) => {
      if (result.refused + result.failed > 0)
        fail(new Error(`${result.refused} refused, ${result.failed} failed`));
      else done(result);
    });
    child.once('error', fail);
    child.once('exit', (code) => code !== 0 && fail(new Error('the load generator broke')));
    child.send({ url: t.url, connections, prepared });
  });

/** A table with nothing but a booking's time and the constraint that judges it. */
const prepareBareInsert = async (pool: pg.Pool): Promise<string> => {
  await pool.query(`
    create sequence bare_number;
    create table bare_bookings (
      id uuid primary key, provider_id uuid not null, starts_at timestamptz not null,
      ends_at timestamptz not null, status text not null,
      exclude using gist (provider_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status in ('held', 'confirmed')))`);
  return `insert into bare_bookings
    select gen_random_uuid(), lpad((n % ${providerCount})::text, 32, '0')::uuid,
      timestamptz '${firstSlot}' + (n / ${providerCount}) * interval '30 minutes',
      timestamptz '${firstSlot}' + (n / ${providerCount} + 1) * interval '30 minutes', 'held'
    from nextval('bare_number') n`;
};

const barePgSeconds = 5;

const byPgbench = (pgbench: string, url: string, insert: string): number => {
  const dir = mkdtempSync(join(tmpdir(), 'puente-bench-'));
  const script = join(dir, 'insert.sql');
  writeFileSync(script, `${insert.replaceAll(/\s+/g, ' ')};\n`);
  const clients = ['-c', String(connections), '-j', '2', '-T', String(barePgSeconds)];
  const output = execFileSync(pgbench, ['-n', '-M', 'prepared', ...clients, '-f', script, url], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  rmSync(dir, { recursive: true });
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
};

const byPg = async (pool: pg.Pool, insert: string): Promise<number> => {
  const end = performance.now() + barePgSeconds * 1000;
  const inserted = await Promise.all(
    Array.from({ length: connections }, async () => {
      let count = 0;
      while (performance.now() < end) {
        await pool.query({ name: 'bare', text: insert });
        count += 1;
      }
      return count;
    }),
  );
  return inserted.reduce((sum, count) => sum + count, 0) / barePgSeconds;
};

const findPgbench = (): string | undefined =>
  [...globSync('/usr/lib/postgresql/*/bin/pgbench'), '/usr/bin/pgbench'].find((path) =>
    existsSync(path),
  );

const bareInserts = async (t: TestApp): Promise<{ tool: string; perSecond: number }> => {
  const insert = await prepareBareInsert(t.pool);
  const pgbench = findPgbench();
  const url = t.context.config.database.url ?? '';
  return pgbench
    ? { tool: 'pgbench', perSecond: byPgbench(pgbench, url, insert) }
    : { tool: 'pg', perSecond: await byPg(t.pool, insert) };
};

/** `POST /api/booking/book`, from quote to hold, at 16 connections, each request a new hold. */
export const run = async (): Promise<Row[]> => {
  const database = await startBenchDatabase();
  const t = await startTestApp(database.source);
  await t.setNow(now);
  const day = { ranges: [{ start: '00:00', end: '24:00' }] };
  const first = await t.provider({
    hours: { weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ...day })) },
  });
  const providers = await cloneProviders(t, first.id);
  const clients = await makeClients(t);
  const warmUp = await makeQuotes(t, providers, clients, {
    from: 0,
    count: warmUpCount,
    firstClient: 0,
  });
  const range = { from: warmUpCount, count: bookingCount, firstClient: warmUpCount };
  const spread = await makeQuotes(t, providers, clients, range);
  const lonely = await makeQuotes(t, [first.id], clients, {
    from: 600,
    count: crowdCount,
    firstClient: warmUpCount + bookingCount,
  });
  await sql`vacuum analyze`.execute(t.context.db);
  await load(t, warmUp);
  const bare = await bareInserts(t);
  const held = await load(t, spread);
  const crowded = await load(t, lonely);
  await t.stop();
  database.stop();
  const figure = ({ perSecond, p50, p99 }: Load) =>
    `${Math.round(perSecond)}/s, p50 ${p50} ms, p99 ${p99} ms`;
  const beside = `bare insert by ${bare.tool} ${Math.round(bare.perSecond)}/s; p99 ${aimP99Ms} ms`;
  const ratio = held.perSecond / bare.perSecond;
  return [
    {
      name: `booking, quote to hold, ${providerCount} experts`,
      figure: figure(held),
      beside,
      ratio,
      isMet: ratio >= aimOfPeer && held.p99 < aimP99Ms,
    },
    {
      name: 'the same with everybody at one expert',
      figure: figure(crowded),
      beside: `p99 ${aimCrowdedP99Ms} ms`,
      isMet: crowded.p99 < aimCrowdedP99Ms,
    },
  ];
};
