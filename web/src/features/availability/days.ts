import { policy } from '@puente/contract/policy';
import { localeTag } from '../../lib/i18n.ts';
import { zoned } from '../../lib/time.ts';

/** Days are `YYYY-MM-DD` and months `YYYY-MM` here: a day on a calendar has no zone. */
export function addMonths(month: string, count: number): string {
  return Temporal.PlainYearMonth.from(month).add({ months: count }).toString();
}

export function dayOf(iso: string, zone: string): string {
  return zoned(iso, zone).toPlainDate().toString();
}

export function monthOf(iso: string, zone: string): string {
  return dayOf(iso, zone).slice(0, 7);
}

/** The last day the server answers for; nothing after it can be booked. */
export function lastDayAhead(today: string): string {
  return Temporal.PlainDate.from(today).add({ days: policy.slot.maxDaysAhead }).toString();
}

/** The month a calendar opens at: that of the first instant the server answers for. */
export function openingMonth(
  moments: readonly (string | null | undefined)[],
  nowIso: string,
  zone: string,
): string {
  const last = lastDayAhead(dayOf(nowIso, zone)).slice(0, 7);
  const months = moments.flatMap((moment) => (moment ? monthOf(moment, zone) : []));
  return months.find((month) => month <= last) ?? monthOf(nowIso, zone);
}

/** A day as the calendar widget expects it: midnight UTC, an hour that is never skipped. */
export function dateOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function dayOfDate(date: Date): string {
  return new Date(date.getTime()).toISOString().slice(0, 10);
}

/** First day of the week in this locale, 0 Sunday to 6 Saturday. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // Not in TypeScript's library yet, and absent in Firefox: there weeks begin as in ISO 8601.
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((info.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const afternoonHour = 12;

/** "Noche" begins later than "evening": at eight, people still say "tarde". */
function eveningHour(locale: string): number {
  return locale.startsWith('es') ? 20 : 18;
}

export function partOfDay(iso: string, zone: string, locale: string = localeTag()): PartOfDay {
  const { hour } = zoned(iso, zone);
  if (hour < afternoonHour) return 'morning';
  return hour < eveningHour(locale) ? 'afternoon' : 'evening';
}

/** So few times need no choice of which to show first. */
const fewTimes = 8;
const minutesOfHalfHour = 30;

/**
 * The times of a day to show first: those on the hour and half past, the earliest, and those that
 * were chosen before.
 */
export function mainTimes<S extends { start: string }>(
  slots: readonly S[],
  zone: string,
  ...chosenStarts: (string | undefined)[]
): readonly S[] {
  if (slots.length <= fewTimes) return slots;
  const chosen = new Set(chosenStarts.map((one) => Date.parse(one ?? '')));
  const isOnHalfHour = ({ start }: S) => zoned(start, zone).minute % minutesOfHalfHour === 0;
  const isChosen = ({ start }: S) => chosen.has(Date.parse(start));
  return slots.filter((slot, place) => place === 0 || isOnHalfHour(slot) || isChosen(slot));
}

/** "December 2026" */
export function monthName(month: string, locale: string = localeTag()): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(dateOfDay(`${month}-01`));
}

/** The first day of the week a day is in; weeks begin on `weekStart` (0 is Sunday). */
export function weekOf(day: string, weekStart: number): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: (date.dayOfWeek - weekStart + 7) % 7 }).toString();
}

/** The first free days of the nearest such weeks before and after that of a day. */
export function freeWeeksAround(
  free: readonly { date: string }[],
  day: string,
  weekStart: number,
): { before: string | null; after: string | null } {
  const first = weekOf(day, weekStart);
  const next = Temporal.PlainDate.from(first).add({ days: 7 }).toString();
  const before = free.findLast(({ date }) => date < first)?.date;
  const week = before === undefined ? null : weekOf(before, weekStart);
  return {
    before: (week && free.find(({ date }) => date >= week)?.date) ?? null,
    after: free.find(({ date }) => date >= next)?.date ?? null,
  };
}

/**
 * The day to show: the wanted one if it has free times, else the first of the month that does. The
 * wanted one may be in the weeks that a month shares with those beside it.
 */
export function shownDay(
  month: readonly { date: string }[],
  free: readonly { date: string }[],
  wanted: string | undefined,
): string | null {
  return free.find(({ date }) => date === wanted)?.date ?? month[0]?.date ?? null;
}

/** The free slots nearest to a moment, in order of time. */
export function nearestTo<S extends { start: string }>(
  slots: readonly S[],
  moment: string,
  count: number,
): S[] {
  const away = (slot: S) => Math.abs(Date.parse(slot.start) - Date.parse(moment));
  return slots
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted((a, b) => a.start.localeCompare(b.start));
}
