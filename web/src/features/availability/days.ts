import { policy } from '@puente/contract/policy';
import { zoned } from '../../lib/time.ts';

/** Days are `YYYY-MM-DD` and months `YYYY-MM` here: a day on a calendar has no zone. */
export const addMonths = (month: string, count: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

export const dayOf = (iso: string, zone: string): string =>
  zoned(iso, zone).toPlainDate().toString();

export const monthOf = (iso: string, zone: string): string => dayOf(iso, zone).slice(0, 7);

/** The last day about which the server answers; nothing is offered after it. */
export const lastDayAhead = (today: string): string =>
  Temporal.PlainDate.from(today).add({ days: policy.slot.maxDaysAhead }).toString();

/** The month a calendar opens at: that of the first moment about which the server answers. */
export const openingMonth = (
  moments: readonly (string | null | undefined)[],
  nowIso: string,
  zone: string,
): string => {
  const last = lastDayAhead(dayOf(nowIso, zone)).slice(0, 7);
  const months = moments.flatMap((moment) => (moment ? monthOf(moment, zone) : []));
  return months.find((month) => month <= last) ?? monthOf(nowIso, zone);
};

/** A day as the calendar widget wants it: midnight UTC, where no hour is ever skipped. */
export const dateOfDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const dayOfDate = (date: Date): string =>
  new Date(date.getTime()).toISOString().slice(0, 10);

/** First day of the week where the language is spoken so, 0 Sunday to 6 Saturday. */
export function firstWeekday(locale: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  // Not in TypeScript's library yet; Firefox lacks it, then weeks begin as ISO says.
  const info = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
  };
  return ((info.getWeekInfo?.().firstDay ?? 1) % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

const afternoonHour = 12;
const eveningHour = 18;

export function partOfDay(iso: string, zone: string): PartOfDay {
  const { hour } = zoned(iso, zone);
  if (hour < afternoonHour) return 'morning';
  return hour < eveningHour ? 'afternoon' : 'evening';
}

/** The day to show: the wanted one where it has time, else the first of the month that has. */
export const shownDay = (
  free: readonly { date: string }[],
  wanted: string | undefined,
): string | null => free.find(({ date }) => date === wanted)?.date ?? free[0]?.date ?? null;

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
