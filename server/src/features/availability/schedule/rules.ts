import type { Schedule, TimeRange } from '@puente/contract/availability';
import { compileCalendar, openingsOf } from '../opening/rules.ts';
import { dateOf, dayOf, minutesPerDay } from '../zone/rules.ts';

/** Hours and rules with the named parts replaced. */
export function withChanges(
  before: Schedule,
  changes: { [Part in keyof Schedule]?: Schedule[Part] | undefined },
): Schedule {
  return {
    timezone: changes.timezone ?? before.timezone,
    weeklyHours: changes.weeklyHours ?? before.weeklyHours,
    overrides: changes.overrides ?? before.overrides,
    minimumNoticeMinutes: changes.minimumNoticeMinutes ?? before.minimumNoticeMinutes,
    horizonDays: changes.horizonDays ?? before.horizonDays,
    bufferMinutes: changes.bufferMinutes ?? before.bufferMinutes,
    gridMinutes: changes.gridMinutes ?? before.gridMinutes,
  };
}

/**
 * The same moments read on clocks that are `minutes` ahead of those the hours were written for.
 * Ranges move as a whole, to another day where they must; dates with hours of their own become the
 * dates that they touch, each with all that is open on it.
 */
export function moveHours(
  schedule: Pick<Schedule, 'weeklyHours' | 'overrides'>,
  minutes: number,
): Pick<Schedule, 'weeklyHours' | 'overrides'> {
  return {
    weeklyHours: moveWeek(schedule.weeklyHours, minutes),
    overrides: moveDates(schedule, minutes),
  };
}

function moveWeek(weeklyHours: Schedule['weeklyHours'], minutes: number): Schedule['weeklyHours'] {
  const days = new Map<number, TimeRange[]>();
  for (const { weekday, ranges } of weeklyHours) {
    for (const range of ranges) {
      for (const [from, until] of withinADay(range)) {
        const start = from + minutes;
        const moved = (((weekday - 1 + Math.floor(start / minutesPerDay)) % 7) + 7) % 7;
        const others = days.get(moved + 1) ?? [];
        days.set(moved + 1, [...others, rangeOf(modulo(start), until - from)]);
      }
    }
  }
  return [...days].map(([weekday, ranges]) => ({ weekday, ranges: inOrder(ranges) }));
}

/** A range as minutes of its day; one of 24 hours in two halves, which no start and end can name. */
function withinADay({ start, end }: TimeRange): [number, number][] {
  const from = minutesOf(start);
  const until = minutesOf(end) > from ? minutesOf(end) : minutesOf(end) + minutesPerDay;
  const half = from + minutesPerDay / 2;
  return until - from < minutesPerDay
    ? [[from, until]]
    : [
        [from, half],
        [half, until],
      ];
}

function minutesOf(wall: string): number {
  return Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3));
}

function modulo(minute: number): number {
  return ((minute % minutesPerDay) + minutesPerDay) % minutesPerDay;
}

function rangeOf(from: number, length: number): TimeRange {
  const until = from + length;
  return {
    start: clockAt(from),
    end: clockAt(until <= minutesPerDay ? until : until - minutesPerDay),
  };
}

function clockAt(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function inOrder(ranges: TimeRange[]): TimeRange[] {
  return ranges.toSorted((a, b) => (a.start < b.start ? -1 : 1));
}

/** Clocks on which wall time is the count itself. */
const plainClock = { from: [Number.NEGATIVE_INFINITY], offset: [0] };

function moveDates(
  schedule: Pick<Schedule, 'weeklyHours' | 'overrides'>,
  minutes: number,
): Schedule['overrides'] {
  const touched = new Set(
    schedule.overrides.flatMap(({ date }) => {
      const start = dayOf(date) * minutesPerDay + minutes;
      return [
        Math.floor(start / minutesPerDay),
        Math.floor((start + minutesPerDay - 1) / minutesPerDay),
      ];
    }),
  );
  const calendar = compileCalendar(schedule);
  return [...touched]
    .toSorted((a, b) => a - b)
    .map((day) => {
      const from = day * minutesPerDay - minutes;
      const until = from + minutesPerDay;
      const { anchors, stops, ends } = openingsOf(calendar, plainClock, from, until);
      const ranges = anchors.flatMap((anchor, i) => {
        const start = Math.max(anchor, from);
        const stop = stops[i] ?? start;
        // What runs over midnight stays whole, together with what it runs into there, unless the
        // next date has hours of its own. No range lasts longer than a day.
        const over = Math.min(ends[i] ?? stop, until + minutesPerDay - 2);
        const end = stop < until || touched.has(day + 1) ? Math.min(stop, until) : over;
        return start < until && start < end ? asRanges(start - from, end - from) : [];
      });
      return { date: dateOf(day), ranges };
    });
}

/** Open minutes from a day's midnight as ranges: two where they last longer than one can name. */
function asRanges(start: number, end: number): TimeRange[] {
  if (end - start < minutesPerDay) return [rangeOf(start, end - start)];
  const middle = Math.max(minutesPerDay - 60, end - minutesPerDay + 1);
  return [rangeOf(start, middle - start), rangeOf(middle, end - middle)];
}
