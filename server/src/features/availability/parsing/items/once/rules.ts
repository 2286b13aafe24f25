import type { Item } from '../rules.ts';

/**
 * `nothing regular, just Saturday December 5 from 10 to 3`: that there is no week closes no date. Only
 * where the text names no weekday, and the dates have hours.
 */
export function withoutNoWeek(items: readonly Item[]): Item[] {
  const only = items.findIndex(({ kind }) => kind === 'only');
  const before = items.slice(0, Math.max(0, only));
  const isDenied = before.some(({ kind }) => kind === 'close') && before.every(isAboutWeek);
  const behind = items.slice(only + 1).filter(({ kind }) => kind !== 'work' && kind !== 'unknown');
  const hasHours = behind.some(({ kind }) => kind === 'times');
  const isOfDates = behind[0]?.kind === 'dates' && !behind.some(({ kind }) => kind === 'days');
  return isDenied && hasHours && isOfDates ? items.slice(only + 1) : [...items];
}

function isAboutWeek(item: Item): boolean {
  // `no atiendo todas las semanas`
  if (item.kind === 'problem') return item.reason === 'recurrence' || item.reason === 'unclear';
  return ['close', 'work', 'unknown', 'separator'].includes(item.kind);
}
