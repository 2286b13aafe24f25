import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, silence } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

const draft = { step: 'about', providerId: 'p1' };

/** Inés is signed in, on a page with a query. */
async function open() {
  vi.useFakeTimers();
  const browser = openBrowser('http://localhost:3000/book/p1?step=about');
  const { local, tab } = await import('../../lib/storage.ts');
  const session = await import('./session.ts');
  session.signIn({ sessionToken: 'abc', userData: person('ines'), isNewUser: true });
  const heard = browser.heard('puente:logout');
  const { signOut, sessionExpired } = await import('./session-end.ts');
  const goToLogin = vi.fn(() => Promise.resolve());
  const expire = () => sessionExpired(goToLogin);
  return { browser, local, tab, session, heard, signOut, expire, goToLogin };
}

describe('signing out', () => {
  it('tells the server with the token, and takes two seconds whatever it says', async () => {
    const { browser, session, heard, signOut } = await open();
    browser.answers('POST /api/auth/logout', silence);
    const out = signOut();
    await vi.advanceTimersByTimeAsync(1999);
    const [call] = browser.callsTo('POST /api/auth/logout');
    expect(call?.headers.get('authorization')).toBe('Bearer abc');
    expect(call?.init.keepalive).toBe(true);
    expect([heard, session.currentSession().status]).toEqual([[], 'signed-in']);
    await vi.advanceTimersByTimeAsync(1);
    await out;
    expect([heard, session.currentSession().status]).toEqual([['puente:logout'], 'visitor']);
  });

  it('leaves nothing of the person, and the device its language and appearance', async () => {
    const { browser, local, tab, signOut } = await open();
    browser.answers('POST /api/auth/logout', breaks);
    local.set('appearance', 'dark');
    local.set('userConfig', { language: 'es', currency: 'CLP', timeZone: 'Asia/Tokyo' });
    local.set('chatDraft', 'secret');
    tab.set('bookingDraft', draft);
    const out = signOut();
    await vi.advanceTimersByTimeAsync(2000);
    await out;
    expect(local.get('userConfig')).toEqual({ language: 'es' });
    expect(local.get('appearance')).toBe('dark');
    expect(browser.storage.local.length).toBe(2);
    expect(browser.storage.tab.length).toBe(0);
  });

  it('twice is once', async () => {
    const { browser, heard, signOut } = await open();
    browser.answers('POST /api/auth/logout', {});
    const both = [signOut(), signOut()];
    await vi.advanceTimersByTimeAsync(2000);
    await Promise.all(both);
    expect(browser.callsTo('POST /api/auth/logout')).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });
});

describe('a session that expired', () => {
  it('empties storage at once, and leads to the sign-in and back after a second and a half', async () => {
    const { local, session, heard, expire, goToLogin } = await open();
    void expire();
    expect(heard).toEqual(['puente:logout']);
    expect(local.get('sessionToken')).toBeNull();
    await vi.advanceTimersByTimeAsync(1499);
    expect(goToLogin).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goToLogin).toHaveBeenCalledExactlyOnceWith('/book/p1?step=about');
    expect(session.currentSession().status).toBe('visitor');
  });

  it('ends once for many calls that are refused together', async () => {
    const { heard, expire, goToLogin } = await open();
    let ended = 0;
    for (let i = 0; i < 3; i++) void expire().then(() => (ended += 1));
    await vi.advanceTimersByTimeAsync(1499);
    expect(ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([heard.length, goToLogin.mock.calls.length, ended]).toEqual([1, 1, 3]);
  });

  it('keeps what was unfinished for that person in this tab', async () => {
    const { local, tab, session, expire } = await open();
    const chat = { owner: 'ines', entries: [{ id: 'm1' }] };
    local.set('chat', chat);
    local.set('chatDraft', 'and then');
    tab.set('bookingDraft', draft);
    tab.set('drafts', { b1: { about: 'New' } });
    void expire();
    await vi.advanceTimersByTimeAsync(1500);
    expect(local.get('chat')).toBeNull();
    session.signIn({ sessionToken: 'def', userData: person('ines') });
    expect(local.get('chat')).toEqual(chat);
    expect(local.get('chatDraft')).toBe('and then');
    expect(tab.get('bookingDraft')).toEqual(draft);
    expect(tab.get('drafts')).toEqual({ b1: { about: 'New' } });
  });

  it('shows nothing of it to somebody else who signs in', async () => {
    const { local, tab, session, expire } = await open();
    tab.set('bookingDraft', draft);
    local.set('chatDraft', 'mine');
    void expire();
    await vi.advanceTimersByTimeAsync(1500);
    session.signIn({ sessionToken: 'def', userData: person('paul') });
    expect([tab.get('bookingDraft'), local.get('chatDraft')]).toEqual([null, null]);
  });

  it('keeps a draft that a closed tab of the same person left, and nobody else’s', async () => {
    for (const [owner, kept] of [
      ['ines', draft],
      ['paul', null],
    ] as const) {
      const { local, tab, expire } = await open();
      local.set('keptBooking', { owner, savedAtMs: Date.now(), draft });
      void expire();
      expect(tab.get('kept')?.booking).toEqual(kept);
      vi.useRealTimers();
    }
  });
});
