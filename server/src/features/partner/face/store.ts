import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export type FaceRow = {
  id: string;
  slug: string;
  name: string;
  config: unknown;
  version: number;
};

function faces(db: Executor) {
  return db.selectFrom('partners').select(['id', 'slug', 'name', 'config', 'version']);
}

export async function readFaceRow(db: Executor, id: string): Promise<FaceRow | null> {
  return (await faces(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends: changes come one after the other. */
export async function lockFaceRow(tx: Tx, id: string): Promise<FaceRow | null> {
  return (await faces(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export async function updateFace(
  tx: Tx,
  id: string,
  face: { name: string; slug: string; config: object },
): Promise<void> {
  await tx
    .updateTable('partners')
    .set({
      name: face.name,
      slug: face.slug,
      config: JSON.stringify(face.config),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

function citext(slug: string) {
  return sql<string>`${slug}::citext`;
}

/** Whose former slug it is, in any case; null for one that leads to no one any more. */
export async function readFormerOwner(
  db: Executor,
  slug: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .selectFrom('former_slugs')
    .select('partner_id')
    .where('slug', '=', citext(slug))
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.partner_id ?? null;
}

/** Former slugs that still lead to the partner, the one that ends last first. */
export function readFormerOf(db: Executor, partnerId: string, now: Temporal.Instant) {
  return db
    .selectFrom('former_slugs')
    .select(['slug', 'until'])
    .where('partner_id', '=', partnerId)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .orderBy('slug')
    .execute();
}

/** Keeps a slug for the partner that had it; one kept for another before is theirs no more. */
export async function saveFormer(
  tx: Tx,
  former: { slug: string; partnerId: string; until: Temporal.Instant },
): Promise<void> {
  const kept = { partner_id: former.partnerId, until: former.until };
  await tx
    .insertInto('former_slugs')
    .values({ slug: former.slug, ...kept })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(kept))
    .execute();
}

export async function deleteFormer(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('former_slugs').where('slug', '=', citext(slug)).execute();
}

export async function deleteEnded(db: Executor, now: Temporal.Instant): Promise<void> {
  await db.deleteFrom('former_slugs').where('until', '<=', now).execute();
}
