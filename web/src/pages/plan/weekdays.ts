/** ISO days of the week. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** 4 January 2027 was a Monday. */
export function weekdayName(weekday: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2027, 0, 3 + weekday),
  );
}
