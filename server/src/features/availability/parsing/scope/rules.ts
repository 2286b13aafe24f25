import type { NotUnderstoodReason } from '@puente/contract/parsing';
import type { Clause, Scope } from '../clauses/rules.ts';
import type { Times } from '../times/rules.ts';

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

/** Finds out which days each clause is about; clauses that can't be used say why. */
export function resolveScopes(
  clauses: readonly Clause[],
  publicHolidays: readonly string[],
): { statements: Statement[]; rejected: Rejected[] } {
  const statements: Statement[] = [];
  const rejected: Rejected[] = [];
  const mentioned = new Set<number>();
  for (const clause of clauses) {
    const found = statementOf(clause, { statements, mentioned, publicHolidays });
    if ('reason' in found) rejected.push(found);
    else statements.push(...found.made);
  }
  return { statements, rejected };
}

type Known = {
  statements: readonly Statement[];
  mentioned: Set<number>;
  publicHolidays: readonly string[];
};

function statementOf(clause: Clause, known: Known): { made: Statement[] } | Rejected {
  if (clause.problem !== null) return { clause, reason: clause.problem };
  const wrong = [...clause.scope, ...clause.excluded].find(
    (one) => one.kind === 'dates' && one.problem !== null,
  );
  if (wrong?.kind === 'dates' && wrong.problem !== null) return { clause, reason: wrong.problem };
  const own = daysOf(clause.scope, known);
  const left = daysOf(clause.excluded, known);
  if (clause.effect === 'open' || clause.times.length === 0)
    for (const day of own.days) known.mentioned.add(day);
  const isSame = clause.isSame && clause.times.length === 0;
  const times = isSame ? (lastOpen(known)?.times ?? []) : clause.times;
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
  const isAttached = (clause.isBreak || clause.isExcept) && !clause.isAfterStop;
  if (!before) return { clause, reason: effect === 'open' ? 'unclear' : 'no-weekly-hours' };
  if (effect === 'open' || isAttached) {
    const { days, dates, isSpan, isWeek, isHolidays } = before;
    return { made: [{ ...base, days, dates, isSpan, isWeek, isHolidays }] };
  }
  return {
    made: [{ ...base, days: week, dates: [], isSpan: false, isWeek: false, isHolidays: false }],
  };
}

type Resolved = Pick<Statement, 'days' | 'dates' | 'isSpan' | 'isWeek' | 'isHolidays'>;

/** Days and dates of a list; `Mondays in January` are those dates that are both. */
function daysOf(scope: readonly Scope[], { mentioned, publicHolidays }: Known): Resolved {
  const days = new Set<number>();
  const dates = new Set<string>();
  const found: Resolved = { days: [], dates: [], isSpan: false, isWeek: false, isHolidays: false };
  scope.forEach((one, index) => {
    const next = scope[index + 1];
    const before = scope[index - 1];
    if (one.kind === 'holidays') {
      found.isHolidays = true;
      for (const date of publicHolidays) dates.add(date);
    } else if (one.kind === 'dates') {
      const behind = next && !next.isListed ? daysBehind(scope, index) : [];
      const ahead = !one.isListed && before?.kind === 'days' ? before.days : [];
      const beside = behind.length > 0 ? behind : ahead;
      const only = beside.length > 0 ? beside : null;
      found.isSpan ||= one.isSpan && only === null;
      found.isWeek ||= one.isWeek && only === null;
      for (const date of one.dates)
        if (only === null || only.includes(Temporal.PlainDate.from(date).dayOfWeek))
          dates.add(date);
    } else {
      const isNarrowing = (next?.kind === 'dates' && !next.isListed) || isBehindDates(scope, index);
      if (isNarrowing) return;
      for (const day of one.days) if (!one.isRest || !mentioned.has(day)) days.add(day);
    }
  });
  return {
    ...found,
    days: [...days].toSorted((one, other) => one - other),
    dates: [...dates].toSorted(),
  };
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
