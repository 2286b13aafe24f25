import { sql } from 'kysely';
import type { Executor, Tx } from '../../../db/connection.ts';

export async function addReviews(
  tx: Tx,
  providerId: string,
  by: { reviews: number; stars: number },
): Promise<void> {
  await tx
    .updateTable('providers')
    .set({
      review_count: sql<number>`review_count + ${by.reviews}::int`,
      review_stars: sql<number>`review_stars + ${by.stars}::int`,
    })
    .where('id', '=', providerId)
    .execute();
}

export async function clearReviews(tx: Tx, providerId: string): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ review_count: 0, review_stars: 0 })
    .where('id', '=', providerId)
    .execute();
}

export async function readReviewCount(
  db: Executor,
  providerId: string,
): Promise<{ count: number; stars: number } | null> {
  const row = await db
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .select(['p.review_count as count', 'p.review_stars as stars'])
    .where('p.id', '=', providerId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
