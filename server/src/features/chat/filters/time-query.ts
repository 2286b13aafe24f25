import { dayMinutes, deadlineAfter } from './deadline.ts';
import type { When } from './when.ts';

export type Window = { weekdays: number[]; fromMinute: number; untilMinute: number };

export type TimeQuery = {
  from?: Temporal.Instant;
  until?: Temporal.Instant;
  filter?: { timezone: string; windows: Window[] };
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Turns it into a query of the calendar, by the clock and the person's zone. */
export function timeQueryOf(when: When, now: Temporal.Instant, timezone: string): TimeQuery {
  const today = now.toZonedDateTimeISO(timezone);
  const stretch = stretchOf(when.day, today);
  const passes = when.deadline && deadlineAfter(stretch?.from ?? today, when.deadline);
  const until = [stretch?.until, passes].flatMap((end) => end?.toInstant() ?? []);
  const [first] = until.toSorted((one, other) => Temporal.Instant.compare(one, other));
  const weekend = when.day === 'weekend' ? [6, 7] : null;
  const weekdays = (when.weekdays ?? weekend ?? everyDay).filter(
    (day) => !when.notWeekdays?.includes(day),
  );
  const { fromMinute = 0, untilMinute = dayMinutes, notHours } = when;
  const isWholeWeek =
    weekdays.length === 7 && fromMinute === 0 && untilMinute === dayMinutes && !notHours;
  const windows = hoursWithout({ weekdays, fromMinute, untilMinute }, notHours);
  return {
    ...(stretch ? { from: stretch.from.toInstant() } : {}),
    ...(first ? { until: first } : {}),
    ...(isWholeWeek ? {} : { filter: { timezone, windows } }),
  };
}

/** What is left of some hours without others. */
function hoursWithout(whole: Window, not: When['notHours']): Window[] {
  if (!not) return [whole];
  return [
    { ...whole, untilMinute: Math.min(whole.untilMinute, not.fromMinute) },
    { ...whole, fromMinute: Math.max(whole.fromMinute, not.untilMinute) },
  ].filter(({ fromMinute, untilMinute }) => fromMinute < untilMinute);
}

/** First and last day in the person's zone; weeks begin on Monday. */
function stretchOf(day: When['day'], today: Temporal.ZonedDateTime) {
  const start = today.startOfDay();
  const nextMonday = start.add({ days: 8 - start.dayOfWeek });
  if (day === 'today') return { from: start, until: start.add({ days: 1 }) };
  if (day === 'tomorrow') return { from: start.add({ days: 1 }), until: start.add({ days: 2 }) };
  if (day === 'after-today') return { from: start.add({ days: 1 }), until: null };
  if (day === 'this-week') return { from: start, until: nextMonday };
  if (day === 'next-week') return { from: nextMonday, until: nextMonday.add({ days: 7 }) };
  return null;
}
