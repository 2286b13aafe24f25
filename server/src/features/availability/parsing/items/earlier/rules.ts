import type { DateReader } from '../../dates/rules.ts';
import { type Days, readDays } from '../../days/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

/** Up to `next`; the days that stand in it, and the hours where the clock tells one alone. */
export type Earlier = {
  days: Days | null;
  said: { kind: 'times'; times: Times } | { kind: 'hours' } | { kind: 'none' };
  next: number;
};

const closing =
  /^(?:close|closes|closing|shut|shuts|shutting|cierro|cierra|cierran|cerramos|cerrando|cerrar)$/;
const ending =
  /^(?:finish|finishes|finishing|stop|stops|leave|leaves|wrap|wraps|knock|pack|head|termino|termina|terminamos|salgo|salimos|acabo|acabamos)$/;
const opening =
  /^(?:open|opens|opening|start|starts|starting|begin|begins|abro|abre|abrimos|empiezo|empieza|empezamos|comienzo|comenzamos|parto|partimos|entro|entramos)$/;

const nouns = /^(?:closing|close|finish|opening|start)$/;

const degrees: ReadonlySet<string> = new Set([
  ...[
    'up',
    'off',
    'home',
    'a',
    'bit',
    'little',
    'much',
    'way',
    'un',
    'poco',
    'poquito',
    'algo',
    'mucho',
    'mas',
  ],
  ...['an', 'hour', 'half', 'una', 'hora', 'media'],
]);
const compared: ReadonlySet<string> = new Set([
  ...['early', 'earlier', 'late', 'later', 'sooner', 'temprano', 'antes', 'tarde', 'despues'],
]);
/** Between the words and the hours that explain them. */
const links: ReadonlySet<string> = new Set([
  ...[
    ',',
    '(',
    ':',
    '-',
    '–',
    '—',
    'and',
    'y',
    "it's",
    'its',
    'it',
    'is',
    'that',
    'es',
    'o',
    'sea',
  ],
  ...['then', 'so', 'asi', 'que', 'puedo', 'atiendo', 'trabajo', 'i', 'can', 'work', 'just'],
]);
const joints: ReadonlySet<string> = new Set(['on', 'los', 'el', 'at', 'a', 'las', 'la', 'by']);

/**
 * `Sundays I close early, 8 to 11 pm`, `cierro más tarde los jueves, a las 20`: other hours, which
 * follow, and no day that is closed. Where none follow, nobody knows which.
 */
export function readEarlier(reader: DateReader, at: number): Earlier | null {
  // `early closing 9 to 2`
  const isTurned = compared.has(word(reader, at)) && nouns.test(word(reader, at + 1));
  const verb = word(reader, isTurned ? at + 1 : at);
  const isClosing = closing.test(verb);
  if (!isClosing && !ending.test(verb) && !opening.test(verb)) return null;
  const isEnding = isClosing || ending.test(verb);
  const behind = isTurned ? at + 2 : skipComparison(reader, at + 1);
  if (behind === null) return null;
  const named = readDays(reader, joints.has(word(reader, behind)) ? behind + 1 : behind);
  const days = named?.value ?? null;
  let place = named?.next ?? behind;
  while (links.has(word(reader, place))) place += 1;
  const hours = readTimes(reader, place);
  const isRange = hours?.value.isExact === true && !hours.value.isOpenEnd;
  if (hours && isRange)
    return isOfOthers(reader, hours.next, days) && isListed(reader, place)
      ? nothing(isEnding, { days, next: named?.next ?? behind })
      : { days, said: { kind: 'hours' }, next: place };
  const clock = readAlone(reader, place, opening.test(verb) ? 'from' : 'until');
  if (clock) return { days, said: { kind: 'times', times: clock.value }, next: clock.next };
  return nothing(isEnding, { days, next: named?.next ?? behind });
}

/** What such words say, in the place where they stand. */
export function itemsOf({ days, said, next }: Earlier, from: number): Item[] {
  const place = { from, to: next - 1 };
  const named: Item[] = days ? [{ kind: 'days', ...days, ...place }] : [];
  if (said.kind === 'none')
    return [
      ...named,
      { kind: 'problem', reason: 'unclear', isCondition: false, ...place },
      { kind: 'separator', strength: 'stop', ...place },
    ];
  if (said.kind === 'hours') return [...named, { kind: 'work', ...place }];
  return [...named, { kind: 'times', ...said.times, ...place }];
}

function nothing(isEnding: boolean, read: Pick<Earlier, 'days' | 'next'>): Earlier | null {
  return isEnding ? { ...read, said: { kind: 'none' } } : null;
}

function word({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}

/** The place behind `a bit earlier`; null where nothing is compared: `antes de las 5`. */
function skipComparison(reader: DateReader, at: number): number | null {
  let place = at;
  while (degrees.has(word(reader, place))) place += 1;
  if (!compared.has(word(reader, place))) return null;
  return /^(?:de|del|than|que)$/.test(word(reader, place + 1)) ? null : place + 1;
}

/** One hour of the clock, with the word for what it is. */
function readAlone({ tokens, language }: DateReader, at: number, lead: 'from' | 'until') {
  const reader = { tokens, language };
  let place = at;
  while (joints.has(tokens[place]?.word ?? '')) place += 1;
  const token = tokens[place];
  if (!token || readDays(reader, place)) return null;
  const told = readTimes(
    { tokens: [{ ...token, word: lead }, ...tokens.slice(place)], language },
    0,
  );
  return told?.value.isExact === true ? { value: told.value, next: place + told.next - 1 } : null;
}

function isListed(reader: DateReader, hours: number): boolean {
  return /^(?:,|and|y)$/.test(word(reader, hours - 1));
}

/** `Fridays I close early and 9 to 5 on the other days`: the hours have days of their own. */
function isOfOthers(reader: DateReader, at: number, days: Days | null): boolean {
  const isFiller = matchAt(reader.tokens, at, reader.language)?.meaning.kind === 'filler';
  const own = readDays(reader, isFiller ? at + 1 : at);
  return own !== null && (days !== null || own.value.isRest);
}
