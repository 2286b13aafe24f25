import { overlap } from '../../ranges/rules.ts';
import type { Item } from '../rules.ts';

type Kind = 'scope' | 'times';

/** Items of one kind side by side, by their places in the list; the end excluded. */
type Group = { start: number; end: number };

/**
 * The items without what the speaker took back: `Mondays 9 to 5, sorry, 9 to 6` is 9 to 6, and
 * `Mondays 9 to 5, I mean Tuesdays` are Tuesdays. Days replace days and times replace times; where
 * nothing of the kind stands before, the words say nothing.
 */
export function withoutCorrected(items: readonly Item[]): Item[] {
  let kept: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (item?.kind === 'correction') {
      const run = runFrom(items, at + 1);
      const isPart = isNarrower(kept, items, run);
      const isAdded = isClosing(items[run.end]) || isPart;
      // In the place of the hours that these days have had so far.
      if (isPart) kept.push({ ...item, kind: 'separator', strength: 'but' });
      const replaced = isAdded ? null : replace(kept, items.slice(run.start, run.end));
      at = replaced ? run.end : at + 1;
      kept = replaced ?? kept;
    } else {
      if (item) kept.push(item);
      at += 1;
    }
  }
  return kept;
}

function kindOf(item: Item | undefined): Kind | null {
  if (item?.kind === 'times') return 'times';
  return item?.kind === 'days' || item?.kind === 'dates' ? 'scope' : null;
}

/** `9 to 5, sorry, Fridays closed` adds to what was said. */
function isClosing(item: Item | undefined): boolean {
  return item?.kind === 'close' || item?.kind === 'except' || item?.kind === 'break';
}

function isAnd(item: Item | undefined): boolean {
  return item?.kind === 'separator' && item.strength === 'and';
}

function isJoint(item: Item | undefined): boolean {
  return isAnd(item) || (item?.kind === 'separator' && item.strength === 'comma');
}

/** `Tuesday to Saturday 11 to 7, sorry, Saturday only 11 to 2`: Saturday alone has other hours. */
function isNarrower(kept: readonly Item[], items: readonly Item[], { start, end }: Group): boolean {
  const run = items.slice(start, items[end]?.kind === 'only' ? end + 2 : end);
  const hours = run.find(({ kind }) => kind === 'times');
  const fresh = daysAmong(run);
  if (fresh.length === 0 || hours?.kind !== 'times') return false;
  const group = lastGroup(kept, 'scope');
  const named = daysAmong(group ? kept.slice(group.start, group.end) : []);
  // `Monday to Friday 8 to 4, scrap that, Monday to Thursday 8 to 4`: other days.
  const old = kept.findLast(({ kind }) => kind === 'times');
  if (old?.kind !== 'times' || JSON.stringify(hours.open) === JSON.stringify(old.open))
    return false;
  const days = new Set(fresh);
  return days.size < new Set(named).size && fresh.every((day) => named.includes(day));
}

function daysAmong(items: readonly Item[]): number[] {
  return items.flatMap((item) => (item.kind === 'days' ? item.days : []));
}

/** The days and times that follow, over commas before them and `and` between them. */
function runFrom(items: readonly Item[], from: number): Group {
  let start = from;
  while (items[start]?.kind === 'separator') start += 1;
  let end = start;
  for (;;) {
    const behind = end > start ? behindJoints(items, end) : end;
    if (!kindOf(items[behind])) break;
    const isList = kindOf(items[end - 1]) === 'scope' && kindOf(items[behind]) === 'scope';
    const isSame = kindOf(items[end - 1]) === kindOf(items[behind]);
    if (isList && isNextStatement(items, end, behind)) break;
    if (behind > end && !isList && !(isAnd(items[end]) && behind === end + 1 && isSame)) break;
    end = behind + 1;
  }
  return { start, end };
}

