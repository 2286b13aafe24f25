import type { NotUnderstoodReason } from '@puente/contract/parsing';
import type { Clause, Scope } from '../clauses/rules.ts';
import { openWithin, shifted, union } from '../ranges/rules.ts';
import type { Minutes } from '../times/meridiem/rules.ts';
import type { Times } from '../times/rules.ts';
import { daysPaused, isPause } from './pause/rules.ts';

/** A statement with the days it is about. */
export type Statement = {
  clause: Clause;
  /** ISO weekdays, ascending. */
  days: number[];
  /** Ascending. */
  dates: string[];
  /** A stretch of dates, of which those without hours stay closed. */
  isSpan: boolean;
  isWeek: boolean;
  isHolidays: boolean;
  times: readonly Times[];
  effect: 'open' | 'close';
};

export type Rejected = { clause: Clause; reason: NotUnderstoodReason };

const week = [1, 2, 3, 4, 5, 6, 7];
const ofWeek = { days: week, dates: [], isSpan: false, isWeek: false, isHolidays: false };

/** Finds out which days each clause is about; clauses that can't be used say why. */
export function resolveScopes(
  clauses: readonly Clause[],
  publicHolidays: readonly string[],
): { statements: Statement[]; rejected: Rejected[] } {
  const statements: Statement[] = [];
  const rejected: Rejected[] = [];
  const mentioned = new Set<number>();
  const known: Known = { statements, mentioned, publicHolidays, heading: null };
  for (const clause of inOrder(clauses)) {
    const found = statementOf(clause, known);
    // `I work 9 to 6, so evenings`: only why.
    const isReason = clause.isReason && clause.scope.length === 0 && clause.problem === null;
    if ('reason' in found && isReason) continue;
    if ('reason' in found) rejected.push(found);
    else statements.push(...found.made);
  }
  const { heading } = known;
  return { statements, rejected: rejected.filter(({ clause }) => clause !== heading?.usedIn) };
}

/** `Tuesday is like Monday, Monday 9 to 12`: behind the day whose hours are the same. */
function inOrder(clauses: readonly Clause[]): Clause[] {
  const opens = ({ scope, effect, times }: Clause, day: number | null) =>
    effect === 'open' &&
    times.length > 0 &&
    scope.some((one) => one.kind === 'days' && (day === null || one.days.includes(day)));
  // `Fridays I finish an hour earlier, Monday to Thursday 9 to 5`
  const waits = ({ sameAs: day, shift, times }: Clause, index: number) =>
    (day !== null || shift !== null) &&
    times.length === 0 &&
    !clauses.slice(0, index).some((clause) => opens(clause, day));
  return [...clauses.filter((clause, index) => !waits(clause, index)), ...clauses.filter(waits)];
}

type Known = {
  statements: readonly Statement[];
  mentioned: Set<number>;
  publicHolidays: readonly string[];
  /** Days named before of which only some have hours: those that the others are taken from. */
  heading: { clause: Clause; days: readonly number[]; usedIn: Clause | null } | null;
};

function statementOf(clause: Clause, known: Known): { made: Statement[] } | Rejected {
  if (clause.problem !== null) {
    // `half of Friday, the other days 9 to 5`: Friday is none of the others.
    // `the last Friday I don't work, the rest Monday to Friday 9 to 5`
    const { days } = daysOf(clause.scope, known);
    // `in busy season every day, otherwise weekdays 9 to 5`
    const isSome =
      clause.problem === 'recurrence' && (clause.effect === 'close' || days.length === week.length);
    if (!isSome) for (const day of days) known.mentioned.add(day);
    return { clause, reason: clause.problem };
  }
  const wrong = [...clause.scope, ...clause.excluded].find(
    (one) => one.kind === 'dates' && one.problem !== null,
  );
  if (wrong?.kind === 'dates' && wrong.problem !== null) return { clause, reason: wrong.problem };
  const own = withTwin(daysOf(clause.scope, known), clause, known);
  const left = daysOf(clause.excluded, known);
  const isHeading =
    clause.effect === 'open' && clause.times.length === 0 && !clause.isSame && !clause.isAlso;
  if (isHeading && clause.scope.every(({ kind }) => kind === 'days') && own.days.length > 2)
    known.heading = { clause, days: own.days, usedIn: null };
  // `Mon-Fri I'm busy 12 to 2, otherwise 9 to 6`
  else if (clause.effect === 'close' && clause.times.length > 0 && known.statements.length === 0)
    known.heading = own.days.length > 2 ? { clause, days: own.days, usedIn: null } : null;
  else if (clause.effect === 'open' || clause.times.length === 0)
    for (const day of own.days) known.mentioned.add(day);
  const times = isSameAsBefore(clause)
    ? sameTimes(clause, timesLike(sameAs(clause, known), known))
    : clause.times;
  const base = { clause, times, effect: clause.effect };
  if (clause.scope.length === 0) return scopeless(base, known);
  if (clause.effect === 'open' && times.length === 0) return { clause, reason: 'no-hours' };
  const made: Statement = {
    ...base,
    ...own,
    days: own.days.filter((day) => !left.days.includes(day)),
    dates: own.dates.filter((date) => !left.dates.includes(date)),
  };
  if (made.days.length === 0 && made.dates.length === 0)
    return { clause, reason: own.isHolidays ? 'unknown' : 'contradiction' };
  // Every day except holidays: these are closed.
  const closed: Statement[] =
    clause.effect === 'open' && left.dates.length > 0 && own.dates.length === 0
      ? [{ ...base, ...left, days: [], times: [], effect: 'close' }]
      : [];
  return { made: [made, ...closed] };
}

