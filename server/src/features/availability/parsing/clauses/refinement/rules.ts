import type { Item } from '../../items/rules.ts';
import type { Minutes } from '../../times/meridiem/rules.ts';
import type { Times } from '../../times/rules.ts';
import { type Clause, isScope } from '../rules.ts';

const halfDay = 720;

/** `mornings on weekdays, 6-8`: the clock says what the part of the day left open. */
export function isRefined(current: Clause, times: Times, following: Item | undefined): boolean {
  const { times: parts, isTimesFirst, scope } = current;
  if (!times.isExact || isScope(following)) return false;
  return isTimesFirst && scope.length > 0 && parts.every(({ isExact }) => !isExact);
}

/** The exact times, twelve hours earlier or later where only that lies in the part of the day. */
export function refine(times: Times, parts: readonly Times[]): Times {
  const windows = parts.flatMap(({ close }) => close);
  const fits = (ranges: readonly Minutes[]) =>
    ranges.every(({ start }) => windows.some((part) => start >= part.start && start < part.end));
  const shifted = [-halfDay, halfDay]
    .map((by) => times.open.map(({ start, end }) => ({ start: start + by, end: end + by })))
    .find(fits);
  return fits(times.open) || !shifted ? times : { ...times, open: shifted, close: shifted };
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
  const [from] = before?.open ?? [];
  const [until] = times.close;
  if (!from || !until || !before?.isOpenEnd || !times.isOpenStart) return null;
  const end = until.end <= from.start ? until.end + halfDay : until.end;
  if (end <= from.start) return null;
  const range = { start: from.start, end };
  return { open: [range], close: [range], isExact: true, isOpenStart: false, isOpenEnd: false };
}
