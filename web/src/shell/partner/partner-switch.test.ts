import type { Partner } from '@puente/contract/partner';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser, silence } from '../../../test/browser.ts';

const config = 'GET /api/partner/get-partner-config';
const theme = { primaryColor: '#aa0000', secondaryColor: '#00aa00', headerColor: '#0000aa' };
const partner = (slug: string) =>
  ({
    id: `id of ${slug}`,
    slug,
    name: `Name of ${slug}`,
    config: { welcomeMessage: 'Hello', resourceLinks: [], theme: { ...theme, logo: null } },
  }) as unknown as Partner;

async function open() {
  vi.useFakeTimers();
  const browser = openBrowser();
  browser.answers(config, ({ url }) => {
    const slug = new URL(url, 'http://x').searchParams.get('partnerId') ?? '';
    const isKnown = slug !== 'nobody';
    return Response.json(isKnown ? partner(slug) : {}, { status: isKnown ? 200 : 404 });
  });
  const { local } = await import('../../lib/storage.ts');
  const { shownPartner } = await import('./partner.ts');
  const asked = () =>
    browser
      .callsTo(config)
      .map(({ url }) => new URL(url, 'http://x').searchParams.get('partnerId'));
  const shown = () => shownPartner()?.slug ?? null;
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { browser, local, asked, shown, wait, ...(await import('./partner-switch.ts')) };
}

describe('the partner of the first render', () => {
  it('is loaded, with colours for both schemes', async () => {
    const { browser, shown, local, begin } = await open();
    await begin('casa');
    expect(shown()).toBe('casa');
    expect(browser.document.properties.get('--primary')).toMatch(/^light-dark\(#/);
    expect(local.get('partnerConfig')?.partner.slug).toBe('casa');
  });

  it('comes from this device at once, and is read again when it is old', async () => {
    const { local, asked, shown, wait, begin } = await open();
    const kept = { partner: partner('casa'), properties: { '--primary': 'red' } };
    local.set('partnerConfig', { ...kept, readAtMs: Date.now() - 29 * 60_000 });
    await begin('casa');
    expect([shown(), asked()]).toEqual(['casa', []]);
    local.set('partnerConfig', { ...kept, readAtMs: Date.now() - 31 * 60_000 });
    await begin('casa');
    expect(shown()).toBe('casa');
    await wait(0);
    expect(asked()).toEqual(['casa']);
  });

  it('of another link is not taken from this device', async () => {
    const { local, asked, shown, begin } = await open();
    const kept = { partner: partner('casa'), properties: {}, readAtMs: Date.now() };
    local.set('partnerConfig', kept);
    await begin('puerto');
    expect([shown(), asked()]).toEqual(['puerto', ['puerto']]);
  });

  it('does not hold the page up for more than two seconds', async () => {
    const { browser, shown, wait, begin } = await open();
    browser.answers(config, silence);
    const begun = vi.fn();
    void begin('casa').then(begun);
    await wait(1999);
    expect(begun).not.toHaveBeenCalled();
    await wait(1);
    expect(begun).toHaveBeenCalledOnce();
    expect(shown()).toBeNull();
  });

  it('that does not exist is none', async () => {
    const { shown, local, begin } = await open();
    await begin('nobody');
    expect([shown(), local.get('partnerConfig')]).toEqual([null, null]);
  });
});

describe('a slug of before', () => {
  it('is replaced by the present one, also after the address was followed again', async () => {
    const { browser, local, asked, wait, begin } = await open();
    browser.answers(config, () => Response.json(partner('casa-nueva')));
    const { followAddress } = await import('./partner.ts');
    local.set('partnerId', 'casa');
    await begin('casa');
    expect(local.get('partnerId')).toBe('casa-nueva');
    // What the router tells of its first page, whose address has the slug of before.
    followAddress('?pId=casa');
    await wait(1000);
    expect([local.get('partnerId'), asked()]).toEqual(['casa-nueva', ['casa']]);
  });
});

describe('switching', () => {
  it('waits until nobody asked for another for 300 ms: the last one wins', async () => {
    const { asked, shown, wait, request } = await open();
    for (const name of ['a', 'b', 'c']) {
      request(name);
      await wait(299);
    }
    expect(asked()).toEqual([]);
    await wait(1);
    expect([asked(), shown()]).toEqual([['c'], 'c']);
  });

  it('is not interrupted; what was asked meanwhile follows', async () => {
    const { browser, asked, shown, wait, request } = await open();
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    browser.answers(config, async ({ url }) => {
      await held;
      const slug = new URL(url, 'http://x').searchParams.get('partnerId') ?? '';
      return Response.json(partner(slug));
    });
    request('a');
    await wait(300);
    request('b');
    request('c');
    await wait(10_000);
    expect(asked()).toEqual(['a']);
    answer();
    await wait(299);
    expect(shown()).toBe('a');
    // The end of the first switch, then the wait of the next one.
    await wait(1 + 300);
    expect([asked(), shown()]).toEqual([['a', 'c'], 'c']);
  });

  it('back and forth reads each once in half an hour', async () => {
    const { asked, shown, wait, request } = await open();
    for (const name of ['a', 'b', 'a', 'b', 'a']) {
      request(name);
      await wait(1000);
    }
    expect([asked(), shown()]).toEqual([['a', 'b'], 'a']);
  });

  it('to none removes every colour', async () => {
    const { browser, local, shown, wait, request } = await open();
    request('a');
    await wait(1000);
    expect(browser.document.properties.size).toBe(15);
    request(null);
    await wait(1000);
    expect([shown(), browser.document.properties.size]).toEqual([null, 0]);
    expect(local.get('partnerConfig')).toBeNull();
  });

  it('to one that fails shows none, and can be tried again', async () => {
    const { asked, shown, wait, request } = await open();
    request('nobody');
    await wait(1000);
    expect(shown()).toBeNull();
    request('nobody');
    await wait(1000);
    expect(asked()).toEqual(['nobody', 'nobody']);
  });
});
