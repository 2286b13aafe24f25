import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../parsing/text/rules.ts';
import { type DayPart, matchAt } from '../words/rules.ts';
import { readClock, type Clock } from './clock/rules.ts';
import { type Minutes, resolve } from './meridiem/rules.ts';

/** Hours named in one place: what they mean for opening and, wider, for closing. */
export type Times = {
  open: Minutes[];
  close: Minutes[];
  /** By the clock, not by a part of the day. */
  isExact: boolean;
  /** Until, or before: begins when the day's usual hours begin. */
  isOpenStart: boolean;
  /** From, or after: ends when the day's usual hours end. */
  isOpenEnd: boolean;
};

export type Read<T> = { value: T; next: number };

const hour = 60;

/** Hours of the parts of a day, by language: Spanish speakers lunch later (parsing-2). */
const parts: Record<Language, Record<DayPart, { open: Minutes; close: Minutes }>> = {
  en: {
    morning: { open: hours(9, 12), close: hours(0, 12) },
    afternoon: { open: hours(12, 17), close: hours(12, 18) },
    evening: { open: hours(18, 21), close: hours(18, 24) },
    night: { open: hours(18, 22), close: hours(18, 24) },
  },
  es: {
    morning: { open: hours(9, 13), close: hours(0, 13) },
    afternoon: { open: hours(14, 19), close: hours(13, 20) },
    evening: { open: hours(19, 22), close: hours(19, 24) },
    night: { open: hours(19, 22), close: hours(19, 24) },
  },
};

const wholeDay = hours(9, 18);
const usualStart = 9 * hour;
const usualEnd = 20 * hour;
const early = 7 * hour;
const late = 22 * hour;

function hours(from: number, to: number): Minutes {
  return { start: from * hour, end: to * hour };
}

function exact(range: Minutes, open: Partial<Times> = {}): Times {
  return {
    open: [range],
    close: [range],
    isExact: true,
    isOpenStart: false,
    isOpenEnd: false,
    ...open,
  };
}

/** Opening hours before a time: from 9:00, or 7:00 where it is that early. */
function until(end: number): Times {
  const open = { start: end > usualStart ? usualStart : early, end };
  return { ...exact(open, { isOpenStart: true }), close: [{ start: 0, end }] };
}

/** Opening hours from a time on: to 20:00, or 22:00 in the evening. */
function onwards(start: number): Times {
  const end = start < 18 * hour ? usualEnd : Math.max(late, start + hour);
  const range = { start, end: Math.min(end, 24 * hour) };
  return { ...exact(range, { isOpenEnd: true }), close: [{ start, end: 24 * hour }] };
}

/** The hours of a part of the day. */
export function timesOfPart(part: DayPart, language: Language): Times {
  const { open, close } = parts[language][part];
  return { open: [open], close: [close], isExact: false, isOpenStart: false, isOpenEnd: false };
}

/** `lunch at 1`: an hour from then. */
export function readPause(reader: Reader, at: number): Read<Times> | null {
  const start = readClock(reader, skipFiller(reader, at));
  if (!start) return null;
  const minutes = latest(start.value, null, 8);
  return { value: exact({ start: minutes, end: minutes + hour }), next: start.next };
}

type Reader = { tokens: readonly Token[]; language: Language };

/** Reads hours that begin at a token: a range, an open end, a part of the day, or none of them. */
export function readTimes(reader: Reader, at: number): Read<Times> | null {
  const meaning = matchAt(reader.tokens, at, reader.language);
  switch (meaning?.meaning.kind) {
    case 'all-day':
      return { value: exact(wholeDay), next: meaning.next };
    case 'round-the-clock':
      return { value: exact(hours(0, 24)), next: meaning.next };
    case 'until':
      return readUntil(reader, meaning.next, 9);
    case 'before':
      return readUntil(reader, meaning.next, 7);
    case 'after':
      return readOnwards(reader, meaning.next);
    case 'part':
      return readPart(reader, meaning.meaning.part, meaning.next);
    default:
      return readAround(reader, at) ?? readRange(reader, at);
  }
}

/** `24/7` and `0-24`. */
function readAround({ tokens }: Reader, at: number): Read<Times> | null {
  const words = [0, 1, 2].map((index) => tokens[at + index]?.word);
  return words.join('') === '24/7' ? { value: exact(hours(0, 24)), next: at + 3 } : null;
}

/** `until 8` is in the evening, `before 8` in the morning. */
function readUntil(reader: Reader, at: number, firstHour: number): Read<Times> | null {
  const end = readClock(reader, skipFiller(reader, at));
  if (!end) return null;
  const part = partBehind(reader, end.next);
  const minutes = latest(end.value, part?.value ?? null, firstHour);
  return { value: until(minutes === 0 ? 24 * hour : minutes), next: part?.next ?? end.next };
}

function readOnwards(reader: Reader, at: number): Read<Times> | null {
  const start = readClock(reader, skipFiller(reader, at));
  if (!start) return null;
  const part = partBehind(reader, start.next);
  return {
    value: onwards(latest(start.value, part?.value ?? null)),
    next: part?.next ?? start.next,
  };
}

