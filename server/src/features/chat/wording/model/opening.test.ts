import { describe, expect, test } from 'vitest';
import { openingFrom } from './opening.ts';

const people = [{ name: 'Grace', lastName: 'May', expertise: 'Debts and insomnia' }];
const said = ['I cannot sleep, my heart is racing and I owe money on cards'];

const opening = (text: string, hasFound = true) => openingFrom(text, { said, people, hasFound });

describe('an opening of a model', () => {
  test.each([
    ['sympathy with what was told', "Not sleeping at all is hard. I'm sorry you cannot sleep."],
    ['thanks', 'Thank you for telling me about your sleep.'],
    ['that we looked', 'Here is somebody who may fit. I looked for people who know about debts.'],
    ['the matter in the visitor’s words', 'I understand: you owe money on your cards.'],
  ])('may say %s', (_what, text) => {
    expect(opening(text)).toBe(text);
  });

  test.each([
    ['an expert', 'Grace knows about insomnia.'],
    ['an expert by a name that is a word', 'Here is May.'],
    ['what experts do', 'These people know about insomnia.'],
    ['what somebody who was found is like', 'Here is somebody who cannot sleep.'],
    ['the opposite of what was told', 'You sleep. You do not owe on cards.'],
    ['the visitor’s words as its own', 'You owe me. I have your cards.'],
    ['an order', 'Sleep.'],
    ['thanks for what isn’t ours', 'Thank you for your cards.'],
    ['praise of a trouble', 'It is good that you owe on cards.'],
    ['a judgement of the person', 'You are tiring.'],
    ['a word that nobody here said', 'This is an apnea.'],
    ['money in other words than the visitor’s', 'Money is a thing of the heart.'],
    ['a number, though the visitor said it', 'It is three.'],
    ['a question', 'Is it your heart?'],
    ['letters that aren’t seen', 'Th\u200Bis is fr\u200Bee.'],
    ['letters of another alphabet', 'Thаt is hard.'],
  ])('may not say %s', (_what, text) => {
    expect(opening(text)).toBe('');
  });

  test('keeps the sentences that may be said, as far as they aren’t too long', () => {
    expect(opening('Grace is the best. That sounds hard.')).toBe('That sounds hard.');
    expect(opening('That sounds hard. '.repeat(40))).toBe('');
  });

  test('doesn’t say that somebody was found where nobody was', () => {
    expect(opening('Here is somebody who may fit.', false)).toBe('');
  });
});
