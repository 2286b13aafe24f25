import { describe, expect, it, vi } from 'vitest';
import { guardReasons, onGuardChange, preventReload } from './reload-guard.ts';
import { isCatchingUp, isMajorChange, mayReload } from './update-rules.ts';

describe('a version', () => {
  it('is another major one by its first number alone', () => {
    for (const [from, to, isMajor] of [
      ['3.0.0', '3.9.9', false],
      ['3.0.0', '4.0.0', true],
      ['10.1.0', '1.1.0', true],
      ['4.0.0', '3.0.0', true],
      [null, '3.0.0', false],
      ['', '3.0.0', true],
    ] as const)
      expect(isMajorChange(from, to), `${from} ${to}`).toBe(isMajor);
  });
});

describe('a reload', () => {
  it('by itself loses nothing when nothing is going on', () => {
    expect(mayReload([], false)).toBe(true);
    for (const reason of ['draft', 'form', 'payment', 'meeting', 'upload', 'inactive'] as const)
      expect(mayReload([reason], false), reason).toBe(false);
  });

  it('that was asked for minds drafts no longer, as they are kept', () => {
    expect(mayReload(['draft'], true)).toBe(true);
    for (const reason of ['form', 'payment', 'meeting', 'upload', 'inactive'] as const)
      expect(mayReload(['draft', reason], true), reason).toBe(false);
  });
});

describe('a waiting worker', () => {
  it('takes over silently when it is the page’s own and the one in charge is older', () => {
    expect(isCatchingUp({ page: 'b', inCharge: 'a', waiting: 'b' })).toBe(true);
  });

  it('does not when it is newer than the page, or one of them is unknown', () => {
    for (const [page, inCharge, waiting] of [
      ['a', 'a', 'b'],
      ['b', 'a', 'c'],
      ['b', 'b', 'b'],
      [null, 'a', 'b'],
      ['b', null, 'b'],
      ['b', 'a', null],
    ] as const)
      expect(isCatchingUp({ page, inCharge, waiting })).toBe(false);
  });
});

describe('guards against a reload', () => {
  it('hold until the last of their kind is let go, each once', () => {
    const [one, other] = [preventReload('form'), preventReload('form')];
    one();
    one();
    expect(guardReasons()).toEqual(['form']);
    other();
    expect(guardReasons()).toEqual([]);
  });

  it('tell of each change, and are the same list in between', () => {
    const changed = vi.fn();
    const stop = onGuardChange(changed);
    const allow = preventReload('upload');
    expect(guardReasons()).toBe(guardReasons());
    allow();
    stop();
    preventReload('draft')();
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
