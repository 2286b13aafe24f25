import { localeTag } from '../../lib/i18n.ts';
import type { Stretch } from './form-rules.ts';

/** "Thu 24 Dec" or "24 Dec – 2 Jan". */
export function daysOf({ first, last }: Pick<Stretch, 'first' | 'last'>): string {
  const format = new Intl.DateTimeFormat(localeTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const at = (date: string) => Date.parse(`${date}T12:00:00Z`);
  return format.formatRange(at(first), at(last));
}

export function hoursOf({ ranges }: Pick<Stretch, 'ranges'>, closed: string): string {
  if (ranges.length === 0) return closed;
  return ranges.map(({ start, end }) => `${start}–${end}`).join(', ');
}
