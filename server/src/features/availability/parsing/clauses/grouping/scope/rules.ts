import type { Item } from '../../../items/rules.ts';
import type { Times } from '../../../times/rules.ts';
import { refined } from '../../refinement/rules.ts';
import { type Clause, emptyClause, isEmptyStatement, type Scope } from '../../rules.ts';
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

/** `Tuesdays are tricky, but Mondays 9 to 12`: nobody knows what is said of the days before. */
function isOtherDay({ items, current, separator }: Work, scope: Scope, index: number): boolean {
  const isApart = separator === 'but' || separator === 'comma';
  const before = items.slice(0, index).findLast(({ kind }) => kind !== 'separator');
  const [hours] = items.slice(index + 1);
  const isOfDays = scope.kind === 'days' && !scope.isRest && current.scope.length > 0;
  const isBare = current.times.length === 0 && current.effect === 'open' && !current.isSame;
  const isOwn = hours?.kind === 'times' && hours.isExact;
  return isApart && isOfDays && isBare && isOwn && before?.kind === 'unknown';
}

function isSpan(scope: Scope): boolean {
  return scope.kind === 'dates' && scope.isSpan;
}

function isOfDates(scope: readonly Scope[]): boolean {
  return scope.every(({ kind }) => kind !== 'days');
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

/** `lunch 1 to 2 Monday, Wednesday and Friday`: further days of the pause. */
function isListOfPause({ current, items, separator }: Work, scope: Scope): boolean {
  const at = items.findIndex(({ from, kind }) => from === scope.from && kind === scope.kind);
  const behind = items[at + 1];
  const isEnd = behind === undefined || behind.kind === 'separator';
  const isOfDays = current.scope.length > 0 && current.scope.every(isWeekdays);
  return separator === 'and' && isOfDays && isWeekdays(scope) && isEnd;
}

function isSameNext({ items }: Work, index: number): boolean {
  return items[index + 1]?.kind === 'same';
}

/** Is this day the beginning of another statement? */
function startsClause(work: Work, scope: Scope, index: number): boolean {
  const { current, separator } = work;
  // `every other week, Mondays 9 to 12`
  if (current.problem === 'recurrence' && isEmptyStatement(current)) return false;
  if (current.problem !== null && separator !== null)
    return current.times.length > 0 || separator === 'comma';
  // `the same on Thursdays, Fridays`
  const isListed = scope.kind === 'days' && current.scope.every(isWeekdays);
  if (current.isSame && current.scope.length > 0)
    return !isListed || bindsForward(work, index) !== null || isSameNext(work, index);
  const binding = bindsForward(work, index);
  if (isOtherDay(work, scope, index)) return true;
  // `9 to 6 Mon-Fri, Tuesday mornings no`
  const isClosed = binding?.kind === 'times' && !binding.isExact;
  const behind = binding && work.items[work.items.indexOf(binding) + 1];
  if (isClosed && behind?.kind === 'close' && current.times.length > 0) return separator !== null;
  // `closed for lunch 12 to 1 every day`
  if (current.isBreak && current.times.length > 0)
    return !isListOfPause(work, scope) && (separator !== null || binding !== null);
  // `otherwise 9 to 4 on weekdays`
  const isRestAlone = current.scope.every((one) => one.kind === 'days' && one.isRest);
  if (isRestAlone && current.scope.length > 0 && separator === null && binding === null)
    return false;
  // `apart from 2:45 to 3:30, and on Fridays I finish at 1`
  const isOfExcept = current.isExcept && current.scope.length === 0 && current.times.length > 0;
  if (isOfExcept && separator !== null && binding?.kind === 'times') return true;
  // `Mondays 9 to 12 and again 2 to 6, Fridays till noon`: the further hours are of Mondays.
  const isFurther = current.isAlso && current.times.length > 0;
  // `10 to 6, Sundays closed`
  const isClosedDay = current.isTimesFirst && current.effect === 'open' && separator !== null;
  if (isBehindClosedHours(current, binding) && separator !== null) return true;
  if (current.scope.length === 0 && isClosedDay && binding?.kind === 'close') return true;
  if (current.scope.length === 0)
    return isFurther && binding !== null && work.done.some((clause) => clause.scope.length > 0);
  // `otherwise eight to four, Monday to Friday`: which the others are.
  const isGroup = scope.kind === 'days' && scope.days.length > 2 && !scope.isRest;
  if (isRestAlone && isGroup && separator === 'comma' && binding === null) return false;
  if (current.times.length > 0) {
    // `10 to 3 on weekdays, and Saturdays by request`: only Saturdays aren't sure.
    const isUnsure = separator !== null && work.items[index + 1]?.kind === 'problem';
    // `quarter to six until eight, Tuesday and Thursday evenings`: the same hours.
    const isSaid = binding?.kind === 'times' && isSaidAgain(work, binding, index);
    const isPair = separator !== 'comma' && binding !== null && leadsDays(work, binding);
    // `9 to 4 on weekdays, emergencies on weekends`: of something else.
    const isOther = separator === 'comma' && work.items[index - 1]?.kind === 'unknown';
    if (current.isTimesFirst && isOther) return true;
    if (current.isTimesFirst) return (binding !== null && !isSaid && !isPair) || isUnsure;
    return !(scope.kind === 'dates' && scope.isSpan && separator === null);
  }
  // `9 to 6, lunch at 1, Monday to Friday, no holidays`: the hours told before are of the weekdays.
  const isOpenDays = current.effect === 'open' && current.scope.every(isWeekdays);
  const hasHours = work.done.some(({ effect, ...told }) => effect === 'open' && isOfNoDay(told));
  if (scope.kind === 'holidays' && isOpenDays && hasHours && binding?.kind === 'close') return true;
  if (current.effect === 'open') return false;
  if (!current.isCloseFirst) return true;
  if (binding?.kind !== 'times' || separator === null) return false;
  // `I'm out Wednesday, and Friday I leave at 2`
  if (binding.isTold && binding.isOpenStart) return true;
  // `away until 14 August, and then weekdays 9 to 5`
  const isThen = scope.kind === 'days' && current.scope.some(isSpan);
  if (isThen && isOfDates(current.scope) && binding.isExact) return true;
  // `no Fridays and weekends only 10 to 1`
  if (work.items[index + 1]?.kind === 'only') return true;
  return separator !== 'and' || !(binding.isExact || current.isExcept);
}

/** `9 to 5, not available 1 to 2, Saturdays 9 to 3`: what is closed is of the days before. */
function isBehindClosedHours({ effect, scope, times }: Clause, binding: Item | null): boolean {
  const isClosed = effect === 'close' && scope.length === 0 && times.length > 0;
  const isRange = (one: Times) => one.isExact && !one.isOpenStart && !one.isOpenEnd;
  return isClosed && times.every(isRange) && binding?.kind === 'times' && isRange(binding);
}

function isRestBehind({ items }: Work, index: number): boolean {
  return items.slice(index + 1).some((item) => item.kind === 'days' && item.isRest);
}

function isWeekdays(scope: Scope): boolean {
  return scope.kind === 'days';
}

function isOfNoDay({ scope, times }: Pick<Clause, 'scope' | 'times'>): boolean {
  return scope.length === 0 && times.length > 0;
}

/** Do the hours say the same as those before? `evenings Monday, plus Friday 6 to 9` names others. */
function isSaidAgain({ items, current }: Work, times: Times, index: number): boolean {
  const isAdded = items[index - 1]?.kind === 'separator' && items[index - 2]?.kind === 'separator';
  // `all day Mondays, Tuesdays from noon`
  const isLoose = current.times.every((one) => one.isLoose);
  // `all days 9 to 1 and 5 to 9, Sunday only morning`
  const isOnly = items
    .slice(index, items.indexOf(times as Item))
    .some(({ kind }) => kind === 'only');
  // `9 to 1 and 5 to 9, Saturdays in the morning`: of several stretches they are no closer word.
  const isPartOfMany = !times.isExact && current.times.filter(({ isExact }) => isExact).length > 1;
  return (
    !isAdded &&
    !isLoose &&
    !isOnly &&
    !isPartOfMany &&
    refined(current, times, null, undefined) !== null
  );
}

/** `9 to 12 Monday and Tuesday 2 to 5 Friday`: hours of the day behind them. */
function leadsDays(work: Work, hours: Item): boolean {
  const index = work.items.indexOf(hours);
  const isBeforeDay = hours.kind === 'times' && work.items[index + 1]?.kind === 'days';
  return isBeforeDay && bindsForward(work, index + 1) === null;
}
