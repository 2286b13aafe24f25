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
  const cut = readWithoutHour(reader, at);
  if (cut) return cut;
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
  const direction = length && directionAt(reader, length.next);
  const longer = length && !direction ? lengthAt(reader, length.next) : null;
  const turned = direction ?? longer;
  if (!length || !turned) return null;
  const as = dayBehind(reader, turned.next);
  const next = as?.next ?? turned.next;
  // `I open an hour later, at 10`: the clock says it.
  if (isClockBehind(reader, next)) return null;
  const ends = longer ? 'end' : hasStart === hasEnd ? 'both' : hasStart ? 'start' : 'end';
  return { value: { minutes: length.minutes * turned.sign, ends, as: as?.day ?? null }, next };
}

/** `the same minus the last hour`, `menos la primera hora`. */
function readWithoutHour(reader: DateReader, at: number): Read | null {
  const words = [0, 1, 2, 3, 4].map((ahead) => wordAt(reader, at + ahead)).join(' ');
  const found =
    /^(?:minus|less|without|menos|sin) (?:the|la) (last|first|ultima|primera) (half hour|media hora|hour|hora)(?= |$)/.exec(
      words,
    );
  if (!found) return null;
  const isFirst = /^(?:first|primera)$/.test(found[1] ?? '');
  const minutes = /half|media/.test(found[2] ?? '') ? 30 : 60;
  return {
    value: { minutes: isFirst ? minutes : -minutes, ends: isFirst ? 'start' : 'end', as: null },
    next: at + found[0].split(' ').length,
  };
}

function wordAt({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}

/** `an hour less`, `half an hour longer`: another end. */
function lengthAt(reader: DateReader, at: number): { sign: 1 | -1; next: number } | null {
  const word = wordAt(reader, at);
  const isNearly = /^(?:o|or)$/.test(wordAt(reader, at + 1)) || readTimes(reader, at + 1) !== null;
  const isLess = /^(?:less|shorter|fewer|menos)$/.test(word);
  if (isNearly || !(isLess || /^(?:longer|more|extra|mas)$/.test(word))) return null;
  return { sign: isLess ? -1 : 1, next: at + 1 };
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
