import { expect, test } from 'vitest';
import { readWeights, sharesOf, writeWeights } from './weights.ts';

const names = ['thanks', 'cancel', 'goal'];
const text = writeWeights(
  names,
  new Map([
    ['merci', Float32Array.from([3, -1, 0])],
    ['out', Float32Array.from([0, 2.04, 0.1])],
    ['faint', Float32Array.from([0.1, 0.2, -0.3])],
    ['loud', Float32Array.from([40, -40, 0])],
  ]),
  'test',
);

test('what is written is read, without what says too little', () => {
  expect(text.split('\n')[0]).toBe('# Learnt from test by npm run intents:learn');
  const weights = readWeights(text);
  expect(weights.intents).toEqual(names);
  expect([...weights.places.keys()]).toEqual(['loud', 'merci', 'out']);
});

test('shares add up to 1, and go by what the features say', () => {
  const shares = sharesOf(readWeights(text), new Map([['out', 2]]));
  expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const [thanks = 0, cancel = 0] = shares.values();
  expect(cancel / thanks).toBeCloseTo(Math.exp(4), 1);
});

test('weights out of reach are the largest that can be kept', () => {
  const shares = sharesOf(readWeights(text), new Map([['loud', 1]]));
  expect(shares.get('thanks')).toBeGreaterThan(0.999);
});

test('nothing known is as likely for each', () => {
  const shares = sharesOf(readWeights(text), new Map([['unknown', 1]]));
  expect(shares.get('goal')).toBeCloseTo(1 / 3);
});
