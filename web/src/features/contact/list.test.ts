import { describe, expect, test } from 'vitest';
import { type Card, loadsContacts, nameOf, searchTerm, withoutPerson, withPerson } from './list.ts';

function person(name: string, username: string | null = null): Card {
  return {
    id: `id-${name}${username}`,
    name,
    lastName: '',
    username,
    expertise: '',
    profilePicture: null,
    isVerifiedProvider: false,
  };
}
function names(list: Card[]) {
  return list.map((one) => nameOf(one, '?'));
}

describe('a person', () => {
  test('is called by name, else by username', () => {
    expect(nameOf({ name: 'Ana', lastName: 'Soto', username: 'ana' }, '?')).toBe('Ana Soto');
    expect(nameOf({ name: '', lastName: '', username: 'ana' }, '?')).toBe('@ana');
    expect(nameOf({ name: '', lastName: '', username: null }, '?')).toBe('?');
  });
});

describe('the list', () => {
  test('takes a person in where their name belongs', () => {
    const list = [person('Ana'), person('Zoe')];
    expect(names(withPerson(list, person('Íñigo'), 'es'))).toEqual(['Ana', 'Íñigo', 'Zoe']);
    expect(names(withPerson(list, person('Zulma'), 'es'))).toEqual(['Ana', 'Zoe', 'Zulma']);
    expect(names(withPerson([], person('Ana'), 'es'))).toEqual(['Ana']);
  });

  test('has nobody twice and keeps nothing that a list does not show', () => {
    const ana = { ...person('Ana'), aboutMe: 'long', isContact: false };
    expect(withPerson([person('Ana')], ana, 'en')).toEqual([person('Ana')]);
  });

  test('lets a person go', () => {
    const list = [person('Ana'), person('Zoe')];
    expect(names(withoutPerson(list, 'id-Ananull'))).toEqual(['Zoe']);
    expect(withoutPerson(list, 'nobody')).toEqual(list);
  });

  test.each([
    ['/contacts', true],
    ['/expert/1', true],
    ['/join/abc', false],
    ['/es/join/abc', false],
    ['/joiner', true],
  ])('on %s is loaded: %s', (pathname, loads) => {
    expect(loadsContacts(pathname)).toBe(loads);
  });
});

test.each([
  ['  @Íñigo ', 'inigo'],
  ['camila rojas', 'camilarojas'],
  ['@', ''],
])('%j is searched as %j', (typed, term) => {
  expect(searchTerm(typed)).toBe(term);
});