/** `Thursday is the same as Tuesday: 4 to 8` tells the hours of both. */
function withTwin(own: Resolved, clause: Clause, known: Known): Resolved {
  const { isSame, sameAs: twin, times } = clause;
  if (!isSame || twin === null || times.length === 0 || sameAs(clause, known)) return own;
  return { ...own, days: [...new Set([...own.days, twin])].toSorted((a, b) => a - b) };
}

/** `Mondays 9 to 12, also Wednesdays`, `9 to 12 on Mondays and Wednesdays too`. */
function isSameAsBefore({ isSame, isAlso, effect, times }: Clause): boolean {
  return isSame || (isAlso && effect === 'open' && times.length === 0);
}

/** The hours told before, with another beginning or end where one is told: `the same, but from 10`. */
function sameTimes({ times: own, shift }: Clause, before: readonly Times[]): readonly Times[] {
  const usual = union(before.flatMap(({ open }) => open));
  const known = (range: Minutes) => ({ ...exactly, open: [range], close: [range] });
  if (shift) return shifted(usual, shift).map(known);
  if (own.length === 0) return before;
  // `mornings as on Monday`
  const isOpen = own.every((one) => one.isOpenStart || one.isOpenEnd || !one.isExact);
  if (!isOpen || before.length === 0) return own;
  return openWithin(own, usual).map(known);
}

const exactly = { isExact: true, isOpenStart: false, isOpenEnd: false } as const;

function sameAs({ sameAs: day }: Clause, known: Known): Statement | undefined {
  if (day === null) return lastOpen(known);
  return known.statements.findLast(({ effect, days }) => effect === 'open' && days.includes(day));
}

/** All hours of the days of a statement: `Monday 9 to 11; 1 to 3. Wednesday the same.` */
function timesLike(statement: Statement | undefined, { statements }: Known): readonly Times[] {
  if (!statement) return [];
  const { days, dates } = statement;
  return statements
    .filter((one) => one.effect === 'open')
    .filter((one) => one.days.join() === days.join() && one.dates.join() === dates.join())
    .flatMap(({ times }) => times);
}

function lastOpen({ statements }: Known): Statement | undefined {
  return statements.findLast(({ effect }) => effect === 'open');
}

/** Hours without days are those of the days before; a break or `no mornings` is of all days. */
function scopeless(
  base: Pick<Statement, 'clause' | 'times' | 'effect'>,
  known: Known,
): { made: Statement[] } | Rejected {
  const { clause, times, effect } = base;
  if (times.length === 0) return { clause, reason: 'unclear' };
  const before = lastOpen(known);
  const isOfAll = clause.isAfterStop || (clause.isBreak && clause.isApart);
  // `Tuesdays mornings as on Monday, nothing in the afternoon`
  const isOfSame = before?.clause.isSame === true && before.clause.times.length > 0;
  const isAttached = (clause.isBreak || clause.isExcept || isOfSame) && !isOfAll;
  if (effect === 'open' && times.some((one) => one.isEveryDay)) {
    return { made: [{ ...base, ...ofWeek }] };
  }
  // `No mornings. Weekdays 1 to 6.`
  const isVague = times.every(({ isExact }) => !isExact);
  if (!before && effect === 'close' && isVague) return { made: [{ ...base, ...ofWeek }] };
  if (!before) return { clause, reason: effect === 'open' ? 'unclear' : 'no-weekly-hours' };
  // `8 to 3 in July; 9 to 6`: hours of another sentence aren't those of the dates.
  if (effect === 'open' && clause.isAfterStop && before.days.length === 0)
    return { clause, reason: 'unclear' };
  if (effect === 'open' || isAttached) {
    const { days, dates, isSpan, isWeek, isHolidays } = before;
    return { made: [{ ...base, days, dates, isSpan, isWeek, isHolidays }] };
  }
  const left = new Set(clause.excluded.flatMap((one) => (one.kind === 'days' ? one.days : [])));
  const days = isPause(clause) ? daysPaused(known.statements) : week;
  return {
    made: [
      {
        ...base,
        days: days.filter((day) => !left.has(day)),
        dates: [],
        isSpan: false,
        isWeek: false,
        isHolidays: false,
      },
    ],
  };
}

