import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { FakeRequest } from '../../test/uploads.ts';

async function open() {
  const browser = openBrowser();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('window', globalThis);
  const { upload } = await import('./upload.ts');
  const { configureApi } = await import('./api.ts');
  const onSessionExpired = vi.fn();
  configureApi({ onSessionExpired });
  const percents: number[] = [];
  const caller = new AbortController();
  onTestFinished(() => void (FakeRequest.last = null));
  const start = () => {
    const file = new File(['picture'], 'me.webp', { type: 'image/webp' });
    const { signal } = caller;
    const onProgress = (percent: number) => percents.push(percent);
    const done = upload('POST /api/profile-picture', file, { onProgress, signal });
    const request = FakeRequest.last;
    if (!request) throw new Error('nothing was sent');
    return { done, request };
  };
  return { browser, start, percents, caller, onSessionExpired };
}

describe('an upload', () => {
  it('is a form with the file, by whoever is signed in', async () => {
    const { browser, start } = await open();
    browser.storage.local.setItem('sessionToken', 'abc');
    const { done, request } = start();
    expect(request.address).toBe('/api/profile-picture');
    expect(request.sent).toEqual({ accept: 'application/json', authorization: 'Bearer abc' });
    expect(request.form?.get('file')).toMatchObject({ name: 'me.webp', type: 'image/webp' });
    request.answer(200, { url: '/media/me.webp' });
    await expect(done).resolves.toEqual({ url: '/media/me.webp' });
  });

  it('tells whole percents, and nothing odd where the size is unknown', async () => {
    const { start, percents } = await open();
    const { done, request } = start();
    for (const loaded of [0, 333, 999, 1000]) request.progress(loaded, 1000);
    request.progress(10, 0);
    request.answer(200, {});
    await done;
    expect(percents).toEqual([0, 33, 99, 100, 0]);
  });

  it('is refused as any call', async () => {
    const { start } = await open();
    const { done, request } = start();
    request.headers = { 'retry-after': '7' };
    request.answer(413, { errorCode: 'file-too-large', message: 'no' });
    await expect(done).rejects.toMatchObject({
      status: 413,
      errorCode: 'file-too-large',
      retryAfter: 7,
    });
  });

  it('by a session that is over ends it', async () => {
    const { browser, start, onSessionExpired } = await open();
    browser.storage.local.setItem('sessionToken', 'abc');
    const { done, request } = start();
    request.answer(401, { errorCode: 'unauthenticated', message: 'no' });
    await expect(done).rejects.toMatchObject({ status: 401 });
    expect(onSessionExpired).toHaveBeenCalledOnce();
  });

  it('that breaks off says whether there is a network', async () => {
    const { browser, start } = await open();
    const lost = start();
    lost.request.end('error');
    await expect(lost.done).rejects.toMatchObject({ errorCode: 'network' });
    browser.setOnline(false);
    const offline = start();
    offline.request.end('error');
    await expect(offline.done).rejects.toMatchObject({ errorCode: 'offline' });
  });
});

describe('an upload that takes long', () => {
  it('goes on while anything moves, and is given up a minute after nothing did', async () => {
    vi.useFakeTimers();
    const { start } = await open();
    const { done, request } = start();
    const failed = vi.fn((error: unknown) => error);
    const outcome = done.catch(failed);
    for (let sent = 0; sent < 10; sent++) {
      await vi.advanceTimersByTimeAsync(59_999);
      request.progress(sent, 100);
    }
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toMatchObject({ status: 0, errorCode: 'timeout' });
  });

  it('is stopped by the person, which is no refusal', async () => {
    const { start, caller } = await open();
    const { done } = start();
    caller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  });
});
