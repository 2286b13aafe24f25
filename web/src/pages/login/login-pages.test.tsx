import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard } from '../../../test/markup.ts';
import { wordsIn } from '../../../test/page.tsx';
import { atMoment, screenOf } from '../../../test/screen.tsx';
import { tab } from '../../lib/storage.ts';
import { LoginPage } from './login-page.tsx';
import { ResetPage } from './reset-page.tsx';

atMoment('2026-12-01T12:00Z');

const login = (search = '', language: 'en' | 'es' = 'en') =>
  screenOf(<LoginPage />, language, { at: `/login${search}` });

describe('signing in', () => {
  it.each(['en', 'es'] as const)('asks for a phone first, and nothing else (%s)', (language) => {
    const markup = login('', language);
    expect(headings(markup)).toHaveLength(1);
    const typed = find(markup, 'input').filter(({ attributes }) => attributes['type'] !== 'hidden');
    expect(typed.map(({ attributes }) => attributes['type'])).toContain('tel');
    expect(find(markup, 'input').some(({ attributes }) => attributes['type'] === 'password')).toBe(
      false,
    );
  });

  it('has the other ways one link away, which keep where it leads back to', () => {
    const code = login('?next=%2Fcontacts');
    expect(addressOf(code, 'Use a password instead')).toBe('/login?next=%2Fcontacts&way=password');
    const forgot = login('?next=%2Fcontacts&way=forgot');
    const hrefs = find(forgot, 'a').map(({ attributes }) => attributes['href']);
    expect(hrefs).toContain('/login?next=%2Fcontacts');
    expect(hrefs).toContain('/login?next=%2Fcontacts&way=password');
    expect(headings(forgot)).toHaveLength(1);
    expect(headings(login('?way=password'))).not.toEqual(headings(forgot));
  });

  it('by a way that there is none of is by the code', () => {
    expect(headings(login('?way=magic'))).toEqual(headings(login()));
  });

  it('says that the link of a message no longer works, where it does not', () => {
    const alerts = () =>
      find(login(), 'div').filter(
        ({ attributes }) => attributes['role'] === 'alert' || attributes['role'] === 'status',
      );
    const usual = wordsIn(login());
    const before = alerts().map(heard).filter(Boolean).length;
    tab.set('linkRefused', true);
    expect(alerts().map(heard).filter(Boolean).length).toBe(before + 1);
    expect(wordsIn(login())).not.toBe(usual);
    expect(wordsIn(login('', 'es'))).not.toBe(wordsIn(login()));
    tab.remove('linkRefused');
  });
});

describe('a new password by mail', () => {
  it('without the token of the mail leads to another mail, in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const markup = screenOf(<ResetPage />, language, { at: '/reset-password' });
      expect(headings(markup)).toHaveLength(1);
      const links = find(markup, 'a').map(({ attributes }) => attributes['href']);
      expect(links).toContain('/login?way=forgot');
      expect(controls(markup).every(Boolean)).toBe(true);
    }
  });
});
