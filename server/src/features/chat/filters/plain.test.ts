import { expect, test } from 'vitest';
import { withoutRepeats } from './plain.ts';

test.each([
  ['no no no no no no', 'no no no '],
  ['No, no! NO no... please', 'No, no! NO please'],
  ['very very good', 'very very good'],
  ['quiero quiero quiero quiero aprender', 'quiero quiero quiero aprender'],
  ['... ... ... ... ...', '... ... ... ... ...'],
])('a word is kept three times in a row: %s', (text, left) => {
  expect(withoutRepeats(text)).toBe(left);
});
