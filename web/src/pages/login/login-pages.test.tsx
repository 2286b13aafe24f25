import { describe, expect, it } from 'vitest';
import { addressOf, controls, find, headings, heard, wordsIn } from '../../../test/reading.ts';
import { atMoment } from '../../../test/replies.ts';
import { stillOf } from '../../../test/still.tsx';
import { tab } from '../../lib/storage.ts';
import { LoginPage } from './login-page.tsx';
import { ResetPage } from './reset-page.tsx';

atMoment('2026-12-01T12:00Z');

const login = (search = '', language: 'en' | 'es' = 'en') =>
  stillOf(<LoginPage />, language, { at: `/login${search}` });

describe('signing in', () => {
  it.each(['en', 'es'] as const)(
    'asks for a phone first, and nothing else (%s)',
    async (language) => {
      const markup = await login('', language);
      expect(headings(markup)).toHaveLength(1);
      const typed = find(markup, 'input').filter((node) => node.getAttribute('type') !== 'hidden');
      expect(typed.map((node) => node.getAttribute('type'))).toContain('tel');
      expect(find(markup, 'input').some((node) => node.getAttribute('type') === 'password')).toBe(
        false,
      );
    },
  );

  it('has the other ways one link away, which keep where it leads back to', async () => {
    const code = await login('?next=%2Fcontacts');
    expect(addressOf(code, 'Use a password instead')).toBe('/login?next=%2Fcontacts&way=password');
    const forgot = await login('?next=%2Fcontacts&way=forgot');
    const hrefs = find(forgot, 'a').map((node) => node.getAttribute('href'));
    expect(hrefs).toContain('/login?next=%2Fcontacts');
    expect(hrefs).toContain('/login?next=%2Fcontacts&way=password');
    expect(headings(forgot)).toHaveLength(1);
    expect(headings(await login('?way=password'))).not.toEqual(headings(forgot));
  });

  it('by a way that there is none of is by the code', async () => {
    expect(headings(await login('?way=magic'))).toEqual(headings(await login()));
  });

  it('says that the link of a message no longer works, where it does not', async () => {
    const alerts = async () =>
      find(await login(), 'div').filter((node) => node.matches('[role=alert], [role=status]'));
    const usual = wordsIn(await login());
    const before = (await alerts()).map(heard).filter(Boolean).length;
    tab.set('linkRefused', true);
    expect((await alerts()).map(heard).filter(Boolean).length).toBe(before + 1);
    // It is said once, and gone when the page is opened again.
    expect(wordsIn(await login())).toBe(usual);
    tab.set('linkRefused', true);
    expect(wordsIn(await login('', 'es'))).toContain('ya no sirve');
  });
});

describe('a new password by mail', () => {
  it('without the token of the mail leads to another mail, in both languages', async () => {
    for (const language of ['en', 'es'] as const) {
      const markup = await stillOf(<ResetPage />, language, { at: '/reset-password' });
      expect(headings(markup)).toHaveLength(1);
      const links = find(markup, 'a').map((node) => node.getAttribute('href'));
      expect(links).toContain('/login?way=forgot');
      expect(controls(markup).every(Boolean)).toBe(true);
    }
  });
});
