import { describe, expect, it, vi } from 'vitest';
import { breaks, openBrowser, refuses } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

const refresh = 'POST /api/auth/refresh-token';

async function open() {
  const browser = openBrowser();
  const { local } = await import('../../lib/storage.ts');
  const { ApiError, configureApi } = await import('../../lib/api.ts');
  const session = await import('./session.ts');
  session.signIn({ sessionToken: 'abc', userData: person('ines'), isNewUser: true });
  const onSessionExpired = vi.fn();
  configureApi({ onSessionExpired });
  const refused = (status: number) => new ApiError(status, null, 'unknown');
  return { browser, local, session, onSessionExpired, refused, ...(await import('./renewal.ts')) };
}

const newer = { newToken: 'def', sessionExpiry: '2030-01-01T00:00:00Z' };

describe('a renewal', () => {
  it('exchanges the token once for all who ask at the same time', async () => {
    const { browser, local, renewSession } = await open();
    browser.answers(refresh, newer);
    await Promise.all([renewSession(), renewSession(), renewSession()]);
    expect(browser.callsTo(refresh)).toHaveLength(1);
    expect(local.get('sessionToken')).toBe('def');
    expect(local.get('lastValidation')?.sessionExpiry).toBe(newer.sessionExpiry);
    await renewSession();
    expect(browser.callsTo(refresh)[1]?.headers.get('authorization')).toBe('Bearer def');
  });

  it('that brings no token ends the session here and on the server', async () => {
    const { browser, onSessionExpired, renewSession } = await open();
    browser.answers(refresh, {});
    browser.answers('POST /api/auth/logout', {});
    await expect(renewSession()).rejects.toThrow('no new token received');
    expect(onSessionExpired).toHaveBeenCalledOnce();
    expect(browser.callsTo('POST /api/auth/logout')).toHaveLength(1);
  });

  it('does not touch the session of somebody who signed in meanwhile', async () => {
    const { browser, local, session, renewSession } = await open();
    browser.answers(refresh, () => {
      session.signIn({ sessionToken: 'of paul', userData: person('paul') });
      return Response.json(newer);
    });
    await renewSession();
    expect(local.get('sessionToken')).toBe('of paul');
  });

  it('does not bring back somebody who signed out meanwhile', async () => {
    const { browser, local, renewSession } = await open();
    browser.answers(refresh, () => {
      local.clear();
      return Response.json(newer);
    });
    await renewSession();
    expect(local.get('sessionToken')).toBeNull();
  });
});

describe('a call with renewal', () => {
  it('is made again with the new session after a 401', async () => {
    const { browser, local, refused, withRenewal } = await open();
    browser.answers(refresh, newer);
    const tokens: (string | null)[] = [];
    const said = await withRenewal(async () => {
      tokens.push(local.get('sessionToken'));
      if (tokens.length === 1) throw refused(401);
      return 'history';
    });
    expect([said, tokens]).toEqual(['history', ['abc', 'def']]);
  });

  it('fails as it did for any other refusal', async () => {
    const { browser, refused, withRenewal } = await open();
    const error = refused(403);
    await expect(withRenewal(() => Promise.reject(error))).rejects.toBe(error);
    expect(browser.calls).toEqual([]);
  });

  it('of a visitor is not renewed', async () => {
    const { browser, local, refused, withRenewal } = await open();
    local.remove('sessionToken');
    await expect(withRenewal(() => Promise.reject(refused(401)))).rejects.toMatchObject({
      status: 401,
    });
    expect(browser.calls).toEqual([]);
  });

  it('ends the session where the server renews nothing', async () => {
    const { browser, onSessionExpired, refused, withRenewal } = await open();
    browser.answers(refresh, refuses(401, 'unauthenticated'));
    await expect(withRenewal(() => Promise.reject(refused(401)))).rejects.toThrow();
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('ends nothing when the renewal was lost on the way', async () => {
    vi.useFakeTimers();
    const { browser, local, onSessionExpired, refused, withRenewal } = await open();
    browser.answers(refresh, breaks);
    const outcome = withRenewal(() => Promise.reject(refused(401))).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(3000);
    await expect(outcome).resolves.toBe('failed');
    expect(browser.callsTo(refresh)).toHaveLength(3);
    expect(onSessionExpired).not.toHaveBeenCalled();
    expect(local.get('sessionToken')).toBe('abc');
  });
});
