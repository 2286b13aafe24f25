import type { DateReader } from '../../dates/rules.ts';
import type { Item } from '../rules.ts';

/**
 * `December 1 to 18 9 to 5, closed after that until January 5`: what is until a date, behind others that
 * come before it, begins behind these and not today.
 */
export function withThereafter(items: readonly Item[], { today }: DateReader): Item[] {
  return items.map((item, index) => {
    if (item.kind !== 'dates' || !item.isSpan || item.dates[0] !== today.toString()) return item;
    const before = items.slice(0, index).findLast(({ kind }) => kind === 'dates');
    const last = before?.kind === 'dates' ? before.dates.at(-1) : undefined;
    const end = item.dates.at(-1);
    const isBefore =
      last !== undefined && end !== undefined && last < end && last > today.toString();
    if (!isBefore) return item;
    const isClosed = items[index - 1]?.kind === 'close' || items[index + 1]?.kind === 'close';
    return isClosed ? { ...item, dates: item.dates.filter((date) => date > last) } : item;
  });
}
