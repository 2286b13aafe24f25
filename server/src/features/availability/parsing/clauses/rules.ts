import type { NotUnderstoodReason } from '@puente/contract/parsing';
import type { Item } from '../items/rules.ts';
import type { Shift } from '../items/shift/rules.ts';
import type { Times } from '../times/rules.ts';

export type Scope = Extract<Item, { kind: 'days' | 'dates' | 'holidays' }> & {
  /** A comma or `and` stands before it: another day, not a closer description of the same. */
  isListed: boolean;
};

/** One statement: on these days, at these times, open or closed. */
export type Clause = {
  scope: Scope[];
  /** Days that the scope leaves out: every day except Sunday. */
  excluded: Scope[];
  times: Times[];
  effect: 'open' | 'close';
  /** Named before its days. */
  isTimesFirst: boolean;
  isCloseFirst: boolean;
  isOnly: boolean;
  isAlso: boolean;
  isSame: boolean;
  /** The weekday whose hours are the same; the last told where none is named. */
  sameAs: number | null;
  /** How much earlier or later than those. */
  shift: Pick<Shift, 'minutes' | 'ends'> | null;
  isBreak: boolean;
  isExcept: boolean;
  /** Its hours stand in the place of those told for more days: `but Mondays 8 to 12`. */
  isInstead: boolean;
  /** More was assumed than is said, which is told. */
  isGuess: boolean;
  /** A comma sets it apart: a pause of all days told before it. */
  isApart: boolean;
  /** Why other hours are told: `I work 9 to 6, so evenings`. */
  isReason: boolean;
  /** Of every day, since none were named so far. */
  isDaysAssumed: boolean;
  /** A new sentence begins with it. */
  isAfterStop: boolean;
  problem: NotUnderstoodReason | null;
  /** First and last token. */
  from: number;
  to: number;
};

export function emptyClause(isAfterStop: boolean): Clause {
  return {
    scope: [],
    excluded: [],
    times: [],
    effect: 'open',
    isTimesFirst: false,
    isCloseFirst: false,
    isOnly: false,
    isAlso: false,
    isSame: false,
    sameAs: null,
    shift: null,
    isBreak: false,
    isExcept: false,
    isInstead: false,
    isGuess: false,
    isApart: false,
    isReason: false,
    isDaysAssumed: false,
    isAfterStop,
    problem: null,
    from: -1,
    to: -1,
  };
}

export function isEmpty({ from }: Clause): boolean {
  return from < 0;
}

/** Says something that could stand alone. */
export function isComplete({ scope, times, effect, isBreak, isSame, isExcept }: Clause): boolean {
  if (isBreak || isExcept) return times.length > 0 || scope.length > 0;
  return scope.length > 0 && (times.length > 0 || effect === 'close' || isSame);
}

export function isScope(item: Item | undefined): item is Exclude<Item, { kind: 'times' }> & Scope {
  return item?.kind === 'days' || item?.kind === 'dates' || item?.kind === 'holidays';
}

/** Several days of which nothing is said yet. */
export function isScopeAlone({ scope, times }: Clause): boolean {
  const days = scope.flatMap((one) => (one.kind === 'days' ? one.days : []));
  return times.length === 0 && days.length > 1;
}

export function isEmptyStatement({ scope, times }: Clause): boolean {
  return scope.length === 0 && times.length === 0;
}