/** `Friday 2 to 8, sorry, Thursday, and Saturday 10 to 4`: the hours are of the day behind the joints. */
function isNextStatement(items: readonly Item[], end: number, behind: number): boolean {
  const joints = items.slice(end, behind);
  return joints.length > 1 && joints.some(isAnd) && kindOf(items[behind + 1]) === 'times';
}

/** `Monday, Tuesday, and Friday`: the place behind what joins days. */
function behindJoints(items: readonly Item[], at: number): number {
  let behind = at;
  while (isJoint(items[behind])) behind += 1;
  return behind;
}

/** Null where nothing of the kind stands before. */
function replace(kept: readonly Item[], run: readonly Item[]): Item[] | null {
  const kinds = [...new Set(run.flatMap((item) => kindOf(item) ?? []))];
  const groups = kinds.map((kind) => {
    const group = lastGroup(kept, kind);
    return group && kind === 'times' ? wrongTimes(kept, group, run) : group;
  });
  const found = groups
    .flatMap((group) => group ?? [])
    .toSorted((one, other) => one.start - other.start);
  const [first] = found;
  const last = run.at(-1);
  if (!first || !last) return null;
  const until = kept.findLastIndex(({ kind }) => kind !== 'separator') + 1;
  const isTaken = (index: number) => found.some(({ start, end }) => index >= start && index < end);
  const rest = kept.slice(first.start, until).filter((_, index) => !isTaken(first.start + index));
  const { from = last.from } = kept[first.start] ?? {};
  const old = kept.findLast(({ kind }) => kind === 'times');
  const meant = run.map((item) => withOldStart(item, old));
  const put = [...meant.map((item, index) => (index === 0 ? { ...item, from } : item)), ...rest];
  const end = put.at(-1);
  // The words of the statement reach to the end of the correction.
  return [
    ...kept.slice(0, first.start),
    ...put.slice(0, -1),
    ...(end ? [{ ...end, to: last.to }] : []),
  ];
}

/** `8 to 12 and 1 to 5, sorry, 2 to 5`: the last hours alone, where only these are like the new. */
function wrongTimes(kept: readonly Item[], group: Group, run: readonly Item[]): Group {
  const said = (items: readonly Item[]) =>
    items.flatMap((item) => (item.kind === 'times' ? [item.open] : []));
  const [fresh, ...more] = said(run);
  const old = said(kept.slice(group.start, group.end));
  const last = old.pop();
  if (!fresh || more.length > 0 || !last || old.length === 0) return group;
  const isLastAlone = overlap(last, fresh) && !old.some((one) => overlap(one, fresh));
  return isLastAlone ? { start: group.end - 1, end: group.end } : group;
}

/** `8 to 5, no wait, till 6` still begins at 8. */
function withOldStart(item: Item, old: Item | undefined): Item {
  if (item.kind !== 'times' || old?.kind !== 'times' || !item.isOpenStart) return item;
  const start = old.open.at(-1)?.start;
  const end = item.open[0]?.end;
  if (start === undefined || end === undefined || end <= start) return item;
  const open = [{ start, end }];
  return { ...item, open, close: open, isOpenStart: old.isOpenStart };
}

/** The last items of a kind, in the sentence that ends here. */
function lastGroup(items: readonly Item[], kind: Kind): Group | null {
  const last = items.findLastIndex((item) => kindOf(item) === kind);
  if (last < 0) return null;
  const behind = items.slice(last + 1);
  const stop = behind.findIndex((item) => item.kind === 'separator' && item.strength === 'stop');
  if (stop >= 0 && behind.slice(stop).some((item) => item.kind !== 'separator')) return null;
  let start = last;
  for (;;) {
    let before = start - 1;
    // `Mon, Wed, and Fri`
    while (kind === 'scope' ? isJoint(items[before]) : isAnd(items[before])) before -= 1;
    if (kindOf(items[before]) !== kind) return { start, end: last + 1 };
    start = before;
  }
}
