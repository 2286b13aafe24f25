import type { Item } from '../../../items/rules.ts';
import { isComplete, isEmpty, isEmptyStatement, isScope } from '../../rules.ts';
import { bindsForward, finish, nextItem, type Work } from '../work/rules.ts';

export function takeClose(work: Work, index: number): void {
  const { current, separator } = work;
  const following = work.items[index + 1];
  const isScopeOnly = current.scope.length > 0 && current.times.length === 0;
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

/** `9 to 6, from 1 to 2 I'm not in`: the last hours are taken away from those before. */
function endsWithClosedHours({ items, current }: Work, index: number): boolean {
  const before = items[index - 1]?.kind === 'work' ? items[index - 2] : items[index - 1];
  const isLast = before?.kind === 'times' && before.isExact;
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
  work.current.isBreak = true;
  work.current.effect = 'close';
}

/** `9 to 6 on weekdays and 1 to 2 lunch`: hours of no day of their own. */
function isOfHoursBefore({ current, done }: Work, following: Item | undefined): boolean {
  const isAlone = current.scope.length === 0 && current.times.length === 1;
  return isAlone && following?.kind !== 'times' && done.some(({ scope }) => scope.length > 0);
}

const week = [1, 2, 3, 4, 5, 6, 7];

export function takeExcept(work: Work, index: number): void {
  const { current } = work;
  const isOfNoDay =
    current.scope.length === 0 && current.times.length > 0 && work.done.length === 0;
  // `evenings from 7 to 10 except weekends`: on every other day.
  if (isOfNoDay && current.effect === 'open' && isScope(nextItem(work, index))) {
    const { from, to } = current;
    current.scope.push({ kind: 'days', days: week, isRest: false, isListed: false, from, to });
    current.isDaysAssumed = true;
    if (bindsForward(work, index + 1)?.kind !== 'times') {
      work.isExcluding = true;
      return;
    }
  }
  if (current.scope.length > 0 && current.times.length === 0 && !current.isExcept) {
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
  work.current.isCloseFirst = true;
  work.current.effect = before?.effect === 'close' ? 'open' : 'close';
}
