import { sql } from 'kysely';
import { findExperts } from '../server/src/features/chat/matching/service.ts';
import { loadLexicon } from '../server/src/features/chat/lexicon/load.ts';
import {
  indexTerms,
  profileVector,
  type Vector,
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

/** Real profiles with their weights shaken, so that a hundred thousand of them differ. */
const addExperts = async (t: TestApp, from: number, to: number): Promise<void> => {
  const lexicon = loadLexicon(null);
  const bases = people.map((person) =>
    profileVector(lexicon, { ...person, expertiseTranslated: '' }),
  );
  const partnerId = '00000000-0000-4000-8000-000000000001';
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  };
  const chunk = 2000;
  const nothing: Vector = { concepts: {}, topics: {}, words: {} };
  const { db } = t.context;
  // The indexes are built once over all rows instead of a row at a time.
  await sql`drop index provider_terms_best, provider_terms_partner_best`.execute(db);
  for (let start = from; start < to; start += chunk) {
    const vectors: { id: string; vector: unknown }[] = [];
    const terms: { id: string; term: string; weight: number }[] = [];
    for (let index = start; index < Math.min(to, start + chunk); index += 1) {
      const id = `10000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
      const base = bases[Math.floor(random() * bases.length)] ?? nothing;
      const other = bases[Math.floor(random() * bases.length)] ?? nothing;
      const shake = (weights: Record<string, number>, share: number) =>
        Object.entries(weights).map(([name, weight]) => [
          name,
          weight * share * (0.6 + random() * 0.4),
        ]);
      const vector = {
        concepts: Object.fromEntries([...shake(other.concepts, 0.5), ...shake(base.concepts, 1)]),
        topics: Object.fromEntries([...shake(other.topics, 0.5), ...shake(base.topics, 1)]),
        words: Object.fromEntries([...shake(other.words, 0.5), ...shake(base.words, 1)]),
      };
      vectors.push({ id, vector });
      for (const { term, weight } of indexTerms(vector)) terms.push({ id, term, weight });
    }
    const ids = vectors.map(({ id }) => id);
    await sql`insert into users (id, phone, created_at)
      select u, '+' || u, now() from unnest(${ids}::uuid[]) u`.execute(db);
    await sql`insert into providers (id, expertise, about_me, career, ideal_client, unique_value,
        challenge_story, languages, durations, rate_currency, normal_rate, partner_id, verification,
        created_at, updated_at)
      select u, '', '', '', '', '', '', '{en}', '{60}', 'USD', 1000, ${partnerId}, 'verified',
        now(), now() from unnest(${ids}::uuid[]) u`.execute(db);
    await sql`insert into provider_vectors (provider_id, vector) select * from unnest(${ids}::uuid[],
      ${vectors.map(({ vector }) => JSON.stringify(vector))}::jsonb[])`.execute(db);
    await sql`insert into provider_terms (provider_id, partner_id, term, weight)
      select p, ${partnerId}::uuid, term, weight from unnest(${terms.map(({ id }) => id)}::uuid[],
        ${terms.map(({ term }) => term)}::text[], ${terms.map(({ weight }) => weight)}::real[])
        as x (p, term, weight) on conflict do nothing`.execute(db);
  }
  await sql`create index provider_terms_best
    on provider_terms (term, weight desc, provider_id)`.execute(db);
  await sql`create index provider_terms_partner_best
    on provider_terms (partner_id, term, weight desc, provider_id)`.execute(db);
  await sql`analyze provider_terms, provider_vectors`.execute(db);
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The built-in matchmaker from a goal in people's own words to a ranked list. */
export const run = async (): Promise<Row[]> => {
  const database = await startBenchDatabase();
  const t = await startTestApp(database.source);
  await sql`insert into partners (id, slug, name, created_at)
    values ('00000000-0000-4000-8000-000000000001', 'bench', 'Bench', now())`.execute(t.context.db);
  const rows: Row[] = [];
  let have = 0;
  for (const size of sizes) {
    await addExperts(t, have, size);
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
