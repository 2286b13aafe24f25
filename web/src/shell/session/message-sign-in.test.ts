import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

const ours = ['https://puente.test', 'https://www.puente.test'];

/** What a window says, 100 ms later. */
async function hear(data: unknown, origin = 'https://puente.test') {
  vi.useFakeTimers();
  const browser = openBrowser();
  const userData = person('ines');
  browser.answers('POST /api/auth/validate', { valid: true, userData });
  const { takeMessage } = await import('./message-sign-in.ts');
  const { local } = await import('../../lib/storage.ts');
  const taken = takeMessage({ data, origin }, ours);
  await vi.advanceTimersByTimeAsync(100);
  await taken;
  return { browser, local };
}

describe('a session handed over by message', () => {
  it('is taken from our own origins, once the server said whose it is', async () => {
    for (const origin of ours) {
      const { browser, local } = await hear({ type: 'AUTH_SESSION', token: 'Bearer abc' }, origin);
      expect(browser.calls[0]?.body).toEqual({ token: 'abc' });
      expect(local.get('sessionToken')).toBe('abc');
      expect(local.get('lastValidation')?.userData.id).toBe('ines');
    }
  });

  it('is not taken from anywhere that only looks like ours', async () => {
    for (const origin of [
      'http://puente.test',
      'https://puente.test.evil.example',
      'https://evil.puente.test',
      'https://puente.test:8443',
      'null',
      '',
    ]) {
      const { browser } = await hear({ type: 'AUTH_SESSION', token: 'abc' }, origin);
      expect(browser.calls).toEqual([]);
    }
  });

  it('is none when the message is anything else', async () => {
    for (const data of [
      null,
      undefined,
      'AUTH_SESSION',
      { type: 'AUTH_SESSION' },
      { type: 'AUTH_SESSION', token: '' },
      { type: 'AUTH_SESSION', token: 7 },
      { type: 'auth_session', token: 'abc' },
    ]) {
      const { browser, local } = await hear(data);
      expect([browser.calls, local.get('sessionToken')]).toEqual([[], null]);
    }
  });

  it('does not say who the person is', async () => {
    const userData = person('mallory');
    const { local } = await hear({ type: 'AUTH_SESSION', token: 'abc', userData });
    expect(local.get('lastValidation')?.userData.id).toBe('ines');
  });
});

it('a token the server does not know changes nothing', async () => {
  vi.useFakeTimers();
  const browser = openBrowser();
  browser.answers('POST /api/auth/validate', { valid: false });
  const { takeMessage } = await import('./message-sign-in.ts');
  const taken = takeMessage(
    { data: { type: 'AUTH_SESSION', token: 'x' }, origin: ours[0] ?? '' },
    ours,
  );
  await vi.advanceTimersByTimeAsync(100);
  await taken;
  expect(browser.storage.local.length).toBe(0);
});
