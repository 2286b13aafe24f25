import type { Item } from '../../items/rules.ts';
import { lendDays } from '../lending/rules.ts';
import {
  type Clause,
  emptyClause,
  isComplete,
  isEmpty,
  isScope,
  isScopeAlone,
  type Scope,
} from '../rules.ts';
import { hasClockBehind, isFurtherHours } from './either/rules.ts';
import { takeTimes } from './hours/rules.ts';
import { takeSame } from './same/rules.ts';
import { takeScope } from './scope/rules.ts';
import { takeProblem } from './problem/rules.ts';
import { isNothingElse, takeOnly } from './only/rules.ts';
import { takeBreak, takeClose, takeExcept } from './closing/rules.ts';
import {
  bindsForward,
  finish,
  nextItem,
  startIfSeparate,
  type Strength,
  type Work,
} from './work/rules.ts';

/** Puts the parts of a text together to statements, in their order. */
export function groupItems(items: readonly Item[]): Clause[] {
  const work: Work = {
    items,
    done: [],
    current: emptyClause(true),
    separator: null,
    isExcluding: false,
    isIncluding: false,
    refused: null,
  };
  items.forEach((item, index) => {
    if (isUnsaid(item) || isNothingElse(work, index)) return;
    if (item.kind === 'separator') {
      separate(work, item.strength, index);
      return;
    }
    take(work, item, index);
    work.separator = null;
    if (work.current.from < 0) work.current.from = item.from;
    work.current.to = item.to;
  });
  takeAddedDays(work, items.length);
  finish(work);
  return lendDays(work.done);
}

type Unsaid = Extract<Item, { kind: 'unknown' | 'approximate' | 'respective' | 'unbroken' }>;

function isUnsaid(item: Item): item is Unsaid {
  return ['unknown', 'approximate', 'respective', 'unbroken'].includes(item.kind);
}

/** `Tuesdays 9 to 11 and Thursdays.`: at the end of a sentence, the same hours. */
function takeAddedDays({ items, current, done }: Work, end: number): void {
  const first = items.findIndex(({ from }) => from === current.from);
  const joint = items[first - 1];
  const isAdded = joint?.kind === 'separator' && joint.strength === 'and';
  const isAlone =
    current.scope.length > 0 &&
    current.times.length === 0 &&
    !current.isSame &&
    !isClosing(current);
  const isLast = items[end - 1]?.to === current.to && current.scope.every(isWeekdays);
  const hasHours = done.some(({ effect, times }) => effect === 'open' && times.length > 0);
  if (isAdded && isAlone && isLast && hasHours && first >= 0) current.isAlso = true;
}

/** `the others, Monday to Friday, 9 to 6`: not beside the others but which ones they are. */
function isListed({ current, separator }: Work, item: Item): boolean {
  const before = current.scope.at(-1);
  const isOthers = before?.kind === 'days' && before.isRest;
  const isGroup = item.kind === 'days' && item.days.length > 1;
  // `next week, Tuesday and Thursday 2 to 6`
  const isOfStretch = before?.kind === 'dates' && before.isSpan && current.effect === 'open';
  const isBeside = (isOthers && isGroup) || (isOfStretch && item.kind === 'days');
  return separator !== null && !(separator === 'comma' && isBeside);
}

function isWeekdays(scope: Scope): boolean {
  return scope.kind === 'days' && !scope.isRest;
}

function isClosing({ effect, problem, isExcept, isBreak }: Clause): boolean {
  return effect === 'close' || problem !== null || isExcept || isBreak;
}

