import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

/** The version of this page, and others. */
const [same, minor, major] = ['3.0.0', '3.9.1', '4.0.0'];
const halfMinute = 30_000;

/** A page that has just begun to look for updates. */
async function open(given: { before?: string; served?: string } = {}) {
  vi.useFakeTimers();
  const browser = openBrowser();
  const { version } = await import('@puente/contract/policy');
  expect(version).toBe(same);
  if (given.before) browser.storage.local.setItem('app_version', given.before);
  const serve = (served: string) => browser.answers('GET /api/config', { version: served });
  serve(given.served ?? same);
  const guard = await import('./reload-guard.ts');
  const update = await import('./update.ts');
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const begin = async () => {
    await update.startUpdates();
    await settle();
  };
  const looks = () => browser.callsTo('GET /api/config').length;
  return {
    browser,
    begin,
    settle,
    serve,
    looks,
    reload: browser.location.reload,
    ...guard,
    ...update,
  };
}

describe('looking for a new version', () => {
  it('happens at the beginning, every half minute, and when the page is looked at or online', async () => {
    const { browser, begin, settle, looks } = await open();
    await begin();
    expect(looks()).toBe(1);
    await vi.advanceTimersByTimeAsync(halfMinute);
    expect(looks()).toBe(2);
    browser.document.dispatchEvent(new Event('visibilitychange'));
    browser.dispatch('online');
    browser.dispatch('puente:active');
    await settle();
    expect(looks()).toBe(5);
  });

  it('does not happen where nobody looks', async () => {
    const { browser, begin, looks, preventReload } = await open();
    await begin();
    browser.document.visibilityState = 'hidden';
    await vi.advanceTimersByTimeAsync(3 * halfMinute);
    browser.document.visibilityState = 'visible';
    const allow = preventReload('inactive');
    await vi.advanceTimersByTimeAsync(3 * halfMinute);
    allow();
    browser.setOnline(false);
    await vi.advanceTimersByTimeAsync(3 * halfMinute);
    expect(looks()).toBe(1);
  });

  it('is no trouble when the server has trouble', async () => {
    const { browser, begin, reload } = await open();
    browser.answers('GET /api/config', () => new Response('<h1>502</h1>', { status: 502 }));
    await begin();
    await vi.advanceTimersByTimeAsync(halfMinute);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('another version', () => {
  it('that is minor waits to be asked for', async () => {
    const { begin, reload, applyUpdate } = await open({ served: minor });
    await begin();
    await vi.advanceTimersByTimeAsync(10 * halfMinute);
    expect(reload).not.toHaveBeenCalled();
    await applyUpdate();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that is major reloads the page by itself, once', async () => {
    const { browser, begin, reload } = await open({ served: major });
    await begin();
    expect(reload).toHaveBeenCalledOnce();
    expect(browser.storage.tab.getItem('forcedReload')).toBe(`to ${major}`);
  });

  it('that is still served by nobody after that reload is not forced again', async () => {
    const { browser, begin, reload } = await open({ served: major });
    browser.storage.tab.setItem('forcedReload', `to ${major}`);
    await begin();
    await vi.advanceTimersByTimeAsync(10 * halfMinute);
    expect(reload).not.toHaveBeenCalled();
  });

  it('of which this browser comes is left behind with a reload', async () => {
    for (const [before, reloads] of [
      ['2.9.9', 1],
      ['3.0.0-rc', 0],
      [undefined, 0],
    ] as const) {
      const { browser, begin, reload } = await open(before ? { before } : {});
      await begin();
      expect(reload, before ?? 'none').toHaveBeenCalledTimes(reloads);
      expect(browser.storage.local.getItem('app_version')).toBe(same);
      vi.useRealTimers();
    }
  });
});

describe('a forced reload', () => {
  for (const reason of ['draft', 'form', 'payment', 'meeting', 'upload'] as const)
    it(`waits for the end of: ${reason}`, async () => {
      const { begin, settle, serve, reload, preventReload } = await open();
      await begin();
      const allow = preventReload(reason);
      const other = preventReload(reason);
      serve(major);
      await vi.advanceTimersByTimeAsync(2 * halfMinute);
      allow();
      await settle();
      expect(reload).not.toHaveBeenCalled();
      other();
      await settle();
      expect(reload).toHaveBeenCalledOnce();
    });

  it('waits for the network', async () => {
    const { browser, begin, settle, serve, reload } = await open();
    await begin();
    browser.answers('GET /api/config', () => {
      browser.setOnline(false);
      return Response.json({ version: major });
    });
    await vi.advanceTimersByTimeAsync(halfMinute);
    expect(reload).not.toHaveBeenCalled();
    serve(major);
    browser.setOnline(true);
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not happen where it could not be remembered: it might never end', async () => {
    const { browser, begin, reload } = await open({ served: major });
    vi.stubGlobal('sessionStorage', undefined);
    await begin();
    await vi.advanceTimersByTimeAsync(10 * halfMinute);
    expect(reload).not.toHaveBeenCalled();
    expect(browser.callsTo('GET /api/config').length).toBeGreaterThan(1);
  });
});

describe('"update now"', () => {
  it('twice is once', async () => {
    const { begin, reload, applyUpdate } = await open({ served: minor });
    await begin();
    await Promise.all([applyUpdate(), applyUpdate()]);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits for a network', async () => {
    const { browser, begin, reload, applyUpdate } = await open({ served: minor });
    await begin();
    browser.setOnline(false);
    await applyUpdate();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('code that is gone for good', () => {
  /** The server's page has another entry script than this one. */
  const served = async (script: string | null) => {
    const opened = await open();
    const page = script ? `<script type="module" src="${script}"></script>` : 'no page';
    opened.browser.answers('GET /index.html', () => new Response(page));
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (text: string) => ({
          querySelector: () => {
            const src = /src="([^"]+)"/.exec(text)?.[1];
            return src ? { getAttribute: () => src } : null;
          },
        });
      },
    );
    return opened;
  };

  it('reloads for a newer build, once', async () => {
    const { reload, reloadForNewerBuild } = await served('/assets/new.js');
    await expect(reloadForNewerBuild()).resolves.toBe(true);
    await expect(reloadForNewerBuild()).resolves.toBe(false);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not interrupt a payment, and minds no draft that is kept', async () => {
    const { reload, reloadForNewerBuild, preventReload } = await served('/assets/new.js');
    const paid = preventReload('payment');
    preventReload('draft');
    await expect(reloadForNewerBuild()).resolves.toBe(false);
    paid();
    await expect(reloadForNewerBuild()).resolves.toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays when nobody knows of a newer build', async () => {
    const { reload, reloadForNewerBuild } = await served(null);
    await expect(reloadForNewerBuild()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
