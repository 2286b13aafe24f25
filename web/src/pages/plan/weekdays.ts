/** ISO days of the week. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** As the label of a choice: Spanish names of days have no capital of their own. */
export function weekdayLabel(
  weekday: number,
  locale: string,
  length: 'long' | 'short' = 'long',
): string {
  const name = weekdayName(weekday, locale, length);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** 4 January 2027 was a Monday. */
export function weekdayName(
  weekday: number,
  locale: string,
  length: 'long' | 'short' = 'long',
): string {
  return new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
    Date.UTC(2027, 0, 3 + weekday),
  );
}