/** One time alone: what is before `firstHour` without `am` is in the afternoon. */
function latest(
  { minutes, meridiem, isFixed }: Clock,
  part: DayPart | null,
  firstHour = 7,
): number {
  const side = meridiem ?? (part === null ? null : part === 'morning' ? 'am' : 'pm');
  if (side === 'am' || isFixed) return minutes;
  if (minutes >= 12 * hour) return minutes;
  return side === 'pm' || minutes < firstHour * hour ? minutes + 12 * hour : minutes;
}

/** `mornings`, also `mornings from 8 to 11`, which says it more exactly. */
function readPart(reader: Reader, part: DayPart, next: number): Read<Times> | null {
  const range = readRange(reader, skipComma(reader, next), part);
  const [exactly] = range?.value.open ?? [];
  const { close } = parts[reader.language][part];
  if (range && exactly && exactly.start >= close.start - hour && exactly.start < close.end)
    return range;
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
  const minutes = latest(clock.value, behind?.value ?? part);
  const next = behind?.next ?? clock.next;
  const { open, close } = parts[reader.language][part];
  if (minutes <= close.start || minutes > close.end) return null;
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
  const start = readClock(reader, skipFiller(reader, opening.next));
  if (!start) return null;
  // `10 in the evening to 2`: each time has its own part of the day.
  const ownPart = partBehind(reader, start.next);
  const first = ownPart ? withPart(start.value, ownPart.value) : start.value;
  const afterStart = ownPart?.next ?? start.next;
  const link = linkAt(reader, afterStart, opening.isBetween);
  const end = link === null ? null : readClock(reader, skipFiller(reader, link));
  if (!end)
    return opening.isFrom || isOnwards(reader, afterStart) !== null
      ? readFromOn(reader, first, afterStart, part)
      : null;
  const behind = partBehind(reader, end.next);
  const second = behind ? withPart(end.value, behind.value) : end.value;
  const [from, to] = part === null ? [first, second] : bothWithPart(first, second, part);
  const range = resolve(from, to);
  return range && { value: exact(range), next: behind?.next ?? end.next };
}

function readFromOn(reader: Reader, start: Clock, at: number, part: DayPart | null): Read<Times> {
  return { value: onwards(latest(start, part)), next: isOnwards(reader, at) ?? at };
}

function isOnwards({ tokens, language }: Reader, at: number): number | null {
  const match = matchAt(tokens, at, language);
  if (match?.meaning.kind === 'onwards') return match.next;
  return tokens[at]?.word === '+' ||
    (language === 'en' && tokens[at]?.word === 'on' && isEnd(tokens, at + 1))
    ? at + 1
    : null;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'sign';
}

function opener({ tokens, language }: Reader, at: number) {
  const match = matchAt(tokens, at, language);
  const kind = match?.meaning.kind;
  if (match && (kind === 'from' || kind === 'between'))
    return { next: match.next, isBetween: kind === 'between', isFrom: kind === 'from' };
  const isOf = kind === 'of' && match !== null;
  return { next: isOf ? match.next : at, isBetween: false, isFrom: false };
}

/** Where the second time begins, if the words between two times join them to a range. */
function linkAt({ tokens, language }: Reader, at: number, isBetween: boolean): number | null {
  const match = matchAt(tokens, at, language);
  switch (match?.meaning.kind) {
    case 'to':
    case 'until':
      return match.next;
    case 'and': {
      if (isBetween) return match.next;
      // `start at 9 and finish at 5`
      const behind = matchAt(tokens, match.next, language);
      return behind?.meaning.kind === 'until' ? behind.next : null;
    }
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

/** The meridiem that a part of the day implies, unless the time says it. */
function withPart(clock: Clock, part: DayPart): Clock {
  if (clock.meridiem !== null || clock.isFixed) return clock;
  if (part === 'morning') return { ...clock, meridiem: 'am' };
  // Midnight, not noon.
  if (part === 'night' && clock.minutes === 12 * hour)
    return { ...clock, minutes: 0, isFixed: true };
  return { ...clock, meridiem: 'pm' };
}

/** Both ends under one part of the day: `mornings 9 to 1`, `nights 10 to 2`, `afternoons 11 to 3`. */
function bothWithPart(start: Clock, end: Clock, part: DayPart): [Clock, Clock] {
  const isTurned = end.minutes <= start.minutes;
  if (!isTurned) return [withPart(start, part), withPart(end, part)];
  return part === 'afternoon' ? [start, withPart(end, part)] : [withPart(start, part), end];
}

const fillers: ReadonlySet<string> = new Set(['las', 'la', 'los', 'el', 'at', 'the', 'a', 'about']);

function skipFiller({ tokens }: Reader, at: number): number {
  let next = at;
  while (fillers.has(tokens[next]?.word ?? '')) next += 1;
  return next;
}
