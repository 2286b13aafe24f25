import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { PublicWords } from './rules.ts';

type Known = PublicWords & { providerId: string; textHash: string | null };

/** Verified experts with their public words, and what was read of them by this model. */
function publicWords(db: Executor, model: string) {
  return db
    .selectFrom('providers as p')
    .leftJoin('profile_embeddings as e', (join) =>
      join.onRef('e.provider_id', '=', 'p.id').on('e.model', '=', model),
    )
    .select([
      'p.id as providerId',
      'p.expertise',
      'p.expertise_translated as expertiseTranslated',
      'p.about_me as aboutMe',
      'p.career',
      'p.ideal_client as idealClient',
      'p.unique_value as uniqueValue',
      'p.challenge_story as challengeStory',
      'e.text_hash as textHash',
    ])
    .select(
      sql<string>`coalesce((select string_agg(o.name || '. ' || o.description, E'\n' order by o.position)
        from offerings o where o.provider_id = p.id and o.is_enabled), '')`.as('offerings'),
    )
    .where('p.verification', '=', 'verified')
    .where('p.partner_id', 'is not', null);
}

/** Experts whom this model has not read yet, or not as they are now. */
export function findDue(db: Executor, model: string, limit: number): Promise<Known[]> {
  return publicWords(db, model)
    .where((eb) => eb.or([eb('e.provider_id', 'is', null), eb('e.is_outdated', '=', true)]))
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

/** One expert as they are now, locked until the end of `tx`; undefined when not verified any more. */
export async function lockWords(
  tx: Tx,
  model: string,
  providerId: string,
): Promise<Known | undefined> {
  await tx
    .selectFrom('providers')
    .select('id')
    .where('id', '=', providerId)
    .forNoKeyUpdate()
    .execute();
  return publicWords(tx, model).where('p.id', '=', providerId).executeTakeFirst();
}

type Read = {
  providerId: string;
  model: string;
  textHash: string;
  vector: Float32Array;
  now: Temporal.Instant;
};

const nextVersion = sql<number>`nextval('profile_embedding_versions')`;

/** Keeps one vector an expert and model. */
export async function keepVector(tx: Tx, read: Read): Promise<void> {
  const values = {
    text_hash: read.textHash,
    vector: [...read.vector],
    is_outdated: false,
    embedded_at: read.now,
  };
  await tx
    .insertInto('profile_embeddings')
    .values({ provider_id: read.providerId, model: read.model, ...values })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'model']).doUpdateSet({ ...values, version: nextVersion }),
    )
    .execute();
}

/** What was read is what the profile says, after all. */
export async function keepAsRead(tx: Tx, model: string, providerId: string): Promise<void> {
  await tx
    .updateTable('profile_embeddings')
    .set({ is_outdated: false, version: nextVersion })
    .where('provider_id', '=', providerId)
    .where('model', '=', model)
    .execute();
}

/** Numbers of a vector that this model answered before; null where it answered none. */
export async function readDimensions(db: Executor, model: string): Promise<number | null> {
  const row = await db
    .selectFrom('profile_embeddings')
    .select(sql<number>`cardinality(vector)`.as('dimensions'))
    .where('model', '=', model)
    .limit(1)
    .executeTakeFirst();
  return row?.dimensions ?? null;
}

/** A changed profile isn't found by its old meaning; who isn't verified any more has none. */
export async function markOutdated(tx: Tx, providerId: string): Promise<void> {
  await tx
    .updateTable('profile_embeddings')
    .set({ is_outdated: true })
    .where('provider_id', '=', providerId)
    .execute();
  await tx
    .deleteFrom('profile_embeddings')
    .where('provider_id', '=', providerId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('providers')
            .select('id')
            .where('id', '=', providerId)
            .where('verification', '=', 'verified')
            .where('partner_id', 'is not', null),
        ),
      ),
    )
    .execute();
}

export async function deleteOf(tx: Tx, providerId: string): Promise<void> {
  await tx.deleteFrom('profile_embeddings').where('provider_id', '=', providerId).execute();
}

/** Deletes what other models read; everything where there is none. */
export async function deleteOthers(db: Executor, model: string | null): Promise<void> {
  await db
    .deleteFrom('profile_embeddings')
    .$if(model !== null, (query) => query.where('model', '<>', model ?? ''))
    .execute();
}

/** By which models an expert's profile was read, and when. */
export function readModels(db: Executor, providerId: string) {
  return db
    .selectFrom('profile_embeddings')
    .select(['model', 'embedded_at as embeddedAt'])
    .where('provider_id', '=', providerId)
    .orderBy('model')
    .execute();
}

/** Adds pgvector's type where the server has it and lets us; false where it hasn't. */
export async function addVectorType(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`select exists(
    select from pg_available_extensions
    where name = 'vector' and installed_version is null) as is_there`.execute(db);
  if (!rows[0]?.is_there) return false;
  await sql`create extension if not exists vector`.execute(db);
  return true;
}
