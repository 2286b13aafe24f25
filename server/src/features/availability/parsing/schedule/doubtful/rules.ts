import type { Clause } from '../../clauses/rules.ts';
import type { Statement } from '../../scope/rules.ts';

/** What takes longer is no pause. */
export const longestPause = 120;

/** `this week I have the late shift, normally weekdays 9 to 5`: whose shift? */
function isTurnOfDates({ scope, times, effect }: Clause): boolean {
  const isOfDates = scope.some((one) => one.kind === 'dates' && one.isSpan);
  return isOfDates && effect === 'open' && times.some(({ isTurn }) => isTurn);
}

/** `Mondays 8 to 1. In the afternoons I do house calls.`: hours that are offered, or not? */
function isPartAdded(clause: Clause, all: readonly Statement[]): boolean {
  const { scope, times, effect, isAlso, isOnly, isAfterStop } = clause;
  const isBare = scope.length === 0 && times.length > 0 && effect === 'open' && isAfterStop;
  const isVague = times.every(({ isExact }) => !isExact);
  const isTold = all.some(
    (one) => one.effect === 'open' && one.times.some(({ isExact }) => isExact),
  );
  return isBare && isVague && isTold && !isAlso && !isOnly;
}

/** `9 to 5 except Friday 10 to 2`, or 1 to 5: open then, or closed? */
export function isDoubtful(
  { clause, times, effect, days }: Statement,
  all: readonly Statement[],
): boolean {
  if (clause.isGuess || isTurnOfDates(clause) || isPartAdded(clause, all)) return true;
  const [only, ...more] = times;
  const [exact] = only?.open ?? [];
  const isRange = only?.isExact === true && !only.isOpenStart && !only.isOpenEnd;
  if (effect === 'open' || !clause.isExcept || clause.scope.length === 0) return false;
  if (!exact || !isRange || more.length > 0 || exact.end - exact.start <= longestPause)
    return false;
  return all.some(
    (one) =>
      one.effect === 'open' &&
      one.days.some((day) => days.includes(day)) &&
      one.times.some(({ open }) =>
        open.some(({ start, end }) => start < exact.start && exact.end <= end),
      ),
  );
}
