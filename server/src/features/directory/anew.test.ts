import { findExperts } from '@puente/contract/directory';
import { currencies } from '@puente/contract/policy';
import {
  directoryDays,
  type DirectorySort,
  directorySorts,
  expertFields,
} from '@puente/contract/policy/browsing';
import type { PublicProfile } from '@puente/contract/provider';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { convert } from '../../lib/money.ts';
import { nextFreeSlots } from '../availability/service.ts';
import { timeQueryOf } from '../chat/filters/time-query.ts';
import { readRates } from '../currency/service.ts';
import { usualPrice } from '../provider/rules.ts';
import { getPublicProfiles } from '../provider/service.ts';
import { whenOf } from './rules.ts';
import { findPage, type Query } from './service.ts';

/*
 * The list keeps what it read in the memory of a process. Here two processes that keep it and one
 * that just began answer the same, whatever changes between, and as a few lines do that read every
 * profile each time.
 */

let t: TestApp;
const ids: string[] = [];

/** A server of its own as far as memory goes: what is kept is kept by database object. */
const another = () => ({ ...t.context, db: t.context.db.withoutPlugins() });
let old: ReturnType<typeof another>;
let other: ReturnType<typeof another>;

const people = [
  { name: 'Ana', field: 'mind', languages: ['es'], normalRate: { amount: 9000, currency: 'USD' } },
  { name: 'Álvaro', field: 'law', languages: ['en'], inPerson: true },
  { name: 'ana', languages: ['es', 'pt'], normalRate: { amount: 52_000, currency: 'CLP' } },
  {
    name: 'Ñusta',
    field: 'law',
    normalRate: { amount: 4000, currency: 'EUR' },
    timezone: 'Asia/Tokyo',
  },
  { name: 'Zoe', durations: [30], discountedRate: { amount: 1000, currency: 'USD' } },
] as const;

beforeAll(async () => {
  t = await startTestApp();
  // A Tuesday.
  await t.setNow('2026-12-01T12:00:00Z');
  for (const [at, profile] of people.entries()) {
    const { id } = await t.provider({ profile, isVerified: at !== 1 });
    ids.push(id);
  }
  await sql`update providers set partner_id = (select partner_id from providers where id = ${ids[0]})
    where id = ${ids[2]}`.execute(t.context.db);
  old = another();
  other = another();
});
afterAll(() => t.stop());

const visitor = { kind: 'visitor' } as const;

/** The answer by reading everybody's profile as their page does. */
async function plainly(query: Query) {
  const context = another();
  const currency = query.targetCurrency;
  const compared = query.priceCurrency ?? currency ?? 'USD';
  const profiles = await getPublicProfiles(context, ids, { currency });
  const rates = await readRates(context);
  const when = query.day
    ? timeQueryOf(whenOf(query.day), context.clock.now(), query.timezone ?? 'UTC')
    : {};
  const free = await nextFreeSlots(context, ids, when);
  const costOf = ({ prices }: PublicProfile) => {
    const usual = usualPrice(prices);
    if (!usual) throw new Error('nobody is without a length here');
    const paid = usual.firstBooking ?? usual.price;
    return convert(paid, compared, rates.rate(paid.currency, compared)).amount;
  };
  const timeOf = ({ id }: PublicProfile) => free.get(id)?.epochMilliseconds ?? Infinity;
  const keys: Record<DirectorySort, (one: PublicProfile) => number> = {
    fit: () => 0,
    next: timeOf,
    price: costOf,
    name: () => 0,
  };
  const sort = keys[query.sort ?? 'next'];
  const { verification = 'verified' } = query;
  const names = new Intl.Collator('es', { sensitivity: 'base' });
  return [...profiles.values()]
    .filter(
      (one) =>
        (!query.field || one.field === query.field) &&
        (!query.language || one.languages.includes(query.language)) &&
        (!query.day || timeOf(one) !== Infinity) &&
        (query.mode !== 'in-person' || one.inPerson) &&
        (verification === 'any' || one.isVerifiedProvider === (verification === 'verified')) &&
        (!query.partner || one.partner?.slug === query.partner) &&
        (query.maxPrice === undefined || costOf(one) <= query.maxPrice),
    )
    .toSorted((one, two) => {
      // Infinity less itself is no number.
      const [first, second] = [sort(one), sort(two)];
      if (first !== second) return first < second ? -1 : 1;
      const full = ({ name, lastName }: PublicProfile) => `${name} ${lastName}`;
      return names.compare(full(one), full(two)) || (one.id < two.id ? -1 : 1);
    })
    .map(({ id }) => id);
}

const query: fc.Arbitrary<Partial<Query>> = fc.record(
  {
    field: fc.constantFrom(...expertFields),
    language: fc.constantFrom('es', 'en', 'pt'),
    day: fc.constantFrom(...directoryDays),
    mode: fc.constantFrom('online' as const, 'in-person' as const),
    verification: fc.constantFrom('verified' as const, 'unverified' as const, 'any' as const),
    maxPrice: fc.nat(100_000),
    priceCurrency: fc.constantFrom(...currencies),
    targetCurrency: fc.constantFrom(...currencies),
    timezone: fc.constantFrom('UTC', 'America/Santiago', 'Asia/Tokyo'),
    sort: fc.constantFrom(...directorySorts),
  },
  { requiredKeys: [] },
);

const someone = fc.nat(people.length - 1);

type Change = (who: string, value: number) => Promise<unknown>;

