import { sql } from 'kysely';
import type { Executor } from '../../../db/connection.ts';
import type { Alike } from './rules.ts';

/** What a copy of the vectors is of: another text after any change, of whatever process. */
export async function readState(
  db: Executor,
  model: string,
): Promise<{ state: string; hasVectorType: boolean }> {
  const { rows } = await sql<{ state: string; hasVectorType: boolean }>`
    select count(*) || ':' || coalesce(sum(version), 0) as state,
      to_regtype('vector') is not null as "hasVectorType"
    from profile_embeddings where model = ${model} and not is_outdated`.execute(db);
  return rows[0] ?? { state: '', hasVectorType: false };
}

/** The expert and the version of each vector that may be searched. */
export function readVersions(db: Executor, model: string) {
  return db
    .selectFrom('profile_embeddings as e')
    .innerJoin('providers as p', 'p.id', 'e.provider_id')
    .select(['e.provider_id as providerId', 'e.version', 'p.partner_id as partnerId'])
    .where('e.model', '=', model)
    .where('e.is_outdated', '=', false)
    .orderBy('e.provider_id')
    .execute();
}

/** Before the numbers of an array in its binary form; before each number stands its length. */
const arrayHeaderBytes = 20;
const numberBytes = 8;

/** Vectors of some experts, in their binary form: numbers as text would take seconds to read. */
export async function readVectors(
  db: Executor,
  model: string,
  providerIds: readonly string[],
): Promise<Map<string, Float32Array>> {
  const { rows } = await sql<{ providerId: string; sent: Buffer }>`
    select provider_id as "providerId", array_send(vector) as sent from profile_embeddings
    where model = ${model} and provider_id = any(${providerIds}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ providerId, sent }) => {
      const count = (sent.length - arrayHeaderBytes) / numberBytes;
      const vector = Float32Array.from({ length: count }, (_, at) =>
        sent.readFloatBE(arrayHeaderBytes + numberBytes * at + numberBytes / 2),
      );
      return [providerId, vector] as const;
    }),
  );
}

/** The nearest by pgvector, exactly: every vector of the model is compared. */
export async function findNearest(
  db: Executor,
  asked: { model: string; vector: Float32Array; partnerId: string | null; limit: number },
): Promise<{ alike: Alike[]; isComparable: boolean }> {
  const goal = [...asked.vector];
  const partner =
    asked.partnerId === null ? sql`` : sql`and p.partner_id = ${asked.partnerId}::uuid`;
  const { rows } = await sql<Alike>`
    select e.provider_id as "providerId",
      (1 - (e.vector::vector <=> ${goal}::real[]::vector))::float8 as similarity
    from profile_embeddings e join providers p on p.id = e.provider_id
    where e.model = ${asked.model} and not e.is_outdated
      and cardinality(e.vector) = ${goal.length} ${partner}
    order by similarity desc, e.provider_id limit ${asked.limit}`.execute(db);
  const { rows: kept } = await sql<{ isOther: boolean }>`
    select bool_and(cardinality(vector) <> ${goal.length}) as "isOther" from profile_embeddings
    where model = ${asked.model} and not is_outdated`.execute(db);
  return { alike: rows, isComparable: kept[0]?.isOther !== true };
}
