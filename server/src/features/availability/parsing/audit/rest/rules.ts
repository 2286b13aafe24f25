import type { Named } from '../named/rules.ts';
import type { Doubt, Read } from '../read/rules.ts';

const [monday, saturday] = [1, 6];
const noon = 720;

/**
 * `Fridays till 3, the rest of the week 9 to 6`: who names neither Saturday nor Sunday may mean the
 * week of work alone. A house that is closed on Mondays is open at the weekend.
 */
export function weekendsAdded({ reader, availability, statements }: Read, named: Named): Doubt[] {
  const isOfWeekend = (day: number) => day >= saturday;
  const isOpen = (availability.weeklyHours ?? []).some(({ weekday }) => isOfWeekend(weekday));
  const isNamed = named.days.some(({ days, isRest }) => !isRest && days.some(isOfWeekend));
  const isHouse = statements.some(
    ({ effect, days, times }) => effect === 'close' && times.length === 0 && days.includes(monday),
  );
  if (!isOpen || isNamed || isHouse) return [];
  return named.days.filter(
    ({ days, isRest, from, to }) =>
      isRest &&
      days.some(isOfWeekend) &&
      reader.tokens.slice(from, to + 4).some(({ word }) => word === 'week' || word === 'semana'),
  );
}

/**
 * `9 to 5 except Thursday`: who names no day that is open may mean the week of work alone, unless the
 * day that is closed is one on which houses close.
 */
export function weekendsAssumed({ availability, statements }: Read, named: Named): Doubt[] {
  const open = (availability.weeklyHours ?? []).map(({ weekday }) => weekday);
  const told = named.days.flatMap(({ days }) => [...days]);
  const isMidweek = told.every((day) => day > monday && day < saturday);
  const isOnlyClosed = told.length > 0 && told.every((day) => !open.includes(day));
  if (!isMidweek || !isOnlyClosed || !open.some((day) => day >= saturday)) return [];
  // Evenings are free on any day.
  const made = statements.find(
    ({ effect, days, times }) =>
      effect === 'open' &&
      days.length > 0 &&
      times.some(({ open: ranges }) => ranges.some(({ start }) => start < noon)),
  );
  return made ? [made.clause] : [];
}
