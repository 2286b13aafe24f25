import { datesFrom } from '../../dates/calendar/rules.ts';
import type { DateReader } from '../../dates/rules.ts';
import type { Item } from '../rules.ts';

type Dated = Extract<Item, { kind: 'dates' }>;

const lastDay = /^(?:my|our|mi|nuestro) (?:last|ultimo) (?:day|dia)$/;
const back =
  /\b(?:back|return|returning|reopen|reopening|vuelvo|volvemos|regreso|regresamos|retomo|retomamos|vuelta)\b/;
const farthest = 4;

/** `18 December is my last day, back on 4 January`: away on all days between. */
export function withLeaving(items: readonly Item[], reader: DateReader): Item[] {
  const phrase = reader.tokens.findIndex((_, at) => lastDay.test(wordsOf(reader, at, at + 3)));
  if (phrase < 0) return [...items];
  const start = items.findLastIndex((item) => isStop(item) && item.from < phrase) + 1;
  const stop = items.findIndex((item) => isStop(item) && item.from > phrase);
  const end = stop < 0 ? items.length : stop;
  const dates = items
    .slice(start, end)
    .filter((item): item is Dated => item.kind === 'dates' && item.dates.length === 1);
  const home = dates.find(({ from }) => back.test(wordsOf(reader, from - farthest, from + 1)));
  // `my last day before Christmas`: a feast that only says which.
  const last = dates.find(
    (one) => one !== home && (one.to < phrase || one.from > phrase + 2) && !isBefore(reader, one),
  );
  const [from, to] = [last?.dates[0], home?.dates[0]];
  if (!last || !home || from === undefined || to === undefined || from >= to) return [...items];
  const between = datesFrom(
    Temporal.PlainDate.from(from).add({ days: 1 }),
    Temporal.PlainDate.from(to).subtract({ days: 1 }),
    reader.today,
  );
  const place = { from: items[start]?.from ?? last.from, to: home.to };
  return [
    ...items.slice(0, start),
    { kind: 'dates', ...between, isSpan: true, isWeek: false, ...place },
    { kind: 'close', ...place },
    ...items.slice(end),
  ];
}

function isStop(item: Item): boolean {
  return item.kind === 'separator' && item.strength === 'stop';
}

function isBefore({ tokens }: DateReader, { from }: Dated): boolean {
  return [from - 1, from - 2].some((at) =>
    /^(?:before|for|antes|para)$/.test(tokens[at]?.word ?? ''),
  );
}

function wordsOf({ tokens }: DateReader, from: number, to: number): string {
  return tokens
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(' ');
}
