import { createHash } from 'node:crypto';
import { policy } from '@puente/contract/policy';

/** Until when a goal waits that was told now. */
export function waitsUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: policy.waiting.days * 24 });
}

/** What two ways of writing one goal have in common: capitals, spaces and signs don't matter. */
export function goalKey(goal: string): string {
  const plain = goal
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // A goal of signs alone stands for itself.
  return createHash('sha256')
    .update(plain || goal)
    .digest('hex');
}
