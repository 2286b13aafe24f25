import type { Item } from '../rules.ts';

/**
 * `9 to 6, before 9 no`, `de 17 a 21, antes de las 17 no`: a bound that is denied behind hours which keep to
 * it says nothing new.
 */
export function withoutKeptBounds(items: readonly Item[]): Item[] {
  return items.filter((item, at) => {
    const bound = item.kind === 'close' ? at - 1 : at;
    return !isKeptBound(items, bound);
  });
}

function isKeptBound(items: readonly Item[], at: number): boolean {
  const [hours, joint, bound, denial, behind] = items.slice(Math.max(0, at - 2), at + 3);
  if (bound !== items[at] || bound?.kind !== 'times' || denial?.kind !== 'close') return false;
  const isBound = bound.isBefore === true || bound.isOpenEnd;
  const isEnd = behind === undefined || behind.kind === 'separator';
  if (!isBound || !isEnd || joint?.kind !== 'separator' || hours?.kind !== 'times') return false;
  const [start, end] = [hours.open[0]?.start, hours.open.at(-1)?.end];
  if (!hours.isExact || hours.isOpenStart || hours.isOpenEnd || !start || !end) return false;
  return bound.isOpenEnd
    ? end <= (bound.close[0]?.start ?? 0)
    : start >= (bound.close[0]?.end ?? end);
}
