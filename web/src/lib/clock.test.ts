import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followServerClock, nowMs, setServerNow } from './clock.ts';

// The device's clock stands still: offsets are exact.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  setServerNow(new Date().toISOString());
  vi.useRealTimers();
});

describe("the product's clock", () => {
  it("follows the server's when it says another time, and runs on from there", () => {
    followServerClock(new Headers({ 'x-now': '2030-01-01T00:00:00Z' }));
    expect(nowMs()).toBe(Date.parse('2030-01-01T00:00:00Z'));
    vi.setSystemTime(Date.now() + 60_000);
    expect(nowMs()).toBe(Date.parse('2030-01-01T00:01:00Z'));
  });

  it("is the device's own when the server says nothing or nonsense", () => {
    followServerClock(new Headers());
    setServerNow('soon');
    expect(nowMs()).toBe(Date.now());
  });

  it('does not take the way from the server for another time', () => {
    const before = nowMs() - Date.now();
    for (const wayMs of [300, 1800, 0])
      followServerClock(new Headers({ 'x-now': new Date(Date.now() - wayMs).toISOString() }));
    expect(nowMs() - Date.now()).toBe(before);
  });

  it('is right on a device a day slow, and stays still from answer to answer', () => {
    const dayMs = 86_400_000;
    const answer = (wayMs: number) => {
      const sent = new Date(Date.now() + dayMs - wayMs).toISOString();
      followServerClock(new Headers({ 'x-now': sent }));
      return nowMs() - Date.now();
    };
    const first = answer(100);
    expect(first).toBe(dayMs - 100);
    expect([answer(1500), answer(0), answer(900)]).toEqual([first, first, first]);
  });

  it("follows a move of the server's clock at once, by a few seconds too", () => {
    setServerNow(new Date(Date.now() + 3000).toISOString());
    expect(nowMs() - Date.now()).toBe(3000);
  });
});
