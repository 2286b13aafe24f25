import { policy } from '@puente/contract/policy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundFor, refundStretches } from './rules.ts';

// The ladder as product.md tells it (refund-1 to refund-4), in milliseconds and nothing else.

const hour = 3_600_000;
const bookedMs = Date.parse('2026-03-01T10:00:00Z');

function shareAsTold(startMs: number, nowMs: number): number {
  if (nowMs <= bookedMs + 24 * hour && nowMs <= startMs - 2 * hour) return 100;
  if (nowMs > startMs - 48 * hour) return 0;
  return 90;
}

const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms);
const timesOf = (startMs: number) => ({ bookedAt: instant(bookedMs), startsAt: instant(startMs) });

/** A moment close to an edge of the ladder, a millisecond on either side of it or on it. */
const moments = (startMs: number) =>
  [bookedMs, bookedMs + 24 * hour, startMs - 2 * hour, startMs - 48 * hour, startMs].flatMap(
    (edge) => [edge - 1, edge, edge + 1],
  );

/** Starts from at once to two months ahead, most of them where two edges meet. */
const start = fc.oneof(
  fc.integer({ min: 0, max: 60 * 24 }).map((hours) => bookedMs + hours * hour),
  fc
    .tuple(fc.constantFrom(0, 2, 24, 26, 48, 50, 72, 74), fc.integer({ min: -2, max: 2 }))
    .map(([hours, ms]) => bookedMs + hours * hour + ms),
);

const refundAt = (startMs: number, nowMs: number, paid = 10_000) =>
  refundFor(
    policy.refund,
    timesOf(startMs),
    { paid, refunded: 0, owed: 0 },
    {
      by: 'client',
      now: instant(nowMs),
    },
  );

test('what is paid back is what the rules tell, to the millisecond', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 60 * 24 * hour }), (startMs, laterMs) => {
      for (const nowMs of [...moments(startMs), bookedMs + laterMs].filter((ms) => ms >= bookedMs))
        expect(refundAt(startMs, nowMs).amount, `${startMs} ${nowMs}`).toBe(
          100 * shareAsTold(startMs, nowMs),
        );
    }),
  );
});

test('waiting never pays: it gives back as much or less', () => {
  fc.assert(
    fc.property(start, (startMs) => {
      const amounts = moments(startMs)
        .filter((ms) => ms >= bookedMs)
        .toSorted((a, b) => a - b)
        .map((ms) => refundAt(startMs, ms).amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    }),
  );
});

test('terms hold until the instant they name, and not a millisecond longer', () => {
  fc.assert(
    fc.property(start, fc.integer({ min: 0, max: 60 * 24 * hour }), (startMs, laterMs) => {
      const { until, rule } = refundAt(startMs, bookedMs + laterMs);
      if (until === null) return;
      expect(refundAt(startMs, until.epochMilliseconds).rule).toBe(rule);
      expect(refundAt(startMs, until.epochMilliseconds + 1).rule).not.toBe(rule);
    }),
  );
});

test('what is shown before paying is what cancelling then gives', () => {
  fc.assert(
    fc.property(start, (startMs) => {
      const { fullUntil, partUntil } = refundStretches(policy.refund, timesOf(startMs));
      for (const nowMs of moments(startMs).filter((ms) => ms >= bookedMs)) {
        const isFull = fullUntil !== null && nowMs <= fullUntil.epochMilliseconds;
        const isPart = !isFull && partUntil !== null && nowMs <= partUntil.epochMilliseconds;
        expect(refundAt(startMs, nowMs).basisPoints / 100).toBe(isFull ? 100 : isPart ? 90 : 0);
      }
    }),
  );
});

test('a change of clocks moves no edge: hours are hours', () => {
  // Chile's clocks go back in the night of 5 April 2026, in the last 48 hours before the start.
  const startMs = Date.parse('2026-04-06T13:00:00Z');
  const edge = startMs - 48 * hour;
  expect(refundAt(startMs, edge)).toMatchObject({ rule: 'standard', amount: 9000 });
  expect(refundAt(startMs, edge + 1)).toMatchObject({ rule: 'close-to-start', amount: 0 });
});
