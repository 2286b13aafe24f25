import type { Item } from '../../items/rules.ts';
import { overlap } from '../../ranges/rules.ts';

/** Days, or times, that stand side by side; by their places among the items, the end excluded. */
type Group = { kind: 'days' | 'times'; start: number; end: number };

/**
 * The items with a stop between statements that only their order keeps apart. Who begins with days
 * and ends with hours says days first throughout, and the other way round: `9 to 5 Monday Wednesday
 * 10 to 2 Saturday`. Other orders are left to what stands beside them.
 */
export function pairItems(said: readonly Item[]): Item[] {
  const items = withException(said);
  // `after ten on Mondays, otherwise eight to four`: these words lead hours of their own.
  const isLed = items.some((item, at) => {
    const own = items.slice(at + 1).find(({ kind }) => kind !== 'work' && kind !== 'unknown');
    return item.kind === 'days' && item.isRest && own?.kind === 'times';
  });
  const stretches = isLed ? [] : stretchesOf(items);
  const cuts = stretches.flatMap((stretch) => cutsOf(items, stretch));
  const open = stretches.flatMap((stretch) => openOf(items, stretch) ?? []);
  return items.flatMap((item, index) => [
    ...(open.includes(index) ? [{ ...item, kind: 'approximate' } as const] : []),
    ...(cuts.includes(index) ? [stopBefore(item)] : []),
    item,
  ]);
}

function stopBefore({ from }: Item): Item {
  return { kind: 'separator', strength: 'stop', from, to: from };
}

/** `9 to 1 Monday, Tuesday and Thursday 2 to 5`: the day that may belong to either hours. */
function openOf(items: readonly Item[], groups: readonly Group[]): number | null {
  const [first, second, third] = groups;
  if (groups.length !== 3 || first?.kind !== 'times' || !second || !third) return null;
  const hours = items.slice(first.start, first.end);
  const days = items.flatMap((item, index) =>
    index >= second.start && index < second.end && item.kind === 'days' ? [{ item, index }] : [],
  );
  const [one, two, three, ...more] = days;
  if (!one || !two || !three || more.length > 0 || one.item.days.length > 1) return null;
  const isExact = hours.some((item) => item.kind === 'times' && item.isExact);
  const strengths = [two, three].map(({ index }) => strengthBefore(items, index));
  return isExact && strengths.join() === '2,1' && !isAddedAt(items, three.index) ? two.index : null;
}

/** `9 to 5, Wednesdays 12 to 8`: where no other days are named, this one is the exception. */
function withException(items: readonly Item[]): Item[] {
  const loud = items.filter((item) => !isSilent(item) && item.kind !== 'unknown');
  const [hours, joint, day, own] = loud;
  const isRange = hours?.kind === 'times' && hours.isOpenStart === hours.isOpenEnd;
  const isFirst = isRange && hours.isExact && joint?.kind === 'separator';
  const isApart = joint?.kind === 'separator' && joint.strength !== 'or';
  const isPlain = day?.kind === 'days' && !day.isRest && day.days.length <= 2;
  const isOwn = own?.kind === 'times' && own.isExact && loud[4]?.kind !== 'days';
  const isOnly = items.every((item) => item === day || item.kind !== 'days');
  if (!(isFirst && isApart && isPlain && isOwn && isOnly)) return [...items];
  return items.map((item) => (item === joint ? { ...item, kind: 'except' } : item));
}

function isSilent({ kind }: Item): boolean {
  return kind === 'work' || kind === 'also' || kind === 'approximate';
}

function isJoint(item: Item | undefined): boolean {
  return item?.kind === 'separator' && (item.strength === 'and' || item.strength === 'comma');
}

/** Groups of days and of times that nothing else stands between. */
function stretchesOf(items: readonly Item[]): Group[][] {
  const stretches: Group[][] = [[]];
  items.forEach((item, index) => {
    const groups = stretches.at(-1) ?? [];
    const last = groups.at(-1);
    if (item.kind === 'days' || item.kind === 'times') {
      const kind = isLabel(items, index) ? 'days' : item.kind;
      if (last?.kind === kind) last.end = index + 1;
      else groups.push({ kind, start: index, end: index + 1 });
    } else if (!isJoint(item) && !isSilent(item)) {
      // `8 to 5 weekdays, Saturday 9 to 1, Sunday no`: Sunday has none of the hours.
      if (groups.length === 4 && closesBefore(items, index)) groups.pop();
      stretches.push([]);
    }
  });
  return stretches.filter((groups) => groups.length > 1);
}

/** Is it the days before it that this word closes, and not those behind? */
function closesBefore(items: readonly Item[], index: number): boolean {
  const behind = items[index + 1];
  const isEnd = behind === undefined || behind.kind === 'separator';
  return items[index]?.kind === 'close' && items[index - 1]?.kind === 'days' && isEnd;
}

/** `Tuesday evenings`, `and the evenings of Tuesday`: a part of the day beside the days it is of. */
function isLabel(items: readonly Item[], index: number): boolean {
  const [before, item, behind] = [items[index - 1], items[index], items[index + 1]];
  if (item?.kind !== 'times' || item.isExact) return false;
  return before?.kind === 'days' || (isJoint(before) && behind?.kind === 'days');
}

