import type { Clause } from '../../clauses/rules.ts';
import type { Statement } from '../rules.ts';

const week = [1, 2, 3, 4, 5, 6, 7];

/** A pause, or closed hours of which both ends are told. */
export function isPause({ isBreak, times }: Clause): boolean {
  return isBreak || times.every((one) => one.isExact && !one.isOpenStart && !one.isOpenEnd);
}

/**
 * `Mon-Fri 9 to 5, lunch 1 to 2, Sat 10 to 3`: the days told so far, which later ones aren't among. Of
 * these, those without a pause of their own: `Mon-Thu 9 to 5, lunch 12 to 1, Fri 9 to 3, break 11 to 12`.
 */
export function daysPaused(statements: readonly Statement[]): number[] {
  const daysOfAll = (all: readonly Statement[]) => all.flatMap(({ days }) => days);
  const open = daysOfAll(statements.filter(({ effect }) => effect === 'open'));
  const paused = daysOfAll(statements.filter(({ clause }) => clause.isBreak));
  const told = week.filter((day) => open.includes(day));
  const left = told.filter((day) => !paused.includes(day));
  return [left, told, week].find((days) => days.length > 0) ?? week;
}
