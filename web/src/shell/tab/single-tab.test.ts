import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

// Several tabs of one browser: each its own modules and window, one channel between all.

/** A channel that is dead while a tab sleeps. */
function channels() {
  const open = new Set<EventTarget>();
  const asleep = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      if (asleep.has(this)) return;
      for (const other of open)
        if (other !== this && !asleep.has(other))
          other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const last = () => [...open].at(-1) ?? new EventTarget();
  return {
    last,
    sleep: (channel: EventTarget) => void asleep.add(channel),
    wake: (channel: EventTarget) => void asleep.delete(channel),
  };
}

const minute = 60_000;

async function openTabs() {
  vi.useFakeTimers();
  let shared: ReturnType<typeof channels> | null = null;
  const openTab = async (address = 'http://localhost:3000/') => {
    const browser = openBrowser(address);
    shared ??= channels();
    const { startSingleTab, takeOverHere } = await import('./single-tab.ts');
    const { preventReload, guardReasons } = await import('../update/reload-guard.ts');
    startSingleTab(address);
    const channel = shared.last();
    const { sleep, wake } = shared;
    return {
      browser,
      preventReload,
      guardReasons,
      takeOver: takeOverHere,
      // The tabs of a test share one process, and so one window: the guard is each tab's own.
      isActive: () => !guardReasons().includes('inactive'),
      close: () => (browser.dispatch('pagehide'), sleep(channel)),
      sleep: () => sleep(channel),
      wake: () => (wake(channel), browser.document.dispatchEvent(new Event('visibilitychange'))),
    };
  };
  onTestFinished(() => void vi.unstubAllGlobals());
  return openTab;
}

const activity = (tabs: { isActive: () => boolean }[]) => tabs.map((tab) => tab.isActive());

describe('one tab', () => {
  it('alone is active, whatever it says into the silence', async () => {
    const openTab = await openTabs();
    const only = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    expect(only.isActive()).toBe(true);
  });

  it('that is opened takes over from the one before', async () => {
    const openTab = await openTabs();
    const tabs = [await openTab()];
    await vi.advanceTimersByTimeAsync(minute);
    tabs.push(await openTab());
    await vi.advanceTimersByTimeAsync(1000);
    expect(activity(tabs)).toEqual([false, true]);
    tabs.push(await openTab());
    await vi.advanceTimersByTimeAsync(1000);
    expect(activity(tabs)).toEqual([false, false, true]);
  });

  it('stays the only one for as long as both are open', async () => {
    const openTab = await openTabs();
    const tabs = [await openTab()];
    await vi.advanceTimersByTimeAsync(minute);
    tabs.push(await openTab());
    for (let i = 0; i < 20; i++) {
      await vi.advanceTimersByTimeAsync(3000);
      expect(activity(tabs).filter(Boolean)).toHaveLength(1);
    }
  });

  it('that rests can be chosen, and then the other rests', async () => {
    const openTab = await openTabs();
    const tabs = [await openTab()];
    await vi.advanceTimersByTimeAsync(minute);
    tabs.push(await openTab());
    await vi.advanceTimersByTimeAsync(minute);
    tabs[0]?.takeOver();
    await vi.advanceTimersByTimeAsync(1000);
    expect(activity(tabs)).toEqual([true, false]);
  });

  it('that rests does not reload by itself, and may again once it is active', async () => {
    const openTab = await openTabs();
    const first = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    await openTab();
    await vi.advanceTimersByTimeAsync(1000);
    expect(first.guardReasons()).toEqual(['inactive']);
    first.takeOver();
    expect(first.guardReasons()).toEqual([]);
  });
});

describe('a tab in which somebody pays', () => {
  it('is not replaced by one that was merely opened', async () => {
    const openTab = await openTabs();
    const first = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    first.preventReload('payment');
    const second = await openTab();
    await vi.advanceTimersByTimeAsync(1000);
    expect(activity([first, second])).toEqual([true, false]);
  });

  it('gives way when the person chooses the other', async () => {
    const openTab = await openTabs();
    const first = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    first.preventReload('payment');
    const second = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    second.takeOver();
    await vi.advanceTimersByTimeAsync(1000);
    expect(activity([first, second])).toEqual([false, true]);
  });
});

describe('the active tab that closes', () => {
  it('hands over to a resting tab that is seen', async () => {
    const openTab = await openTabs();
    const first = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    const second = await openTab();
    await vi.advanceTimersByTimeAsync(1000);
    second.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.isActive()).toBe(true);
  });

  it('without a word is missed by the next ping', async () => {
    const openTab = await openTabs();
    const first = await openTab();
    await vi.advanceTimersByTimeAsync(minute);
    const second = await openTab();
    await vi.advanceTimersByTimeAsync(1000);
    second.sleep();
    // A ping every three seconds, four tries of 300 ms.
    await vi.advanceTimersByTimeAsync(3000 + 4 * 300);
    expect(first.isActive()).toBe(true);
  });
});

it('after a sleep, two tabs that both think they are the one agree again', async () => {
  const openTab = await openTabs();
  const first = await openTab();
  await vi.advanceTimersByTimeAsync(minute);
  first.sleep();
  const second = await openTab();
  await vi.advanceTimersByTimeAsync(minute);
  expect(activity([first, second])).toEqual([true, true]);
  first.wake();
  await vi.advanceTimersByTimeAsync(4000);
  expect(activity([first, second]).filter(Boolean)).toHaveLength(1);
});