/** Where a statement of these groups begins, other than the first. */
function cutsOf(items: readonly Item[], groups: readonly Group[]): number[] {
  const [first, second, third] = groups;
  // `all day Saturday and Sunday, 9 to 9`: the clock says which hours.
  const [loose] = items.slice(first?.start, first?.end);
  if (first?.kind === 'times' && loose?.kind === 'times' && loose.isLoose && third)
    return cutsOf(items, groups.slice(1));
  if (first && second && groups.length % 2 === 1 && isBoundOfAll(items, first, third))
    return [second.start, ...cutsOf(items, groups.slice(1))];
  if (groups.length % 2 === 0 && groups.length > 2)
    return groups.flatMap(({ start }, index) =>
      index > 0 && index % 2 === 0 ? [afterJoints(items, start)] : [],
    );
  if (groups.length !== 3 || !first || !second || !third) return [];
  const isVague = items
    .slice(first.start, first.end)
    .every((item) => item.kind !== 'times' || !item.isExact);
  // `in the afternoon Monday and Tuesday 2 to 6`
  if (second.kind === 'days' && (isVague || isBothEnds(items, first, third))) return [];
  const cut = second.kind === 'days' ? cutOfDays(items, second) : cutOfTimes(items, second);
  return cut === null ? [] : [cut];
}

/** `never after 6, Tuesday and Sunday 11 to 6`, `closed 12 to 1, …`: of no day before the hours of these. */
function isBoundOfAll(
  items: readonly Item[],
  { kind, start, end }: Group,
  third: Group | undefined,
): boolean {
  const [hours, joint] = items.slice(start);
  if (kind !== 'times' || hours?.kind !== 'times' || end - start > 1) return false;
  const isComma = joint?.kind === 'separator' && joint.strength === 'comma';
  const own = items[third?.start ?? -1];
  if (own?.kind !== 'times' || !own.isExact || own.isOpenStart || own.isOpenEnd) return false;
  const isBound = hours.isExact && hours.isOpenStart !== hours.isOpenEnd;
  return isComma && (isBound || items[start - 1]?.kind === 'close');
}

/** `from noon on Mondays and Tuesdays, until 6` */
function isBothEnds(items: readonly Item[], first: Group, third: Group): boolean {
  const [from, ...more] = items.slice(first.start, first.end);
  const [until, ...others] = items.slice(third.start, third.end);
  const isOne = more.length === 0 && others.length === 0;
  if (from?.kind !== 'times' || until?.kind !== 'times' || !isOne) return false;
  return from.isOpenEnd && until.isOpenStart && !until.isBefore;
}

/** The place behind the joints and words that lead to a group. */
function afterJoints(items: readonly Item[], start: number): number {
  let at = start;
  while (at > 0 && isSilent(items[at - 1] ?? { kind: 'unknown', from: 0, to: 0 })) at -= 1;
  return at;
}

function isAddedAt(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before?.kind === 'separator' && before.isAdded === true;
}

/** How much what stands before a day sets it apart from the one before. */
function strengthBefore(items: readonly Item[], at: number): number {
  const joints: string[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (item?.kind === 'separator') joints.push(item.strength);
    else if (item?.kind === 'also') joints.push('and');
    else if (!item || !isSilent(item)) break;
  }
  if (joints.includes('comma') && joints.includes('and')) return 3;
  return joints.includes('comma') ? 2 : joints.includes('and') ? 1 : 0;
}

/**
 * `9 to 5 Monday, Tuesday and Friday and Saturday 10 to 2`: behind the first list, which a range of
 * days is by itself and which else ends with the day behind its `and`.
 */
function cutOfDays(items: readonly Item[], { start, end }: Group): number | null {
  const days = items
    .slice(start, end)
    .flatMap((item, index) => (item.kind === 'days' ? [{ item, at: start + index }] : []));
  const [first, ...rest] = days;
  const strengths = rest.map(({ at }) => strengthBefore(items, at));
  const isJoined = ({ at }: { at: number }) => strengthBefore(items, at) > 0;
  if (first && first.item.days.length > 1) return rest.find(isJoined)?.at ?? null;
  const added = rest.find(({ at }) => isAddedAt(items, at));
  if (added) return added.at;
  // `Mon, Wed and Fri and Tue and Thu`: a list goes on through the week.
  const [turn, ...more] = rest.filter(({ item, at }, index) => {
    const before = days[index]?.item.days.at(-1) ?? 0;
    return strengthBefore(items, at) > 0 && (item.days[0] ?? 0) < before;
  });
  if (turn && more.length === 0) return turn.at;
  const apart = strengths.indexOf(3);
  // `Monday and Tuesday, and Saturday`; `Monday, Tuesday, and Saturday` is one list.
  if (apart >= 0 && !strengths.slice(0, apart).includes(2)) return rest[apart]?.at ?? null;
  const last = strengths.findIndex((strength) => strength === 1 || strength === 3);
  const behind = rest.slice(last + 1).find(isJoined);
  if (last >= 0 && behind) return behind.at;
  // `9 to 1 Monday, Tuesday and Thursday 2 to 5` may be cut at either place.
  const joints = rest.filter(isJoined);
  const isApart = isJoint(items[end]);
  return joints.length === 1 || isApart ? (joints.at(-1)?.at ?? null) : null;
}

/**
 * `Tuesdays 9 to 5 and 10 to 2 Saturdays`: hours that overlap, or begin before those told first, are
 * of other days.
 */
function cutOfTimes(items: readonly Item[], { start, end }: Group): number | null {
  const times = items
    .slice(start, end)
    .flatMap((item, index) => (item.kind === 'times' ? [{ item, at: start + index }] : []));
  const cut = times.find(
    ({ item, at }, index) =>
      item.isExact &&
      strengthBefore(items, at) > 0 &&
      times.slice(0, index).some((before) => before.item.isExact && isBehind(item, before.item)),
  );
  return cut?.at ?? null;
}

type Hours = Extract<Item, { kind: 'times' }>;

/** Can't these hours be of the day that has others before? */
function isBehind(hours: Hours, before: Hours): boolean {
  const [first, earlier] = [hours.open[0]?.start ?? 0, before.open[0]?.start ?? 0];
  return first < earlier || overlap(before.open, hours.open);
}
