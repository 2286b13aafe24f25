import type { Item } from '../../../items/rules.ts';
import type { Times } from '../../../times/rules.ts';
import { refined } from '../../refinement/rules.ts';
import { type Clause, isEmptyStatement, type Scope } from '../../rules.ts';
import { bindsForward, type Work } from '../work/rules.ts';

/** Is this day the beginning of another statement? */
export function startsClause(work: Work, scope: Scope, index: number): boolean {
  const { current, separator } = work;
  // `every other week, Mondays 9 to 12`
  if (current.problem === 'recurrence' && isEmptyStatement(current)) return false;
  if (current.problem !== null && separator !== null)
    return current.times.length > 0 || separator === 'comma' || separator === 'but';
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
    // `from 4, Mondays and Tuesdays until 8`
    if (separator === 'and' && isEndOf(current, binding)) return false;
    if (current.isTimesFirst) return (binding !== null && !isSaid && !isPair) || isUnsure;
    return !(scope.kind === 'dates' && scope.isSpan && separator === null);
  }
  // `9 to 6, lunch at 1, Monday to Friday, no holidays`: the hours told before are of the weekdays.
  const isOpenDays = current.effect === 'open' && current.scope.every(isWeekdays);
  const hasHours = work.done.some(({ effect, ...told }) => effect === 'open' && isOfNoDay(told));
  if (scope.kind === 'holidays' && isOpenDays && hasHours && binding?.kind === 'close') return true;
  if (current.effect === 'open') return false;
  if (!current.isCloseFirst) return true;
  if (separator === 'comma' && binding === null && leadsList(work, index)) {
    // `closed Saturdays and Sundays, Mondays, Tuesdays and Fridays 10 to 3`: the first list is whole.
    if (endsList(work, index)) return true;
    // `closed Saturdays, Mondays, Tuesdays and Fridays 10 to 3`: which of them?
    if (!isCutLater(work, index)) current.isGuess = true;
  }
  if (binding?.kind !== 'times' || separator === null) return false;
  // `closed Sunday and Monday, and the other days 9 to 6`
  if (scope.kind === 'days' && scope.isRest && binding.isExact) return true;
  // `I'm out Wednesday, and Friday I leave at 2`
  if (binding.isTold && binding.isOpenStart) return true;
  // `away until 14 August, and then weekdays 9 to 5`
  const isThen = scope.kind === 'days' && current.scope.some(isSpan);
  if (isThen && isOfDates(current.scope) && binding.isExact) return true;
  // `no Fridays and weekends only 10 to 1`
  if (work.items[index + 1]?.kind === 'only') return true;
  return separator !== 'and' || !(binding.isExact || current.isExcept);
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

export function isOfDates(scope: readonly Scope[]): boolean {
  return scope.every(({ kind }) => kind !== 'days');
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

/** `9 to 5, not available 1 to 2, Saturdays 9 to 3`: what is closed is of the days before. */
function isBehindClosedHours({ effect, scope, times }: Clause, binding: Item | null): boolean {
  const isClosed = effect === 'close' && scope.length === 0 && times.length > 0;
  const isRange = (one: Times) => one.isExact && !one.isOpenStart && !one.isOpenEnd;
  const isPlain = times.every((one) => isRange(one) || one.isBefore === true || !one.isExact);
  return isClosed && isPlain && binding?.kind === 'times' && isRange(binding);
}

/** Do hours stand behind a list of days that begins here, over commas? */
function leadsList({ items }: Work, index: number): boolean {
  let at = index + 1;
  for (;;) {
    const [joint, days] = [items[at], items[at + 1]];
    const isJoint = joint?.kind === 'separator' && ['and', 'comma'].includes(joint.strength);
    if (!isJoint || days?.kind !== 'days') return joint?.kind === 'times' && joint.isExact;
    at += 2;
  }
}

/** `Saturdays, Sundays and Mondays, Tuesday to Friday 9 to 5`: where the list of hours begins is plain. */
function isCutLater(work: Work, index: number): boolean {
  const hours = work.items.findIndex(({ kind }, at) => at > index && kind === 'times');
  return work.items.slice(index + 1, hours).some((item, at) => {
    const place = index + 1 + at;
    const before = work.items[place - 1];
    const isComma = before?.kind === 'separator' && before.strength === 'comma';
    const isRange = item.kind === 'days' && item.days.length > 2;
    return isRange || (item.kind === 'days' && isComma && endsList(work, place));
  });
}

/** Is the day before the comma here the last of its list? */
function endsList({ items }: Work, index: number): boolean {
  const [joint, days] = items.slice(Math.max(0, index - 3), index);
  const isAnd = joint?.kind === 'separator' && joint.strength === 'and';
  return isAnd && days?.kind === 'days';
}

/** Is it the end of a day whose beginning stands before its days? */
function isEndOf({ times: [start, ...more], isTimesFirst }: Clause, binding: Item | null): boolean {
  const isStart = isTimesFirst && start?.isOpenEnd === true && more.length === 0;
  return isStart && binding?.kind === 'times' && binding.isOpenStart && !binding.isBefore;
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
