import type { Item } from '../../../items/rules.ts';
import { overlap } from '../../../ranges/rules.ts';
import type { Times } from '../../../times/rules.ts';
import { joined, refined, startsWithTimes } from '../../refinement/rules.ts';
import { type Clause, emptyClause, isEmptyStatement, isScope } from '../../rules.ts';
import { bindsForward, finish, type Work } from '../work/rules.ts';

export function takeTimes(
  work: Work,
  times: Extract<Item, { kind: 'times' }>,
  index: number,
): void {
  const { current, separator } = work;
  const following = work.items[index + 1];
  const isExcluding = work.isExcluding;
  work.isExcluding = false;
  if (isExcluding && (current.effect === 'close' || isPartOfException(work, times, index))) {
    splitException(work, times);
    return;
  }
  // `I open at nine every day but Sunday and shut at five`
  if (endsBeforeException(work, times, following)) return;
  // `weekdays 9 to 8, Fridays without evenings`
  if (isExcluding && isTakenFrom(work, times)) current.effect = 'close';
  // `except Fridays (10 to 2)`: what is set apart tells their hours.
  const isApart = separator === 'comma' && current.isInstead && current.scope.length > 0;
  if (isApart && current.times.length === 0 && times.isExact) current.effect = 'open';
  const same = refined(current, times, separator, following);
  if (same) {
    current.times = same;
    return;
  }
  if (isAgainst(work, times, following)) {
    current.isGuess = true;
    return;
  }
  // `I open at 10 every day and close at 6`
  const isEnd = times.isOpenStart && current.times.length === 1 && !isScope(following);
  const ended = isEnd && current.effect === 'open' ? joined(current.times[0], times) : null;
  if (ended) {
    current.times = [ended];
    return;
  }
  const isNew =
    hasOwnException(work, following) ||
    (!isExcluding &&
      ((startsWithTimes(current, separator, following) && !isBeforeClosed(work, index)) ||
        isNextOfPairs(work, index) ||
        isBehindPause(work, times) ||
        isBoundOfDay(work, times, index) ||
        isOfOtherDays(work, following) ||
        isBehindClosed(work)));
  if (isNew && !leadsOwnHours(work, times, index)) finish(work);
  const isList = separator === 'and' || separator === 'comma';
  // `a las 9 empiezo y a las 5 termino de lunes a viernes`
  const isBound =
    separator === null || (isList && (!isScope(following) || work.current.scope.length === 0));
  const whole = isBound ? joined(work.current.times.at(-1), times) : null;
  if (whole) {
    work.current.times.splice(-1, 1, whole);
    return;
  }
  if (work.current.scope.length === 0 && work.current.times.length === 0)
    work.current.isTimesFirst = !work.current.isBreak;
  work.current.times.push(times);
}

/** A part of the day behind `without` and its days, whose hours were told before. */
function isTakenFrom({ current, done, separator }: Work, times: Times): boolean {
  const isPart = separator === null && !times.isExact && current.excluded.length === 0;
  const isTold = done.some((one) => one.effect === 'open' && one.times.length > 0);
  return isPart && isTold && current.effect === 'open' && current.scope.length > 0;
}

/** An end behind the days that are left out of the beginning: of the beginning's days. */
function endsBeforeException(
  { current, done, separator }: Work,
  times: Times,
  following: Item | undefined,
): boolean {
  const before = done.at(-1);
  const isLeftOut = current.isExcept && current.effect === 'close' && current.times.length === 0;
  const [start, ...more] = before?.effect === 'open' ? before.times : [];
  const isEnd = times.isOpenStart && separator !== 'stop' && !isScope(following);
  const whole =
    isLeftOut && isEnd && start?.isOpenEnd && more.length === 0 ? joined(start, times) : null;
  if (!before || !whole) return false;
  before.times = [whole];
  return true;
}

/** `8 to 11 and 2 to 6 Saturdays off`: the days behind the hours are closed, and no more is said. */
function isBeforeClosed({ items, current }: Work, index: number): boolean {
  const [days, close, behind] = items.slice(index + 1);
  const isClosed = days?.kind === 'days' && close?.kind === 'close';
  return isClosed && !current.isTimesFirst && (behind === undefined || behind.kind === 'separator');
}

/** `9 to 12 and 2 to 6, we close at 5`: a bound within hours that are told to go on. */
function isAgainst(
  { current, separator }: Work,
  times: Times,
  following: Item | undefined,
): boolean {
  const isBound = times.isExact && times.isOpenStart && times.isBefore !== true;
  const isClock = current.times.every(
    (one) => one.isExact && !one.isOpenStart && !one.isOpenEnd && !one.isLoose,
  );
  const isOpen = current.effect === 'open' && current.times.length > 1 && !isScope(following);
  const end = times.close[0]?.end ?? 0;
  const isInside = current.times.some(({ open }) =>
    open.some((range) => range.start < end && end < range.end),
  );
  return separator !== null && isBound && isClock && isOpen && isInside;
}

