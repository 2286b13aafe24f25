import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brought, compareNames } from './rules.ts';

const expert = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Ana', 'Álvaro', 'ana', 'Zoe'),
  lastName: fc.constantFrom('Rojas', 'Ñancupil', 'Nardi'),
  price: fc.nat(5),
});
const experts = fc.uniqueArray(expert, { selector: ({ id }) => id, maxLength: 40 });

/** What became of somebody since the list was read. */
const fate = fc.constantFrom(
  'comes',
  'leaves',
  'is renamed',
  'is dearer',
  'is read again',
  'stays',
);

test('a list that is brought up to date is the one that putting all in order makes', () => {
  fc.assert(
    fc.property(experts, fc.array(fate, { minLength: 40, maxLength: 40 }), (all, fates) => {
      const people = all.map((one, at) => ({ one, became: fates[at] ?? 'stays' }));
      const before = people.flatMap(({ one, became }) => (became === 'comes' ? [] : one));
      const read = people.filter(({ became }) => became !== 'stays');
      const fresh = read.flatMap(({ one, became }) => {
        if (became === 'leaves') return [];
        if (became === 'is renamed') return { ...one, name: 'Óscar' };
        return became === 'is dearer' ? { ...one, price: 9 } : { ...one };
      });
      const ids = read.map(({ one }) => one.id);
      const stayed = people.flatMap(({ one, became }) => (became === 'stays' ? one : []));
      const list = brought(before.toSorted(compareNames), ids, fresh);
      expect(list).toEqual([...stayed, ...fresh].toSorted(compareNames));
    }),
  );
});
