import type { TimeRange } from '@puente/contract/availability';
import type { Hours, HoursChanges } from './queries.ts';
import { asTypedWeek, asWeeklyHours, type TypedWeek } from './week-rules.ts';

type Exceptions = readonly { date: string; ranges: TimeRange[] }[];

/** Hours as they are edited, and the revision they were read as. */
export type HoursForm = {
  revision: string;
  week: TypedWeek;
  overrides: Exceptions;
  minimumNoticeMinutes: number;
  horizonDays: number;
  bufferMinutes: number;
  gridMinutes: number;
};

type Saved = Omit<Hours, 'blocks'>;

export function asForm(hours: Saved): HoursForm {
  return {
    revision: hours.revision,
    week: asTypedWeek(hours.weeklyHours),
    overrides: hours.overrides,
    minimumNoticeMinutes: hours.minimumNoticeMinutes,
    horizonDays: hours.horizonDays,
    bufferMinutes: hours.bufferMinutes,
    gridMinutes: hours.gridMinutes,
  };
}

/** What is sent; null while a range is unfinished. */
export function asChanges(form: HoursForm): HoursChanges | null {
  const weeklyHours = asWeeklyHours(form.week);
  return (
    weeklyHours && {
      weeklyHours,
      overrides: [...form.overrides],
      minimumNoticeMinutes: form.minimumNoticeMinutes,
      horizonDays: form.horizonDays,
      bufferMinutes: form.bufferMinutes,
      gridMinutes: form.gridMinutes,
    }
  );
}

/** Does the form say something else than what is saved? */
export function isChanged(form: HoursForm, saved: Saved): boolean {
  return JSON.stringify(asChanges(form)) !== JSON.stringify(asChanges(asForm(saved)));
}

export type Stretch = { first: string; last: string; ranges: TimeRange[] };

/** Exceptions by stretches of days that follow each other with the same hours. */
export function stretchesOf(overrides: Exceptions): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { date, ranges } of overrides.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const before = stretches.at(-1);
    const isNext =
      before && Temporal.PlainDate.from(before.last).add({ days: 1 }).toString() === date;
    if (isNext && JSON.stringify(before.ranges) === JSON.stringify(ranges)) before.last = date;
    else stretches.push({ first: date, last: date, ranges });
  }
  return stretches;
}

/** Exceptions with those of some dates replaced; null takes them away. */
export function withDates(
  overrides: Exceptions,
  dates: readonly string[],
  ranges: TimeRange[] | null,
): Exceptions {
  const others = overrides.filter(({ date }) => !dates.includes(date));
  return ranges === null ? others : [...others, ...dates.map((date) => ({ date, ranges }))];
}
