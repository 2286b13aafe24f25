import type { sendFeedback } from '@puente/contract/feedback';
import { feedbackTypes, type FeedbackType } from '@puente/contract/feedback';
import type { Call } from '@puente/contract/endpoint';
import { errorCatalogue, type FieldError } from '@puente/contract/errors';
import { policy } from '@puente/contract/policy';
import { z } from 'zod';
import { isRecord } from '../../lib/record.ts';

/** Shown where a person gives no name (feedback-1). */
const nobody = 'Anonymous';

export type Feedback = {
  /** Null unless more may follow under the same id. */
  id: string | null;
  type: FeedbackType;
  text: string;
  userName: string;
};

/** A known type and some text (feedback-1), or the exact refusal, which names what is wrong. */
export function judgeFeedback(body: Call<typeof sendFeedback>['body']): Judged {
  const given = isRecord(body) ? body : {};
  const type = feedbackTypes.find((known) => known === given['feedbackType']);
  const text = given['feedbackText'];
  const isText = typeof text === 'string' && text.trim() !== '';
  if (!type || !isText) return incomplete(!type, !isText);
  if (text.trim().length > policy.feedback.textMaxLength)
    return refused('feedbackText', `At most ${policy.feedback.textMaxLength} characters`);
  const name = given['userName'] ?? '';
  if (typeof name !== 'string') return refused('userName', 'Expected a text');
  if (name.trim().length > policy.feedback.nameMaxLength)
    return refused('userName', `At most ${policy.feedback.nameMaxLength} characters`);
  const id = z.uuid().nullish().safeParse(given['feedbackId']);
  if (!id.success) return refused('feedbackId', 'Expected a UUID');
  const userName = name.trim() || nobody;
  return { ok: true, feedback: { id: id.data ?? null, type, text: text.trim(), userName } };
}

type Judged =
  | { ok: true; feedback: Feedback }
  | { ok: false; code: 'feedback-invalid' | 'invalid-input'; fields: FieldError[] };

function incomplete(lacksType: boolean, lacksText: boolean): Judged {
  const [, message] = errorCatalogue['feedback-invalid'];
  const fields = [
    ...(lacksType ? [{ path: 'feedbackType', message }] : []),
    ...(lacksText ? [{ path: 'feedbackText', message }] : []),
  ];
  return { ok: false, code: 'feedback-invalid', fields };
}

function refused(path: string, message: string): Judged {
  return {
    ok: false,
    code: 'invalid-input',
    fields: [{ path, message }],
  };
}
