import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { person } from '../../../test/people.ts';

async function open() {
  const browser = openBrowser();
  const { local } = await import('../../lib/storage.ts');
  return { browser, local, ...(await import('./account-settings.ts')) };
}

const account = person('ines', {
  language: 'en',
  currency: 'CLP',
  timezone: 'America/Santiago',
  appearance: 'dark',
});

describe('an account’s settings', () => {
  it('are those of the device after signing in', async () => {
    const { browser, local, follow } = await open();
    local.set('userConfig', { currency: 'EUR', timeZone: 'Asia/Tokyo' });
    await follow(account);
    expect(local.get('userConfig')).toEqual({ currency: 'CLP', timeZone: 'America/Santiago' });
    expect(local.get('appearance')).toBe('dark');
    expect(browser.document.documentElement.dataset['theme']).toBe('dark');
  });

  it('later change only what changed elsewhere: what could not be sent from here stays', async () => {
    const { local, follow } = await open();
    await follow(account);
    local.set('userConfig', { currency: 'USD', timeZone: 'Asia/Tokyo' });
    await follow({ ...account, timezone: 'Europe/Madrid' }, account);
    expect(local.get('userConfig')).toEqual({ currency: 'USD', timeZone: 'Europe/Madrid' });
  });

  it('that this version does not have change nothing', async () => {
    const { local, applySettings } = await open();
    local.set('userConfig', { currency: 'EUR' });
    const newer: object = { currency: 'XYZ', language: 'pt' };
    await applySettings(newer);
    expect(local.get('userConfig')).toEqual({ currency: 'EUR' });
  });

  it('that follow the device leave no mark on the page', async () => {
    const { browser, local, applySettings } = await open();
    await applySettings({ appearance: 'light' });
    await applySettings({ appearance: 'system' });
    expect(browser.document.documentElement.dataset).not.toHaveProperty('theme');
    expect(local.get('appearance')).toBeNull();
  });
});
