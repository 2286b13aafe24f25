import { sql } from 'kysely';
import { findExperts } from '../server/src/features/chat/matching/service.ts';
import { loadLexicon } from '../server/src/features/chat/lexicon/load.ts';
import {
  indexTerms,
  profileVector,
  type Vector,
  withinLimits,
} from '../server/src/features/chat/matching/profile.ts';
import { people } from '../server/src/demo/people.ts';
import { goals } from '../server/src/features/chat/evaluation/goals.ts';
import { startTestApp, type TestApp } from '../server/test/app.ts';
import { startBenchDatabase } from './database.ts';
import type { Row } from './row.ts';

const sizes = [60, 10_000, 100_000];
/** Aim for the slowest of a hundred goals. */
const limitMs = 40;
const rounds = 400;

const partnerId = '00000000-0000-4000-8000-000000000001';

/** Experts that are told to the database at once. */
const chunk = 1000;

/** Two real profiles in one with their weights shaken, so that a hundred thousand of them differ. */
const mixer = (): (() => Vector) => {
  const lexicon = loadLexicon(null);
  const bases = people.map((person) =>
    profileVector(lexicon, { ...person, expertiseTranslated: '' }),
  );
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  const nothing: Vector = { concepts: {}, topics: {}, words: {} };
  const anyone = () => bases[Math.floor(random() * bases.length)] ?? nothing;
  const shake = (weights: Record<string, number>, share: number) =>
    Object.entries(weights).map(([name, weight]) => [
      name,
      weight * share * (0.6 + random() * 0.4),
    ]);
  return () => {
    const [base, other] = [anyone(), anyone()];
    const both = (kind: keyof Vector): Record<string, number> =>
      Object.fromEntries([...shake(other[kind], 0.5), ...shake(base[kind], 1)]);
    return withinLimits({
      concepts: both('concepts'),
      topics: both('topics'),
      words: both('words'),
    });
  };
};

/** What a search never reads makes each of some ten million rows dear: keys, checks and the log. */
const makeCheap = async ({ context: { db } }: TestApp): Promise<void> => {
  await sql`drop index provider_terms_partner_best`.execute(db);
  await sql`alter table provider_terms drop constraint provider_terms_pkey,
    drop constraint provider_terms_provider_id_fkey`.execute(db);
  await sql`alter table provider_terms set unlogged`.execute(db);
};

const addExperts = async (
  { context: { db } }: TestApp,
  mix: () => Vector,
  { from, to }: { from: number; to: number },
): Promise<void> => {
  // The index is built once over all rows instead of a row at a time.
  await sql`drop index provider_terms_best`.execute(db);
  for (let start = from; start < to; start += chunk) {
    const experts = Array.from({ length: Math.min(chunk, to - start) }, (_, place) => {
      const vector = mix();
      const terms = indexTerms(vector);
      return {
        id: `10000000-0000-4000-8000-${(start + place).toString(16).padStart(12, '0')}`,
        vector,
        terms: Object.fromEntries(terms.map(({ term, weight }) => [term, weight])),
      };
    });
    await sql`with told as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(experts)}::jsonb)
          as e (id uuid, vector jsonb, terms jsonb)
      ), users_in as (
        insert into users (id, phone, created_at) select id, '+' || id, now() from told
      ), providers_in as (
        insert into providers (id, expertise, about_me, career, ideal_client, unique_value,
          challenge_story, languages, durations, rate_currency, normal_rate, partner_id, verification,
          created_at, updated_at)
        select id, '', '', '', '', '', '', '{en}', '{60}', 'USD', 1000, ${partnerId}, 'verified',
          now(), now() from told
      ), vectors_in as (
        insert into provider_vectors (provider_id, vector) select id, vector from told
      )
      insert into provider_terms (provider_id, partner_id, term, weight)
        select id, ${partnerId}::uuid, key, value::real from told, jsonb_each_text(terms)`.execute(
      db,
    );
  }
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
    await sql`create index provider_terms_best
      on provider_terms (term, weight desc, provider_id)`.execute(tx);
  });
  await sql`analyze provider_terms, provider_vectors`.execute(db);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The built-in matchmaker from a goal in people's own words to a ranked list. */
export const run = async (): Promise<Row[]> => {
  const database = await startBenchDatabase();
  const t = await startTestApp(database.source);
  await sql`insert into partners (id, slug, name, created_at)
    values (${partnerId}, 'bench', 'Bench', now())`.execute(t.context.db);
  const rows: Row[] = [];
  const mix = mixer();
  await makeCheap(t);
  let have = 0;
  for (const size of sizes) {
    await addExperts(t, mix, { from: have, to: size });
    have = size;
    const times: number[] = [];
    for (let round = -50; round < rounds; round += 1) {
      const goal = goals[(round + goals.length) % goals.length];
      if (!goal) continue;
      const begin = performance.now();
      await findExperts(t.context, {
        goal: goal.text,
        language: goal.language,
        partnerId: null,
        limit: 60,
      });
      if (round >= 0) times.push(performance.now() - begin);
    }
    times.sort((one, other) => one - other);
    const p99 = percentile(times, 0.99);
    rows.push({
      name: `match over ${size.toLocaleString('en')} experts`,
      figure: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      beside: `p99 ${limitMs} ms`,
      ratio: p99 / limitMs,
      isMet: p99 < limitMs,
    });
  }
  await t.stop();
  database.stop();
  return rows;
};
