import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

const minuteMs = 60_000;

async function open(address = 'http://localhost:3000/login') {
  vi.useFakeTimers({ toFake: ['Date'] });
  const browser = openBrowser(address);
  const { local, tab } = await import('../../lib/storage.ts');
  const { keepCode, keptCode, forgetCode } = await import('./kept-code.ts');
  const { guessCountry, isPhone, startingPhone } = await import('./phone.ts');
  const keep = () =>
    keepCode({
      phoneNumber: '+56911111111',
      channel: 'sms',
      resendAtMs: Date.now() + minuteMs,
      expiresAtMs: Date.now() + 10 * minuteMs,
    });
  return { browser, local, tab, keep, keptCode, forgetCode, guessCountry, isPhone, startingPhone };
}

describe('a code that was sent', () => {
  it('is known after a reload of the same page, until it expires', async () => {
    const { keep, keptCode } = await open();
    keep();
    expect(keptCode()).toMatchObject({ phoneNumber: '+56911111111', channel: 'sms' });
    vi.advanceTimersByTime(10 * minuteMs - 1);
    expect(keptCode()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(keptCode()).toBeNull();
  });

  it('is of the page that asked for it', async () => {
    const { browser, keep, keptCode } = await open();
    keep();
    browser.location.href = 'http://localhost:3000/book/p1?step=about';
    expect(keptCode()).toBeNull();
  });

  it('is forgotten, and never holds the code itself', async () => {
    const { browser, tab, keep, keptCode, forgetCode } = await open();
    keep();
    expect(Object.keys(tab.get('sentCode') ?? {})).not.toContain('code');
    forgetCode();
    expect([keptCode(), browser.storage.tab.length]).toEqual([null, 0]);
  });

  it('is none when the tab holds nonsense', async () => {
    const { browser, keptCode } = await open();
    for (const text of ['{}', 'null', '{"path":"/login"}', '{"path":"/login","expiresAtMs":"x"}']) {
      browser.storage.tab.setItem('sentCode', text);
      expect(keptCode(), text).toBeNull();
    }
  });
});

describe('the phone of a form', () => {
  it('is where a code went, else that of the link, else the last one here', async () => {
    const { local, keep, startingPhone } = await open();
    expect(startingPhone()).toBe('');
    local.set('phoneNumber', '+56933333333');
    expect(startingPhone()).toBe('+56933333333');
    local.set('initialPhoneNumber', '+56922222222');
    expect(startingPhone()).toBe('+56922222222');
    keep();
    expect(startingPhone()).toBe('+56911111111');
  });

  it('is one with a plus and six digits', async () => {
    const { isPhone } = await open();
    for (const [typed, is] of [
      ['+123456', true],
      ['+12345', false],
      ['123456', false],
      ['+56 911111111', false],
      ['', false],
    ] as const)
      expect(isPhone(typed), typed).toBe(is);
  });

  it('begins with the country of the zone, else of the language, else the United States', async () => {
    const { guessCountry } = await open();
    expect(guessCountry('America/Santiago', ['en-US'])).toBe('CL');
    expect(guessCountry('America/Buenos_Aires', [])).toBe('AR');
    expect(guessCountry('Asia/Katmandu', ['en-GB'])).toBe('NP');
    expect(guessCountry('Europe/Berlin', ['de', 'de-AT'])).toBe('AT');
    expect(guessCountry('Etc/UTC', ['es', 'es-419'])).toBe('US');
  });
});
