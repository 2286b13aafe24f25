import { matchAt } from '../../words/rules.ts';
import type { Found } from '../calendar/rules.ts';
import { type DateReader, readPoint, skipSmall } from '../point/rules.ts';

/** Dates and where the tokens behind them begin. */
type ReadDates = { found: Found; next: number };

/** `Thanksgiving and the day after`: with the days named by their place beside the last date. */
export function withNeighbours(reader: DateReader, read: ReadDates): ReadDates {
  const { tokens, language } = reader;
  const comma = tokens[read.next]?.word === ',' ? read.next + 1 : read.next;
  const link = matchAt(tokens, comma, language);
  if (link?.meaning.kind !== 'and') return read;
  const last = read.found.dates.at(-1);
  const side =
    neighbourAt(reader, link.next) ?? (last ? weekdayAfter(reader, link.next, last) : null);
  // `Labor Day and the day after Thanksgiving`
  const isOfOther =
    side && (readPoint(reader, skipSmall(reader, side.next)) ?? readPoint(reader, side.next));
  if (!side || isOfOther || last === undefined) return read;
  const date = moved(reader, last, side.days);
  if (date === null) return read;
  const dates = [...new Set([...read.found.dates, date])].toSorted();
  return withNeighbours(reader, { found: { dates, problem: null }, next: side.next });
}

/** `the day after Thanksgiving`: how far from the date that is named at `next`. */
export function neighbourAt(
  { tokens, language }: DateReader,
  at: number,
): { days: number; next: number } | null {
  const match =
    matchAt(tokens, at, language) ?? matchAt(tokens, skipSmall({ tokens }, at), language);
  return match?.meaning.kind === 'neighbour'
    ? { days: match.meaning.days, next: match.next }
    : null;
}

/** `Thanksgiving and the Friday after`, `el jueves 24 y el lunes siguiente`: how far from the date. */
function weekdayAfter(
  { tokens, language }: DateReader,
  at: number,
  date: string,
): { days: number; next: number } | null {
  const match = matchAt(tokens, skipSmall({ tokens }, at), language);
  const isAfter = /^(?:after|following|siguiente|despues|posterior)$/.test(
    tokens[match?.next ?? at]?.word ?? '',
  );
  if (match?.meaning.kind !== 'day' || !isAfter) return null;
  const [day = 1, ...more] = match.meaning.days;
  const days = (day - Temporal.PlainDate.from(date).dayOfWeek + 7) % 7;
  return more.length === 0 ? { days: days === 0 ? 7 : days, next: match.next + 1 } : null;
}

/** Null where that is before today. */
export function moved({ today }: DateReader, date: string, days: number): string | null {
  const there = Temporal.PlainDate.from(date).add({ days });
  return Temporal.PlainDate.compare(there, today) < 0 ? null : there.toString();
}
