import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../parsing/text/rules.ts';
import { type DayPart, matchAt } from '../words/rules.ts';
import { readClock, type Clock } from './clock/rules.ts';
import { readDuration } from './duration/rules.ts';
import { readClockOrEvent, readEndClock } from './event/rules.ts';
import { skipFiller } from './filler/rules.ts';
import { isLasting, readLength } from './lasting/rules.ts';
import { isListed } from './listed/rules.ts';
import { bothWithPart, latest, withPart } from './halves/rules.ts';
import { resolve } from './meridiem/rules.ts';
import { isDay, isOnwards } from './onwards/rules.ts';
import { isOfEvenings, isWrittenIn24, readAround } from './notation/rules.ts';
import { partsOfDay } from './parts/rules.ts';
import {
  anyTime,
  exact,
  hour,
  hours,
  onwards,
  type Times,
  timesOfPart,
  until,
  wholeDay,
} from './values/rules.ts';

export { anyTime, onwards, type Times, timesOfPart, usualHours } from './values/rules.ts';

export type Read<T> = { value: T; next: number };

/** `lunch at 1`, `half an hour of break from 1`: so many minutes from then. */
export function readPause(reader: Reader, at: number, minutes: number): Read<Times> | null {
  const { tokens, language } = reader;
  const opening = matchAt(tokens, at, language);
  const from = opening?.meaning.kind === 'from' ? opening.next : at;
  const start = readClock(reader, skipFiller(reader, from));
  // `almuerzo de 12 y 30 a 1 y 30`
  if (readRange(reader, at)?.value.isOpenEnd === false) return null;
  const behind = start && (partBehind(reader, start.next)?.next ?? start.next);
  if (!start || linkAt(reader, behind ?? start.next, false) !== null) return null;
  const begin = latest(start.value, null, 8);
  const sign = tokens[start.next]?.word ?? '';
  const length = readDuration(reader, start.next + (isLasting(sign) || sign === ',' ? 1 : 0));
  return {
    value: exact({ start: begin, end: begin + (length?.minutes ?? minutes) }),
    next: length?.next ?? start.next,
  };
}

type Reader = { tokens: readonly Token[]; language: Language };

/** Reads hours that begin at a token: a range, an open end, a part of the day, or none of them. */
export function readTimes(reader: Reader, at: number): Read<Times> | null {
  const meaning = matchAt(reader.tokens, at, reader.language);
  switch (meaning?.meaning.kind) {
    case 'all-day':
      return { value: exact(wholeDay, { isWholeDay: true, isLoose: true }), next: meaning.next };
    case 'any-time':
      return { value: anyTime(), next: meaning.next };
    case 'round-the-clock':
      return { value: exact(hours(0, 24), { isEveryDay: true }), next: meaning.next };
    case 'until':
      return asTold(reader, at, readUntil(reader, meaning.next, 9));
    case 'before':
      return asBefore(readUntil(reader, meaning.next, 7));
    case 'after': {
      // `y luego de 2 a 5`
      const range = readRange(reader, meaning.next);
      return range?.value.isOpenEnd === false ? range : readOnwards(reader, meaning.next);
    }
    case 'part':
      // `8-10 morning, 6-9 evening`: each part of the day stands behind its hours.
      return isLabelBehind(reader, at, meaning.next)
        ? { value: timesOfPart(meaning.meaning.part, reader.language), next: meaning.next }
        : readPart(reader, meaning.meaning.part, meaning.next);
    case 'noon':
      return readRange(reader, at) ?? readAtMidday(reader, at, meaning.next);
    default:
      return readAround(reader.tokens, at) ?? readLasting(reader, at) ?? readRange(reader, at);
  }
}

function isLabelBehind({ tokens, language }: Reader, at: number, next: number): boolean {
  const isHour =
    tokens[at - 1]?.kind === 'number' ||
    matchAt(tokens, at - 1, language)?.meaning.kind === 'number';
  return isHour && tokens[next]?.word === ',';
}

/** `al mediodía`, alone, is when people eat. */
function readAtMidday({ tokens, language }: Reader, at: number, next: number): Read<Times> | null {
  const isAlone = /^(al|mediodia)$/.test(tokens[at]?.word ?? '');
  return isAlone ? { value: timesOfPart('lunchtime', language), next } : null;
}

/** `2 hours from 9`, `dos horas desde las 3`. */
function readLasting(reader: Reader, at: number): Read<Times> | null {
  const length = readDuration(reader, at);
  const start = length && readRange(reader, length.next);
  const [from] = start?.value.open ?? [];
  if (!length || !start?.value.isOpenEnd || !from) return null;
  return {
    value: exact({ start: from.start, end: from.start + length.minutes }),
    next: start.next,
  };
}