const first = '2026-12-01T00:00:00Z';

/** All that a list can show or go by, changed in the tables that other calls change. */
const changes: Record<string, Change> = {
  'has another price': (who, value) =>
    sql`update providers set discounted_rate = null, normal_rate = ${1000 + value * 997}
      where id = ${who}`.execute(t.context.db),
  'works in another field': (who, value) =>
    sql`update providers set field = ${expertFields[value % expertFields.length]} where id = ${who}`.execute(
      t.context.db,
    ),
  'is verified, or not any more': (who) =>
    sql`update providers p set verification = case verification when 'verified' then 'none'
        else 'verified' end, partner_id = coalesce(partner_id, (select id from partners limit 1))
      where id = ${who}`.execute(t.context.db),
  'has another name': (who, value) =>
    sql`update users set name = ${['Abel', 'Óscar', 'zoe'][value % 3]} where id = ${who}`.execute(
      t.context.db,
    ),
  'has left, or is back': (who) =>
    sql`update users set deleted_at = case when deleted_at is null then ${first}::timestamptz end
      where id = ${who}`.execute(t.context.db),
  'meets in person, or not': (who) =>
    sql`insert into provider_places (user_id, is_in_person, updated_at)
      values (${who}, true, ${first}) on conflict (user_id)
      do update set is_in_person = not provider_places.is_in_person`.execute(t.context.db),
  'has other hours': (who, value) =>
    sql`update schedules set version = version + 1, weekly_hours = jsonb_build_array(
      jsonb_build_object('weekday', ${1 + (value % 7)}::int, 'ranges',
        '[{"start": "09:00", "end": "12:00"}]'::jsonb)) where provider_id = ${who}`.execute(
      t.context.db,
    ),
  'has a partner with another name': (who, value) =>
    sql`update partners set slug = 'group-' || ${value}::text
      where id = (select partner_id from providers where id = ${who})
        and not exists (select 1 from partners where slug = 'group-' || ${value}::text)`.execute(
      t.context.db,
    ),
};

const change = fc.record({
  who: someone,
  what: fc.constantFrom(...Object.keys(changes)),
  value: fc.nat(60),
});

test('the list is the same from memory, from the beginning and from every profile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.array(change, { maxLength: 3 }), query), { minLength: 1, maxLength: 4 }),
      async (steps) => {
        for (const [made, asked] of steps) {
          for (const { who, what, value } of made) await changes[what]?.(ids[who] ?? '', value);
          const parsed: Query = { ...findExperts.query.parse({}), ...asked };
          const [kept, elsewhere, anew, expected] = await Promise.all([
            findPage(old, visitor, parsed),
            findPage(other, visitor, parsed),
            findPage(another(), visitor, parsed),
            plainly(parsed),
          ]);
          expect(kept.experts.map(({ id }) => id)).toEqual(expected);
          expect(kept.total).toBe(expected.length);
          expect(kept).toEqual(anew);
          expect(elsewhere).toEqual(anew);
        }
      },
    ),
    { numRuns: 40 },
  );
});

/** How many the list finds by a language that nobody else speaks. */
async function speakers(context: typeof old, language: string) {
  const all = findExperts.query.parse({ verification: 'any' });
  return (await findPage(context, visitor, { ...all, sort: 'name', language })).total;
}

/** The expert speaks one more language from now on. */
const learn = 'update providers set languages = array_append(languages, $1) where id = $2';

test('what is committed late is in the next list, though others began later and were seen', async () => {
  await sql`update users set deleted_at = null`.execute(t.context.db);
  const begun = await t.pool.connect();
  await begun.query('begin');
  await begun.query(learn, ['fi', ids[0]]);
  await t.pool.query(learn, ['sv', ids[1]]);
  expect(await speakers(old, 'sv')).toBe(1);
  expect(await speakers(old, 'fi')).toBe(0);
  await begun.query('commit');
  begun.release();
  expect(await speakers(old, 'fi')).toBe(1);
});

test('of calls at the same time each knows what was done before it', async () => {
  const rare = ['bi', 'bm', 'ch', 'cu', 'dv', 'ee', 'ff', 'gv', 'hz', 'ig', 'kj', 'lu'];
  const found = rare.map(async (language, at) => {
    await t.pool.query(learn, [language, ids[at % ids.length]]);
    return speakers(at % 2 ? old : other, language);
  });
  expect(await Promise.all(found)).toEqual(found.map(() => 1));
});

test('prices are compared by the rates of the moment', async () => {
  const asked = findExperts.query.parse({ verification: 'any', priceCurrency: 'USD' });
  const [who] = ids;
  await sql`update providers set discounted_rate = null, durations = '{60}',
    normal_rate = case id when ${who} then 50000 else 9000 end,
    rate_currency = case id when ${who} then 'CLP' else 'USD' end`.execute(t.context.db);
  const { builtIn } = t.context.rates;
  const cheapest = async (perDollar: number) => {
    const table = { ...builtIn, perDollar: { ...builtIn.perDollar, CLP: perDollar } };
    const context = {
      ...old,
      rates: { ...t.context.rates, builtIn: { ...table, date: '2027-01-01' } },
    };
    const { experts } = await findPage(context, visitor, { ...asked, sort: 'price' });
    return experts[0]?.id;
  };
  expect(await cheapest(50_000)).toBe(who);
  expect(await cheapest(10)).not.toBe(who);
  expect(await cheapest(50_000)).toBe(who);
});
