import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

const minuteMs = 60_000;

describe('a contact that a visitor wants', () => {
  const openPending = async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    openBrowser('http://localhost:3000/contacts/p1');
    const { local } = await import('../../lib/storage.ts');
    return { local, ...(await import('./pending.ts')) };
  };

  it('is added once, after signing in', async () => {
    const { rememberAdding, takeAdding } = await openPending();
    rememberAdding('p1');
    expect([takeAdding('p1'), takeAdding('p1')]).toEqual([true, false]);
  });

  it('is that person and nobody else', async () => {
    const { rememberAdding, takeAdding } = await openPending();
    rememberAdding('p1');
    expect([takeAdding('p2'), takeAdding('p1')]).toEqual([false, true]);
  });

  it('is wanted for half an hour', async () => {
    const { local, rememberAdding, takeAdding } = await openPending();
    rememberAdding('p1');
    vi.advanceTimersByTime(30 * minuteMs);
    expect(takeAdding('p1')).toBe(false);
    expect(local.get('pendingActionParams')).toBeNull();
  });

  it('is given up by who comes back, not by who wished it only just now', async () => {
    const { forgetAdding, rememberAdding, takeAdding } = await openPending();
    rememberAdding('p1');
    forgetAdding('p1', Date.now() - 1);
    expect(takeAdding('p1')).toBe(true);
    rememberAdding('p1');
    forgetAdding('p1', Date.now());
    expect(takeAdding('p1')).toBe(false);
  });

  it('is left alone when something else is pending', async () => {
    const { local, takeAdding } = await openPending();
    local.set('pendingActionParams', { action: 'another', personId: 'p1', at: Date.now() });
    expect(takeAdding('p1')).toBe(false);
    expect(local.get('pendingActionParams')).toMatchObject({ action: 'another' });
  });
});
