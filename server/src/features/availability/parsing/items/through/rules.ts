import { joined } from '../../clauses/refinement/rules.ts';
import type { Item } from '../rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;

/**
 * `I start at 7:30, have lunch 12 to 1 and finish at 4:30`: both ends of one day, with the pause that is
 * told between them behind.
 */
export function withThrough(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const day = item?.kind === 'times' ? dayFrom(items, at, item) : null;
    if (day) {
      kept.push(...day.items);
      at = day.last;
    } else if (item) kept.push(item);
  }
  return kept;
}

function dayFrom(
  items: readonly Item[],
  at: number,
  start: Hours,
): { items: Item[]; last: number } | null {
  const opening = skipJoint(items, at + 1);
  const [pause, hours] = [items[opening], items[opening + 1]];
  const last = skipJoint(items, opening + 2);
  const end = items[last];
  const isPause = pause?.kind === 'break' && hours?.kind === 'times' && isRange(hours);
  if (!isPause || end?.kind !== 'times' || end.isBefore) return null;
  const whole = joined(start, end);
  const isAround = whole?.open.every((day) =>
    hours.open.every((one) => day.start < one.start && one.end < day.end),
  );
  if (!whole || isAround !== true) return null;
  const day: Hours = { kind: 'times', ...whole, from: start.from, to: start.to };
  return { items: [day, pause, { ...hours, to: end.to }], last };
}

function isRange({ isExact, isOpenStart, isOpenEnd }: Hours): boolean {
  return isExact && !isOpenStart && !isOpenEnd;
}

/** A comma, an `and`, or both. */
function skipJoint(items: readonly Item[], from: number): number {
  let at = from;
  for (;;) {
    const item = items[at];
    const isJoint = item?.kind === 'separator' && ['and', 'comma'].includes(item.strength);
    if (!isJoint) return at;
    at += 1;
  }
}
