import type { FeedbackType } from '@puente/contract/feedback';

const types: Record<FeedbackType, string> = {
  bug: 'a problem',
  idea: 'an idea',
  thanks: 'thanks',
  payment: 'a question about a payment',
};

/** What the server writes to those who run the installation when someone gives feedback. */
export const feedbackTexts = {
  types,
  subject: (type: string) => `Feedback: ${type}`,
  heading: (type: string) => `Someone sent ${type}`,
  from: 'From',
  when: 'When',
  footer: 'Sent from the feedback form of Puente.',
};
