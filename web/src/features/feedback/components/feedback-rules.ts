import { feedbackTypes } from '@puente/contract/feedback';
import { policy } from '@puente/contract/policy';

export type FeedbackProblem = 'typeMissing' | 'textMissing' | 'textLong' | 'nameLong';

/** The types of feedback, in the order they are offered. */
export const kinds = feedbackTypes;

/** A kind and a text (feedback-1): what is wrong by field, or true. */
export const feedbackRules = {
  type: (type: string | null): true | FeedbackProblem => (type ? true : 'typeMissing'),
  text: (text: string): true | FeedbackProblem => {
    if (text.trim() === '') return 'textMissing';
    return text.trim().length > policy.feedback.textMaxLength ? 'textLong' : true;
  },
  name: (name: string): true | FeedbackProblem =>
    name.trim().length > policy.feedback.nameMaxLength ? 'nameLong' : true,
};
