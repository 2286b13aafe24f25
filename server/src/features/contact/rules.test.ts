import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Addition, additionProblem, byName, usernamePrefix } from './rules.ts';

describe('what somebody typed', () => {
  test.each([
    ['camila', 'camila'],
    ['  Camila ', 'camila'],
    ['@camila', 'camila'],
    ['Íñigo', 'inigo'],
    ['camila rojas', 'camilarojas'],
    ['voz.libre-2', 'voz.libre-2'],
    ['ca%_\\', 'ca%_\\'],
    ['@', ''],
  ])('%j looks for usernames that begin with %j', (typed, prefix) => {
    expect(usernamePrefix(typed)).toBe(prefix);
  });
});

describe('adding people', () => {
  const person = (id: string, isContact = false) => ({ id, isContact });
  const addition = (changes: Partial<Addition>): Addition => ({
    ownerId: 'me',
    asked: ['a', 'b'],
    visible: [person('a'), person('b')],
    count: 0,
    ...changes,
  });

  test('is fine for people whom one may see', () => {
    expect(additionProblem(addition({}))).toBeNull();
  });

  test.each<[Partial<Addition>, string | null]>([
    [{ asked: ['a', 'me'], visible: [person('a'), person('me')] }, 'contact-self'],
    [{ visible: [person('a')] }, 'not-found'],
    [{ visible: [person('a', true), person('b', true)] }, 'contact-exists'],
    [{ visible: [person('a', true), person('b')] }, null],
    [{ count: policy.contact.maxContacts - 2 }, null],
    [{ count: policy.contact.maxContacts - 1 }, 'contact-limit-reached'],
    [{ count: policy.contact.maxContacts - 1, visible: [person('a', true), person('b')] }, null],
  ])('with %j is answered with %j', (changes, problem) => {
    expect(additionProblem(addition(changes))).toBe(problem);
  });
});

describe('a list of people', () => {
  const named = (name: string, lastName = '', username: string | null = null) => ({
    id: name + lastName + username,
    name,
    last_name: lastName,
    username,
  });

  test('stands as people look names up, accents and capitals aside', () => {
    const list = [named('Zoe'), named('Íñigo'), named('ana', 'Soto'), named('Ana', 'Díaz')];
    expect(
      list.toSorted(byName('es')).map(({ name, last_name: last }) => `${name} ${last}`),
    ).toEqual(['Ana Díaz', 'ana Soto', 'Íñigo ', 'Zoe ']);
  });

  test('has those without a name where their username belongs', () => {
    const list = [named('Zoe'), named('', '', 'maria'), named('Ana')];
    expect(list.toSorted(byName('en')).map(({ id }) => id)).toEqual([
      'Ananull',
      'maria',
      'Zoenull',
    ]);
  });

  test('stands in one order, however it came', () => {
    const people = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        name: fc.constantFrom('Ana', 'ANA', 'Bo'),
        last_name: fc.constant(''),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(people, (some) => {
        const list = some.map((one) => ({ ...one, username: null }));
        expect(list.toReversed().toSorted(byName('en'))).toEqual(list.toSorted(byName('en')));
      }),
    );
  });
});
