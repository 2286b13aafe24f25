import type { Minutes } from '../../times/meridiem/rules.ts';
import { subtract, union } from '../../ranges/rules.ts';
import type { Statement } from '../../scope/rules.ts';

const noon = 720;
/** `weekends 8 to 8, weekdays after 7`: nobody comes for less. */
const least = 120;

/**
 * `Monday to Thursday from 8:30 to 1, Fridays until noon`: Fridays begin when the days before do.
 * None where that would be after their end.
 */
export function hoursBefore(statement: Statement, all: readonly Statement[]): Minutes[] {
  const [only, ...more] = statement.times;
  if (only?.isTurn && more.length === 0) return turnsBefore(statement, all);
  if (only && !only.isExact && more.length === 0) return partOfBefore(statement, only, all);
  const [said] = only?.open ?? [];
  const index = all.indexOf(statement);
  // `Fridays I leave at 2, the other days 8 to 5`
  const others = all
    .slice(index + 1)
    .filter((one) => one.clause.scope.some(isRest) || isOfMoreDays(one, statement));
  const earlier = index > 0 ? all.slice(0, index) : others;
  const anchor = anchorOf(earlier);
  // `any time Saturday, Sunday only before 1`
  if (anchor?.times.every(({ open }) => open.every(isWholeDay))) return [];
  const days = anchor?.days.join() ?? '';
  const same = earlier.filter((one) => one.days.join() === days);
  const usual = union(same.flatMap(({ times }) => times.flatMap(({ open }) => open)));
  const [first] = usual;
  if (!only || more.length > 0 || !said || !first) return [];
  if (only.isOpenEnd && (index > 0 || others.length > 0))
    return said.start + least <= (usual.at(-1)?.end ?? 0) ? usual : [];
  // `open late Thursdays until 9, other weekdays 9 to 5`
  const isLater = !only.isBefore && said.end < noon && said.end <= first.start;
  return only.isOpenStart && (first.start < said.end || isLater) ? usual : [];
}

/**
 * `Mondays 10 to 4, Fridays only the afternoon`: who says so of days with longer hours, or with
 * several stretches, means the part of these.
 */
function partOfBefore(
  statement: Statement,
  part: Statement['times'][number],
  all: readonly Statement[],
): Minutes[] {
  const earlier = all.slice(0, all.indexOf(statement));
  const last = earlier.findLast(({ times }) =>
    times.every((one) => one.isExact && one.isWholeDay !== true),
  );
  const days = last?.days.join();
  const same = earlier.filter((one) => one.days.join() === days);
  const usual = union(same.flatMap(({ times }) => times.flatMap(({ open }) => open)));
  const isLonger = subtract(usual, part.close).length > 0;
  return isLonger && (statement.clause.isOnly || usual.length > 1) ? usual : [];
}

/** `Fridays I finish at 1 but Monday to Thursday 8 to 5`: most of the other days. */
function isOfMoreDays({ days, times, effect }: Statement, before: Statement): boolean {
  const isRange = times.every((one) => one.isExact && !one.isOpenStart && !one.isOpenEnd);
  const isApart = days.every((day) => !before.days.includes(day));
  return effect === 'open' && isRange && times.length > 0 && isApart && days.length > 2;
}

function isWholeDay({ start, end }: Minutes): boolean {
  return end - start >= 2 * noon;
}

/** The last days whose beginning and end are told; those from an hour on say nothing of their end. */
function anchorOf(earlier: readonly Statement[]): Statement | undefined {
  const last = earlier.at(-1);
  const told = earlier.findLast(
    ({ effect, times }) =>
      effect === 'open' && times.every(({ isOpenStart, isOpenEnd }) => !isOpenStart && !isOpenEnd),
  );
  return told ?? (last?.times.every(({ isOpenEnd }) => isOpenEnd) ? undefined : last);
}

/** `9 to 1 and 3 to 7; Wednesdays only the afternoon shift`: the last days of several stretches. */
function turnsBefore(statement: Statement, all: readonly Statement[]): Minutes[] {
  const earlier = all.slice(0, all.indexOf(statement));
  const turns = earlier.findLast(({ times }) => times.length > 1);
  return union(turns?.times.flatMap(({ open }) => open) ?? []);
}

function isRest(scope: Statement['clause']['scope'][number]): boolean {
  return scope.kind === 'days' && scope.isRest;
}
