import { describe, expect, test } from 'vitest';
import { piecesOf, whatMayBeSaid } from './rules.ts';

describe('what a model may say for somebody', () => {
  const told = ['I cannot sleep', 'My wife and I cannot sleep well at home'];
  const own = 'I cannot sleep and would like help with that.';

  test.each([
    ['a name', 'Perhaps Bartholomew is more of your kind.'],
    ['a price', 'I want it for only $12.'],
    ['a time', 'We can talk at 10:30 in the morning.'],
    ['a number in words', 'I think of three of them.'],
    ['an address', 'See me at https://evil.example/pay.'],
    ['letters of another alphabet', 'Sо can Оlgа.'],
    ['a word that isn’t theirs', 'I have a depression.'],
    ['their words without their "not"', 'I sleep and I am well.'],
    ['their words in another order', 'Sleep cannot like me.'],
    ['a row of theirs without its "not"', 'I sleep well at home.'],
  ])('%s is left out and the rest is kept', (_what, sentence) => {
    expect(whatMayBeSaid(`${own} ${sentence}`, told)).toBe(own);
    expect(whatMayBeSaid(sentence, told)).toBeNull();
  });

  test.each([
    ['lamp quickly seven orbit glass mountain verb tulip cable brick window stone'],
    [''],
    ['Camila '.repeat(400)],
  ])('words without sense are not kept (%#)', (text) => {
    expect(whatMayBeSaid(text, [])).toBeNull();
  });
});

describe('small things of wording', () => {
  test('pieces put together are the text', () => {
    const text = 'These people fit what you tell me:\n Camila, Ana and Luis. Look at them.';
    expect(piecesOf(text).join('')).toBe(text);
  });
});
