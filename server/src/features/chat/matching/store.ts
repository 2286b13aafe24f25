import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { ProfileTexts, Vector } from './rules.ts';

export type IndexedProfile = ProfileTexts & { isVerified: boolean; partnerId: string | null };

export const readTexts = async (
  db: Executor,
  providerId: string,
): Promise<IndexedProfile | null> => {
  const { rows } = await sql<IndexedProfile>`
    select expertise, about_me as "aboutMe", career, ideal_client as "idealClient",
      unique_value as "uniqueValue", challenge_story as "challengeStory",
      verification = 'verified' as "isVerified", partner_id as "partnerId"
    from providers where id = ${providerId}`.execute(db);
  return rows[0] ?? null;
};

/** Forgets a provider: those without verification are in no search. */
export const removeFromSearch = async (tx: Tx, providerId: string): Promise<void> => {
  await sql`delete from provider_terms where provider_id = ${providerId}`.execute(tx);
  await sql`delete from provider_vectors where provider_id = ${providerId}`.execute(tx);
};

export const insertIntoSearch = async (
  tx: Tx,
  provider: { id: string; partnerId: string },
  vector: Vector,
  terms: readonly { term: string; weight: number }[],
): Promise<void> => {
  await sql`insert into provider_vectors (provider_id, vector)
    values (${provider.id}, ${JSON.stringify(vector)}::jsonb)`.execute(tx);
  const names = terms.map(({ term }) => term);
  const weights = terms.map(({ weight }) => weight);
  await sql`insert into provider_terms (provider_id, partner_id, term, weight)
    select ${provider.id}::uuid, ${provider.partnerId}::uuid, t.term, t.weight
    from unnest(${names}::text[], ${weights}::real[]) as t (term, weight)`.execute(tx);
};

export type Candidate = { provider_id: string; vector: Vector };

/**
 * The candidates for a goal: from each of its terms the best of the index, the best sums of those
 * with their whole vectors. One statement.
 */
export const findCandidates = async (
  db: Executor,
  query: {
    terms: readonly { term: string; weight: number }[];
    partnerId: string | null;
    perTerm: number;
    limit: number;
  },
): Promise<Candidate[]> => {
  const names = query.terms.map(({ term }) => term);
  const weights = query.terms.map(({ weight }) => weight);
  const partner =
    query.partnerId === null ? sql`` : sql`and p.partner_id = ${query.partnerId}::uuid`;
  const { rows } = await sql<Candidate>`
    with wanted as (
      select * from unnest(${names}::text[], ${weights}::real[]) as w (term, weight)
    ), best as (
      select found.provider_id, sum(found.weight * wanted.weight) as score
      from wanted cross join lateral (
        select p.provider_id, p.weight from provider_terms p
        where p.term = wanted.term ${partner}
        order by p.weight desc, p.provider_id limit ${query.perTerm}
      ) found
      group by found.provider_id
      order by score desc, found.provider_id limit ${query.limit}
    )
    select v.provider_id, v.vector from best join provider_vectors v using (provider_id)
    order by best.score desc, v.provider_id`.execute(db);
  return rows;
};
