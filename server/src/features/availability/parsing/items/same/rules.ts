import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes } from '../../times/rules.ts';
import type { Item } from '../rules.ts';

/** `the same as Monday`, `igual que el lunes`. */
export function readSameAs(reader: DateReader, at: number): { day: number; next: number } | null {
  if (!['as', 'que', 'del', 'de', 'like', 'como'].includes(reader.tokens[at]?.word ?? ''))
    return null;
  const days = readDays(reader, at + 1);
  const [day, ...more] = days?.value.days ?? [];
  // `lo mismo de lunes a miércoles`: those that have the same.
  if (reader.tokens[at]?.word === 'de' && more.length > 0) return null;
  return days && day !== undefined ? { day, next: days.next } : null;
}

/** `Wednesday like Monday`, `el miércoles como el lunes`: where no hours of its own follow. */
export function readLikeDay(reader: DateReader, at: number, before: Item | undefined) {
  const isLike = ['like', 'como', 'as'].includes(reader.tokens[at]?.word ?? '');
  // `Tuesday: mornings as on Monday`
  const isPart = before?.kind === 'times' && !before.isExact;
  const day = isLike && (before?.kind === 'days' || isPart) ? readSameAs(reader, at) : null;
  return day && readTimes(reader, day.next) === null ? day : null;
}
