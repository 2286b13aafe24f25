import { describe, expect, test } from 'vitest';
import { quotedFrom } from './quote.ts';

const sentences = [
  "I don't treat children and I never prescribe pills.",
  'Reviso el finiquito antes de la firma.',
  'Call me at +1 415 555 0100 before you book.',
  'The first talk is $20.',
];

describe('a quote of a model', () => {
  test('is the sentence as its expert wrote it', () => {
    expect(quotedFrom(sentences, ' reviso  el finiquito antes de la firma ')).toBe(sentences[1]);
    expect(quotedFrom(sentences, 'I don’t treat children and I never prescribe pills.')).toBe(
      sentences[0],
    );
  });

  test('of a part shows the whole sentence', () => {
    expect(quotedFrom(sentences, 'el finiquito antes')).toBe(sentences[1]);
  });

  test.each([
    ['cut out of its "not"', 'treat children and'],
    ['cut out of words', 'o el finiquito an'],
    ['joined from two places', 'Reviso el finiquito. I never prescribe pills.'],
    ['joined over what was between', 'Reviso … la firma'],
    ['with another word', 'Firmo el finiquito antes de la firma.'],
    ['with a way around Puente', 'Call me at +1 415 555 0100 before you book.'],
    ['with a price', 'The first talk is $20.'],
    ['with markup', '<b>el finiquito antes</b>'],
    ['of nothing', '…'],
    ['of a word', 'firma'],
  ])('%s is none', (_what, quote) => {
    expect(quotedFrom(sentences, quote)).toBeNull();
  });
});
