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
    setServerNow(new Date(Date.now() - 300).toISOString());
    expect(nowMs() - Date.now()).toBeCloseTo(before, -1);
  });
});
