import type { Item } from '../../items/rules.ts';

type Hours = Extract<Item, { kind: 'times' }>;
type Days = Extract<Item, { kind: 'days' }>;

/** One end of the day, and the days it is told of; none where it is of all of them. */
type End = { at: number; days: number[]; start: number; end: number };

const week = [1, 2, 3, 4, 5, 6, 7];
const fewest = 3;

/**
 * `We open at eight, Saturdays at nine. Closing time is six, one o'clock on Saturdays`: where nothing
 * but beginnings and ends is told, each is a statement of its own, and one without days is of all days
 * that are told of at all.
 */
export function pairEnds(said: readonly Item[]): Item[] {
  const items = withOthers(said);
  const told = items.filter((item) => item.kind === 'times');
  const isOfEnds = told.every(isEnd) && told.length >= fewest;
  const hasBoth = told.some((one) => one.isOpenStart) && told.some((one) => one.isOpenEnd);
  const isPlain = items.every(
    ({ kind }) => kind !== 'dates' && kind !== 'break' && kind !== 'same',
  );
  if (!isOfEnds || !hasBoth || !isPlain) return [...said];
  const ends: End[] = [];
  items.forEach((item, at) => {
    if (item.kind === 'times') ends.push(endAt(items, at, ends.at(-1)?.end ?? 0));
  });
  const named = [...new Set(ends.flatMap(({ days }) => days))];
  const isWhole = ends.some(({ days }) => days.length > 1);
  // `Mondays I open at nine, Tuesdays at ten, and I always close at six`
  const hasBase = (isStart: boolean) =>
    ends.some(({ at, days }) => {
      const item = items[at];
      return days.length === 0 && item?.kind === 'times' && item.isOpenEnd === isStart;
    });
  const isNamed = isWhole || !hasBase(true) || !hasBase(false);
  const all = named.length > 0 && isNamed ? named.toSorted((one, other) => one - other) : week;
  return items.flatMap((item, at): Item[] => {
    const own = ends.find(({ start, end }) => at >= start && at < end);
    if (!own) return [item];
    return own.start === at ? statement(items[own.at], own.days.length > 0 ? own.days : all) : [];
  });
}

/**
 * `Mondays I open at nine, the rest of the week at ten`: which days these are. Where the other end is
 * told of more days (`8 Mondays, 9 otherwise, finishing at 4 weekdays`), they are among those.
 */
function withOthers(items: readonly Item[]): Item[] {
  const told = items.filter(isDays);
  const all = told
    .filter(({ days }) => told.length > 1 && isAmongAll(days, told))
    .toSorted((one, other) => one.days.length - other.days.length)
    .at(0);
  const named = told.filter((one) => one !== all).flatMap(({ days }) => days);
  return items.map((item) =>
    item.kind === 'days' && item.isRest && named.length > 0
      ? {
          ...item,
          isRest: false,
          days: (all?.days ?? item.days).filter((day) => !named.includes(day)),
        }
      : item,
  );
}

/** Are all days that are named among these, and others as well? */
function isAmongAll(days: readonly number[], told: readonly Days[]): boolean {
  const named = told.filter((one) => one.days !== days).flatMap((one) => one.days);
  return named.every((day) => days.includes(day)) && days.some((day) => !named.includes(day));
}

function isEnd(item: Hours): boolean {
  return item.isExact && item.isBefore !== true && item.isOpenStart !== item.isOpenEnd;
}

function statement(hours: Item | undefined, days: readonly number[]): Item[] {
  if (!hours) return [];
  const { from, to } = hours;
  const stop: Item = { kind: 'separator', strength: 'stop', from, to: from };
  const named: Item = { kind: 'days', days: [...days], isRest: false, from, to };
  return [stop, named, hours, { ...stop, from: to, to }];
}

const silent: ReadonlySet<string> = new Set(['work', 'only', 'unknown', 'also']);

function endAt(items: readonly Item[], at: number, first: number): End {
  let before = at - 1;
  while (silent.has(items[before]?.kind ?? '')) before -= 1;
  const ahead = daysUpTo(items, before, first);
  if (ahead) {
    const start = items[ahead.start - 1]?.kind === 'except' ? ahead.start - 1 : ahead.start;
    return { at, days: ahead.days, start, end: at + 1 };
  }
  let next = at + 1;
  while (silent.has(items[next]?.kind ?? '')) next += 1;
  const behind = daysFrom(items, next);
  return behind
    ? { at, days: behind.days, start: at, end: behind.end }
    : { at, days: [], start: at, end: at + 1 };
}

function isAnd(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.strength === 'and';
}

function isDays(item: Item | undefined): item is Days {
  return item?.kind === 'days' && !item.isRest;
}

function daysUpTo(
  items: readonly Item[],
  last: number,
  first: number,
): { days: number[]; start: number } | null {
  const item = items[last];
  if (!isDays(item) || last < first) return null;
  const joint = isAnd(items[last - 1]) ? last - 2 : last - 1;
  // The days behind hours are of these: `open at 8 Mondays, Tuesdays at nine`.
  const more = isDays(items[joint]) ? daysUpTo(items, joint, first) : null;
  return { days: [...(more?.days ?? []), ...item.days], start: more?.start ?? last };
}

function daysFrom(items: readonly Item[], first: number): { days: number[]; end: number } | null {
  const item = items[first];
  if (!isDays(item)) return null;
  const joint = isAnd(items[first + 1]) ? first + 2 : first + 1;
  // `Monday to Friday and Saturdays at nine`
  const more =
    isDays(items[joint]) && items[joint + 1]?.kind !== 'times' ? daysFrom(items, joint) : null;
  if (more) return { days: [...item.days, ...more.days], end: more.end };
  // `every day but Sunday`
  const [but, left, behind] = items.slice(first + 1, first + 4);
  const isBut = but?.kind === 'except' || (but?.kind === 'separator' && but.strength === 'but');
  const isLeftOut = isBut && isDays(left) && behind?.kind !== 'times';
  return isLeftOut
    ? { days: item.days.filter((day) => !left.days.includes(day)), end: first + 3 }
    : { days: item.days, end: first + 1 };
}
