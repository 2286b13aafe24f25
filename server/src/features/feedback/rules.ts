import type { sendFeedback } from '@puente/contract/feedback';
import { feedbackTypes, type FeedbackType } from '@puente/contract/feedback';
import type { Call } from '@puente/contract/endpoint';
import type { FieldError } from '@puente/contract/errors';
import { policy } from '@puente/contract/policy';

/** SPEC §3: who gives no name. */
const nobody = 'Anonymous';

export type Feedback = { type: FeedbackType; text: string; userName: string };
type Judged =
  | { ok: true; feedback: Feedback }
  | { ok: false; code: 'feedback-invalid' | 'invalid-input'; fields: FieldError[] };

const refused = (path: string, message: string): Judged => ({
  ok: false,
  code: 'invalid-input',
  fields: [{ path, message }],
});

/** SPEC §5: a known type and some text, or the exact refusal; what is too long names its field. */
export const judgeFeedback = (body: Call<typeof sendFeedback>['body']): Judged => {
  const given = (body ?? {}) as Record<string, unknown>;
  const type = feedbackTypes.find((known) => known === given['feedbackType']);
  const text = given['feedbackText'];
  const isText = typeof text === 'string' && text.trim() !== '';
  if (!type || !isText) return { ok: false, code: 'feedback-invalid', fields: [] };
  if (text.trim().length > policy.feedback.textMaxLength)
    return refused('feedbackText', `At most ${policy.feedback.textMaxLength} characters`);
  const name = given['userName'] ?? '';
  if (typeof name !== 'string') return refused('userName', 'Expected a text');
  if (name.trim().length > policy.feedback.nameMaxLength)
    return refused('userName', `At most ${policy.feedback.nameMaxLength} characters`);
  return { ok: true, feedback: { type, text: text.trim(), userName: name.trim() || nobody } };
};
