import { type Clause, emptyClause, type Scope } from '../../rules.ts';
import { isOfDates, startsClause } from '../beginning/rules.ts';
import { bindsForward, finish, type Work } from '../work/rules.ts';

/** Days that stand in no list with those before: false where nothing was made of them. */
function takeApart(work: Work, scope: Scope, index: number): boolean {
  const { current, separator } = work;
  const isIncluded = work.isIncluding;
  work.isIncluding = false;
  // Including holidays: nothing differs on them.
  if (isIncluded && scope.kind === 'holidays') return true;
  // `10 to 7 every day including Sunday`
  if (isIncluded && scope.kind === 'days' && isPartOf(scope.days, current.scope)) return true;
  // `lunes a viernes de 9 a 18, sábados incluidos`: the same hours.
  if (isIncluded && scope.kind === 'days' && current.times.length > 0 && current.scope.length > 0) {
    finish(work);
    Object.assign(work.current, { scope: [scope], isAlso: true });
    return true;
  }
  if (work.refused !== null) {
    const { from, to } = scope;
    work.done.push({ ...emptyClause(false), scope: [scope], problem: work.refused, from, to });
    work.refused = null;
    return true;
  }
  // `in August closed from the 10th to the 14th`
  if (isWithinMonth(current, scope)) {
    current.scope = [scope];
    return true;
  }
  // `in August I don't work Fridays`
  if (isOfClosedStretch(work, scope, index)) {
    current.scope.push(scope);
    return true;
  }
  // `9 to 6 except Wednesdays, Monday to Friday`: of these days.
  if (separator !== null && isOfAssumed(work, scope, index)) {
    for (const clause of [...work.done, current].filter((one) => one.isDaysAssumed)) {
      clause.scope = [scope];
      clause.isDaysAssumed = false;
    }
    return true;
  }
  return false;
}

export function takeScope(work: Work, scope: Scope, index: number): void {
  if (takeApart(work, scope, index)) return;
  const { current, separator } = work;
  // `mornings but Thursdays, afternoons but Fridays, Monday to Friday`: which of them are left out?
  if (separator === 'comma' && isAroundExcept(current, scope) && !bindsForward(work, index))
    current.problem ??= 'unclear';
  if (work.isExcluding) {
    // `any day but Wednesday from 10 to 8`
    const isBut = separator === 'but' && current.excluded.length === 0;
    if (separator === null || separator === 'and' || isBut || !bindsForward(work, index)) {
      current.excluded.push(scope);
      return;
    }
    finish(work);
  } else if (startsClause(work, scope, index) || isBehindProblem(current, separator)) {
    const inherits =
      separator === 'and' &&
      current.effect === 'close' &&
      (current.isCloseFirst || isOfDates([...current.scope, scope])) &&
      current.times.length === 0 &&
      bindsForward(work, index)?.kind !== 'times';
    finish(work);
    if (inherits) {
      work.current.effect = 'close';
      work.current.isCloseFirst = true;
    }
  }
  const narrows =
    current === work.current &&
    current.isOnly &&
    separator === null &&
    current.times.length === 0 &&
    // `Mondays only in December` are those of both, `only Monday Tuesday` two days.
    scope.kind === 'days' &&
    isPartOf(scope.days, current.scope);
  const isOfDays = current.scope.length > 0 && current.scope.every(({ kind }) => kind === 'days');
  // `on weekends only Saturday`, `the weekend, Saturday 9 to 1`
  if ((narrows || isPartOfHeading(work, scope, index)) && isOfDays) {
    // `Monday to Friday, Wednesdays 9 to 1, other days 9 to 6`: those are of the heading.
    if (isRestBehind(work, index)) work.done.push({ ...current, times: [] });
    current.scope = [scope];
  } else work.current.scope.push(scope);
}

/** A day behind a stretch of dates that is closed, and behind what closes it. */
function isOfClosedStretch({ current, separator, items }: Work, scope: Scope, index: number) {
  const [stretch] = current.scope;
  const isStretch = stretch?.kind === 'dates' && stretch.isSpan;
  const isClosed = current.effect === 'close' && current.times.length === 0 && isStretch;
  const before = items[index - 1]?.kind;
  const behind = items[index + 1];
  const isEnd = behind === undefined || behind.kind === 'separator';
  const isBare = scope.kind === 'days' && !scope.isRest && isEnd;
  // `next week I don't work Monday and Tuesday`
  const isMore = behind?.kind === 'separator' && behind.strength === 'and';
  const isJoined = separator === 'and' || (separator === 'comma' && isMore);
  const isList = isJoined && current.scope.length > 1;
  const isBehind = separator === null && (before === 'close' || before === 'days');
  return isClosed && isBare && (isBehind || isList);
}

function isAroundExcept({ isExcept, effect, scope: left, times }: Clause, scope: Scope): boolean {
  const days = left.flatMap((one) => (one.kind === 'days' ? one.days : []));
  const isClosed = isExcept && effect === 'close' && times.length === 0 && days.length > 0;
  const isWider = scope.kind === 'days' && !scope.isRest && scope.days.length > days.length + 1;
  return isClosed && isWider && days.every((day) => scope.days.includes(day));
}

function isPartOf(days: readonly number[], scope: readonly Scope[]): boolean {
  const named = scope.flatMap((one) => (one.kind === 'days' ? one.days : []));
  return days.every((day) => named.includes(day));
}

/** `from tomorrow, weekdays 9 to 5`: only the beginning can't be saved. */
function isBehindProblem({ scope, times }: Clause, separator: Work['separator']): boolean {
  const isWrong = scope.every((one) => one.kind === 'dates' && one.problem === 'unclear');
  return (
    (separator === 'comma' || separator === 'and' || separator === null) &&
    isWrong &&
    scope.length > 0 &&
    times.length === 0
  );
}

function isWithinMonth({ scope: [month, ...more], times }: Clause, scope: Scope): boolean {
  if (month?.kind !== 'dates' || !month.isSpan || scope.kind !== 'dates') return false;
  const isAlone = more.length === 0 && times.length === 0 && scope.dates.length > 0;
  return isAlone && scope.dates.every((date) => month.dates.includes(date));
}

/** The days that were meant where none were named, behind those that are left out of them. */
function isOfAssumed(work: Work, scope: Scope, index: number): boolean {
  const { isDaysAssumed, excluded } = work.current;
  if (!isDaysAssumed || scope.kind !== 'days' || bindsForward(work, index) !== null) return false;
  const left = excluded.flatMap((one) => (one.kind === 'days' ? one.days : []));
  return left.length < scope.days.length && left.every((day) => scope.days.includes(day));
}

/** Are these days, with hours of their own, some of several named before without hours? */
function isPartOfHeading(
  { current, items, separator }: Work,
  scope: Scope,
  index: number,
): boolean {
  const [heading, ...more] = current.scope;
  if (heading?.kind !== 'days' || more.length > 0 || scope.kind !== 'days') return false;
  const isPart = scope.days.length < heading.days.length && !heading.isRest;
  const isOpen = current.effect === 'open' && current.times.length === 0 && !current.isSame;
  const isWithin = isPart && scope.days.every((day) => heading.days.includes(day));
  const isBeside = separator === 'comma' || separator === null;
  return isBeside && isOpen && isWithin && items[index + 1]?.kind === 'times';
}

function isRestBehind({ items }: Work, index: number): boolean {
  return items.slice(index + 1).some((item) => item.kind === 'days' && item.isRest);
}
