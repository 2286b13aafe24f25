import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Reviews } from '../../db/schema.ts';

export type ReviewRow = Selectable<Reviews>;

/** Of a review that others read: its author's first name, null without an account. */
export type SignedReview = ReviewRow & { author: string | null };

type Pair = { providerId: string; clientId: string };

/** False when the two have one already. */
export async function insertReview(
  tx: Tx,
  { providerId, clientId, ...review }: Pair & Pick<ReviewRow, 'id' | 'stars' | 'text'>,
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await tx
    .insertInto('reviews')
    .values({ ...review, provider_id: providerId, client_id: clientId, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findReviewOf(db: Executor, pair: Pair): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('provider_id', '=', pair.providerId)
    .where('client_id', '=', pair.clientId)
    .executeTakeFirst();
}

/** The latest meeting of the two that is over; null where there is none. */
export async function findLastMeeting(
  db: Executor,
  pair: Pick<ReviewRow, 'provider_id' | 'client_id'>,
  now: Temporal.Instant,
): Promise<string | null> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('provider_id', '=', pair.provider_id)
    .where('client_id', '=', pair.client_id)
    .where('status', '=', 'confirmed')
    .where('ends_at', '<=', now)
    .orderBy('ends_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function saveOwn(
  tx: Tx,
  pair: Pair,
  { stars, text }: Pick<ReviewRow, 'stars' | 'text'>,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('reviews')
    .set({ stars, text, changed_at: now })
    .where('provider_id', '=', pair.providerId)
    .where('client_id', '=', pair.clientId)
    .execute();
}

function signed(db: Executor) {
  return db
    .selectFrom('reviews as r')
    .leftJoin('users as u', (join) =>
      join.onRef('u.id', '=', 'r.client_id').on('u.deleted_at', 'is', null),
    )
    .selectAll('r')
    .select(
      // Who has given the account no name has told one with the meeting.
      sql<string | null>`coalesce(nullif(u.name, ''), (
        select nullif(b.name, '') from bookings b
        where b.client_id = u.id and b.provider_id = r.provider_id and b.status = 'confirmed'
        order by b.starts_at desc limit 1))`.as('author'),
    );
}

/** Not limited to the caller's own reviews: the service decides who may read or hide one. */
export function findReview(db: Executor, id: string): Promise<SignedReview | undefined> {
  return signed(db).where('r.id', '=', id).executeTakeFirst();
}

/** Of an expert, the latest first, without hidden ones and, where asked, without those that have no words. */
export function readShown(
  db: Executor,
  providerId: string,
  {
    before,
    needsWords,
    limit,
  }: { before?: string | undefined; needsWords: boolean; limit: number },
): Promise<SignedReview[]> {
  return signed(db)
    .where('r.provider_id', '=', providerId)
    .where('r.hidden_at', 'is', null)
    .$if(needsWords, (query) => query.where('r.text', '<>', ''))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.created_at, r.id) < (
          select b.created_at, b.id from reviews b where b.id = ${before ?? null})`,
      ),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** False when it was answered before. */
export async function saveAnswer(
  tx: Tx,
  { id, providerId, answer }: { id: string; providerId: string; answer: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await tx
    .updateTable('reviews')
    .set({ answer, answered_at: now })
    .where('id', '=', id)
    .where('provider_id', '=', providerId)
    .where('answer', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was hidden before. */
export async function saveHidden(
  tx: Tx,
  { id, reason, by }: { id: string; reason: string; by: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const row = await tx
    .updateTable('reviews')
    .set({ hidden_at: now, hidden_reason: reason, hidden_by: by })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
