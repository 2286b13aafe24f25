import type { Item } from '../../items/rules.ts';
import type { Times } from '../../times/rules.ts';
import { placedIn } from '../refinement/rules.ts';

type Days = Extract<Item, { kind: 'days' | 'dates' }>;
type Hours = Extract<Item, { kind: 'times' }>;

/** Days side by side, with the part of the day that stands beside them. */
type Head = { days: Days[]; label: Hours | null };

/** As many heads as hours, from one place to another. */
type Pairs = { heads: Head[]; hours: Hours[]; isTold: boolean; next: number };

/**
 * `mornings Tue and afternoons Thu, 10 to 12 and 4 to 6`: the first hours are of the first days, the
 * second ones of the second, where each are hours of that part of the day, or where `respectively`
 * says so. Where it says so and they are not as many, that isn't understood.
 */
export function pairRespective(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    const pairs = isHead(items[at - 1]) ? null : (daysFirst(items, at) ?? hoursFirst(items, at));
    const hours = pairs && hoursOfEach(pairs);
    if (pairs && hours) {
      kept.push(...pairs.heads.flatMap((head, index) => statement(head, hours[index], index)));
      at = pairs.next;
    } else {
      if (item?.kind === 'respective')
        kept.push({ ...item, kind: 'problem', reason: 'unclear', isCondition: false });
      else if (item) kept.push(item);
      at += 1;
    }
  }
  return kept;
}

function statement({ days }: Head, hours: Hours | undefined, index: number): Item[] {
  if (!hours) return [];
  const from = days[0]?.from ?? hours.from;
  const strength = days.length > 0 ? 'stop' : 'and';
  const joint: Item = { kind: 'separator', strength, from, to: from };
  return [...(index > 0 ? [joint] : []), ...days, hours];
}

function isHead(item: Item | undefined): boolean {
  return item?.kind === 'days' || item?.kind === 'dates' || item?.kind === 'times';
}

function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'separator' && (item.strength === 'and' || item.strength === 'comma');
}

function behindJoints(items: readonly Item[], from: number): number {
  let at = from;
  while (isJoint(items[at]) || items[at]?.kind === 'work') at += 1;
  return at;
}

function daysFirst(items: readonly Item[], from: number): Pairs | null {
  const heads = readHeads(items, from);
  const hours = heads && readHours(items, behindJoints(items, heads.next));
  if (!heads || !hours) return null;
  const behind = behindJoints(items, hours.next);
  const isTold = items[behind]?.kind === 'respective';
  // `mornings Tue and afternoons Thu, 10 to 12 and 4 to 6 Fridays`
  if (!isTold && isHead(items[hours.next])) return null;
  return { ...heads, hours: hours.hours, isTold, next: isTold ? behind + 1 : hours.next };
}

/** `9 to 11 and 2 to 4 on Monday and Wednesday respectively`. */
function hoursFirst(items: readonly Item[], from: number): Pairs | null {
  const hours = readHours(items, from);
  const heads = hours && readHeads(items, behindJoints(items, hours.next));
  const behind = heads ? behindJoints(items, heads.next) : from;
  if (!heads || items[behind]?.kind !== 'respective') return null;
  return { ...heads, hours: hours.hours, isTold: true, next: behind + 1 };
}

/** Days in a list; each is a head of its own, or all beside one part of the day are. */
function readHeads(items: readonly Item[], from: number): { heads: Head[]; next: number } | null {
  const heads: Head[] = [];
  const isLabelFirst = items[from]?.kind === 'times';
  let at = from;
  let next = from;
  for (;;) {
    const item = items[at];
    if (item?.kind === 'times' && !item.isExact) {
      if (isLabelFirst) heads.push({ days: [], label: item });
      else labelLast(heads, item);
    } else if (item?.kind === 'days' || item?.kind === 'dates') {
      if (isLabelFirst) heads.at(-1)?.days.push(item);
      else heads.push({ days: [item], label: null });
    } else break;
    next = at + 1;
    at = behindJoints(items, next);
  }
  // Parts of the day alone: `mornings and evenings, 8 to 11 and 6 to 9`.
  const isSame = new Set(heads.map(({ days }) => days.length > 0)).size === 1;
  return heads.length > 1 && isSame ? { heads, next } : null;
}

/** `Tuesday and Wednesday mornings`: of all days since the last part of the day. */
function labelLast(heads: Head[], label: Hours): void {
  const start = heads.findLastIndex((head) => head.label !== null) + 1;
  const days = heads.splice(start).flatMap((head) => head.days);
  heads.push({ days, label });
}

function readHours(items: readonly Item[], from: number): { hours: Hours[]; next: number } | null {
  const hours: Hours[] = [];
  let at = from;
  let next = from;
  for (;;) {
    const item = items[at];
    if (item?.kind !== 'times' || !item.isExact) break;
    hours.push(item);
    next = at + 1;
    at = behindJoints(items, next);
  }
  return hours.length > 1 ? { hours, next } : null;
}

/** The hours of each head; null where it isn't sure which are of which. */
function hoursOfEach({ heads, hours, isTold }: Pairs): Hours[] | null {
  if (heads.length !== hours.length) return null;
  const placed = heads.map(({ label }, index) => {
    const own = hours[index];
    const inside: Times | null = label && own ? placedIn([label], own) : null;
    if (own && inside) return { ...own, ...inside };
    return isTold && own ? own : null;
  });
  return placed.flatMap((one) => one ?? []).length === heads.length
    ? placed.flatMap((one) => one ?? [])
    : null;
}
