import { createHash } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import type { Context } from '../context.ts';
import { type Claim, doOnce } from '../db/claims.ts';
import {
  deleteKeyBefore,
  deleteKeysBefore,
  findKey,
  type IdempotencyKey,
  insertKey,
  moveKey,
  releaseKey,
  storeAnswer,
} from '../db/idempotency-keys.ts';
import { AppError } from '../lib/app-error.ts';

type Answer = { status: number; body: unknown };

/** How long a second request waits for the first one of the same key, in real milliseconds. */
const waitMs = 20_000;

/** Longer keys are kept as their hash. */
const longestKey = 255;

/**
 * Runs a write once per caller and key: the same request again gets the same answer, another
 * request under the key is refused with `idempotency-mismatch` (error-3). Refusals are not stored,
 * so the key is good for another attempt once the state allows it.
 */
export async function runOnce(
  context: Pick<Context, 'db' | 'clock' | 'liveness'>,
  caller: IdempotencyKey,
  request: { operation: string; input: unknown },
  work: () => Promise<Answer>,
): Promise<Answer & { isReplay: boolean }> {
  const { db, clock } = context;
  const key = { userId: caller.userId, key: shortened(caller.key) };
  await deleteKeyBefore(db, key, forgottenBefore(clock.now()));
  const { answer, isReplay } = await doOnce(
    context,
    { name: `idempotency ${key.userId} ${key.key}`, waitMs },
    claimOf(context, key, hashOf(request.operation, request.input)),
    work,
  );
  return { ...answer, isReplay };
}

/** Forgets answers that no key asks for any more: they tell of people (error-3). */
export function forgetAnswers({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return deleteKeysBefore(db, forgottenBefore(clock.now()));
}

function forgottenBefore(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: policy.idempotency.keyHours });
}

/** Two long keys that begin alike are two keys. */
function shortened(key: string): string {
  return key.length <= longestKey ? key : createHash('sha256').update(key).digest('hex');
}

function claimOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: IdempotencyKey,
  hash: Buffer,
): Claim<Answer> {
  return {
    take: (processId) => insertKey(db, key, { hash, now: clock.now(), processId }),
    find: async () => {
      const stored = await findKey(db, key);
      if (stored && !stored.requestHash.equals(hash)) throw new AppError('idempotency-mismatch');
      return stored;
    },
    takeOver: (from, to) => moveKey(db, key, from, to),
    keepAnswer: (processId, answer) => storeAnswer(db, key, processId, answer),
    giveUp: (processId) => releaseKey(db, key, processId),
  };
}

function hashOf(operation: string, input: unknown): Buffer {
  return createHash('sha256')
    .update(operation)
    .update('\0')
    .update(JSON.stringify(input) ?? '')
    .digest();
}