function separate(work: Work, strength: Strength, index: number): void {
  const { current } = work;
  const following = nextItem(work, index);
  work.separator = strength;
  if (strength === 'stop') {
    const item = work.items[index];
    const next = work.items[index + 1];
    current.isReason = [item, next].some(
      (one) => one?.kind === 'separator' && one.isReason === true,
    );
    takeAddedDays(work, index);
    const isHours = following?.kind === 'times' || isTimesBehindComma(work, index);
    const isHeading = current.scope.length > 0 && !isComplete(current) && isHours;
    if (!isHeading) finish(work, true);
  }
  // `every morning but Sunday`, `weekdays 9 to 5 but Friday`
  else if (strength === 'but' && isLeavingOut(work, index)) takeExcept(work, index);
  // `my classes are six to seven, but Tuesdays I can do eleven to one`
  else if (strength === 'but' && isHoursAlone(current) && isScope(firstTold(work, index)))
    finish(work);
  // `Thursday afternoons no, but mornings yes`
  else if (strength === 'but' && isVagueClose(current) && following?.kind === 'times') {
    const { scope } = current;
    finish(work);
    work.current.scope = [...scope];
    [work.current.from, work.current.to] = [following.from, following.to];
  }
  // `mornings are no good, but Mondays I'm back by two`
  else if (strength === 'but' && isVagueClose(current, true) && isScope(firstTold(work, index)))
    finish(work);
  // `Thursdays the same, but from 10`
  else if (strength === 'but' && current.isSame && isTimesNext(following)) return;
  // `late shift this week but normally Mon to Fri 9 to 5`
  else if (strength === 'but' && isStretchAlone(current) && isScope(following)) finish(work);
  // `alternate weekends but every Monday 9 to 5`
  else if (strength === 'but' && isRefusedDays(work, index)) finish(work);
  // `I'm flexible but Tuesdays after 3 are best`
  else if (strength === 'but' && isUnsureAtMost(current)) finish(work);
  else if (strength === 'but' && (isComplete(current) || isEmpty(current))) {
    finish(work);
    work.current.isInstead = true;
  }
  // `that day I work as well, but only from 10 to 12`: not beside the usual hours.
  else if (strength === 'but' && current.isAlso && isTimesNext(following)) current.isAlso = false;
  // `Monday to Friday but Wednesdays only in the morning; the other days 9 to 6`
  else if (strength === 'but' && isScopeAlone(current) && hasOwnHours(work, index)) {
    finish(work);
    work.current.isInstead = true;
  }
  // `every day but Monday`
  else if (strength === 'but' && isScopeAlone(current) && isScope(following))
    work.isExcluding = true;
  // `before 10 or after 6`
  else if (strength === 'or' && current.times.at(-1)?.isBefore && isOpenEnd(following)) return;
  // `Mondays 2 to 4 or 6 to 8`: at either.
  else if (strength === 'or' && isFurtherHours(current, following)) work.separator = 'and';
  // `Tuesdays 8 to 11 or Thursdays 1 to 5`: people may come on either.
  else if (strength === 'or' && isComplete(current) && hasClockBehind(work, index)) finish(work);
  else if (strength === 'or' && current.effect === 'open' && !isEmpty(current))
    if (isScope(following) || following?.kind === 'times') current.problem ??= 'unclear';
}

function isStretchAlone({ scope, times, effect, isSame, isAlso }: Clause): boolean {
  const isOfDates = scope.length > 0 && scope.every((one) => one.kind === 'dates' && one.isSpan);
  return isOfDates && times.length === 0 && effect === 'open' && !isSame && !isAlso;
}

function isRefusedDays(work: Work, index: number): boolean {
  const { scope, times, problem } = work.current;
  const isBare = problem === 'recurrence' && scope.length > 0 && times.length === 0;
  const day = work.items.findIndex(({ kind }, at) => at > index && kind !== 'unknown');
  return isBare && isScope(work.items[day]) && bindsForward(work, day)?.kind === 'times';
}

/** `I'm free in the mornings, but 9 to 11 on Tuesdays`: names no day and no hour of the clock. */
function isUnsureAtMost({ scope, times, problem, effect }: Clause): boolean {
  const isVague = scope.length === 0 && times.every(({ isExact }) => !isExact);
  return isVague && (problem !== null || (effect === 'open' && times.length > 0));
}

/** `my days are Tuesday and Thursday; the hours, 10 to 12` */
function isTimesBehindComma({ items }: Work, index: number): boolean {
  const [comma, hours] = items.slice(index + 1, index + 3);
  const isComma = comma?.kind === 'separator' && comma.strength === 'comma';
  return isComma && hours?.kind === 'times' && hours.isExact;
}

function firstTold({ items }: Work, index: number): Item | undefined {
  return items.slice(index + 1).find(({ kind }) => kind !== 'unknown' && kind !== 'work');
}

