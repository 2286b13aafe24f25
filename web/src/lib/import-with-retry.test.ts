import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importWithRetry, isImporting, onImportChange } from './import-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fails = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a part of the app that does not come', () => {
  it('is asked for once more after 800 ms', async () => {
    const load = vi.fn(() => Promise.resolve('part')).mockImplementationOnce(fails);
    const loaded = importWithRetry(load);
    await vi.advanceTimersByTimeAsync(799);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(loaded).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('twice has failed', async () => {
    const load = vi.fn(fails);
    const outcome = importWithRetry(load).catch(() => 'failed');
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(outcome).resolves.toBe('failed');
    expect(load).toHaveBeenCalledTimes(2);
    expect(isImporting()).toBe(false);
  });
});

it('one knows whether anything is on its way, until the last of several is here', async () => {
  const changes: boolean[] = [];
  const stop = onImportChange(() => changes.push(isImporting()));
  const ends: (() => void)[] = [];
  const parts = [1, 2].map(() =>
    importWithRetry(() => new Promise<void>((done) => void ends.push(done))),
  );
  ends[0]?.();
  await parts[0];
  expect(isImporting()).toBe(true);
  ends[1]?.();
  await parts[1];
  stop();
  expect(changes).toEqual([true, true, true, false]);
});
