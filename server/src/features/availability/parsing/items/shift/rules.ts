import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readDuration } from '../../times/duration/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { readHour } from '../alone/rules.ts';
import type { Item } from '../rules.ts';

/** The hours told before, begun or ended so many minutes later (earlier below zero). */
export type Shift = {
  minutes: number;
  ends: 'start' | 'end' | 'both';
  /** The weekday they are compared with; the last told where none is named. */
  as: number | null;
};

type Read = { value: Shift; next: number };

const starting =
  /^(?:start|starts|starting|begin|begins|open|opens|arrive|entro|entra|entramos|empiezo|empieza|empezamos|abro|abre|abrimos|parto|comienzo|arranco|llego)$/;
const ending =
  /^(?:finish|finishes|finishing|stop|stops|end|ends|leave|leaves|leaving|close|closes|shut|shuts|wrap|knock|done|out|salgo|sale|salimos|termino|termina|terminamos|cierro|cierra|cerramos|acabo|voy)$/;
const degrees =
  /^(?:up|off|y|and|me|i|we|work|a|all|everything|todo|just|only|solo|the|el|it|it's)$/;
const later = /^(?:later|late|despues)$/;
const earlier = /^(?:earlier|early|sooner|before|antes)$/;

/** `an hour later`, `I finish two hours earlier`, `entro y salgo media hora antes`. */
export function readShift(reader: DateReader, at: number): Read | null {
  let place = at;
  let hasStart = false;
  let hasEnd = false;
  for (;;) {
    const word = wordAt(reader, place);
    // A word that only leads to the verb begins nothing by itself.
    const isVerb = starting.test(word) || ending.test(word);
    hasStart ||= starting.test(word);
    hasEnd ||= ending.test(word);
    if (!isVerb && !(degrees.test(word) && readDuration(reader, place) === null)) break;
    place += 1;
  }
  const length = readDuration(reader, place);
  const turned = length && directionAt(reader, length.next);
  if (!length || !turned) return null;
  const as = dayBehind(reader, turned.next);
  const next = as?.next ?? turned.next;
  // `I open an hour later, at 10`: the clock says it.
  if (isClockBehind(reader, next)) return null;
  const ends = hasStart === hasEnd ? 'both' : hasStart ? 'start' : 'end';
  return { value: { minutes: length.minutes * turned.sign, ends, as: as?.day ?? null }, next };
}

function wordAt({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}

function directionAt(reader: DateReader, at: number): { sign: 1 | -1; next: number } | null {
  const more = wordAt(reader, at) === 'mas' ? at + 1 : at;
  const word = wordAt(reader, more);
  if (more > at && word === 'tarde') return { sign: 1, next: more + 1 };
  if (more > at && word === 'temprano') return { sign: -1, next: more + 1 };
  if (later.test(word)) return { sign: 1, next: more + 1 };
  return earlier.test(word) ? { sign: -1, next: more + 1 } : null;
}

/** `an hour later than on Monday`, `una hora más tarde que el lunes`. */
function dayBehind(reader: DateReader, at: number): { day: number; next: number } | null {
  if (!/^(?:than|que)$/.test(wordAt(reader, at))) return null;
  const days = readDays(reader, at + 1);
  const [day] = days?.value.days ?? [];
  return days && day !== undefined ? { day, next: days.next } : null;
}

function isClockBehind(reader: DateReader, at: number): boolean {
  let place = at;
  while (/^(?:[,:(–-]|at|a|las|la|so|o|sea|from|de)$/.test(wordAt(reader, place))) place += 1;
  const isClock = readTimes(reader, place)?.value.isExact === true;
  const isHour = place > at && readHour(reader, place, 'until') !== null;
  return (isClock || isHour) && readDays(reader, place) === null;
}

/** `the same, just everything an hour later`: one statement about the hours before. */
export function withoutLeads(items: Item[]): void {
  const kept = items.findLastIndex(
    ({ kind }) => kind !== 'separator' && kind !== 'only' && kind !== 'work',
  );
  if (items[kept]?.kind !== 'same') return;
  const isStop = items
    .slice(kept + 1)
    .some((item) => item.kind === 'separator' && item.strength === 'stop');
  if (!isStop) items.splice(kept + 1);
}
