import type { MeetingReview, ShownReview } from '@puente/contract/review';
import { canAnswer, changeableUntil, mayDo } from './rules.ts';
import type { ReviewRow, SignedReview } from './store.ts';

function answerOf({ answer, answered_at: at }: ReviewRow) {
  return answer === null || at === null ? null : { text: answer, at: at.toString() };
}

/** What may be read of a review, and done with it, by who asks. */
export function presentReview(
  row: SignedReview,
  viewer: { hasStars: boolean; isExpert: boolean; canHide: boolean },
): ShownReview {
  return {
    id: row.id,
    author: row.author,
    stars: viewer.hasStars ? row.stars : null,
    text: row.text,
    at: row.created_at.toString(),
    changedAt: row.changed_at?.toString() ?? null,
    answer: answerOf(row),
    canAnswer: viewer.isExpert && canAnswer(row),
    canHide: viewer.canHide,
  };
}

/** An expert doesn't see what is hidden; its author does, with the reason. */
export function presentAtMeeting(
  row: ReviewRow | null,
  meeting: { role: 'client' | 'provider'; isOver: boolean },
  now: Temporal.Instant,
): MeetingReview {
  const isAuthor = meeting.role === 'client';
  const review = row && (isAuthor || row.hidden_at === null) ? row : null;
  return {
    review: review && {
      id: review.id,
      stars: review.stars,
      text: review.text,
      at: review.created_at.toString(),
      changedAt: review.changed_at?.toString() ?? null,
      answer: answerOf(review),
      hiddenReason: review.hidden_reason,
    },
    may: mayDo(review, meeting, now),
    changeableUntil: review && isAuthor ? changeableUntil(review).toString() : null,
  };
}
