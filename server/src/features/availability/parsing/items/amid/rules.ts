import { type DateReader, readDates } from '../../dates/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

/** Days told by their place beside those before; null where these don't say which. */
type Read = { days: number[] | null; next: number };

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
};
const leads = /^(?:the|those|los|on|en|other|otros|all|todos|a)$/;
const named = /^(?:days?|dias?|ones|weekdays)$/;

/** `the three in between`, `the days between`, `los días de en medio`. */
export function readDaysAmid(reader: DateReader, at: number, items: readonly Item[]): Read | null {
  let place = at;
  let count: number | null = null;
  // `full days in between`
  let isLed = named.test(wordAt(reader, at - 1));
  const isBehindDays = isLed;
  while (leads.test(wordAt(reader, place))) {
    isLed ||= /^(?:the|those|los)$/.test(wordAt(reader, place));
    place += 1;
  }
  if (Object.hasOwn(numbers, wordAt(reader, place))) {
    count = numbers[wordAt(reader, place)] ?? null;
    place += 1;
  }
  const isNamed = named.test(wordAt(reader, place));
  if (isNamed) place += 1;
  const next = betweenAt(reader, place);
  if (
    next === null ||
    !isLed ||
    (count === null && !isNamed && !isBehindDays && !isSpanishAmid(reader, place))
  )
    return null;
  const told = lastDays(items);
  const first = Math.min(...told);
  const last = Math.max(...told);
  const days = [1, 2, 3, 4, 5, 6, 7].filter(
    (day) => day > first && day < last && !told.includes(day),
  );
  const isSure = days.length > 0 && (count === null || count === days.length);
  return { days: isSure ? days : null, next };
}

function isSpanishAmid(reader: DateReader, at: number): boolean {
  return /^(?:de|del|en)$/.test(wordAt(reader, at));
}

/** The place behind `in between`, `de en medio`, where no hours or days are named by it. */
function betweenAt(reader: DateReader, at: number): number | null {
  const words = [0, 1, 2].map((ahead) => wordAt(reader, at + ahead)).join(' ');
  const found =
    /^(?:in[ -]between|between them|between those|between|de en medio|de entre medio|de entremedio|de por medio|del medio|en medio|entre medio|entremedio|intermedios)(?= |$)/.exec(
      words,
    );
  if (!found) return null;
  const next = at + found[0].split(' ').length;
  const isRange = readTimes(reader, at) !== null || isDay(reader, next);
  return isRange ? null : next;
}

function isDay({ tokens, language }: DateReader, at: number): boolean {
  return matchAt(tokens, at, language)?.meaning.kind === 'day';
}

/** `Friday and Saturday 5 to midnight, the day after noon to 6`: the weekday behind those before. */
export function readDayBeside(reader: DateReader, at: number, items: readonly Item[]): Read | null {
  const match = matchAt(reader.tokens, at, reader.language);
  const told = lastDays(items);
  if (match?.meaning.kind !== 'neighbour' || told.length === 0) return null;
  const scope = items.findLast(({ kind }) => kind === 'days' || kind === 'dates');
  if (scope?.kind !== 'days' || readDates(reader, at) !== null) return null;
  const that = /^(?:that|eso|ese)$/.test(wordAt(reader, match.next)) ? match.next + 1 : match.next;
  if (!isTold(reader, that)) return null;
  const { days } = match.meaning;
  const from = days > 0 ? told.at(-1) : told[0];
  const day = from === undefined ? null : ((from - 1 + days + 7) % 7) + 1;
  return { days: day === null ? null : [day], next: that };
}

/** Hours stand behind it, or that they are the same. */
function isTold(reader: DateReader, at: number): boolean {
  let place = at;
  while (
    /^(?:[,:]|from|de|i'm|i|work|trabajo|atiendo|it's|only|solo|desde|las)$/.test(
      wordAt(reader, place),
    )
  )
    if (readTimes(reader, place)) return true;
    else place += 1;
  const kind = matchAt(reader.tokens, place, reader.language)?.meaning.kind;
  return readTimes(reader, place) !== null || kind === 'also' || kind === 'same';
}

function wordAt({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}

/** The days named last, side by side. */
export function lastDays(items: readonly Item[]): number[] {
  const last = items.findLastIndex(({ kind }) => kind === 'days');
  const found: number[] = [];
  for (let at = last; at >= 0; at -= 1) {
    const item = items[at];
    if (item?.kind === 'days' && !item.isRest) found.unshift(...item.days);
    else if (item?.kind !== 'separator' || item.strength === 'stop') break;
  }
  return found;
}

/** `and 4 to 6 the same days`, `los mismos días`: behind hours, the days named last. */
export function readSameDays(reader: DateReader, at: number, items: readonly Item[]): Read | null {
  const words = [0, 1, 2].map((ahead) => wordAt(reader, at + ahead)).join(' ');
  const found =
    /^(?:on )?(?:the |those )?same days(?= |$)|^(?:en )?(?:los|esos) mismos dias(?= |$)/.exec(
      words,
    );
  const before = items.at(-1);
  if (!found || before?.kind !== 'times' || before.to !== at - 1) return null;
  const days = lastDays(items);
  return days.length > 0 ? { days, next: at + found[0].split(' ').length } : null;
}
