import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPaymentReturn, isStronger, type TabState } from './single-tab-rules.ts';

const at = 1_000_000;
function sign(given: Partial<TabState>): TabState {
  return {
    id: 'a',
    sinceMs: at - 60_000,
    usedMs: at - 60_000,
    isGuarded: false,
    isAsked: false,
    ...given,
  };
}

describe('of two tabs that both think they are in use', () => {
  test('exactly one remains, whichever tab compares', () => {
    const anySign = fc.record({
      id: fc.string({ minLength: 1 }),
      sinceMs: fc.integer({ min: at - 20_000, max: at }),
      usedMs: fc.integer({ min: at - 20_000, max: at }),
      isGuarded: fc.boolean(),
      isAsked: fc.boolean(),
    });
    fc.assert(
      fc.property(anySign, anySign, (one, other) => {
        fc.pre(one.id !== other.id);
        expect(isStronger(one, other, at)).toBe(!isStronger(other, one, at));
      }),
    );
  });

  test('the one just opened is used, whatever was touched last', () => {
    const opened = sign({ id: 'b', sinceMs: at - 9999, usedMs: 0 });
    expect(isStronger(opened, sign({ usedMs: at }), at)).toBe(true);
  });

  test('a tab is no longer new after 10 s: then the one touched last is used', () => {
    const opened = sign({ id: 'b', sinceMs: at - 10_000, usedMs: 0 });
    expect(isStronger(opened, sign({ usedMs: at }), at)).toBe(false);
  });

  test('two opened one after the other leave the later, two at once the greater id', () => {
    const first = sign({ sinceMs: at - 20 });
    expect(isStronger(sign({ id: 'b', sinceMs: at - 10 }), first, at)).toBe(true);
    expect(isStronger(sign({ id: 'b', sinceMs: at - 20 }), first, at)).toBe(true);
  });

  test('the one that comes back from paying stays, even under a newer one', () => {
    const paying = sign({ isGuarded: true });
    expect(isStronger(sign({ id: 'b', sinceMs: at }), paying, at)).toBe(false);
    expect(isStronger(paying, sign({ id: 'b', sinceMs: at }), at)).toBe(true);
  });

  test('a person may choose another one than the meeting, and the meeting again', () => {
    const meeting = sign({ isGuarded: true, sinceMs: at - 50_000 });
    const chosen = sign({ id: 'b', isAsked: true, sinceMs: at - 40_000 });
    expect(isStronger(chosen, meeting, at)).toBe(true);
    const again = { ...meeting, isAsked: true, sinceMs: at - 30_000 };
    expect(isStronger(again, chosen, at)).toBe(true);
  });
});

test.each([
  ['https://x.test/book/1?payment_intent=pi_1&step=pay', '/book/1', true],
  ['https://x.test/book/1?redirect_status=failed', '/book/1', true],
  ['https://x.test/you?activeTab=subscription&payment_status=success', '/you', true],
  ['https://x.test/you?activeTab=subscription&payment_status=success', '/', false],
  ['https://x.test/book/1?step=pay', '/book/1', false],
  ['not an address', '/', false],
])('%s, now at %s: back from paying %s', (openedAt, pathname, expected) => {
  expect(isPaymentReturn(openedAt, pathname)).toBe(expected);
});
