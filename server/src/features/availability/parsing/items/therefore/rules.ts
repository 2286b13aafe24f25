import type { Item } from '../rules.ts';

/**
 * What stands before `so` is why: `Wednesdays I'm at the hospital all day so no appointments` closes
 * them, and `Fridays there's a meeting till four, so half past four to six` tells their hours, as does
 * who is off work then and has time. Hours of several days before it are left as they were said.
 */
export function withConclusions(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  items.forEach((item, index) => {
    const start = isSo(item) ? lastScope(kept) : null;
    if (start === null) kept.push(item);
    else if (closesBehind(items, index)) cutBehind(kept, start);
    else if (opensBehind(items, index) && isOneDay(kept, start)) cutBehind(kept, start);
    else kept.push(item);
  });
  return kept;
}

function isSo(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.isReason === true;
}

function isStop(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.strength === 'stop';
}

function isScope(item: Item | undefined): boolean {
  return item?.kind === 'days' || item?.kind === 'dates' || item?.kind === 'holidays';
}

/** The place behind the days that the reason is about; null where it names none. */
function lastScope(kept: readonly Item[]): number | null {
  const start = kept.findLastIndex(isStop) + 1;
  const last = kept.findLastIndex((item, index) => index >= start && isScope(item));
  const hours = kept.slice(last + 1).filter((item) => item.kind === 'times' && item.isExact);
  return last < 0 || hours.length > 1 ? null : last + 1;
}

/** Nothing but the days is left of the reason. */
function cutBehind(kept: Item[], start: number): void {
  kept.splice(start);
}

function behind(items: readonly Item[], index: number): (Item | undefined)[] {
  const rest = items
    .slice(index + 1)
    .filter(({ kind }) => !['work', 'also', 'unknown', 'only'].includes(kind));
  return isSo(items[index]) && rest[0]?.kind === 'separator' ? rest.slice(1) : rest;
}

function closesBehind(items: readonly Item[], index: number): boolean {
  const [close, next, own] = behind(items, index);
  // `Wednesdays I'm at the clinic so no Thursdays 4 to 8`
  const isOfOthers = isScope(next) && own?.kind === 'times' && own.isExact;
  return close?.kind === 'close' && (next === undefined || next.kind === 'separator' || isOfOthers);
}

/** Hours that have no days of their own. */
function opensBehind(items: readonly Item[], index: number): boolean {
  const [times, next, days, own] = behind(items, index);
  if (times?.kind !== 'times' || !times.isExact || isScope(next)) return false;
  const isListed = next?.kind === 'separator' && !isStop(next) && isScope(days);
  return !isListed || own?.kind === 'times' || own?.kind === 'close' || own?.kind === 'same';
}

function isOneDay(kept: readonly Item[], start: number): boolean {
  const days = kept[start - 1];
  const before = kept[start - 2];
  const isAlone = days?.kind === 'dates' || (days?.kind === 'days' && days.days.length === 1);
  const isClosed = kept.slice(start).some(({ kind }) => kind === 'close');
  return isClosed || (isAlone && !isScope(before));
}
