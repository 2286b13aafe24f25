import { expect, test } from 'vitest';
import { grantable, isPastReplay, nextAttemptAt, refundStep } from './rules.ts';

const now = Temporal.Instant.from('2026-12-01T08:00:00Z');

test.each([
  [2500, 6000, 0, 2500],
  [6000, 6000, 0, 6000],
  [6001, 6000, 0, 6000],
  [4000, 6000, 4000, 2000],
  [1, 6000, 6000, 0],
  [0, 6000, 0, 0],
  [-5, 6000, 0, 0],
])(
  'of a request for %i, with %i received and %i refunded, %i is granted',
  (request, paid, before, is) => {
    expect(grantable(request, paid, before)).toBe(is);
  },
);

test('attempts wait 1, 2, 4 … minutes and never more than an hour', () => {
  const waits = [0, 1, 2, 5, 6, 7, 1000].map((attempts) =>
    now.until(nextAttemptAt(now, attempts)).total('minutes'),
  );
  expect(waits).toEqual([1, 2, 4, 32, 60, 60, 60]);
});

test('the gateway is trusted to remember a key for 23 hours', () => {
  expect(isPastReplay(now, now.add({ hours: 23 }).subtract({ seconds: 1 }))).toBe(false);
  expect(isPastReplay(now, now.add({ hours: 23 }))).toBe(true);
});

test.each([
  ['requested', 'pending', 'wait'],
  ['requested', 'succeeded', 'paid'],
  ['requested', 'failed', 'failed'],
  ['succeeded', 'pending', 'nothing'],
  ['succeeded', 'succeeded', 'nothing'],
  ['succeeded', 'failed', 'returned'],
  ['failed', 'succeeded', 'nothing'],
  ['failed', 'failed', 'nothing'],
] as const)('a %s refund that is %s at the gateway: %s', (status, gateway, step) => {
  expect(refundStep(status, gateway)).toBe(step);
});