/** `weekdays 9 to 5 but nothing after 3 on Fridays`: a bound of the day behind it, one of those. */
function isBoundOfDay(work: Work, times: Times, index: number): boolean {
  const { current } = work;
  const days = work.items[index + 1];
  const named = current.scope.flatMap((one) => (one.kind === 'days' ? one.days : []));
  const isPart = days?.kind === 'days' && days.days.length < named.length;
  const isOpen = times.isExact && times.isOpenStart !== times.isOpenEnd;
  const isTold = current.effect === 'open' && !current.isTimesFirst && !current.isBreak;
  return (
    isPart &&
    isOpen &&
    isTold &&
    current.times.some((one) => one.isExact && !one.isOpenStart && !one.isOpenEnd) &&
    days.days.every((day) => named.includes(day)) &&
    bindsForward(work, index + 1) === null
  );
}

/** `lunch 12 to 1, and I finish at 3 on Fridays`: the end of a day, not of the pause. */
function isBehindPause({ current, separator }: Work, times: Times): boolean {
  const isOpen = times.isOpenStart || times.isOpenEnd;
  return separator !== null && current.isBreak && current.times.length > 0 && isOpen;
}

/** `no weekends, 9 to 5`: where nothing is open so far, the hours are of all other days. */
function isOfOtherDays({ current, done, separator }: Work, following: Item | undefined): boolean {
  const isOfDays = current.scope.length > 0 && current.scope.every(({ kind }) => kind === 'days');
  const isClosed = current.effect === 'close' && isOfDays && !current.isExcept;
  const isFirst = done.every((one) => one.effect === 'close' || isEmptyStatement(one));
  // `no Friday afternoons, otherwise 8:30 to 5`
  const isVague = current.times.every(({ isExact }) => !isExact);
  return separator !== null && isClosed && isVague && isFirst && !isScope(following);
}

/** `mornings I'm at the bank, 2 to 6 on weekdays`: other hours than those that are closed. */
function isBehindClosed({ current, separator }: Work): boolean {
  const { effect, isCloseFirst, isBreak, isExcept, scope, times } = current;
  const isClosed = effect === 'close' && !isCloseFirst && !isBreak && !isExcept;
  return separator !== null && isClosed && scope.length === 0 && times.length > 0;
}

/** `mornings except Mondays, afternoons except Fridays`: each is of other days. */
function hasOwnException({ current, separator }: Work, following: Item | undefined): boolean {
  const isLeftOut = current.isDaysAssumed && current.excluded.length > 0;
  return separator !== null && isLeftOut && following?.kind === 'except';
}

/** `9 to 12 Mondays 2 to 5 Tuesdays`: hours stand before their days, here as before. */
function isNextOfPairs(work: Work, index: number): boolean {
  const { isTimesFirst, scope, isBreak, isExcept } = work.current;
  const isPair = isTimesFirst && scope.length > 0 && !isBreak && !isExcept;
  const isDay = work.items[index + 1]?.kind === 'days';
  return isPair && work.separator === null && isDay && bindsForward(work, index + 1) === null;
}

/** The day behind these hours has hours of its own: `Mon 9-12, 2-5 Tue 10-3`. */
function leadsOwnHours(work: Work, times: Times, index: number): boolean {
  const own = bindsForward(work, index + 1);
  if (work.current.isTimesFirst || !isScope(work.items[index + 1])) return false;
  if (isSameBehind(work, index + 1)) return true;
  if (own === null) return false;
  // `and the afternoons of Tuesday, 4 to 7`: the clock says more about the afternoons.
  const isSaid = own.kind === 'times' && own.isExact && !times.isExact;
  return !isSaid || !overlap(times.close, own.open);
}

/** `Mon 9-12 and 2-6 Tue and Wed the same`: the days here, or the list of them, have those before. */
function isSameBehind({ items }: Pick<Work, 'items'>, index: number): boolean {
  const isAnd = (item: Item | undefined) => item?.kind === 'separator' && item.strength === 'and';
  const [joint, more] = [items[index + 1], items[index + 2]];
  return isAnd(joint) && isScope(more)
    ? isSameBehind({ items }, index + 2)
    : joint?.kind === 'same' && items[index + 2]?.kind !== 'times';
}

/** `weekdays except Friday afternoon, 9 to 5`: the hours of the weekdays are still to come. */
function isPartOfException({ items, separator }: Work, times: Item, index: number): boolean {
  if (separator !== null || times.kind !== 'times' || times.isExact) return false;
  const rest = items.slice(index + 1);
  const stop = rest.findIndex((item) => item.kind === 'separator' && item.strength === 'stop');
  return rest.slice(0, stop < 0 ? rest.length : stop).some((item) => item.kind === 'times');
}

/** Makes the days that were left out a statement of their own, with these hours. */
function splitException(work: Work, times: Extract<Item, { kind: 'times' }>): void {
  const { current } = work;
  const [first] = current.excluded;
  const exception: Clause = {
    ...emptyClause(false),
    scope: current.excluded,
    times: [times],
    effect: current.effect === 'close' ? 'open' : 'close',
    isExcept: true,
    from: first?.from ?? times.from,
    to: times.to,
  };
  if (current.effect === 'open') current.excluded = [];
  work.done.push(exception);
}
