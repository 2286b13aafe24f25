import { beforeEach, describe, expect, it, vi } from 'vitest';
import { countFailure, failuresOf } from './failures.ts';

describe('failures of the same thing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('are counted each for itself', () => {
    countFailure('times');
    countFailure('times');
    countFailure('list');
    expect([failuresOf('times'), failuresOf('list'), failuresOf('nothing')]).toEqual([2, 1, 0]);
  });

  it('are forgotten after ten minutes', () => {
    countFailure('once');
    vi.advanceTimersByTime(9 * 60_000);
    countFailure('once');
    expect(failuresOf('once')).toBe(2);
    vi.advanceTimersByTime(2 * 60_000);
    expect(failuresOf('once')).toBe(1);
  });
});
