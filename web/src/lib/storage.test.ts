import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';

const open = async () => {
  const browser = openBrowser();
  return { browser, ...(await import('./storage.ts')) };
};

const draft = { step: 'about', providerId: 'p1' };

/** A storage that throws at what is named. */
const refuse = (storage: Storage, ...names: ('getItem' | 'setItem' | 'removeItem' | 'clear')[]) => {
  for (const name of names)
    storage[name] = () => {
      throw new DOMException('no', name === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    };
};

describe('what a page stores', () => {
  it('is a plain text where others read it, and JSON elsewhere', async () => {
    const { browser, local } = await open();
    local.set('sessionToken', '"quoted"');
    local.set('userConfig', { language: 'es' });
    expect(browser.storage.local.getItem('sessionToken')).toBe('"quoted"');
    expect(browser.storage.local.getItem('userConfig')).toBe('{"language":"es"}');
    expect(local.get('sessionToken')).toBe('"quoted"');
    expect(local.get('userConfig')).toEqual({ language: 'es' });
  });

  it('belongs to the device or to the tab, never to both', async () => {
    const { browser, local, tab } = await open();
    tab.set('bookingDraft', draft);
    local.set('chatDraft', 'hello');
    expect(browser.storage.local.getItem('bookingDraft')).toBeNull();
    expect(browser.storage.tab.getItem('chatDraft')).toBeNull();
  });

  it('is absent when something else wrote into its place', async () => {
    const { browser, local, tab } = await open();
    browser.storage.local.setItem('lastValidation', '{"timestamp":');
    browser.storage.tab.setItem('bookingDraft', 'undefined');
    expect(local.get('lastValidation')).toBeNull();
    expect(tab.get('bookingDraft')).toBeNull();
  });

  it('is seen when another tab changes it', async () => {
    const { browser, local } = await open();
    local.set('sessionToken', 'mine');
    browser.storage.local.setItem('sessionToken', 'theirs');
    expect(local.get('sessionToken')).toBe('theirs');
  });
});

describe('clearing', () => {
  it('takes what others stored, too, but for what is named', async () => {
    const { browser, local } = await open();
    browser.storage.local.setItem('somebodyElses', 'x');
    local.set('sessionToken', 'abc');
    local.set('appearance', 'dark');
    local.clear(['appearance', 'userConfig']);
    expect(browser.storage.local.length).toBe(1);
    expect(local.get('appearance')).toBe('dark');
    expect(local.get('userConfig')).toBeNull();
  });

  it('of the tab leaves the device alone', async () => {
    const { local, tab } = await open();
    local.set('sessionToken', 'abc');
    tab.set('bookingDraft', draft);
    tab.clear();
    expect([local.get('sessionToken'), tab.get('bookingDraft')]).toEqual(['abc', null]);
  });
});

describe('a storage that is blocked', () => {
  it('is replaced by the memory of the page', async () => {
    const { browser, local } = await open();
    refuse(browser.storage.local, 'getItem', 'setItem', 'removeItem', 'clear');
    expect(local.get('sessionToken')).toBeNull();
    local.set('sessionToken', 'abc');
    local.set('userConfig', { currency: 'CLP' });
    expect([local.get('sessionToken'), local.get('userConfig')]).toEqual([
      'abc',
      { currency: 'CLP' },
    ]);
    local.remove('sessionToken');
    expect(local.get('sessionToken')).toBeNull();
    local.clear();
    expect(local.get('userConfig')).toBeNull();
  });

  it('is no reason to fail where even looking at it throws', async () => {
    const { tab } = await open();
    vi.stubGlobal('sessionStorage', undefined);
    tab.set('bookingDraft', draft);
    expect(tab.get('bookingDraft')).toEqual(draft);
    tab.clear(['bookingDraft']);
    expect(tab.get('bookingDraft')).toEqual(draft);
  });
});

describe('a storage that is full', () => {
  it('keeps the newer value for the page, not the older one for ever', async () => {
    const { browser, local } = await open();
    const store = browser.storage.local.setItem.bind(browser.storage.local);
    local.set('chatDraft', 'before');
    refuse(browser.storage.local, 'setItem');
    local.set('chatDraft', 'after');
    expect(local.get('chatDraft')).toBe('after');
    browser.storage.local.setItem = store;
    local.set('chatDraft', 'last');
    browser.storage.local.setItem('chatDraft', 'of another tab');
    expect(local.get('chatDraft')).toBe('of another tab');
  });

  it('gives back nothing that was removed', async () => {
    const { browser, local } = await open();
    local.set('sessionToken', 'stored');
    refuse(browser.storage.local, 'setItem');
    local.set('sessionToken', 'kept in memory');
    local.remove('sessionToken');
    expect(local.get('sessionToken')).toBeNull();
  });
});
