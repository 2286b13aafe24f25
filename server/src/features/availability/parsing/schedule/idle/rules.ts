import type { Minutes } from '../../times/meridiem/rules.ts';
import type { Statement } from '../../scope/rules.ts';

type Weekly = ReadonlyMap<number, Minutes[]> | null;

type Told = {
  all: readonly Statement[];
  weekly: Weekly;
  /** The week of some statements, or of some of its days alone. */
  weeklyOf: (statements: readonly Statement[], days?: readonly number[]) => Weekly;
};

/**
 * Do hours that somebody told change nothing in the week? `9 to 6, and I leave at four`: they are told
 * again, or mean something that nobody understood.
 */
export function isIdle(statement: Statement, { all, weekly, weeklyOf }: Told): boolean {
  const { effect, days, times, clause } = statement;
  const isClock = times.length > 0 && times.every(({ isExact, isLoose }) => isExact && !isLoose);
  if (effect !== 'open' || days.length === 0 || !isClock || clause.isSame) return false;
  if (hasNested(times)) return true;
  const others = all.filter((one) => one !== statement);
  if (tellsBeginning(statement, others)) return false;
  const isClosed = days.every((day) => weekly?.has(day) !== true);
  // Its own days first: mostly they change, and a whole week takes longer.
  const own = weeklyOf(others, days);
  const isChanged = days.some((day) => written(own, day) !== written(weekly, day));
  if (isClosed || isChanged) return false;
  const week = weeklyOf(others);
  if (everyDay.some((day) => written(week, day) !== written(weekly, day))) return false;
  return !others.some((one) => isSaidAgain(statement, one));
}

/** `9 to 5 but I fetch the kids 1 to 2`: what is told within longer hours says nothing as hours. */
function hasNested(times: Statement['times']): boolean {
  const ranges = times.flatMap(({ open }) => open);
  return ranges.some(({ start, end }) =>
    ranges.some((whole) => whole.start < start && end < whole.end),
  );
}

/** `Mondays I finish at 4, Tuesdays at 6, I always start at 9`: as early as is usual, but told. */
function tellsBeginning({ days, times }: Statement, others: readonly Statement[]): boolean {
  const beside = others.filter(
    (one) => one.effect === 'open' && one.days.some((day) => days.includes(day)),
  );
  return (
    times.every(({ isOpenEnd }) => isOpenEnd) &&
    beside.length > 0 &&
    beside.every((one) => one.times.every(({ isOpenStart }) => isOpenStart))
  );
}

/** The same ends, or a bound that cuts none of the others: `9 to 2 and 5 to 8, I close at midday`. */
function isSaidAgain({ times, days }: Statement, other: Statement): boolean {
  const ranges = other.times.flatMap(({ open }) => open);
  const isKnown = (minute: number) =>
    ranges.every(({ start, end }) => minute <= start || minute >= end);
  const ends = (one: Statement['times'][number]) => [
    ...(one.isOpenStart ? [] : one.open.map(({ start }) => start)),
    ...(one.isOpenEnd ? [] : one.open.map(({ end }) => end)),
  ];
  return (
    other.effect === 'open' &&
    days.every((day) => other.days.includes(day)) &&
    times.flatMap(ends).every(isKnown)
  );
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function written(weekly: Weekly, day: number): string {
  return JSON.stringify(weekly?.get(day) ?? null);
}
