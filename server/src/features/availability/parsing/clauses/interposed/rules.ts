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
export function withoutInterposed(said: readonly Item[]): Item[] {
  const items = withoutLabels(said);
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
  const isOne = others.length === 0 && parts.length === 0 && isOnly && isPlain;
  if (!day || !part || !isOne || part.isExact) return null;
  const isSome = day.days.length < all.days.length && !day.isRest && !all.isRest;
  const isOfAll = subtract(hours.open, part.close).length > 0;
  return isSome && isOfAll && day.days.every((one) => all.days.includes(one))
    ? { hours, day, part, next: end + 2 }
    : null;
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
    const isList = one?.kind === 'separator' && one.strength !== 'stop' && two?.kind === 'days';
    if (one?.kind !== 'days' && !isList && !silent.has(one?.kind ?? '')) return null;
    at += 1;
  }
}
