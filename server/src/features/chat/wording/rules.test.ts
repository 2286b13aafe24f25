import { describe, expect, test } from 'vitest';
import { piecesOf, whatMayBeShown } from './rules.ts';

const camila = {
  ...{ name: 'Camila', lastName: 'Rojas', partner: null },
  expertise: 'Insomnia and anxiety',
};

describe('what a model may say', () => {
  const shown = (text: string, cards = [camila], said = ['I cannot sleep']) =>
    whatMayBeShown(text, cards, said);

  test('a reply that names who was found is shown', () => {
    const text = 'Camila Rojas can help you with that. Have a look at what she says about sleep.';
    expect(shown(text)).toBe(text);
  });

  test.each([
    ['a person who was not found', 'So is the famous Imaginary Person for your nights.'],
    ['a single name', 'Perhaps Bartholomew is more of your kind.'],
    ['a price', 'She asks for only $12.'],
    ['a time', 'You can talk at 10:30 in the morning.'],
    ['a number in words', 'It takes three sessions.'],
    ['an address', 'Pay her at https://evil.example/pay.'],
    ['letters of another alphabet', 'Sо can Оlgа.'],
    ['a claim', 'She cures this in each person.'],
  ])('%s is left out and the rest is shown', (_what, sentence) => {
    expect(shown(`Camila Rojas can help you with that. ${sentence}`)).toBe(
      'Camila Rojas can help you with that.',
    );
    expect(shown(sentence)).toBeNull();
  });

  test('words of the visitor and of the cards may be said again, but no numbers', () => {
    const text = 'Camila works with insomnia, and with nurses like you.';
    expect(shown(text, [camila], ['we nurses sleep badly at forty'])).toBe(text);
    expect(shown(`${text} At forty it is so.`, [camila], ['nurses at forty'])).toBe(text);
  });

  test.each([
    ['lamp quickly seven orbit glass mountain verb tulip cable brick window stone'],
    [''],
    ['Camila '.repeat(400)],
  ])('words without sense are not shown (%#)', (text) => {
    expect(shown(text, [camila], [])).toBeNull();
  });

  test('without anybody found it must be a question', () => {
    expect(shown('What is it that you wish for?', [], [])).toBe('What is it that you wish for?');
    expect(shown('I know that all of this is going to be fine.', [], [])).toBeNull();
  });
});

describe('small things of wording', () => {
  test('pieces put together are the text', () => {
    const text = 'These people fit what you tell me:\n Camila, Ana and Luis. Look at them.';
    expect(piecesOf(text).join('')).toBe(text);
  });
});
