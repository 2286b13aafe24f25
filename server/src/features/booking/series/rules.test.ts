import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ascending, nearestBesides, tooClose } from './rules.ts';

const midnight = Temporal.Instant.from('2026-12-07T00:00:00Z');
const at = (minutes: number) => midnight.add({ minutes });
const minutesOf = (instant: Temporal.Instant) =>
  (instant.epochMilliseconds - midnight.epochMilliseconds) / 60_000;
const close = (starts: number[], distanceMinutes: number) =>
  tooClose({ starts: starts.map(at), durationMinutes: 60, distanceMinutes }).map(minutesOf);

describe('times that come too close to each other', () => {
  test.each<[string, number[], number, number[]]>([
    ['none of one', [0], 30, []],
    ['none that follow each other', [0, 60, 120], 0, []],
    ['the second of two that overlap by a minute', [0, 59], 0, [59]],
    ['none that keep the distance to the minute', [0, 90], 30, []],
    ['one that is a minute short of it', [0, 89], 30, [89]],
    ['the one between two that fit without it', [0, 30, 60], 0, [30]],
    ['all that crowd behind the first', [0, 10, 20, 59], 0, [10, 20, 59]],
  ])('are %s', (_, starts, distance, wanted) => {
    expect(close(starts, distance)).toEqual(wanted);
  });

  const someStarts = fc
    .uniqueArray(fc.integer({ min: 0, max: 600 }), { maxLength: 8 })
    .map((starts) => starts.toSorted((one, other) => one - other));

  test('are few enough that the others fit, and each has one that it doesn’t fit beside', () => {
    fc.assert(
      fc.property(someStarts, fc.integer({ min: 0, max: 120 }), (starts, distance) => {
        const refused = close(starts, distance);
        const kept = starts.filter((start) => !refused.includes(start));
        for (const [index, start] of kept.entries())
          if (index > 0)
            expect(start - (kept[index - 1] ?? 0)).toBeGreaterThanOrEqual(60 + distance);
        for (const start of refused)
          expect(kept.some((one) => one < start && start - one < 60 + distance)).toBe(true);
      }),
    );
  });
});

describe('other times for one that can’t be had', () => {
  const free = (minutes: number) => ({
    start: at(minutes).toString(),
    end: at(minutes + 60).toString(),
  });
  const named = (
    frees: number[],
    { wanted, chosen = [], distance = 0 }: { wanted: number; chosen?: number[]; distance?: number },
  ) =>
    nearestBesides(
      frees.map(free),
      at(wanted),
      { starts: chosen.map(at), durationMinutes: 60, distanceMinutes: distance },
      3,
    ).map(({ start }) => minutesOf(Temporal.Instant.from(start)));

  test('are the three nearest, in order of time', () => {
    expect(named([0, 60, 120, 180, 240, 300], { wanted: 200 })).toEqual([120, 180, 240]);
    expect(named([600, 660], { wanted: 0 })).toEqual([600, 660]);
    expect(named([], { wanted: 0 })).toEqual([]);
  });

  test('keep the distance to the times that stay, on both sides', () => {
    const frees = [0, 30, 60, 90, 120, 150, 180, 210, 240];
    expect(named(frees, { wanted: 120, chosen: [120] })).toEqual([30, 60, 180]);
    expect(named(frees, { wanted: 120, chosen: [120], distance: 30 })).toEqual([0, 30, 210]);
    expect(named(frees, { wanted: 120, chosen: [120], distance: 120 })).toEqual([]);
  });

  test('fit beside the times that stay, whichever they are', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 12 });
    fc.assert(
      fc.property(minutes, minutes, fc.nat(100), fc.nat(60), (frees, chosen, wanted, distance) => {
        const found = named(frees, { wanted, chosen, distance });
        expect(found).toEqual(found.toSorted((one, other) => one - other));
        for (const one of found)
          for (const other of chosen)
            expect(Math.abs(one - other)).toBeGreaterThanOrEqual(60 + distance);
      }),
    );
  });
});

test('times come in their order, whatever the offsets they are written in', () => {
  const starts = ['2026-12-07T12:00:00Z', '2026-12-07T12:30:00+03:00', '2026-12-07T08:00:00-05:00'];
  expect(ascending(starts.map((start) => ({ start }))).map(String)).toEqual([
    '2026-12-07T09:30:00Z',
    '2026-12-07T12:00:00Z',
    '2026-12-07T13:00:00Z',
  ]);
});
