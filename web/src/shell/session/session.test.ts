import type { UserData } from '@puente/contract/user';
import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, refuses } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

const dayMs = 86_400_000;
const ines = person('ines');
const paul = person('paul', { name: 'Paul' });
const draft = { step: 'about', providerId: 'p1', form: { about: 'Sleep' } };

/** A browser in which somebody signed in before, or nobody; the app begins. */
async function open(given: { token?: string; user?: UserData; expiresInMs?: number } = {}) {
  const browser = openBrowser();
  const { local, tab } = await import('../../lib/storage.ts');
  const { token, user = ines, expiresInMs = 20 * dayMs } = given;
  if (token) {
    local.set('sessionToken', token);
    local.set('lastValidation', {
      timestamp: Date.now(),
      userData: user,
      sessionExpiry: new Date(Date.now() + expiresInMs).toISOString(),
    });
  }
  const changes = browser.heard('puente:other-person');
  return { browser, local, tab, changes, ...(await import('./session.ts')) };
}

type Opened = Awaited<ReturnType<typeof open>>;
const signInAs = ({ signIn }: Opened, userData: UserData, more: object = {}) =>
  signIn({ sessionToken: `token of ${userData.id}`, userData, ...more });
const validates = ({ browser }: Opened, userData: UserData | undefined, more: object = {}) =>
  browser.answers('POST /api/auth/validate', {
    valid: userData !== undefined,
    ...(userData ? { userData } : {}),
    ...more,
  });
const whoIs = ({ currentSession }: Opened) => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.id : session.status;
};

describe('a page that opens', () => {
  it('knows a visitor at once, and checks who left a token', async () => {
    expect(whoIs(await open())).toBe('visitor');
    expect(whoIs(await open({ token: 'abc' }))).toBe('checking');
  });

  it('lets loaders wait until that is known', async () => {
    const opened = await open({ token: 'abc' });
    const known = opened.checkedSession();
    validates(opened, ines);
    await opened.validateSession();
    await expect(known).resolves.toMatchObject({ status: 'signed-in', user: { id: 'ines' } });
    await expect(opened.checkedSession()).resolves.toMatchObject({ status: 'signed-in' });
  });
});

describe('signing in', () => {
  it('stores the session for 30 days when the server names no end', async () => {
    const opened = await open();
    signInAs(opened, ines);
    expect(whoIs(opened)).toBe('ines');
    const kept = opened.local.get('lastValidation');
    const endMs = Date.parse(kept?.sessionExpiry ?? '') - (kept?.timestamp ?? 0);
    expect(endMs).toBe(30 * dayMs);
    expect(opened.local.get('phoneNumber')).toBe(ines.phoneNumber);
    expect(opened.currentPersonId()).toBe('ines');
  });

  it('tells nobody of another person when there was none', async () => {
    const opened = await open();
    signInAs(opened, ines);
    expect(opened.changes).toEqual([]);
  });

  it('as somebody else keeps what was typed for the first alone', async () => {
    const opened = await open();
    signInAs(opened, ines);
    opened.tab.set('bookingDraft', draft);
    opened.tab.set('feedbackDraft', { type: 'idea', text: 'More', name: '' });
    signInAs(opened, paul);
    expect(opened.changes).toEqual(['puente:other-person']);
    expect(opened.tab.get('bookingDraft')).toBeNull();
    expect(opened.tab.get('feedbackDraft')).toBeNull();
    expect(opened.tab.get('kept')).toMatchObject({ owner: 'ines', booking: draft });
    signInAs(opened, ines);
    expect(opened.tab.get('bookingDraft')).toEqual(draft);
    expect(opened.tab.get('kept')).toBeNull();
  });

  it('as a third does not hand out what the first typed', async () => {
    const opened = await open();
    signInAs(opened, ines);
    opened.tab.set('bookingDraft', draft);
    signInAs(opened, paul);
    signInAs(opened, person('third'));
    expect(opened.tab.get('bookingDraft')).toBeNull();
    expect(opened.tab.get('kept')?.owner).toBe('ines');
  });

  it('again in the middle of something restores it without the introduction', async () => {
    const opened = await open();
    const kept = { booking: draft, chat: null, chatDraft: 'and', profileDraft: null };
    opened.tab.set('kept', { owner: 'ines', feedbackDraft: null, drafts: null, ...kept });
    signInAs(opened, person('ines', { isOnboarded: false }));
    expect(opened.isNewcomer()).toBe(false);
    expect(opened.local.get('chatDraft')).toBe('and');
  });
});

describe('a newcomer', () => {
  it('is introduced once, even if the server never hears of it', async () => {
    const opened = await open();
    signInAs(opened, person('new', { isOnboarded: false }));
    expect(opened.isNewcomer()).toBe(true);
    opened.markIntroduced();
    expect(opened.isNewcomer()).toBe(false);
    expect(opened.local.get('lastValidation')?.userData.isOnboarded).toBe(true);
  });

  it('is not interrupted in the middle of a booking', async () => {
    const opened = await open();
    signInAs(opened, person('new', { isOnboarded: false }));
    opened.tab.set('bookingDraft', draft);
    expect(opened.isNewcomer()).toBe(false);
  });
});