type Resolved = Pick<Statement, 'days' | 'dates' | 'isSpan' | 'isWeek' | 'isHolidays'>;

/** Days and dates of a list; `Mondays in January` are those dates that are both. */
function daysOf(scope: readonly Scope[], known: Known): Resolved {
  const { mentioned, publicHolidays, heading } = known;
  const days = new Set<number>();
  const dates = new Set<string>();
  const found: Resolved = { days: [], dates: [], isSpan: false, isWeek: false, isHolidays: false };
  scope.forEach((one, index) => {
    const next = scope[index + 1];
    if (one.kind === 'holidays') {
      found.isHolidays = true;
      const only = weekdayBeside(scope, index);
      for (const date of publicHolidays)
        if (only === null || Temporal.PlainDate.from(date).dayOfWeek === only) dates.add(date);
    } else if (one.kind === 'dates') {
      const behind = next && !next.isListed ? daysBehind(scope, index) : [];
      const ahead = one.isListed ? [] : daysAhead(scope, index);
      const beside = behind.length > 0 ? behind : ahead;
      const only = beside.length > 0 ? beside : null;
      found.isSpan ||= one.isSpan && only === null;
      found.isWeek ||= one.isWeek && only === null;
      for (const date of one.dates)
        if (only === null || only.includes(Temporal.PlainDate.from(date).dayOfWeek))
          dates.add(date);
    } else {
      const isOfHolidays = [index - 1, index + 1].some(
        (place) => scope[place]?.kind === 'holidays' && weekdayBeside(scope, place) === one.days[0],
      );
      if (isOfHolidays && one.days.length === 1) return;
      const isNarrowing = isAheadOfDates(scope, index) || isBehindDates(scope, index);
      if (isNarrowing) return;
      // `otherwise 9 to 4 on weekdays`: of the weekdays, those that weren't named.
      const group = scope.find((other) => isGroupBeside(one, other));
      if (group?.kind === 'days' && group !== one) return;
      const isRest = one.isRest || scope.some((other) => isGroupBeside(other, one));
      const all = one.isRest && heading && one.days.length === week.length ? heading : null;
      if (all) all.usedIn = all.clause;
      for (const day of all?.days ?? one.days) if (!isRest || !mentioned.has(day)) days.add(day);
    }
  });
  return {
    ...found,
    days: [...days].toSorted((one, other) => one - other),
    dates: [...dates].toSorted(),
  };
}

/** `holiday Mondays`, `los lunes feriados`: the holidays of that weekday alone. */
function weekdayBeside(scope: readonly Scope[], index: number): number | null {
  const [before, holidays, behind] = [scope[index - 1], scope[index], scope[index + 1]];
  const beside = holidays?.isListed === false && before ? before : behind?.isListed ? null : behind;
  const [day, ...more] = beside?.kind === 'days' ? beside.days : [];
  return more.length === 0 ? (day ?? null) : null;
}

/** The days listed before dates: `Thursday and Friday this week`. */
function daysAhead(scope: readonly Scope[], index: number): number[] {
  const ahead = scope.slice(0, index);
  const start = ahead.findLastIndex(({ kind }) => kind !== 'days') + 1;
  return ahead.slice(start).flatMap((one) => (one.kind === 'days' ? one.days : []));
}

/** Does dates' closer description, of which this day is a part, stand before them? */
function isAheadOfDates(scope: readonly Scope[], index: number): boolean {
  const dates = scope.slice(index).find(({ kind }) => kind !== 'days');
  return dates?.kind === 'dates' && !dates.isListed;
}

/** The days listed behind dates: `the week of December 7 only Monday and Tuesday`. */
function daysBehind(scope: readonly Scope[], index: number): number[] {
  const behind = scope.slice(index + 1);
  const end = behind.findIndex(({ kind }) => kind !== 'days');
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .flatMap((one) => (one.kind === 'days' ? one.days : []));
}

/** Is this day, or the list it is in, a closer description of the dates before? */
function isBehindDates(scope: readonly Scope[], index: number): boolean {
  const dates = scope.slice(0, index).findLastIndex(({ kind }) => kind !== 'days');
  return scope[dates]?.kind === 'dates' && scope[dates + 1]?.isListed === false;
}

/** Do the days of `group` say among which ones `rest` are the others? */
function isGroupBeside(rest: Scope, group: Scope): boolean {
  if (rest.kind !== 'days' || group.kind !== 'days') return false;
  return rest.isRest && !group.isRest && group.days.length > 1 && !group.isListed;
}
