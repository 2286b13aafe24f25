import { createHash } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { AppError } from '../lib/app-error.ts';

type Kept = { status: number; body: unknown };

/** How long a second request waits for the first one of the same key, in real milliseconds. */
const waitMs = 20_000;
const pollMs = 40;
/** A request without an answer for that long died with its process and may be run again. */
const abandonedAfterSeconds = 60;

const hashOf = (operation: string, input: unknown): Buffer =>
  createHash('sha256')
    .update(operation)
    .update('\0')
    .update(JSON.stringify(input) ?? '')
    .digest();

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Runs a write once per caller and key: the same request again gets the same answer, another
 * request under the key is refused with `idempotency-mismatch` (DECISIONS, Errors). Refusals are
 * not kept, so a corrected state can be tried again under the same key.
 */
export const runOnce = async (
  context: Pick<Context, 'db' | 'clock'>,
  caller: { userId: string; key: string },
  request: { operation: string; input: unknown },
  work: () => Promise<Kept>,
): Promise<Kept & { isReplay: boolean }> => {
  const { db, clock } = context;
  const hash = hashOf(request.operation, request.input);
  const key = caller.key.slice(0, 255);
  const oldest = clock.now().subtract({ hours: policy.idempotency.keyHours });
  const abandoned = clock.now().subtract({ seconds: abandonedAfterSeconds });
  await sql`delete from idempotency_keys
    where user_id = ${caller.userId} and key = ${key}
      and (created_at < ${oldest} or (status is null and created_at < ${abandoned}))`.execute(db);
  const { numAffectedRows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (${caller.userId}, ${key}, ${hash}, ${clock.now()})
    on conflict do nothing`.execute(db);
  if (numAffectedRows === 1n) {
    try {
      const kept = await work();
      await sql`update idempotency_keys set status = ${kept.status},
        body = ${JSON.stringify(kept.body)}::jsonb
        where user_id = ${caller.userId} and key = ${key}`.execute(db);
      return { ...kept, isReplay: false };
    } catch (error) {
      await sql`delete from idempotency_keys
        where user_id = ${caller.userId} and key = ${key}`.execute(db);
      throw error;
    }
  }
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    const { rows } = await sql<{ request_hash: Buffer; status: number | null; body: unknown }>`
      select request_hash, status, body from idempotency_keys
      where user_id = ${caller.userId} and key = ${key}`.execute(db);
    const row = rows[0];
    // The first request was refused meanwhile: this one is the first now.
    if (!row) return runOnce(context, caller, request, work);
    if (!row.request_hash.equals(hash)) throw new AppError('idempotency-mismatch');
    if (row.status !== null) return { status: row.status, body: row.body, isReplay: true };
    await pause(pollMs);
  }
  throw new AppError('request-in-progress', { retryAfterSeconds: 5 });
};
