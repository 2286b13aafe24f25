import type { Item } from '../../../items/rules.ts';
import { type Clause, isComplete, isEmpty, isEmptyStatement, isScope } from '../../rules.ts';
import { bindsForward, finish, nextItem, type Work } from '../work/rules.ts';

export function takeClose(work: Work, index: number): void {
  const { current, separator } = work;
  const following = work.items[index + 1];
  const isScopeOnly = current.scope.length > 0 && current.times.length === 0;
  // `closed for lunch 12 to 1`, `every day but Mondays I don't work, 9 to 5`
  if (following?.kind === 'break' || (work.isExcluding && current.excluded.length > 0)) return;
  // `weekdays never on Thursdays 3 to 7`
  if (separator === null && isScopeOnly && isLeftOut(current, following)) {
    work.isExcluding = true;
    return;
  }
  // `weekdays 9 to 5 no calls 12 to 1`
  if (separator === null && isWithin(current, following)) {
    finish(work);
    startClosed(work);
    work.current.isExcept = true;
    return;
  }
  // `Thursdays I'm at the branch and can't, …`
  const isEnd = following === undefined || following.kind === 'separator';
  if (current.effect === 'close' && isScopeOnly && separator !== null && isEnd) return;
  if (isEmpty(current)) startClosed(work);
  else if (separator === null && endsWithClosedHours(work, index)) closeLastHours(work, index);
  else if (separator !== null) {
    const endsHere = isScopeOnly && current.effect === 'open' && !isScope(following);
    if (endsHere) current.effect = 'close';
    else {
      finish(work);
      startClosed(work);
    }
  } else if (isScopeOnly || isEmptyStatement(current)) current.effect = 'close';
  else if (isComplete(current) && isScope(following)) {
    finish(work);
    startClosed(work);
  } else current.effect = 'close';
}

/** Is this one of several days that were named before it? */
function isLeftOut({ scope, effect }: Clause, following: Item | undefined): boolean {
  const named = scope.flatMap((one) => (one.kind === 'days' && !one.isRest ? one.days : []));
  const isPart = following?.kind === 'days' && following.days.length < named.length;
  return isPart && effect === 'open' && following.days.every((day) => named.includes(day));
}

/** Are these hours a part of those told just before? */
function isWithin({ times, effect, isBreak }: Clause, following: Item | undefined): boolean {
  const hours = times.flatMap(({ open }) => open);
  const isOpen = effect === 'open' && !isBreak && following?.kind === 'times' && following.isExact;
  return (
    isOpen &&
    following.open.every(({ start, end }) =>
      hours.some((usual) => start >= usual.start && end <= usual.end),
    )
  );
}

/** `9 to 6, from 1 to 2 I'm not in`: the last hours are taken away from those before. */
function endsWithClosedHours({ items, current }: Work, index: number): boolean {
  const before = items[index - 1]?.kind === 'work' ? items[index - 2] : items[index - 1];
  // `9 to 1, afternoons closed`; `mornings as on Monday, afternoons no`
  const isTold = current.times.slice(0, -1).every(({ isExact }) => isExact);
  const isLast = before?.kind === 'times' && (before.isExact || current.isSame || isTold);
  return isLast && current.times.length > 1 && !isScope(items[index + 1]);
}

function closeLastHours(work: Work, index: number): void {
  const last = work.current.times.pop();
  finish(work);
  if (last) work.current.times.push(last);
  work.current.isExcept = true;
  work.current.effect = 'close';
  work.current.from =
    work.items.slice(0, index).findLast(({ kind }) => kind === 'times')?.from ?? -1;
}

function startClosed({ current }: Work): void {
  current.effect = 'close';
  current.isCloseFirst = true;
}

/** `with lunch from 1 to 2`, and `1 to 2 for lunch` behind the hours of the day. */
export function takeBreak(work: Work, index: number): void {
  const { current } = work;
  const following = nextItem(work, index);
  if (following?.kind !== 'times' && current.times.length > 1) {
    const last = current.times.pop();
    finish(work);
    if (last) work.current.times.push(last);
  } else if (!isEmptyStatement(current) && !isOfHoursBefore(work, following)) finish(work);
  work.current.isApart = work.separator === 'comma';
  work.current.isBreak = true;
  work.current.effect = 'close';
}

/** `9 to 6 on weekdays and 1 to 2 lunch`: hours of no day of their own. */
function isOfHoursBefore({ current, done }: Work, following: Item | undefined): boolean {
  const isAlone = current.scope.length === 0 && current.times.length === 1;
  return isAlone && following?.kind !== 'times' && done.some(({ scope }) => scope.length > 0);
}

const week = [1, 2, 3, 4, 5, 6, 7];
const weekdays = week.slice(0, 5);

/**
 * `9 to 5 except Wednesdays when I work 12 to 8`: that these days have other hours says nothing of
 * the weekend, so the others are the weekdays, and that is told.
 */
function assumeWeekdays(work: Work, index: number): void {
  const named = work.items.slice(index + 1).find(({ kind }) => kind === 'days');
  const days = [...new Set([...weekdays, ...(named?.kind === 'days' ? named.days : [])])];
  work.current.scope = work.current.scope.map((one) => ({ ...one, days }));
  work.current.isGuess = true;
}

export function takeExcept(work: Work, index: number): void {
  const { current } = work;
  const isOfNoDay =
    current.scope.length === 0 &&
    current.times.length > 0 &&
    work.done.every((clause) => clause.isDaysAssumed);
  // `evenings from 7 to 10 except weekends`: on every other day.
  if (isOfNoDay && current.effect === 'open' && isScope(nextItem(work, index))) {
    const { from, to } = current;
    current.scope.push({ kind: 'days', days: week, isRest: false, isListed: false, from, to });
    current.isDaysAssumed = true;
    if (bindsForward(work, index + 1)?.kind !== 'times') {
      work.isExcluding = true;
      return;
    }
    if (!current.times.some((one) => one.isEveryDay)) assumeWeekdays(work, index);
  }
  if (current.scope.length > 0 && current.times.length === 0 && !current.isExcept) {
    work.isExcluding = true;
    return;
  }
  // `lunch 1 to 3, except Saturdays`: they have no pause.
  const isLast = isScope(nextItem(work, index)) && bindsForward(work, index + 1) === null;
  if (current.isBreak && current.times.length > 0 && isLast) {
    work.isExcluding = true;
    return;
  }
  // `every morning except Sunday, 7 to 9`: the clock is still to come.
  const isVague = current.scope.length > 0 && current.times.every(({ isExact }) => !isExact);
  const isOfDays =
    isScope(nextItem(work, index)) && bindsForward(work, index + 1)?.kind !== 'times';
  if (isVague && isOfDays && current.effect === 'open' && !current.isExcept) {
    work.isExcluding = true;
    return;
  }
  const before = isEmpty(current) ? work.done.at(-1) : current;
  finish(work);
  work.current.isExcept = true;
  work.current.isInstead = true;
  work.current.isCloseFirst = true;
  // `except 11 to 12 and except Friday`: each is closed.
  work.current.effect = before?.effect === 'close' && !before.isExcept ? 'open' : 'close';
}
