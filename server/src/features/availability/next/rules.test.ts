import { describe, expect, test } from 'vitest';
import type { NextStateRow } from '../store.ts';
import { minuteOf } from '../zone/rules.ts';
import { createNextMemory, horizonOf, isStillFirst, type KeptNext } from './rules.ts';

const now = Temporal.Instant.from('2026-12-07T08:00:00Z');
const state = {
  version: 3,
  bookingsVersion: 5,
  timezone: 'UTC',
  durations: [30, 60],
  minimumNoticeMinutes: 120,
  horizonDays: 60,
} as unknown as NextStateRow;

/** Found just now: the first free start is at eleven. */
const eleven = minuteOf(now.add({ hours: 3 }));
const kept = (change: Partial<KeptNext> = {}): KeptNext => ({
  state,
  start: eleven,
  horizon: horizonOf(state, now),
  foundMs: now.epochMilliseconds,
  holdEndsMs: null,
  ...change,
});
const same = () => ({ ...state, durations: [...state.durations] });

describe('the first free start that was found before', () => {
  test('is still it until the notice reaches it, to the minute', () => {
    expect(isStillFirst(kept(), same(), now.add({ hours: 1 }))).toBe(true);
    expect(isStillFirst(kept(), same(), now.add({ hours: 1, milliseconds: 1 }))).toBe(false);
  });

  test.each<[string, Partial<NextStateRow>]>([
    ['the calendar', { version: 4 }],
    ['what is booked', { bookingsVersion: 6 }],
    ['the zone', { timezone: 'Europe/Madrid' }],
    ['the lengths', { durations: [30] }],
  ])('is looked for anew when %s changed', (_, change) => {
    expect(isStillFirst(kept(), { ...same(), ...change }, now)).toBe(false);
  });

  test('is looked for anew from the moment in which a hold in the way ends', () => {
    const holdEndsMs = now.add({ minutes: 15 }).epochMilliseconds;
    const before = now.add({ minutes: 15 }).subtract({ milliseconds: 1 });
    expect(isStillFirst(kept({ holdEndsMs }), same(), before)).toBe(true);
    expect(isStillFirst(kept({ holdEndsMs }), same(), now.add({ minutes: 15 }))).toBe(false);
  });

  test('is looked for anew by a clock that was set back', () => {
    expect(isStillFirst(kept(), same(), now.subtract({ milliseconds: 1 }))).toBe(false);
  });

  test('that is none stays none until a day comes into the horizon', () => {
    const none = kept({ start: null });
    expect(isStillFirst(none, same(), Temporal.Instant.from('2026-12-07T23:59:59.999Z'))).toBe(
      true,
    );
    expect(isStillFirst(none, same(), Temporal.Instant.from('2026-12-08T00:00:00Z'))).toBe(false);
  });
});

describe('the memory of what was found', () => {
  const fill = (found: Map<string, KeptNext>, count: number) => {
    for (let at = 0; at < count; at += 1) found.set(`expert-${at}`, kept());
  };

  test('keeps what is asked for, and drops the query of longest ago when it is full', () => {
    const memory = createNextMemory(5);
    fill(memory.of('evenings'), 2);
    fill(memory.of('weekends'), 2);
    // Asked for again, it isn't the oldest any more.
    expect(memory.of('evenings').size).toBe(2);
    fill(memory.of('mornings'), 2);
    expect(memory.of('mornings').size).toBe(2);
    expect(memory.of('evenings').size).toBe(2);
    expect(memory.of('weekends').size).toBe(0);
  });

  test('never drops the query that is being answered, however large it is', () => {
    const memory = createNextMemory(3);
    fill(memory.of('all'), 10);
    expect(memory.of('all').size).toBe(10);
  });
});
