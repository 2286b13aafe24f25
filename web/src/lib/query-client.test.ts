import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';

async function open() {
  const browser = openBrowser();
  const { queryClient } = await import('./query-client.ts');
  const { ApiError } = await import('./api.ts');
  const refused = (status: number) => new ApiError(status, null, 'unknown');
  return { browser, queryClient, refused };
}

describe('a read that fails', () => {
  for (const [what, status, tries] of [
    ['is lost on the way', 0, 3],
    ['meets a server in trouble', 503, 3],
    ['is refused', 403, 1],
    ['finds nothing', 404, 1],
  ] as const)
    it(`and ${what} is tried ${tries} times`, async () => {
      vi.useFakeTimers();
      const { queryClient, refused } = await open();
      const queryFn = vi.fn(() => Promise.reject(refused(status)));
      const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn });
      const stop = observer.subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(60_000);
      stop();
      expect(queryFn).toHaveBeenCalledTimes(tries);
    });

  it('on a device without a network is not tried again', async () => {
    vi.useFakeTimers();
    const { browser, queryClient, refused } = await open();
    browser.setOnline(false);
    const queryFn = vi.fn(() => Promise.reject(refused(0)));
    const observer = new QueryObserver(queryClient, { queryKey: ['x'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

describe('what was read', () => {
  const cached = async () => {
    const opened = await open();
    opened.queryClient.setQueryData(['bookings'], 'of Inés');
    return opened;
  };

  it('is gone after signing out', async () => {
    const { browser, queryClient } = await cached();
    browser.dispatch('puente:logout');
    expect(queryClient.getQueryData(['bookings'])).toBeUndefined();
  });

  it('and is on the page stays there until the page is the visitor’s', async () => {
    const { browser, queryClient } = await cached();
    const queryFn = vi.fn(() => Promise.resolve('of nobody'));
    const observer = new QueryObserver(queryClient, { queryKey: ['bookings'], queryFn });
    const stop = observer.subscribe(() => undefined);
    browser.dispatch('puente:logout');
    expect(observer.getCurrentResult().data).toBe('of Inés');
    browser.dispatch('puente:other-person');
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of nobody'));
    stop();
  });

  it('is gone when the person is another', async () => {
    const { browser, queryClient } = await cached();
    browser.dispatch('puente:other-person');
    expect(queryClient.getQueryData(['bookings'])).toBeUndefined();
  });

  it('on the page is read again for the other person', async () => {
    const { browser, queryClient } = await open();
    let who = 'Inés';
    const queryFn = vi.fn(() => Promise.resolve(`of ${who}`));
    const observer = new QueryObserver(queryClient, { queryKey: ['bookings'], queryFn });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of Inés'));
    who = 'Paul';
    browser.dispatch('puente:other-person');
    expect(observer.getCurrentResult().data).toBeUndefined();
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of Paul'));
    stop();
  });

  it('is trusted no longer when a resting tab is used again, however fresh', async () => {
    const { browser, queryClient } = await cached();
    expect(queryClient.getQueryState(['bookings'])?.isInvalidated).toBe(false);
    browser.dispatch('puente:inactive');
    browser.dispatch('puente:active');
    expect(queryClient.getQueryState(['bookings'])?.isInvalidated).toBe(true);
  });
});
