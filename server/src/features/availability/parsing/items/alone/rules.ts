import type { DateReader } from '../../dates/rules.ts';
import { type Days, readDays } from '../../days/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

const joints: ReadonlySet<string> = new Set([
  ...[
    'at',
    'a',
    'al',
    'las',
    'la',
    'by',
    'on',
    "it's",
    'its',
    'is',
    'already',
    'es',
    'only',
    'well',
  ],
  ...['around', 'about', 'from', ':', '-'],
]);

/** The times that one hour of the clock makes behind a word for what it is: from it, or until it. */
export function readHour(
  { tokens, language }: DateReader,
  at: number,
  lead: 'from' | 'until',
): { value: Times; next: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const told = readTimes({ tokens: [{ ...token, word: lead }, ...tokens.slice(at)], language }, 0);
  const isHour = told?.value.isExact === true && (told.value.isOpenStart || told.value.isOpenEnd);
  if (!told || !isHour) return null;
  const isTold = lead === 'from' ? { isTold: true as const } : {};
  return { value: { ...told.value, ...isTold }, next: at + told.next - 1 };
}

/**
 * `we open at eight, Saturdays it's nine`, `I close at four, one on Saturdays`: an hour beside days
 * that says the same of them as the verb before it said of others.
 */
export function readHourAlone(
  reader: DateReader,
  at: number,
  items: readonly Item[],
): { value: Times; next: number } | null {
  const { tokens } = reader;
  const lead = leadOf(items) ?? endedByVerb(reader, items) ?? endOfException(reader, at, items);
  if (lead === null || readTimes(reader, at) !== null) return null;
  let start = at;
  while (joints.has(tokens[start]?.word ?? '')) start += 1;
  if (readTimes(reader, start) !== null) return null;
  const isNumber = tokens[start]?.kind === 'number' && tokens[start]?.isGlued !== true;
  const hour = isNumber || tokens[start]?.kind === 'word' ? readHour(reader, start, lead) : null;
  if (!hour || (tokens[start]?.kind === 'word' && readDays(reader, start))) return null;
  const isBehind = items.at(-1)?.kind === 'days';
  const behind = /^(?:on|los|el|de)$/.test(tokens[hour.next]?.word ?? '')
    ? hour.next + 1
    : hour.next;
  const isAhead = readDays(reader, behind) !== null && isSetApart(items.at(-1));
  const isEnd = tokens[hour.next] === undefined || tokens[hour.next]?.kind === 'sign';
  return isAhead || (isBehind && (isEnd || start > at)) ? hour : null;
}

function isSetApart(item: Item | undefined): boolean {
  return item?.kind === 'separator';
}

const opening =
  /^(?:open|opens|opening|abro|abre|abrimos|abren|start|starts|empiezo|parto|arranco)$/;
const closing =
  /^(?:close|closes|closing|cierro|cierra|cerramos|cierran|finish|finishes|stop|stops|done|end|ends|termino|salgo)$/;

/** `open 7am, close 3pm`, `Abro de martes a sábado a las diez`: a verb, perhaps days, and its hour. */
export function readVerbHour(
  reader: DateReader,
  at: number,
): { days: Days | null; value: Times; hour: number; next: number } | null {
  const { tokens } = reader;
  const verb = tokens[at]?.word ?? '';
  const lead = opening.test(verb) ? 'from' : closing.test(verb) ? 'until' : null;
  if (lead === null || readTimes(reader, at) !== null) return null;
  const start = /^(?:de|on|los|el|every)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const days = readDays(reader, start);
  let place = days?.next ?? at + 1;
  if (days) while (joints.has(tokens[place]?.word ?? '')) place += 1;
  const hour = readHour(reader, place, lead);
  // `open 2 days`: an hour of the clock is written as one, or stands behind the days.
  const isClock = tokens
    .slice(place, hour?.next)
    .some(({ word }) => /^(?:am|pm|a|p|:|h|hs|hrs)$/.test(word));
  if (!hour || (days === null && !isClock) || (days !== null && place === days.next)) return null;
  return { days: days?.value ?? null, value: hour.value, hour: place, next: hour.next };
}

/** `I start at 1 and finish at 7, Sundays at 5`: the last verb told an end. */
function endedByVerb({ tokens, language }: DateReader, items: readonly Item[]): 'until' | null {
  const hours = items.findLast(({ kind }) => !between.has(kind));
  if (hours?.kind !== 'times' || !hours.isExact || hours.isOpenEnd) return null;
  const isVerb = (at: number) => {
    const match = matchAt(tokens, at, language);
    const isEnd = match?.meaning.kind === 'until';
    return isEnd && !/^(?:until|till|til|hasta|to|up)$/.test(tokens[at]?.word ?? '');
  };
  const places = Array.from(
    { length: hours.to - hours.from },
    (_, index) => hours.from + 1 + index,
  );
  return places.some(isVerb) ? 'until' : null;
}

/** `9 to 5 except Fridays 1 pm`, `viernes a las 13`: the end of that day; `except Friday 4` may be a date. */
function endOfException(
  { tokens }: DateReader,
  at: number,
  items: readonly Item[],
): 'until' | null {
  const [except, days] = items.slice(-2);
  const isNext = except?.kind === 'except' && days?.kind === 'days';
  const hours = items.findLast(({ kind }) => kind === 'times');
  const isClock =
    /^(?:at|a|by)$/.test(tokens[at]?.word ?? '') ||
    /^(?:am|pm|a|p|:|h|hs|hrs)$/.test(tokens[at + 1]?.word ?? '');
  return isNext && isClock && hours?.kind === 'times' && hours.isExact ? 'until' : null;
}

const between: ReadonlySet<string> = new Set(['days', 'separator', 'unknown', 'work', 'only']);

/** What the last verb told: a beginning or an end; an hour behind a whole range is another end. */
function leadOf(items: readonly Item[]): 'from' | 'until' | null {
  const last = items.findLast(({ kind }) => !between.has(kind));
  if (last?.kind !== 'times' || !last.isExact) return null;
  if (last.isOpenStart) return 'until';
  return last.isOpenEnd && last.isTold ? 'from' : null;
}
