import type { Item } from '../../items/rules.ts';
import { subtract } from '../../ranges/rules.ts';
import { placedIn } from '../refinement/rules.ts';

type Days = Extract<Item, { kind: 'days' }>;
type Hours = Extract<Item, { kind: 'times' }>;

type Found = { hours: Hours; day: Days; part: Hours; next: number };

/**
 * `every day but mornings only on Sunday, 9 to 6`: what is said of some of the days stands between the
 * others and their hours. As if it stood behind them.
 */
export function withoutInterposed(items: readonly Item[]): Item[] {
  return withoutTakenBack(withoutLabels(withOwnHours(items)));
}

function withOwnHours(items: readonly Item[]): Item[] {
  const told: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const found = item?.kind === 'days' ? behindDays(items, at, item) : null;
    if (item) told.push(item);
    if (!found) {
      at += 1;
      continue;
    }
    const { hours, day, part, next } = found;
    const { from } = day;
    const stop: Item = { kind: 'separator', strength: 'stop', from, to: from };
    told.push(hours, stop, day, { kind: 'only', from, to: from }, part);
    at = next;
  }
  return told;
}

function behindDays(items: readonly Item[], at: number, all: Days): Found | null {
  const joint = items[at + 1];
  const isBut =
    joint?.kind === 'except' || (joint?.kind === 'separator' && joint.strength === 'but');
  const end = items.findIndex((item, index) => index > at + 1 && item.kind === 'separator');
  const hours = items[end + 1];
  const behind = items[end + 2];
  const isLast = behind === undefined || behind.kind === 'separator';
  if (!isBut || end < 0 || hours?.kind !== 'times' || !hours.isExact || !isLast) return null;
  const piece = items.slice(at + 2, end).filter(({ kind }) => kind !== 'work');
  const [day, ...others] = piece.filter((item) => item.kind === 'days');
  const [part, ...parts] = piece.filter((item) => item.kind === 'times');
  const isOnly = piece.some(({ kind }) => kind === 'only');
  const isPlain = piece.every(({ kind }) => ['days', 'times', 'only'].includes(kind));
  const isOne = others.length === 0 && parts.length === 0 && isPlain;
  // `except Fridays when I leave at 2, 9 to 6`
  const isOwn = isOnly || part?.isTold === true;
  if (!day || !part || !isOne || !isOwn || isRange(part)) return null;
  const isSome = day.days.length < all.days.length && !day.isRest && !all.isRest;
  const isOfAll = subtract(hours.open, part.close).length > 0;
  return isSome && isOfAll && day.days.every((one) => all.days.includes(one))
    ? { hours, day, part, next: end + 2 }
    : null;
}

function isRange({ isExact, isOpenStart, isOpenEnd }: Hours): boolean {
  return isExact && !isOpenStart && !isOpenEnd;
}

const silent: ReadonlySet<string> = new Set(['only', 'work', 'also']);

/**
 * `8 to 1 on weekdays, and in the afternoons only Tuesday and Thursday 3 to 6`: the part of the day that
 * leads days with hours is said again by these, and is none of the days before.
 */
function withoutLabels(items: readonly Item[]): Item[] {
  return items.flatMap((item, index): Item[] => {
    if (item.kind === 'only' && isLabel(items, index - 1)) return [];
    if (!isLabel(items, index)) return [item];
    const { from } = item;
    const stop: Item = { kind: 'separator', strength: 'stop', from, to: from };
    return [stop, { kind: 'also', from, to: from }];
  });
}

function isLabel(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]];
  if (item?.kind !== 'times' || item.isExact || before?.kind !== 'separator') return false;
  const hours = hoursBehindDays(items, index + 1);
  return hours !== null && placedIn([item], hours) !== null;
}

/** Hours behind a list of days that begins here, behind which no others stand. */
function hoursBehindDays(items: readonly Item[], from: number): Hours | null {
  let at = from;
  while (silent.has(items[at]?.kind ?? '')) at += 1;
  if (items[at]?.kind !== 'days' || at === from) return null;
  for (;;) {
    const [one, two] = [items[at], items[at + 1]];
    if (one?.kind === 'times') return one.isExact && two?.kind !== 'days' ? one : null;
    const isBeforeHours = two?.kind === 'times' && two.isExact;
    const isList =
      one?.kind === 'separator' &&
      one.strength !== 'stop' &&
      (two?.kind === 'days' || (one.strength === 'comma' && isBeforeHours));
    if (one?.kind !== 'days' && !isList && !silent.has(one?.kind ?? '')) return null;
    at += 1;
  }
}

/** `Monday, Tuesday and Wednesday, no, not Wednesday, 10 to 2`: one of the days before their hours. */
function withoutTakenBack(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const [day, close, joint, hours] = items.slice(at, at + 4);
    const isBack =
      day?.kind === 'days' &&
      close?.kind === 'close' &&
      joint?.kind === 'separator' &&
      joint.strength === 'comma' &&
      hours?.kind === 'times' &&
      hours.isExact;
    const start = isBack ? listBefore(kept) : kept.length;
    const named = kept.slice(start).flatMap((item) => (item.kind === 'days' ? item.days : []));
    const isOne = isBack && !day.isRest && day.days.every((one) => named.includes(one));
    if (isOne && day.days.length < named.length) {
      const left = kept.splice(start).flatMap((item): Item[] => {
        if (item.kind !== 'days') return [item];
        const days = item.days.filter((one) => !day.days.includes(one));
        return days.length > 0 ? [{ ...item, days }] : [];
      });
      while (left.at(-1)?.kind === 'separator') left.pop();
      kept.push(...left);
      at += 3;
      continue;
    }
    const item = items[at];
    if (item) kept.push(item);
    at += 1;
  }
  return kept;
}

/** Where the list of days that ends here begins. */
function listBefore(kept: readonly Item[]): number {
  let start = kept.length;
  while (isListed(kept[start - 1])) start -= 1;
  return start;
}

function isListed(item: Item | undefined): boolean {
  const isStop = item?.kind === 'separator' && item.strength === 'stop';
  return (
    item?.kind === 'days' || item?.kind === 'correction' || (item?.kind === 'separator' && !isStop)
  );
}
