import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { policy } from './policy.ts';

export const feedbackTypes = ['bug', 'idea', 'thanks', 'payment'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/api/feedback',
  tag: 'feedback',
  summary: 'Tell the people behind the product something; signed in or not.',
  actor: 'visitor',
  perMinute: policy.feedback.perMinute,
  // What is missing or of no known type has a refusal of its own (feedback-1): the rules judge it.
  body: z
    .object({
      feedbackType: z.unknown().optional(),
      feedbackText: z.unknown().optional(),
      userName: z.unknown().optional(),
      /**
       * A UUID of the caller's own making: the same one again replaces what the same signed-in person
       * sent before, such as a rating by the rating with words.
       */
      feedbackId: z.unknown().optional(),
    })
    .nullish()
    // A body that is no object lacks both: the same refusal.
    .catch(null),
  reply: z.object({ success: z.literal(true) }),
  errors: ['feedback-invalid'],
});
