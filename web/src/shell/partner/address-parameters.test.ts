import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

async function open(address = 'http://localhost:3000/', taken?: Record<string, string>) {
  const browser = openBrowser(address);
  // What /theme.js took out of the address before any of this ran.
  Object.assign(globalThis, taken ? { puenteAddress: taken } : {});
  const { local } = await import('../../lib/storage.ts');
  return { browser, local, ...(await import('./address-parameters.ts')) };
}

describe('the partner in an address', () => {
  it('has two names, of which pId comes first; "default" is none', async () => {
    const { partnerOfAddress } = await open();
    for (const [search, partner] of [
      ['?pId=casa', 'casa'],
      ['?partnerId=casa', 'casa'],
      ['?partnerId=a&pId=b', 'b'],
      ['?pId=&partnerId=a', 'a'],
      ['?pId=default', null],
      ['?pId=', undefined],
      ['?pid=casa', undefined],
      ['', undefined],
    ] as const)
      expect(partnerOfAddress(search), search).toBe(partner);
  });

  it('is kept for the next visit, until an address says none', async () => {
    const { browser, local, takeAddressParameters, currentPartnerId } = await open();
    takeAddressParameters('?pId=casa');
    takeAddressParameters('?step=about');
    expect(currentPartnerId()).toBe('casa');
    browser.storage.local.setItem('partnerConfig', '{}');
    takeAddressParameters('?pId=default');
    expect([currentPartnerId(), local.get('partnerConfig')]).toEqual([undefined, null]);
  });
});

describe('a sign-in link', () => {
  it('is used once, with the phone it is for', async () => {
    const { takeAddressParameters, local } = await open(undefined, {
      authToken: 'abc',
      phone: ' 56911111111',
    });
    expect(takeAddressParameters('')).toEqual({ authToken: 'abc', phone: '+56911111111' });
    expect(takeAddressParameters('')).toBeNull();
    expect(local.get('initialPhoneNumber')).toBe('+56911111111');
  });

  it('without a phone names none', async () => {
    const { takeAddressParameters } = await open(undefined, { authToken: 'abc' });
    expect(takeAddressParameters('')).toEqual({ authToken: 'abc', phone: '' });
  });
});

describe('the phone of a link', () => {
  it('gets the + that is missing, or that became a space', async () => {
    const { initialPhone } = await open();
    for (const given of ['56911111111', ' 56911111111', '+56911111111', '+56 9 1111-1111'])
      expect(initialPhone(given)).toBe('+56911111111');
  });

  it('is none when there are no digits', async () => {
    const { initialPhone } = await open();
    for (const given of [null, '', '+', 'call me']) expect(initialPhone(given)).toBeNull();
  });
});

describe('back from the premium checkout', () => {
  for (const [search, isPaid, rest] of [
    ['?activeTab=subscription&payment_status=success', true, ''],
    ['?activeTab=subscription&payment_status=cancelled&pId=a', false, '?pId=a'],
    ['?activeTab=subscription', false, '?activeTab=subscription'],
    ['?payment_status=success', false, '?payment_status=success'],
    [
      '?activeTab=profile&payment_status=success',
      false,
      '?activeTab=profile&payment_status=success',
    ],
  ] as const)
    it(`${search} is ${isPaid ? '' : 'not '}paid and leaves "${rest}"`, async () => {
      const { browser } = await open(`http://localhost:3000/you${search}`);
      const { premiumChangedEvent } = await import('../../lib/events.ts');
      const { tellPremiumReturn } = await import('../premium-return.ts');
      const told = vi.fn();
      globalThis.addEventListener(premiumChangedEvent, told);
      tellPremiumReturn();
      expect(told).toHaveBeenCalledTimes(isPaid ? 1 : 0);
      expect(browser.location.search).toBe(rest);
      expect(browser.location.pathname).toBe('/you');
    });
});
