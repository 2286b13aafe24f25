import { type DateReader, readDates } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

type Dates = Extract<Item, { kind: 'dates' }>;
type Read = { item: Item; next: number };

function lastDate(items: readonly Item[]): { item: Dates; date: string } | null {
  const item = items.findLast(({ kind }) => kind === 'days' || kind === 'dates');
  if (item?.kind !== 'dates') return null;
  const [date, ...more] = item.dates;
  return date === undefined || more.length > 0 ? null : { item, date };
}

/** `Labor Day I'm away, don't book me that Monday`: the date named before. */
export function readDateAgain(reader: DateReader, at: number, items: readonly Item[]): Read | null {
  if (!/^(?:that|ese|este|aquel)$/.test(word(reader, at))) return null;
  const last = lastDate(items);
  const days = last && readDays(reader, at + 1);
  const [day, ...more] = days?.value.days ?? [];
  if (!last || !days || more.length > 0 || days.value.isRest) return null;
  if (Temporal.PlainDate.from(last.date).dayOfWeek !== day) return null;
  return { item: { ...last.item, from: at, to: days.next - 1 }, next: days.next };
}

/** `the 15th from eight to eleven and the day after that, Sunday`: the date behind it. */
export function readDateBeside(
  reader: DateReader,
  at: number,
  items: readonly Item[],
): Read | null {
  const match = matchAt(reader.tokens, at, reader.language);
  const last = lastDate(items);
  if (match?.meaning.kind !== 'neighbour' || !last || readDates(reader, at) !== null) return null;
  const date = Temporal.PlainDate.from(last.date).add({ days: match.meaning.days });
  const next = /^(?:that|eso)$/.test(word(reader, match.next)) ? match.next + 1 : match.next;
  const named = readDays(reader, word(reader, next) === ',' ? next + 1 : next);
  const isNamed = named?.value.days.join() === `${date.dayOfWeek}`;
  const end = named && isNamed ? named.next : next;
  const dates = [date.toString()];
  return { item: { ...last.item, dates, from: at, to: end - 1 }, next: end };
}

function word({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}
