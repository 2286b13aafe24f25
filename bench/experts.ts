import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../server/test/app.ts';
import { startBenchDatabase } from './database.ts';
import type { Row } from './row.ts';

const sizes = [3000, 10_000];
/** Aim for 95 of 100 calls, at the first size. */
const limitMs = 60;
const rounds = 40;
/** A Monday. */
const now = '2026-11-30T12:00:00Z';

/** Lists as people ask for them; each also with a booking made meanwhile. */
const lists: Record<string, string> = {
  'first page': '',
  field: 'field=law',
  language: 'language=pt',
  'price in another currency': 'maxPrice=30000&priceCurrency=CLP&targetCurrency=CLP',
  'in person': 'mode=in-person',
  'not verified': 'verification=unverified',
  partner: 'partner=bench-7',
  day: 'day=saturday&timezone=America/Santiago',
  'sorted by price': 'sort=price&targetCurrency=EUR',
  'sorted by name': 'sort=name',
  words: 'q=contract%20for%20my%20startup',
  'all at once':
    'field=law&language=en&day=tomorrow&mode=in-person&maxPrice=9000&sort=price&timezone=Europe/Madrid',
};

/** Experts of all kinds: fields, languages, currencies, zones and hours go round at different lengths. */
const addExperts = async (t: TestApp, from: number, to: number): Promise<void> => {
  const { db } = t.context;
  await sql`insert into partners (id, slug, name, created_at)
    select gen_random_uuid(), 'bench-' || n, 'Bench ' || n, ${now} from generate_series(1, 25) n
    on conflict do nothing`.execute(db);
  await sql`insert into users (id, phone, name, last_name, username, timezone, created_at)
    select gen_random_uuid(), '+9' || lpad(n::text, 9, '0'),
      (array['Ana','Bruno','Carla','Diego','Élise','Fabián','Íñigo','Julia'])[1 + n % 8],
      (array['Soto','Rojas','Núñez','Ibáñez','O''Hara','Zúñiga','Vidal'])[1 + n % 7] || ' ' || n,
      'expert' || n, 'UTC', ${now}
    from generate_series(${from}::int, ${to}::int - 1) n`.execute(db);
  await sql`insert into providers (id, expertise, about_me, career, ideal_client, unique_value,
      challenge_story, field, languages, durations, rate_currency, normal_rate, discounted_rate,
      partner_id, verification, verified_at, in_person, created_at, updated_at)
    select u.id, 'Help of kind ' || n, repeat('About me. ', 40), repeat('Career. ', 40),
      repeat('Clients. ', 40), repeat('Value. ', 40), repeat('Story. ', 40),
      (array['mind','careers','startups','law','money','languages','parenting','wellness','arts',
        'software','study','home','other'])[1 + n % 13],
      (array['{es}','{en}','{es,en}','{pt,es}','{en,fr}'])[1 + n % 5]::text[], '{30,60,90}',
      (array['USD','CLP','EUR'])[1 + n % 3],
      (array[2000,20000,1800])[1 + n % 3] * (1 + n % 7),
      case when n % 4 = 0 then (array[1000,10000,900])[1 + n % 3] * (1 + n % 7) end,
      pa.id, case when n % 10 = 9 then 'none' else 'verified' end,
      case when n % 10 = 9 then null else ${now}::timestamptz end, n % 6 = 0, ${now}, ${now}
    from (select id, substr(username::text, 7)::int as n from users where username like 'expert%') u
      join partners pa on pa.slug = 'bench-' || (1 + n % 25)
    where n >= ${from}`.execute(db);
  await sql`insert into schedules (provider_id, timezone, weekly_hours, minimum_notice_minutes,
      horizon_days, buffer_minutes, grid_minutes)
    select u.id, (array['America/Santiago','Europe/Madrid','America/New_York','UTC'])[1 + n % 4],
      (select jsonb_agg(jsonb_build_object('weekday', d, 'ranges', jsonb_build_array(
          jsonb_build_object('start', '09:00', 'end', '13:00'),
          jsonb_build_object('start', '14:30', 'end', (array['18:00','20:00'])[1 + n % 2]))))
        from generate_series(1 + n % 3, 5 + n % 3) d), 120, 60, 0, 30
    from (select id, substr(username::text, 7)::int as n from users where username like 'expert%') u
    where n >= ${from}`.execute(db);
  await sql`analyze`.execute(db);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

let address = 0;

/** One call, from an address that is far from its limit. */
const ask = async (t: TestApp, query: string) => {
  address += 1;
  const reply = await t.app.inject({
    method: 'GET',
    url: `/api/experts?${query}`,
    headers: { 'x-forwarded-for': `10.2.${address % 250}.${(address >> 8) % 250}` },
  });
  if (reply.statusCode !== 200) throw new Error(`${query}: ${reply.statusCode} ${reply.body}`);
  return reply.json<{ nextCursor: string | null }>();
};

/** The cursor of the last page there is. */
const deepCursor = async (t: TestApp): Promise<string> => {
  let cursor = '';
  for (;;) {
    const { nextCursor } = await ask(t, `sort=name&limit=48&cursor=${cursor}`);
    if (nextCursor === null) return cursor;
    cursor = nextCursor;
  }
};

type Times = { wall: number[]; cpu: number };

const measure = async (t: TestApp, query: string, before: () => Promise<void>): Promise<Times> => {
  const wall: number[] = [];
  let cpu = 0;
  for (let round = -3; round < rounds; round += 1) {
    await before();
    const used = process.cpuUsage();
    const begin = performance.now();
    await ask(t, query);
    if (round < 0) continue;
    wall.push(performance.now() - begin);
    const { user, system } = process.cpuUsage(used);
    cpu += (user + system) / 1000 / rounds;
  }
  return { wall: wall.toSorted((one, other) => one - other), cpu };
};

const rowOf = (name: string, { wall, cpu }: Times, isLimited: boolean): Row => {
  const p95 = percentile(wall, 0.95);
  return {
    name,
    figure: `p50 ${percentile(wall, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms`,
    beside: isLimited ? `p95 ${limitMs} ms` : '',
    ...(isLimited ? { ratio: p95 / limitMs } : {}),
    isMet: !isLimited || p95 < limitMs,
  };
};

/** The list of experts over the server's own routes, with each filter and sort. */
export const run = async (): Promise<Row[]> => {
  const database = await startBenchDatabase();
  const t = await startTestApp(database.source);
  await t.setNow(now);
  const rows: Row[] = [];
  let have = 0;
  for (const size of sizes) {
    await addExperts(t, have, size);
    have = size;
    const over = `over ${size.toLocaleString('en')} experts`;
    const isLimited = size === sizes[0];
    const begin = performance.now();
    await ask(t, '');
    const first = (performance.now() - begin).toFixed(0);
    rows.push({
      name: `the first call of all, ${over}`,
      figure: `${first} ms`,
      beside: '',
      isMet: true,
    });
    const all = { ...lists, 'last page': `sort=name&cursor=${await deepCursor(t)}` };
    for (const [name, query] of Object.entries(all))
      rows.push(rowOf(`${name}, ${over}`, await measure(t, query, async () => {}), isLimited));
    const bump = async () => {
      await sql`update schedules set version = version + 1 where provider_id in
        (select id from providers order by random() limit 3)`.execute(t.context.db);
    };
    rows.push(
      rowOf(`first page after 3 calendars changed, ${over}`, await measure(t, '', bump), isLimited),
    );
  }
  await t.stop();
  database.stop();
  return rows;
};