describe('asking the server who is here', () => {
  it('makes a visitor of nobody without a call', async () => {
    const opened = await open();
    await opened.validateSession();
    expect([whoIs(opened), opened.browser.calls.length]).toEqual(['visitor', 0]);
  });

  it('takes the server’s word about the person, and keeps it', async () => {
    const opened = await open({ token: 'abc' });
    validates(opened, { ...ines, name: 'Inés María' });
    await opened.validateSession();
    expect(opened.local.get('lastValidation')?.userData.name).toBe('Inés María');
    expect(opened.browser.callsTo('POST /api/auth/validate')[0]?.body).toEqual({ token: 'abc' });
  });

  for (const [what, answer] of [
    ['breaks off', breaks],
    ['refuses', refuses(400, 'validation-failed')],
    ['says no', () => Response.json({ valid: false })],
  ] as const)
    it(`lets the stored record speak when the server ${what}`, async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const opened = await open({ token: 'abc' });
      opened.browser.answers('POST /api/auth/validate', answer);
      const asked = opened.validateSession();
      await vi.advanceTimersByTimeAsync(10_000);
      await asked;
      expect(whoIs(opened)).toBe('ines');
    });

  it('believes a record that ran out no longer, and a day longer without a network', async () => {
    const online = await open({ token: 'abc', expiresInMs: -1 });
    validates(online, undefined);
    await online.validateSession();
    expect(whoIs(online)).toBe('visitor');
    for (const [hours, who] of [
      [23, 'ines'],
      [25, 'visitor'],
    ] as const) {
      const offline = await open({ token: 'abc', expiresInMs: -hours * 3_600_000 });
      offline.browser.setOnline(false);
      await offline.validateSession();
      expect([whoIs(offline), offline.browser.calls.length]).toEqual([who, 0]);
    }
  });

  it('is answered too late for a session that was replaced meanwhile', async () => {
    const opened = await open({ token: 'abc' });
    opened.browser.answers('POST /api/auth/validate', () => {
      signInAs(opened, paul);
      return Response.json({ valid: true, userData: ines });
    });
    await opened.validateSession();
    expect(whoIs(opened)).toBe('paul');
    expect(opened.local.get('sessionToken')).toBe('token of paul');
  });

  it('finds somebody else’s session of another tab, and gives them nothing of this one', async () => {
    const opened = await open({ token: 'abc' });
    validates(opened, ines);
    await opened.validateSession();
    opened.tab.set('bookingDraft', draft);
    opened.local.set('sessionToken', 'of the other tab');
    validates(opened, paul);
    await opened.validateSession();
    expect(whoIs(opened)).toBe('paul');
    expect(opened.tab.get('bookingDraft')).toBeNull();
    expect(opened.changes).toEqual(['puente:other-person']);
  });
});

describe('a session in use', () => {
  const renews = async (expiresInMs: number) => {
    const opened = await open({ token: 'abc' });
    const sessionExpiry = new Date(Date.now() + expiresInMs).toISOString();
    validates(opened, ines, { sessionExpiry });
    const later = new Date(Date.now() + 30 * dayMs).toISOString();
    const renewed = { newToken: 'def', sessionExpiry: later };
    opened.browser.answers('POST /api/auth/refresh-token', renewed);
    await opened.validateSession();
    return opened;
  };

  it('is renewed in its last seven days', async () => {
    const opened = await renews(7 * dayMs - 60_000);
    expect(opened.local.get('sessionToken')).toBe('def');
    expect(whoIs(opened)).toBe('ines');
  });

  it('is left alone before', async () => {
    const opened = await renews(7 * dayMs + 60_000);
    expect(opened.local.get('sessionToken')).toBe('abc');
    expect(opened.browser.callsTo('POST /api/auth/refresh-token')).toEqual([]);
  });

  it('stays as it is when the renewal is refused', async () => {
    const opened = await open({ token: 'abc' });
    validates(opened, ines, { sessionExpiry: new Date(Date.now() + dayMs).toISOString() });
    opened.browser.answers('POST /api/auth/refresh-token', refuses(403, 'forbidden'));
    await opened.validateSession();
    expect([whoIs(opened), opened.local.get('sessionToken')]).toEqual(['ines', 'abc']);
  });
});

it('a change of one’s own data is seen at once and kept with the session’s end', async () => {
  const opened = await open();
  signInAs(opened, ines, { sessionExpiry: '2030-01-01T00:00:00Z' });
  opened.updateUser({ name: 'Ana' });
  expect(opened.currentSession()).toMatchObject({ user: { name: 'Ana' } });
  expect(opened.local.get('lastValidation')).toMatchObject({
    sessionExpiry: '2030-01-01T00:00:00Z',
    userData: { name: 'Ana', lastName: 'Soto' },
  });
  opened.becomeVisitor();
  opened.updateUser({ name: 'Nobody' });
  expect(whoIs(opened)).toBe('visitor');
});
