import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { policy } from './policy.ts';
import { instant } from './time.ts';

const { textMaxLength, writesPerMinute } = policy.review;
const { reasonMinLength, reasonMaxLength } = policy.partner;

/** The mean of an expert's reviews, with two digits after the point. */
export const starRating = z.object({ average: z.number().min(1).max(5), count: z.int() });
export type StarRating = z.infer<typeof starRating>;

const stars = z.int().min(1).max(5);
const text = z.string().trim().max(textMaxLength);
const answer = z.object({ text: z.string(), at: instant });

/** A review as anyone may read it, with what the caller may do with it. */
export const shownReview = z.object({
  id,
  /** First name; null where the account is deleted, or has no name. */
  author: z.string().nullable(),
  /** Null until there are enough reviews for stars to be shown; their expert sees them at once. */
  stars: stars.nullable(),
  /** Empty where nothing was written. */
  text: z.string(),
  at: instant,
  changedAt: instant.nullable(),
  answer: answer.nullable(),
  canAnswer: z.boolean(),
  canHide: z.boolean(),
});
export type ShownReview = z.infer<typeof shownReview>;

export const readReviews = endpoint({
  method: 'GET',
  path: '/worker/profile/:id/reviews',
  tag: 'review',
  summary:
    'Reviews of an expert, the latest first, without hidden ones; without stars until there are ' +
    'three, and then without those that have no words.',
  actor: 'visitor',
  params: z.object({ id }),
  query: z.object({
    /** The `next` of the page before. */
    before: id.optional(),
    userId: z.string().max(64).optional(),
  }),
  reply: z.object({
    rating: starRating.nullable(),
    reviews: z.array(shownReview),
    next: id.nullable(),
  }),
  errors: [],
});

/** The one review of a client about an expert, as the two see it at their meeting. */
export const meetingReview = z.object({
  /** Null where there is none, and for the expert also where it is hidden. */
  review: z
    .object({
      id,
      stars,
      text: z.string(),
      at: instant,
      changedAt: instant.nullable(),
      answer: answer.nullable(),
      /** Why it is hidden, told to its author alone; null while it is shown. */
      hiddenReason: z.string().nullable(),
    })
    .nullable(),
  /** What the caller can do now: a client write or change, an expert answer. */
  may: z.enum(['write', 'change', 'answer']).nullable(),
  /** From then on its author can't change it; null where there is none, and for the expert. */
  changeableUntil: instant.nullable(),
});
export type MeetingReview = z.infer<typeof meetingReview>;

export const getMeetingReview = endpoint({
  method: 'GET',
  path: '/api/booking/:id/review',
  tag: 'review',
  summary: 'The review by the client of an own meeting about its expert, after it or before.',
  actor: 'client',
  params: z.object({ id }),
  reply: meetingReview,
  errors: [],
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/api/reviews',
  tag: 'review',
  summary:
    'Review an expert after a completed meeting, once; sent again within 14 days, it changes the ' +
    'own review.',
  actor: 'client',
  perMinute: writesPerMinute,
  body: z.object({ providerId: id, stars, text: text.default('') }),
  reply: meetingReview,
  errors: ['not-found', 'review-not-possible', 'review-not-changeable', 'contact-details'],
});

export const answerReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/answer',
  tag: 'review',
  summary: 'Answer a review about oneself, once.',
  actor: 'client',
  perMinute: writesPerMinute,
  params: z.object({ id }),
  body: z.object({ message: text.min(1) }),
  reply: shownReview,
  errors: ['review-answered', 'contact-details'],
});

export const hideReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/hide',
  tag: 'review',
  summary:
    'Hide a review of an expert whom an own partner has verified, with a reason that its author ' +
    'reads; operators hide any.',
  actor: 'client',
  perMinute: writesPerMinute,
  params: z.object({ id }),
  body: z.object({ message: z.string().trim().min(reasonMinLength).max(reasonMaxLength) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
