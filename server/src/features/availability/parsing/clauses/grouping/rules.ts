import type { Item } from '../../items/rules.ts';
import { isRefined, joined, refine, startsWithTimes } from '../refinement/rules.ts';
import {
  type Clause,
  emptyClause,
  isComplete,
  isEmpty,
  isEmptyStatement,
  isScope,
  isScopeAlone,
  type Scope,
} from '../rules.ts';

type Strength = Extract<Item, { kind: 'separator' }>['strength'];

/** The clause that is being put together, and those before it. */
type Work = {
  items: readonly Item[];
  done: Clause[];
  current: Clause;
  /** What stands between this item and the one before. */
  separator: Strength | null;
  /** Days that follow are left out of the scope: every day except … */
  isExcluding: boolean;
  isIncluding: boolean;
};

/** Puts the parts of a text together to statements, in their order. */
export function groupItems(items: readonly Item[]): Clause[] {
  const work: Work = {
    items,
    done: [],
    current: emptyClause(true),
    separator: null,
    isExcluding: false,
    isIncluding: false,
  };
  items.forEach((item, index) => {
    if (item.kind === 'unknown') return;
    if (item.kind === 'separator') {
      separate(work, item.strength, index);
      return;
    }
    take(work, item, index);
    work.separator = null;
    if (work.current.from < 0) work.current.from = item.from;
    work.current.to = item.to;
  });
  finish(work);
  return work.done;
}

function finish(work: Work, isAfterStop = false): void {
  if (!isEmpty(work.current)) work.done.push(work.current);
  work.current = emptyClause(isAfterStop || (isEmpty(work.current) && work.current.isAfterStop));
  work.isExcluding = false;
}

function nextItem({ items }: Work, index: number): Item | undefined {
  return items.slice(index + 1).find(({ kind }) => kind !== 'unknown');
}

function separate(work: Work, strength: Strength, index: number): void {
  const { current } = work;
  const following = nextItem(work, index);
  work.separator = strength;
  if (strength === 'stop') {
    const isHeading =
      current.scope.length > 0 && !isComplete(current) && following?.kind === 'times';
    if (!isHeading) finish(work, true);
  } else if (strength === 'but' && isComplete(current)) finish(work);
  // `that day I work as well, but only from 10 to 12`: not beside the usual hours.
  else if (strength === 'but' && current.isAlso && isTimesNext(following)) current.isAlso = false;
  // `every day but Monday`
  else if (strength === 'but' && isScopeAlone(current) && isScope(following))
    work.isExcluding = true;
  else if (strength === 'or' && current.effect === 'open' && !isEmpty(current))
    if (isScope(following) || following?.kind === 'times') current.problem ??= 'unclear';
}

/** `Mondays 10 to 12, Wednesdays too`: the same hours. */
function isSameToo(work: Work, index: number): boolean {
  const { scope, times } = work.current;
  const behind = work.items.slice(index + 1).find(({ kind }) => kind !== 'work');
  const isBut = behind?.kind === 'separator' && behind.strength === 'but';
  return scope.length > 0 && times.length === 0 && !isBut && bindsForward(work, index) === null;
}

function isTimesNext(item: Item | undefined): boolean {
  return item?.kind === 'times' || item?.kind === 'only';
}

function take(
  work: Work,
  item: Exclude<Item, { kind: 'separator' | 'unknown' }>,
  index: number,
): void {
  switch (item.kind) {
    case 'days':
    case 'dates':
    case 'holidays':
      takeScope(work, { ...item, isListed: work.separator !== null }, index);
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
      takeExcept(work);
      break;
    case 'only':
      startIfSeparate(work);
      work.current.isOnly = true;
      if (work.current.isExcept) work.current.effect = 'open';
      break;
    case 'also':
      startIfSeparate(work);
      if (isSameToo(work, index)) work.current.isSame = true;
      else work.current.isAlso = true;
      break;
    case 'same':
      // `Tuesday 9 to 12 and 2 to 5, same on Thursday`
      startIfSeparate(work);
      work.current.isSame = true;
      break;
    case 'work':
      if (work.current.isExcept && work.current.scope.length > 0) work.current.effect = 'open';
      else startIfSeparate(work);
      break;
    case 'including':
      work.isIncluding = true;
      break;
    case 'problem':
      if (item.isCondition && isComplete(work.current)) finish(work);
      else startIfSeparate(work);
      if (item.reason === 'recurrence') work.current.problem = item.reason;
      else work.current.problem ??= item.reason;
      break;
  }
}

function startIfSeparate(work: Work): void {
  if (work.separator !== null && isComplete(work.current)) finish(work);
}

/** Do hours or `closed` follow these days directly, or behind a list joined by `and`? */
function bindsForward({ items }: Work, index: number): Item | null {
  let at = index + 1;
  for (;;) {
    const [one, two] = [items[at], items[at + 1]];
    if (one?.kind === 'separator' && one.strength === 'and' && isScope(two)) at += 2;
    else if (one && ['only', 'also', 'work', 'except'].includes(one.kind)) at += 1;
    else return one?.kind === 'times' || one?.kind === 'close' ? one : null;
  }
}

