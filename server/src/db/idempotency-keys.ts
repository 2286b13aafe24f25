import { sql } from 'kysely';
import type { Executor } from './connection.ts';

export type IdempotencyKey = { userId: string; key: string };

export type StoredRequest = {
  requestHash: Buffer;
  /** The process that works on it, or did. */
  processId: string | null;
  answer: { status: number; body: unknown } | null;
};

/** Takes a key for a request; false where somebody has it. */
export async function insertKey(
  db: Executor,
  { userId, key }: IdempotencyKey,
  request: { hash: Buffer; now: Temporal.Instant; processId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key,
      request_hash: request.hash,
      created_at: request.now,
      process_id: request.processId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findKey(
  db: Executor,
  { userId, key }: IdempotencyKey,
): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body', 'process_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { request_hash: requestHash, status, body, process_id: processId } = row;
  return { requestHash, processId, answer: status === null ? null : { status, body } };
}

/** Takes an unanswered key over from another process; false where that one gave it up. */
export async function moveKey(
  db: Executor,
  { userId, key }: IdempotencyKey,
  from: string | null,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ process_id: to })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('process_id', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function storeAnswer(
  db: Executor,
  { userId, key }: IdempotencyKey,
  processId: string,
  { status, body }: { status: number; body: unknown },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, body: sql`${JSON.stringify(body)}::jsonb` })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('process_id', '=', processId)
    .execute();
}

export async function releaseKey(
  db: Executor,
  { userId, key }: IdempotencyKey,
  processId: string,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .where('process_id', '=', processId)
    .execute();
}

export async function deleteKeyBefore(
  db: Executor,
  { userId, key }: IdempotencyKey,
  createdBefore: Temporal.Instant,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '<', createdBefore)
    .execute();
}

/** Of everybody. */
export async function deleteKeysBefore(
  db: Executor,
  createdBefore: Temporal.Instant,
): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', createdBefore).execute();
}