function isHoursAlone({ effect, scope, times, isBreak, isExcept }: Clause): boolean {
  const isExact =
    times.length > 0 && times.every((one) => one.isExact && !one.isOpenStart && !one.isOpenEnd);
  return effect === 'open' && scope.length === 0 && isExact && !isBreak && !isExcept;
}

function isVagueClose(
  { effect, scope, times, isExcept, isBreak }: Clause,
  isOfAll = false,
): boolean {
  const isVague = times.length > 0 && times.every(({ isExact }) => !isExact);
  return effect === 'close' && scope.length > 0 !== isOfAll && isVague && !isExcept && !isBreak;
}

/** Does a day behind `but` have hours of its own, and are others told behind these? */
function hasOwnHours(work: Work, index: number): boolean {
  const day = work.items.findIndex(({ kind }, at) => at > index && kind !== 'unknown');
  const behind = work.items.slice(day + 1);
  const isRestNamed = behind.some((item) => item.kind === 'days' && item.isRest);
  return (
    work.items[day]?.kind === 'days' && bindsForward(work, day)?.kind === 'times' && isRestNamed
  );
}

function isOpenEnd(item: Item | undefined): boolean {
  return item?.kind === 'times' && item.isOpenEnd;
}

/** A day behind `but` of which nothing more is said, one of those before. */
function isLeavingOut({ items, current }: Work, index: number): boolean {
  const [day, behind] = items.slice(index + 1, index + 3);
  if (day?.kind !== 'days' || current.effect === 'close' || current.times.length === 0)
    return false;
  const named = current.scope.flatMap((one) => (one.kind === 'days' ? one.days : []));
  const isPart = day.days.length < named.length && day.days.every((one) => named.includes(one));
  const isEnd = behind === undefined || behind.kind === 'separator';
  // `but Mondays I start late, at 11`
  return isPart && isEnd && items[index + 3]?.kind !== 'unknown';
}

/** `Mondays 10 to 12, Wednesdays too`: the same hours. */
function isSameToo(work: Work, index: number): boolean {
  const { scope, times } = work.current;
  const behind = work.items.slice(index + 1).find(({ kind }) => kind !== 'work');
  const isBut = behind?.kind === 'separator' && behind.strength === 'but';
  const isOwn = behind?.kind === 'times' || behind?.kind === 'close' || behind?.kind === 'only';
  // `Jan–Apr also Saturdays 9 to 1`: other days within the stretch.
  const isOfDates = scope.every(({ kind }) => kind === 'dates');
  if (isOfDates && isScope(behind) && bindsForward(work, index + 1)?.kind === 'times') return false;
  const hasBefore = work.done.some((clause) => clause.times.length > 0);
  if (scope.length === 0 || times.length > 0 || isBut || isOwn) return false;
  return hasBefore || bindsForward(work, index) === null;
}

function isTimesNext(item: Item | undefined): boolean {
  return item?.kind === 'times' || item?.kind === 'only';
}

/** `except Wednesdays when I work 12 to 8`, whose hours aren't told yet. */
function isOwnHoursNext({ current }: Work): boolean {
  return current.isExcept && current.scope.length > 0 && current.times.length === 0;
}

function take(
  work: Work,
  item: Exclude<Item, Unsaid | { kind: 'separator' }>,
  index: number,
): void {
  switch (item.kind) {
    case 'days':
    case 'dates':
    case 'holidays':
      takeScope(work, { ...item, isListed: isListed(work, item) }, index);
      break;
    case 'times':
      takeTimes(work, item, index);
      break;
    case 'close':
      takeClose(work, index);
      break;
    case 'break':
      takeBreak(work, index);
      break;
    case 'except':
      takeExcept(work, index);
      break;
    case 'only':
      takeOnly(work, index);
      break;
    case 'also':
      startIfSeparate(work);
      if (isSameToo(work, index)) work.current.isSame = true;
      else work.current.isAlso = true;
      break;
    case 'same':
    case 'shift':
      takeSame(work, item);
      break;
    case 'work':
      // `closed on holidays except Labor Day, when I work 10 to 2`
      if (work.isExcluding && work.items[index + 1]?.kind === 'times') break;
      if (isOwnHoursNext(work)) work.current.effect = 'open';
      else startIfSeparate(work);
      break;
    case 'including':
      work.isIncluding = true;
      break;
    case 'problem':
      takeProblem(work, item, index);
      break;
  }
}