function takeScope(work: Work, scope: Scope, index: number): void {
  const { current, separator } = work;
  if (work.isIncluding) {
    work.isIncluding = false;
    // Including holidays: nothing differs on them.
    if (scope.kind === 'holidays') return;
  }
  if (work.isExcluding) {
    // `any day but Wednesday from 10 to 8`
    const isBut = separator === 'but' && current.excluded.length === 0;
    if (separator === null || separator === 'and' || isBut || !bindsForward(work, index)) {
      current.excluded.push(scope);
      return;
    }
    finish(work);
  } else if (startsClause(work, scope, index)) {
    const inherits =
      separator === 'and' &&
      current.effect === 'close' &&
      current.isCloseFirst &&
      current.times.length === 0;
    finish(work);
    if (inherits) {
      work.current.effect = 'close';
      work.current.isCloseFirst = true;
    }
  }
  const narrows =
    current === work.current && current.isOnly && separator === null && current.times.length === 0;
  const isOfDays = current.scope.length > 0 && current.scope.every(({ kind }) => kind === 'days');
  // `on weekends only Saturday`
  if (narrows && isOfDays) current.scope = [scope];
  else work.current.scope.push(scope);
}

/** Is this day the beginning of another statement? */
function startsClause(work: Work, scope: Scope, index: number): boolean {
  const { current, separator } = work;
  if (current.problem !== null && separator !== null)
    return current.times.length > 0 || separator === 'comma';
  if (current.isSame && current.scope.length > 0) return true;
  if (current.isBreak && current.times.length > 0) return true;
  const binding = bindsForward(work, index);
  // `Mondays 9 to 12 and again 2 to 6, Fridays till noon`: the further hours are of Mondays.
  const isFurther = current.isAlso && current.times.length > 0 && separator !== null;
  if (current.scope.length === 0)
    return isFurther && binding !== null && work.done.some((clause) => clause.scope.length > 0);
  if (current.times.length > 0) {
    // `10 to 3 on weekdays, and Saturdays by request`: only Saturdays aren't sure.
    const isUnsure = separator !== null && work.items[index + 1]?.kind === 'problem';
    if (current.isTimesFirst) return binding !== null || isUnsure;
    return !(scope.kind === 'dates' && scope.isSpan && separator === null);
  }
  if (current.effect === 'open') return false;
  if (!current.isCloseFirst) return true;
  if (binding?.kind !== 'times' || separator === null) return false;
  return separator !== 'and' || !(binding.isExact || current.isExcept);
}

function takeTimes(work: Work, times: Extract<Item, { kind: 'times' }>, index: number): void {
  const { current, separator } = work;
  const following = work.items[index + 1];
  if (work.isExcluding) {
    work.isExcluding = false;
    if (current.effect === 'close' || isPartOfException(work, times, index)) {
      splitException(work, times);
      return;
    }
  } else if (
    (separator === null || separator === 'comma') &&
    isRefined(current, times, following)
  ) {
    current.times = [refine(times, current.times)];
    return;
  } else if (startsWithTimes(current, separator, following) && !leadsOwnHours(work, index))
    finish(work);
  const isBound = separator === null || (separator === 'and' && !isScope(following));
  const whole = isBound ? joined(work.current.times.at(-1), times) : null;
  if (whole) {
    work.current.times.splice(-1, 1, whole);
    return;
  }
  if (work.current.scope.length === 0 && work.current.times.length === 0)
    work.current.isTimesFirst = !work.current.isBreak;
  work.current.times.push(times);
}

/** The day behind these hours has hours of its own: `Mon 9-12, 2-5 Tue 10-3`. */
function leadsOwnHours(work: Work, index: number): boolean {
  return (
    !work.current.isTimesFirst &&
    isScope(work.items[index + 1]) &&
    bindsForward(work, index + 1) !== null
  );
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

function takeClose(work: Work, index: number): void {
  const { current, separator } = work;
  const following = work.items[index + 1];
  const isScopeOnly = current.scope.length > 0 && current.times.length === 0;
  if (isEmpty(current)) startClosed(work);
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

function startClosed({ current }: Work): void {
  current.effect = 'close';
  current.isCloseFirst = true;
}

/** `with lunch from 1 to 2`, and `1 to 2 for lunch` behind the hours of the day. */
function takeBreak(work: Work, index: number): void {
  const { current } = work;
  const following = nextItem(work, index);
  if (following?.kind !== 'times' && current.times.length > 1) {
    const last = current.times.pop();
    finish(work);
    if (last) work.current.times.push(last);
  } else if (!isEmptyStatement(current)) finish(work);
  work.current.isBreak = true;
  work.current.effect = 'close';
}

function takeExcept(work: Work): void {
  const { current } = work;
  if (current.scope.length > 0 && current.times.length === 0 && !current.isExcept) {
    work.isExcluding = true;
    return;
  }
  const before = isEmpty(current) ? work.done.at(-1) : current;
  finish(work);
  work.current.isExcept = true;
  work.current.isCloseFirst = true;
  work.current.effect = before?.effect === 'close' ? 'open' : 'close';
}