/** `finish two hours earlier`: no time of day. */
function isDifference({ tokens }: Reader, at: number): boolean {
  return /^(earlier|later|early|late|antes|despues)$/.test(tokens[at]?.word ?? '');
}

/** `until 8` is in the evening, `before 8` in the morning. */
function readUntil(reader: Reader, at: number, firstHour: number): Read<Times> | null {
  const end = readClockOrEvent(reader, at, 'alone');
  if (!end || isDifference(reader, end.next)) return null;
  const part = partBehind(reader, end.next);
  const minutes = latest(end.value, part?.value ?? null, firstHour);
  return { value: until(minutes === 0 ? 24 * hour : minutes), next: part?.next ?? end.next };
}

/** `I leave at 2`, where `until 2` may close as well. */
function asTold({ tokens }: Reader, at: number, read: Read<Times> | null): Read<Times> | null {
  const isPlain = /^(?:until|till|til|'til|up|hasta|through|right|untill)$/.test(
    tokens[at]?.word ?? '',
  );
  return read && !isPlain ? { ...read, value: { ...read.value, isTold: true } } : read;
}

/** `before 9 and after 5`: two stretches. */
function asBefore(read: Read<Times> | null): Read<Times> | null {
  return read && { ...read, value: { ...read.value, isBefore: true } };
}

/** The end of hours told before: `sorry, to 8`. */
export function readEnd(reader: Reader, at: number): Read<Times> | null {
  const end = readUntil(reader, at, 9);
  return end && linkAt(reader, end.next, false) === null ? end : null;
}

function readOnwards(reader: Reader, at: number): Read<Times> | null {
  const start = readClock(reader, skipFiller(reader, at));
  if (!start) return null;
  const part = partBehind(reader, start.next);
  return {
    // `only after 7` is in the evening.
    value: onwards(latest(start.value, part?.value ?? null, 8)),
    next: part?.next ?? start.next,
  };
}

/** `mornings`, also `mornings from 8 to 11`, which says it more exactly. */
function readPart(reader: Reader, part: DayPart, next: number): Read<Times> | null {
  const range = readRange(reader, skipComma(reader, next), part);
  const [exactly] = range?.value.open ?? [];
  const { open, close } = partsOfDay[reader.language][part];
  const isIn = exactly && exactly.start >= close.start - hour && exactly.start < close.end;
  // `weekday evenings, nine to five Saturdays`: the hours are of Saturdays.
  // `except Monday mornings, 8 to 5`
  const isLonger = exactly && part === 'morning' && exactly.end > close.end + 2 * hour;
  const isOfOthers =
    skipComma(reader, next) !== next && range && (isLonger || isDay(reader, range.next));
  const isOfSeveral =
    range !== null &&
    isListed(reader, { part: next, hours: range.next }, (at) => readRange(reader, at) !== null);
  if (range && isIn && !isOfOthers && !isOfSeveral) {
    // `mornings from 8` end when mornings do.
    const isMorning = range.value.isOpenEnd && close.start === 0 && exactly.start < open.end;
    return isMorning ? { ...range, value: exact({ start: exactly.start, end: open.end }) } : range;
  }
  const bound = readBound(reader, skipComma(reader, next), part);
  if (bound) return bound;
  return { value: timesOfPart(part, reader.language), next };
}

/** `mornings until 11`, `afternoons after 4`: the part of the day says which 11 and 4 are meant. */
function readBound(reader: Reader, at: number, part: DayPart): Read<Times> | null {
  const meaning = matchAt(reader.tokens, at, reader.language);
  const kind = meaning?.meaning.kind;
  if (!meaning || !(kind === 'until' || kind === 'before' || kind === 'after')) return null;
  const clock = readClock(reader, skipFiller(reader, meaning.next));
  if (!clock) return null;
  const behind = partBehind(reader, clock.next);
  const said = latest(clock.value, behind?.value ?? part);
  const next = behind?.next ?? clock.next;
  const { open, close } = partsOfDay[reader.language][part];
  // `en la mañana hasta la una`: after noon.
  const isNextHalf =
    kind !== 'after' && said <= open.start && said + 12 * hour <= close.end + 2 * hour;
  const minutes = isNextHalf ? said + 12 * hour : said;
  if (minutes <= close.start || (minutes > close.end && !isNextHalf)) return null;
  const range =
    kind === 'after' ? null : { start: Math.min(open.start, minutes - hour), end: minutes };
  return { value: range ? exact(range) : onwards(minutes), next };
}

/** A comma between a part of the day and its hours. */
function skipComma({ tokens }: Reader, at: number): number {
  return [',', '(', ':'].includes(tokens[at]?.word ?? '') ? at + 1 : at;
}

