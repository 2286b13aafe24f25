import { localeTag } from '../../lib/i18n.ts';
import { clockTime } from '../../lib/time.ts';
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
  return ranges.map((range) => rangeText(range)).join(', ');
}

/** "15:00–19:00", or "3:00 PM–7:00 PM" where clocks are read so; a missing end stays open. */
export function rangeText(
  { start, end }: { start: string; end: string },
  locale: string = localeTag(),
): string {
  const shown = (time: string) => {
    if (time === '') return '…';
    return clockTime(`2024-01-01T${time === '24:00' ? '00:00' : time}:00Z`, {
      zone: 'UTC',
      locale,
    });
  };
  return `${shown(start)}–${shown(end)}`;
}
