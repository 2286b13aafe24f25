import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { ProviderVectors } from '../../../db/schema.ts';
import type { ProfileTexts, Vector } from './rules.ts';

export type IndexedProfile = ProfileTexts & { isVerified: boolean; partnerId: string | null };

export async function readTexts(db: Executor, providerId: string): Promise<IndexedProfile | null> {
  const row = await db
    .selectFrom('providers')
    .select([
      'expertise',
      'about_me as aboutMe',
      'career',
      'ideal_client as idealClient',
      'unique_value as uniqueValue',
      'challenge_story as challengeStory',
      'partner_id as partnerId',
      'verification',
    ])
    .where('id', '=', providerId)
    .executeTakeFirst();
  if (!row) return null;
  const { verification, ...profile } = row;
  return { ...profile, isVerified: verification === 'verified' };
}

/** Removes a provider from the index: only verified ones are found. */
export async function removeFromSearch(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('provider_terms').where('provider_id', '=', providerId).execute();
  await tx.deleteFrom('provider_vectors').where('provider_id', '=', providerId).execute();
}

export async function insertIntoSearch(
  tx: Tx,
  provider: { id: string; partnerId: string },
  vector: Vector,
  terms: readonly { term: string; weight: number }[],
): Promise<void> {
  await tx
    .insertInto('provider_vectors')
    .values({ provider_id: provider.id, vector: JSON.stringify(vector) })
    .execute();
  const names = terms.map(({ term }) => term);
  const weights = terms.map(({ weight }) => weight);
  await sql`insert into provider_terms (provider_id, partner_id, term, weight)
    select ${provider.id}::uuid, ${provider.partnerId}::uuid, t.term, t.weight
    from unnest(${names}::text[], ${weights}::real[]) as t (term, weight)`.execute(tx);
}

export type Candidate = Pick<ProviderVectors, 'provider_id'> & { vector: Vector };

/**
 * The candidates for a goal with their whole vectors: the best of the index for each of its terms,
 * then the best sums of those. One statement.
 */
export async function findCandidates(
  db: Executor,
  query: {
    terms: readonly { term: string; weight: number }[];
    partnerId: string | null;
    perTerm: number;
    limit: number;
  },
): Promise<Candidate[]> {
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
}