/** `9 to 5`, `from 9 until 6`, `between 2 and 6`, `from 3 on`, `9-13`. */
function readRange(reader: Reader, at: number, part: DayPart | null = null): Read<Times> | null {
  const opening = opener(reader, at);
  // `una hora a las 13` is how long something lasts.
  if (reader.tokens[at]?.word === 'una' && reader.tokens[at + 1]?.word === 'hora') return null;
  const start = readClock(reader, skipFiller(reader, opening.next), 'start');
  if (!start) return null;
  // `10 in the evening to 2`: each time has its own part of the day.
  const ownPart = partBehind(reader, start.next);
  const first = ownPart ? withPart(start.value, ownPart.value) : start.value;
  const afterStart = ownPart?.next ?? start.next;
  const link = linkAt(reader, afterStart, opening.isBetween);
  const end = link === null ? null : readEndClock(reader, link, first);
  if (!end) {
    const whole = readLength(reader, afterStart, latest(first, part));
    if (whole) return whole;
    const isOn = opening.isFrom || isOnwards(reader, afterStart) !== null;
    const on = isOn ? readFromOn(reader, first, afterStart, part) : null;
    return on && opening.isTold ? { ...on, value: { ...on.value, isTold: true } } : on;
  }
  const behind = partBehind(reader, end.next) ?? (part ? null : laterPartBehind(reader, end.next));
  const second = behind ? withPart(end.value, behind.value) : end.value;
  const [from, to] = part === null ? [first, second] : bothWithPart(first, second, part);
  const is24 = part === null && isWrittenIn24(reader);
  const isEvening = part === null && isOfEvenings(reader);
  const range = resolve(from, to, { is24, isEvening });
  return range && { value: exact(range), next: behind?.next ?? end.next };
}

function readFromOn(reader: Reader, start: Clock, at: number, part: DayPart | null): Read<Times> {
  return { value: onwards(latest(start, part)), next: isOnwards(reader, at) ?? at };
}

function opener({ tokens, language }: Reader, at: number) {
  const match = matchAt(tokens, at, language);
  const kind = match?.meaning.kind;
  if (match && (kind === 'from' || kind === 'between'))
    return {
      next: match.next,
      isBetween: kind === 'between',
      isFrom: kind === 'from',
      isTold: match.meaning.kind === 'from' && match.meaning.isVerb === true,
    };
  const isOf = kind === 'of' && match !== null;
  return { next: isOf ? match.next : at, isBetween: false, isFrom: false, isTold: false };
}

/** Where the second time begins, if the words between two times join them to a range. */
function linkAt({ tokens, language }: Reader, at: number, isBetween: boolean): number | null {
  const match = matchAt(tokens, at, language);
  // `9 while 5`, as in Yorkshire
  if (tokens[at]?.word === 'while' && readClock({ tokens, language }, at + 1)) return at + 1;
  switch (match?.meaning.kind) {
    case 'to':
    case 'until':
      return match.next;
    case 'and':
    case 'but': {
      if (isBetween && match.meaning.kind === 'and') return match.next;
      // `start at 9 and finish at 5`, `open at 8 but I'm done by noon`
      const behind = matchAt(tokens, match.next, language);
      return behind?.meaning.kind === 'until' ? behind.next : null;
    }
    case 'noon':
      // `de 9 al mediodía`
      return tokens[at]?.word === 'al' ? at + 1 : null;
    default:
      return tokens[at]?.word === 'a' ? at + 1 : null;
  }
}

/** A part of the day behind a time: `in the evening`, `de la tarde`. */
function partBehind({ tokens, language }: Reader, at: number): Read<DayPart> | null {
  let next = at;
  if (language === 'en') {
    if (tokens[next]?.word === 'in' || tokens[next]?.word === 'at') next += 1;
    if (tokens[next]?.word === 'the') next += 1;
  } else if (['de', 'en', 'por'].includes(tokens[next]?.word ?? '')) {
    const whole = matchAt(tokens, next, language);
    if (whole?.meaning.kind === 'part') return { value: whole.meaning.part, next: whole.next };
    return null;
  }
  if (next === at) return null;
  const match = matchAt(tokens, next, language);
  return match?.meaning.kind === 'part' ? { value: match.meaning.part, next: match.next } : null;
}

/** `4 to 7 evening`, `10 to 2 nights`: no hours of their own where none follow. */
function laterPartBehind(reader: Reader, at: number): Read<DayPart> | null {
  const match = matchAt(reader.tokens, at, reader.language);
  if (reader.language !== 'en' || match?.meaning.kind !== 'part') return null;
  const { part } = match.meaning;
  const isLater = part === 'afternoon' || part === 'evening' || part === 'night';
  const isOfOthers = readRange(reader, skipComma(reader, match.next), part) !== null;
  return isLater && !isOfOthers ? { value: part, next: match.next } : null;
}
