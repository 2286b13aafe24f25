import { describe, expect, test } from 'vitest';
import { plainDigits } from '../src/digits.ts';

describe('digits of any script', () => {
  test.each([
    ['０１２３４５６７８９', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['𝟎𝟗𝟘𝟡', '0909'],
    ['＋５６ ９ １２３４-５６７８', '+56 9 1234-5678'],
    ['+56 9 1234 5678', '+56 9 1234 5678'],
    ['½ Ⅷ 五 ² a', '½ Ⅷ 五 ² a'],
    ['', ''],
  ])('%s reads %s', (typed, plain) => {
    expect(plainDigits(typed)).toBe(plain);
  });

  test('keep their value, whichever they are', () => {
    for (let code = 0; code <= 0x1_ff_ff; code += 1) {
      const sign = code >= 0xd8_00 && code <= 0xdf_ff ? '' : String.fromCodePoint(code);
      if (/\p{Nd}/u.test(sign)) expect(plainDigits(sign), code.toString(16)).toMatch(/^[0-9]$/);
    }
  });
});
