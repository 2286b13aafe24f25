import { expect, test } from 'vitest';
import { featuresOf } from './features.ts';

const alone = { hasPeople: false };

test('are words by how they begin, pairs of them, their parts and the opening', () => {
  const features = [...featuresOf('Can I cancel?', alone).keys()];
  expect(features).toEqual(
    expect.arrayContaining(['can', 'i', 'cance', 'can i', 'can_cance', '^can', '^can i', '~canc']),
  );
});

test('are the same with accents and capitals and without', () => {
  const keys = (text: string) => [...featuresOf(text, alone).keys()].toSorted();
  expect(keys('¿CUÁNTO cobra?')).toEqual(keys('cuanto cobra?'));
});

test('tell whether it asks, how long it is and whether people were shown', () => {
  expect(featuresOf('and then?', alone).has('#asks')).toBe(true);
  expect(featuresOf('and then', alone).has('#asks')).toBe(false);
  expect(featuresOf('and then', alone).has('#length 0')).toBe(true);
  expect(featuresOf('and then what happens to all of my money', alone).has('#length 2')).toBe(true);
  expect(featuresOf('and', alone).has('#alone')).toBe(true);
  expect(featuresOf('and', { hasPeople: true }).has('#among people')).toBe(true);
});

test('have one name for whoever is on the table', () => {
  const features = featuresOf('is Ana María free?', {
    hasPeople: true,
    names: ['Ana María', 'Ana'],
  });
  expect(features.has('@name')).toBe(true);
  expect(features.has('is @name')).toBe(true);
  expect([...features.keys()].some((feature) => feature.includes('maria'))).toBe(false);
});

test('leave a name alone that is no plain word', () => {
  expect(() => featuresOf('(((', { hasPeople: true, names: ['(', '李'] })).not.toThrow();
});

test('weigh less each the more there are', () => {
  const few = featuresOf('cancel it', alone).get('cance') ?? 0;
  const many = featuresOf('cancel it because my mother comes to stay that week', alone);
  expect(many.get('cance')).toBeLessThan(few);
});
