import { createHash } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import type { StripeAnswer } from './call.ts';
import { refuseStripe } from './errors.ts';

type Remembered = { fingerprint: string; answer: StripeAnswer; createdAtMs: number };

/** Stripe forgets a key once it is at least this old. */
const keyLifeMs = 24 * 60 * 60 * 1000;

export type Replayed = StripeAnswer & { replayed: boolean };

/**
 * Carries out a POST once for each idempotency key. The same request again gets the same answer;
 * another request under the same key is refused. Bad input isn't remembered, so that it can be
 * corrected under the same key.
 */
export function once(
  sandbox: Sandbox,
  key: string | null,
  request: { path: string; params: object; account: string },
  work: () => StripeAnswer,
): Replayed {
  if (!key) return { ...work(), replayed: false };
  const answers = sandbox.store.collection<Remembered>('idempotency');
  const id = `${request.account} ${key}`;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.path, request.params]))
    .digest('hex');
  const known = answers.find(id);
  const fresh = known && sandbox.clock.now() - known.createdAtMs < keyLifeMs;
  if (known && fresh && known.fingerprint !== fingerprint)
    refuseStripe(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  if (known && fresh) return { ...known.answer, replayed: true };
  const answer = work();
  if (!isBadInput(answer))
    answers.save(id, { fingerprint, answer, createdAtMs: sandbox.clock.now() });
  return { ...answer, replayed: false };
}

function isBadInput({ status, body }: StripeAnswer): boolean {
  return status === 404 || (status === 400 && 'error' in body && !hasIntent(body.error));
}

function hasIntent(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'payment_intent' in error;
}
