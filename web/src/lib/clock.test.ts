import { afterEach, describe, expect, it } from 'vitest';
import { followServerClock, nowMs, setServerNow } from './clock.ts';

afterEach(() => setServerNow(new Date().toISOString()));

describe("the product's clock", () => {
  it("follows the server's when it says another time, and runs on from there", () => {
    followServerClock(new Headers({ 'x-now': '2030-01-01T00:00:00Z' }));
    expect(Math.abs(nowMs() - Date.parse('2030-01-01T00:00:00Z'))).toBeLessThan(1000);
  });

  it("is the device's own when the server says nothing or nonsense", () => {
    followServerClock(new Headers());
    setServerNow('soon');
    expect(Math.abs(nowMs() - Date.now())).toBeLessThan(1000);
  });

  it('does not take the way from the server for another time', () => {
    const before = nowMs() - Date.now();
    for (const wayMs of [300, 1800, 0])
      followServerClock(new Headers({ 'x-now': new Date(Date.now() - wayMs).toISOString() }));
    expect(nowMs() - Date.now()).toBeCloseTo(before, -1);
  });

  it('is right on a device a day slow, and stays still from answer to answer', () => {
    const dayMs = 86_400_000;
    const answer = (wayMs: number) => {
      const sent = new Date(Date.now() + dayMs - wayMs).toISOString();
      followServerClock(new Headers({ 'x-now': sent }));
      return nowMs() - Date.now();
    };
    const first = answer(100);
    expect(Math.abs(first - dayMs)).toBeLessThan(1000);
    expect([answer(1500), answer(0), answer(900)]).toEqual([first, first, first]);
  });

  it("follows a move of the server's clock at once, by a few seconds too", () => {
    setServerNow(new Date(Date.now() + 3000).toISOString());
    expect(Math.abs(nowMs() - Date.now() - 3000)).toBeLessThan(500);
  });
});
