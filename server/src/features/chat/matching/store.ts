import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { ProviderVectors } from '../../../db/schema.ts';
import { type Answers, bareStem, type ProfileTexts, type Term, type Vector } from './profile.ts';

export type IndexedProfile = ProfileTexts & { isVerified: boolean; partnerId: string | null };

export async function readTexts(db: Executor, providerId: string): Promise<IndexedProfile | null> {
  const row = await db
    .selectFrom('providers')
    .select([
      'expertise',
      'expertise_translated as expertiseTranslated',
      'about_me as aboutMe',
      'career',
      'ideal_client as idealClient',
      'unique_value as uniqueValue',
      'challenge_story as challengeStory',
      'partner_id as partnerId',
      'verification',
    ])
    .select(
      sql<string>`coalesce((select string_agg(o.name || '. ' || o.description, E'\n' order by o.position)
        from offerings o where o.provider_id = providers.id and o.is_enabled), '')`.as('offerings'),
    )
    .where('id', '=', providerId)
    .executeTakeFirst();
  if (!row) return null;
  const { verification, ...profile } = row;
  return { ...profile, isVerified: verification === 'verified' };
}

/** What an expert answered to what was understood of the profile. */
export async function readAnswers(db: Executor, providerId: string): Promise<Answers> {
  const rows = await db
    .selectFrom('understood_answers')
    .select(['concept', 'is_right as isRight'])
    .where('provider_id', '=', providerId)
    .execute();
  return new Map(rows.map(({ concept, isRight }) => [concept, isRight]));
}

/** What a profile in the index is about; null when it isn't there. */
export async function findVector(db: Executor, providerId: string): Promise<Vector | null> {
  const row = await db
    .selectFrom('provider_vectors')
    .select('vector')
    .where('provider_id', '=', providerId)
    .$narrowType<{ vector: Vector }>()
    .executeTakeFirst();
  return row?.vector ?? null;
}

/** Removes a provider from the index: only verified ones are found. */
export async function removeFromSearch(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('provider_terms').where('provider_id', '=', providerId).execute();
  await tx.deleteFrom('provider_vectors').where('provider_id', '=', providerId).execute();
}

export async function insertIntoSearch(
  tx: Tx,
  profile: {
    id: string;
    partnerId: string;
    vector: Vector;
    terms: readonly Term[];
    version: string;
  },
): Promise<void> {
  const { id, partnerId, vector, version } = profile;
  await tx
    .insertInto('provider_vectors')
    .values({ provider_id: id, vector: JSON.stringify(vector), version })
    .execute();
  const names = profile.terms.map(({ term }) => term);
  const weights = profile.terms.map(({ weight }) => weight);
  await sql`insert into provider_terms (provider_id, partner_id, term, weight)
    select ${id}::uuid, ${partnerId}::uuid, t.term, t.weight
    from unnest(${names}::text[], ${weights}::real[]) as t (term, weight)`.execute(tx);
  // In one order for everybody: two profiles saved at once would wait for each other.
  const words = [...new Set(Object.keys(vector.words).map(bareStem))].toSorted();
  await sql`insert into profile_words (word) select unnest(${words}::text[])
    on conflict do nothing`.execute(tx);
}

/** An expert whose profile was read with other words; another process takes another one. */
export async function takeOutdated(tx: Tx, version: string): Promise<string | null> {
  const row = await tx
    .selectFrom('provider_vectors')
    .select('provider_id')
    .where('version', '<>', version)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

/** An expert whose profile was never read for its field. */
export async function takeWithoutField(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('providers')
    .select('id')
    .where('field', 'is', null)
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How alike two spellings must be, 0 to 1, and how many are taken for one word. */
export const leastAlike = 0.45;
export const mostSpellings = 3;

export type Spelling = { asked: string; word: string; alike: number };

/** Words of profiles that are spelt like these: slips, and the same word in the other language. */
export async function findSpellings(db: Executor, words: readonly string[]): Promise<Spelling[]> {
  const { rows } = await sql<Spelling>`
    select asked, found.word, found.alike
    from unnest(${words}::text[]) as asked cross join lateral (
      select word, similarity(word, asked)::float8 as alike from profile_words
      where word % asked and similarity(word, asked) >= ${leastAlike}
      order by alike desc, word limit ${mostSpellings}
    ) found`.execute(db);
  return rows;
}

export type Candidate = Pick<ProviderVectors, 'provider_id'> & { vector: Vector };

/** What is asked of the index: `words` as `stemIn` names them, and `topics`, are all a goal may meet. */
type Search = {
  terms: readonly { term: string; weight: number }[];
  words: readonly string[];
  topics: readonly string[];
  partnerId: string | null;
  perTerm: number;
  limit: number;
};

type Row = {
  provider_id: string;
  concepts: Vector['concepts'] | null;
  /** Of each word and topic asked for, in their order. */
  words: (number | null)[] | null;
  topics: (number | null)[] | null;
};

/**
 * The candidates for a goal, each with all concepts of its vector and with the words and topics that
 * the goal may meet: the best of the index for each of its terms, then the best sums of those. One
 * statement. To write out whole vectors, and read them, took longer than all the rest of a search.
 */
export async function findCandidates(db: Executor, search: Search): Promise<Candidate[]> {
  const names = search.terms.map(({ term }) => term);
  const weights = search.terms.map(({ weight }) => weight);
  const partner =
    search.partnerId === null ? sql`` : sql`and p.partner_id = ${search.partnerId}::uuid`;
  // The empty object makes it unpacked once for each row instead of once for each word.
  const { rows } = await sql<Row>`
    with wanted as (
      select * from unnest(${names}::text[], ${weights}::real[]) as w (term, weight)
    ), best as (
      select found.provider_id, sum(found.weight * wanted.weight) as score
      from wanted cross join lateral (
        select p.provider_id, p.weight from provider_terms p
        where p.term = wanted.term ${partner}
        order by p.weight desc, p.provider_id limit ${search.perTerm}
      ) found
      group by found.provider_id
      order by score desc, found.provider_id limit ${search.limit}
    )
    select best.provider_id, unpacked.vector -> 'concepts' as concepts,
      (select jsonb_agg(unpacked.vector -> 'words' -> word)
        from unnest(${search.words}::text[]) as word) as words,
      (select jsonb_agg(unpacked.vector -> 'topics' -> topic)
        from unnest(${search.topics}::text[]) as topic) as topics
    from best join provider_vectors v using (provider_id)
      cross join lateral (select v.vector || '{}'::jsonb as vector offset 0) unpacked
    order by best.score desc, best.provider_id`.execute(db);
  return rows.map(({ provider_id, concepts, words, topics }) => ({
    provider_id,
    vector: {
      concepts: concepts ?? {},
      words: weightsOf(search.words, words),
      topics: weightsOf(search.topics, topics),
    },
  }));
}

function weightsOf(
  names: readonly string[],
  found: readonly (number | null)[] | null,
): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const [at, weight] of (found ?? []).entries()) {
    const name = names[at];
    if (weight !== null && name !== undefined) weights[name] = weight;
  }
  return weights;
}
