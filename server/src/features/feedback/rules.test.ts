import { feedbackTypes } from '@puente/contract/feedback';
import { policy } from '@puente/contract/policy';
import { describe, expect, it } from 'vitest';
import { judgeFeedback } from './rules.ts';

const { textMaxLength, nameMaxLength } = policy.feedback;
const said = { feedbackType: 'idea', feedbackText: 'More pictures' };
/** Whatever somebody sends. */
const judge = (body: unknown) => judgeFeedback(body as never);
const exact = (...paths: string[]) => ({
  ok: false,
  code: 'feedback-invalid',
  fields: paths.map((path) => ({ path, message: 'Invalid feedback data' })),
});

describe('feedback', () => {
  it('is a type and some text; who gives no name is anonymous', () => {
    for (const feedbackType of feedbackTypes)
      expect(judgeFeedback({ ...said, feedbackType })).toEqual({
        ok: true,
        feedback: { id: null, type: feedbackType, text: 'More pictures', userName: 'Anonymous' },
      });
    expect(judgeFeedback({ ...said, userName: '  ' })).toMatchObject({
      feedback: { userName: 'Anonymous' },
    });
  });

  it('is kept without the space around it', () => {
    const typed = { ...said, feedbackText: '\n Thanks \n', userName: ' Inés ' };
    expect(judgeFeedback(typed)).toMatchObject({ feedback: { text: 'Thanks', userName: 'Inés' } });
  });

  it('without one of the two is refused in exactly those words, whatever else is wrong', () => {
    for (const body of [null, undefined, 'text', [], {}])
      expect(judge(body), JSON.stringify(body)).toEqual(exact('feedbackType', 'feedbackText'));
    for (const feedbackType of [undefined, 'praise', ['idea'], 'toString'])
      expect(judge({ ...said, feedbackType, userName: 7 })).toEqual(exact('feedbackType'));
    for (const feedbackText of [undefined, ' \n ', 7])
      expect(judge({ ...said, feedbackText, userName: 7 })).toEqual(exact('feedbackText'));
  });

  it('that is too long names its field, at the character', () => {
    const text = (length: number) => judgeFeedback({ ...said, feedbackText: 'x'.repeat(length) });
    expect(text(textMaxLength).ok).toBe(true);
    expect(text(textMaxLength + 1)).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'feedbackText' }],
    });
    const name = (length: number) => judgeFeedback({ ...said, userName: 'x'.repeat(length) });
    expect(name(nameMaxLength).ok).toBe(true);
    expect(name(nameMaxLength + 1)).toMatchObject({ fields: [{ path: 'userName' }] });
    expect(judge({ ...said, userName: 7 })).toMatchObject({
      fields: [{ path: 'userName' }],
    });
  });
});
