import { createHash } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { type Claim, doOnce } from '../db/claims.ts';
import { AppError } from '../lib/app-error.ts';

type Kept = { status: number; body: unknown };
type Caller = { userId: string; key: string };

/** How long a second request waits for the first one of the same key, in real milliseconds. */
const waitMs = 20_000;

const hashOf = (operation: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(operation)
    .update('\0')
    .update(JSON.stringify(input) ?? '')
    .digest();

const claimOf = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, key }: Caller,
  hash: Buffer,
): Claim<Kept> => {
  const own = sql`user_id = ${userId} and key = ${key}`;
  return {
    take: async (processId) => {
      const { numAffectedRows } = await sql`
        insert into idempotency_keys (user_id, key, request_hash, created_at, process_id)
        values (${userId}, ${key}, ${hash}, ${clock.now()}, ${processId})
        on conflict do nothing`.execute(db);
      return numAffectedRows === 1n;
    },
    find: async () => {
      const { rows } = await sql<{
        request_hash: Buffer;
        status: number | null;
        body: unknown;
        process_id: string | null;
      }>`select request_hash, status, body, process_id from idempotency_keys
        where ${own}`.execute(db);
      const row = rows[0];
      if (!row) return null;
      if (!row.request_hash.equals(hash)) throw new AppError('idempotency-mismatch');
      const { status, body, process_id: processId } = row;
      return { processId, answer: status === null ? null : { status, body } };
    },
    takeOver: async (from, to) => {
      const { numAffectedRows } = await sql`
        update idempotency_keys set process_id = ${to}
        where ${own} and status is null and process_id is not distinct from ${from}::uuid`.execute(
        db,
      );
      return numAffectedRows === 1n;
    },
    keepAnswer: async (processId, { status, body }) => {
      await sql`update idempotency_keys
        set status = ${status}, body = ${JSON.stringify(body)}::jsonb
        where ${own} and status is null and process_id = ${processId}`.execute(db);
    },
    giveUp: async (processId) => {
      await sql`delete from idempotency_keys
        where ${own} and status is null and process_id = ${processId}`.execute(db);
    },
  };
};

/**
 * Runs a write once per caller and key: the same request again gets the same answer, another
 * request under the key is refused with `idempotency-mismatch` (DECISIONS, Errors). Refusals are
 * not kept, so a corrected state can be tried again under the same key.
 */
export const runOnce = async (
  context: Pick<Context, 'db' | 'clock' | 'liveness'>,
  given: Caller,
  request: { operation: string; input: unknown },
  work: () => Promise<Kept>,
): Promise<Kept & { isReplay: boolean }> => {
  const { db, clock } = context;
  const caller = { userId: given.userId, key: given.key.slice(0, 255) };
  const oldest = clock.now().subtract({ hours: policy.idempotency.keyHours });
  await sql`delete from idempotency_keys
    where user_id = ${caller.userId} and key = ${caller.key}
      and created_at < ${oldest}`.execute(db);
  const { answer, isReplay } = await doOnce(
    context,
    { name: `idempotency ${caller.userId} ${caller.key}`, waitMs },
    claimOf(context, caller, hashOf(request.operation, request.input)),
    work,
  );
  return { ...answer, isReplay };
};
