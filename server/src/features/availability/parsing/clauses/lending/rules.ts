import type { Times } from '../../times/rules.ts';
import { joined } from '../refinement/rules.ts';
import type { Clause } from '../rules.ts';

/**
 * `9 to 5 with lunch from 12 to 1, Monday to Friday`: the days behind the pause are those of the hours
 * before it, whether they were taken for the pause's own or for a statement without hours.
 */
export function lendDays(told: readonly Clause[]): Clause[] {
  const clauses = lendBack(placePauses(lendReason(told)));
  const whole = lendWeek(clauses);
  if (whole) return whole;
  const [hours, pause, days, ...rest] = clauses;
  // `9 to 5. Monday to Friday.`
  if (hours && pause && isWithoutDays(hours) && isDaysAlone(pause))
    return [{ ...hours, scope: pause.scope, excluded: pause.excluded }, ...clauses.slice(2)];
  if (!hours || !pause || !isWithoutDays(hours) || !isPause(pause)) return [...clauses];
  if (pause.scope.length > 0)
    return [
      { ...hours, scope: pause.scope },
      { ...pause, scope: [] },
      ...(days ? [days] : []),
      ...rest,
    ];
  if (!days || !isDaysAlone(days)) return [...clauses];
  const { scope, excluded } = days;
  return [{ ...hours, scope, excluded }, pause, ...rest];
}

/** `Mornings 9 to 12. Evenings 5 to 8. Monday to Saturday.`: the days of all hours before them. */
function lendBack(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, index): Clause[] => {
    const behind = clauses.slice(index);
    const days = behind.findIndex((one) => !isWithoutDays(one) || one.problem !== null);
    const own = days > 0 ? behind[days] : undefined;
    if (own && isDaysAlone(own) && own.isAfterStop) {
      const times = withEnd(clause.times, behind[1]?.times);
      const isEnd =
        withEnd(clauses[index - 1]?.times ?? [], clause.times) !== clauses[index - 1]?.times;
      if (isEnd && index > 0) return [];
      return [{ ...clause, times, scope: own.scope, excluded: own.excluded }];
    }
    const isLent = isDaysAlone(clause) && clause.isAfterStop && index > 0;
    const before = clauses[index - 1];
    return isLent && before && isWithoutDays(before) && before.problem === null ? [] : [clause];
  });
}

/** `I'm at work Monday to Friday until 5, so 6 to 9`: the days alone; it may be meant otherwise. */
function lendReason(clauses: readonly Clause[]): Clause[] {
  return clauses.flatMap((clause, index): Clause[] => {
    const [before, behind] = [clauses[index - 1], clauses[index + 1]];
    if (isReasonOf(clause, behind)) return [];
    return before && isReasonOf(before, clause)
      ? [{ ...clause, scope: before.scope, isGuess: true }]
      : [clause];
  });
}

function isReasonOf({ isReason, scope, times, effect }: Clause, next: Clause | undefined): boolean {
  const isTold = isReason && scope.length > 0 && times.length > 0 && effect === 'open';
  return isTold && next !== undefined && isWithoutDays(next) && next.problem === null;
}

/** `Never before 10. Done by 6.`: one stretch. */
function withEnd(start: Times[], end: Times[] | undefined): Times[] {
  const [from, ...more] = start;
  const [until, ...others] = end ?? [];
  const isOne = more.length === 0 && others.length === 0;
  const whole = isOne && from?.isOpenEnd && until?.isOpenStart ? joined(from, until) : null;
  return whole ? [whole] : start;
}

/**
 * `lunch is 12 to 1, Mon to Fri 9 to 5`: the pause is in the hours behind it. `8 to 12, lunch, then 1
 * to 5`: hours that begin some time after those before are no pause.
 */
function placePauses(clauses: readonly Clause[]): Clause[] {
  const [first, second, ...rest] = clauses;
  const isEarly = first && isPause(first) && first.scope.length === 0;
  const hasMore = rest.some(({ scope, times }) => scope.length > 0 && times.length > 0);
  const ordered =
    isEarly && second
      ? // `lunch is 12 to 1; Mon to Fri 9 to 5, Sat 10 to 3`: of all that follow.
        hasMore
        ? [second, ...rest, { ...first, isApart: true }]
        : [second, { ...first, isAfterStop: false }, ...rest]
      : clauses;
  const placed: Clause[] = [];
  for (const clause of ordered) {
    const before = placed.at(-1);
    const isBare = isPause(clause) && clause.scope.length === 0;
    if (before && isBare && endsBefore(before, clause))
      placed.splice(-1, 1, { ...before, times: [...before.times, ...clause.times], to: clause.to });
    else placed.push(clause);
  }
  return placed;
}

function endsBefore(hours: Clause, pause: Clause): boolean {
  const isClock = hours.effect === 'open' && hours.times.every(({ isExact }) => isExact);
  const end = Math.max(0, ...hours.times.flatMap(({ open }) => open.map((range) => range.end)));
  const isLater = pause.times.every(({ open }) => open.every(({ start }) => start > end));
  return isClock && hours.times.length > 0 && isLater;
}

/** `9 to 5, Sundays closed`: where days are named only to close them, the others are open. */
function lendWeek(clauses: readonly Clause[]): Clause[] | null {
  const isOfDays = ({ scope }: Clause) => scope.some(({ kind }) => kind === 'days');
  const open = clauses.filter((clause) => isWithoutDays(clause) && clause.problem === null);
  const [first] = open;
  const closed = clauses.find(
    (clause) => clause.effect === 'close' && isOfDays(clause) && clause.times.length === 0,
  );
  const hasOpenDays = clauses.some(({ effect, scope }) => effect === 'open' && scope.length > 0);
  if (!first || !closed || hasOpenDays) return null;
  const { from, to } = first;
  const week: Clause['scope'][number] = {
    kind: 'days',
    days: [1, 2, 3, 4, 5, 6, 7],
    isRest: false,
    isListed: false,
    from,
    to,
  };
  return clauses.map((clause) => (open.includes(clause) ? { ...clause, scope: [week] } : clause));
}

function isDaysAlone({ scope, times, isSame, isAlso, effect, problem }: Clause): boolean {
  const isAlone = scope.length > 0 && times.length === 0 && !isSame && !isAlso;
  return isAlone && effect === 'open' && problem === null;
}

function isWithoutDays({ scope, times, effect }: Clause): boolean {
  return scope.length === 0 && times.length > 0 && effect === 'open';
}

function isPause({ isBreak, times }: Clause): boolean {
  return isBreak && times.length > 0;
}
