import type { MeetingReview } from '@puente/contract/review';
import { policy } from '@puente/contract/policy';
import type { Client } from '../../lib/actor.ts';
import type { Membership } from '../provider/rules.ts';

export type Written = {
  created_at: Temporal.Instant;
  answer: string | null;
  hidden_at: Temporal.Instant | null;
};

/** The first instant at which a review can't be changed any more (review-1). */
export function changeableUntil({ created_at: written }: Pick<Written, 'created_at'>) {
  return written.add({ hours: 24 * policy.review.changeDays });
}

/** A hidden review stays as it was judged. */
export function canChange(review: Written, now: Temporal.Instant): boolean {
  return review.hidden_at === null && Temporal.Instant.compare(now, changeableUntil(review)) < 0;
}

/** The expert answers once; there is no answer to what is hidden. */
export function canAnswer(review: Written): boolean {
  return review.hidden_at === null && review.answer === null;
}

/** Managers of the partner that has verified the expert hide reviews of them; operators hide any. */
export function mayHide(
  actor: Pick<Client, 'isOperator' | 'managedPartnerIds'>,
  membership: Membership | null,
): boolean {
  if (actor.isOperator) return true;
  if (membership?.verification !== 'verified' || membership.partnerId === null) return false;
  return actor.managedPartnerIds.includes(membership.partnerId);
}

/** What a party of a meeting can do about its review now; `isOver` when the meeting took place. */
export function mayDo(
  review: Written | null,
  { role, isOver }: { role: 'client' | 'provider'; isOver: boolean },
  now: Temporal.Instant,
): MeetingReview['may'] {
  if (role === 'provider') return review && canAnswer(review) ? 'answer' : null;
  if (review) return canChange(review, now) ? 'change' : null;
  return isOver ? 'write' : null;
}
