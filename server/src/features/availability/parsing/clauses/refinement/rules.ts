import type { Item } from '../../items/rules.ts';
import type { Minutes } from '../../times/meridiem/rules.ts';
import { onwards, type Times } from '../../times/rules.ts';
import { overlap } from '../../ranges/rules.ts';
import { type Clause, isScope } from '../rules.ts';

const halfDay = 720;
/** Nobody means an hour before five by `mornings`. */
const earliest = 5 * 60;
/** `evenings from 5:30` begins a little before evenings do. */
const tolerance = 60;

/**
 * The hours of a statement when one more is told beside them and both say the same: `mornings on
 * weekdays, 6-8`, `in the afternoon and evening, from 5 to 11`, `7 to 11, all in the morning`. The
 * clock says what the part of the day left open, and the part which half of the day is meant. Null
 * where they are other hours.
 */
export function refined(
  { times, isTimesFirst, scope }: Clause,
  next: Times,
  separator: string | null,
  following: Item | undefined,
): Times[] | null {
  const isBeside = separator === null || separator === 'comma';
  if (times.length === 0 || (isScope(following) && scope.length > 0)) return null;
  // `any time on Saturdays between 8 and 6`, `all day Sunday, 9 to 5`
  if (isBeside && isClock(next) && times.every((one) => one.isLoose || one.isEveryDay))
    return [next];
  if (!next.isExact) {
    const isLabel = following?.kind === 'times' && following.isExact;
    const placed = isBeside && !isLabel ? times.map((one) => labelled(one, next)) : [];
    const isSame = times.every(({ isExact }) => isExact) && placed.length > 0;
    return isSame && placed.every((one) => one !== null) ? placed : null;
  }
  const parts = times.filter(({ isExact }) => !isExact);
  if (parts.length === 0 || !(isBeside || (separator === 'and' && parts.length < times.length)))
    return null;
  const exact = placedIn(parts, next);
  if (exact)
    return [...times.filter((one) => one.isExact || !overlap(one.close, exact.open)), exact];
  // `weekday evenings 4 to 8`: evenings that begin early.
  const isOverlapping =
    parts.length === times.length && parts.some((one) => overlap(one.close, next.open));
  if (separator === null && isOverlapping) return [next];
  return isBeside && isTimesFirst && scope.length > 0 && parts.length === times.length
    ? [next]
    : null;
}

/** `7 to 9 before work and 6 to 9 after work`: the second part says nothing of the first hours. */
function labelled(times: Times, part: Times): Times | null {
  if (times.isLabelled) return times;
  const placed = placedIn([part], times);
  return placed && { ...placed, isLabelled: true };
}

function isClock({ isExact, isLoose, isEveryDay }: Times): boolean {
  return isExact && isLoose !== true && isEveryDay !== true;
}

/** The times, twelve hours earlier or later where only that lies in the parts of the day. */
export function placedIn(parts: readonly Times[], times: Times): Times | null {
  const windows = parts.flatMap(({ close }) => close);
  const [from] = times.open;
  // `late night Thursday till 8`
  if (times.isOpenStart) return times;
  // `evenings Mon-Thu from 7:30` go on as from that hour of the evening.
  if (times.isOpenEnd && from) {
    const start = [from.start, from.start + halfDay].find((one) =>
      windows.some((part) => one >= part.start - tolerance && one < part.end),
    );
    return start === undefined ? null : onwards(start);
  }
  const isIn = ({ start }: Minutes) =>
    start >= earliest &&
    windows.some((part) => start >= part.start - tolerance && start < part.end);
  const moved = [
    [0, 0],
    [halfDay, 0],
    [-halfDay, -halfDay],
    [halfDay, halfDay],
  ]
    .map(([first = 0, last = 0]) =>
      times.open.map(({ start, end }) => ({ start: start + first, end: end + last })),
    )
    .find((ranges) => ranges.every((range) => isIn(range) && range.start < range.end));
  return moved ? { ...times, open: moved, close: moved } : null;
}

/** Do these hours begin another statement? */
export function startsWithTimes(
  current: Clause,
  separator: string | null,
  following: Item | undefined,
) {
  if (separator === null || current.scope.length === 0) return false;
  if (current.isTimesFirst) return true;
  return isScope(following) && (current.times.length > 0 || current.effect === 'close');
}

/** `after 6 until 9`: both ends of one stretch; null where these hours are others. */
export function joined(before: Times | undefined, times: Times): Times | null {
  // `until 6, starting at 2`
  if (before?.isOpenStart && times.isOpenEnd) {
    const isApart = before.isBefore && (before.close[0]?.end ?? 0) <= (times.open[0]?.start ?? 0);
    return isApart ? null : joined(times, before);
  }
  const [from] = before?.open ?? [];
  const [until] = times.close;
  if (!from || !until || !before?.isOpenEnd || !times.isOpenStart) return null;
  // `from 4 until 8`, `from five in the evening until two`
  const end = [0, halfDay, 2 * halfDay]
    .map((more) => until.end + more)
    .find((one) => one > from.start);
  if (end === undefined || end - from.start > 2 * halfDay) return null;
  const range = { start: from.start, end };
  return { open: [range], close: [range], isExact: true, isOpenStart: false, isOpenEnd: false };
}
