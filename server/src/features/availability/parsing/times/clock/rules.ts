import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { isZone } from '../zones/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { type Place, readMinutesBehind, readMinutesOf } from '../minutes/rules.ts';

/** A time of day as it was said, before both ends of a range decide what `9` means. */
export type Clock = {
  /** After midnight, as said: 5 is 300 in the morning and in the afternoon. */
  minutes: number;
  meridiem: 'am' | 'pm' | null;
  /** On the clock of 24 hours: 15, 09, 0. */
  isFixed: boolean;
};

type Reader = { tokens: readonly Token[]; language: Language };
type Read = { value: Clock; next: number };

const noon = 12 * 60;

/** Reads one time of day at a token; null where there is none. */
export function readClock(reader: Reader, at: number, place: Place = 'alone'): Read | null {
  const { tokens, language } = reader;
  const beside = readMinutesFirst(reader, at, place);
  if (beside) return withMeridiem(reader, beside);
  const match = matchAt(tokens, at, language);
  switch (match?.meaning.kind) {
    case 'noon':
      return {
        value: { minutes: noon, meridiem: null, isFixed: true },
        next: match.next + (tokens[match.next]?.word === 'ish' ? 1 : 0),
      };
    case 'midnight':
      return { value: { minutes: 0, meridiem: null, isFixed: true }, next: match.next };
    case 'half':
      return readBehind(reader, match.next, 30);
    case 'quarter':
      return readBehind(reader, match.next, 15);
    case 'before-hour':
      return readBehind(reader, match.next, -15);
    default:
      break;
  }
  const hours = readHours(reader, at, place);
  return hours && withMeridiem(reader, withWords(reader, hours, place));
}

/** `half past nine`, `quarter to five`, `un cuarto para las nueve`. */
function readBehind(reader: Reader, at: number, minutes: number): Read | null {
  const start = ['las', 'la'].includes(reader.tokens[at]?.word ?? '') ? at + 1 : at;
  const hours = readHours(reader, start);
  if (!hours || hours.value.minutes % 60 !== 0) return null;
  const value = { ...hours.value, minutes: hours.value.minutes + minutes };
  return withMeridiem(reader, { value, next: hours.next });
}

/** `twenty past six`, `ten to five`, `diez para las ocho`. */
function readMinutesFirst(reader: Reader, at: number, place: Place): Read | null {
  const said = readMinutesOf(reader, at);
  const hours = said && readBehind(reader, said.next, said.minutes);
  if (!said || !hours) return null;
  // `ten to one` alone is from ten until one; behind `nine to` or before `to six` it is one time.
  const isTime =
    said.isSure || place === 'end' || (place === 'start' && isLink(reader, hours.next));
  return isTime ? hours : null;
}

function isLink({ tokens, language }: Reader, at: number): boolean {
  const kind = matchAt(tokens, at, language)?.meaning.kind;
  return kind === 'to' || kind === 'until' || tokens[at]?.word === 'a';
}

const joints: ReadonlySet<string> = new Set([':', '.', 'h', '’']);

/** The hour and minutes in digits, or the hour as a word. */
function readHours({ tokens, language }: Reader, at: number, place: Place = 'alone'): Read | null {
  const first = tokens[at];
  if (!first) return null;
  if (first.kind !== 'number') {
    const match = matchAt(tokens, at, language);
    if (match?.meaning.kind !== 'number' || match.meaning.value > 24) return null;
    const { value } = match.meaning;
    return {
      value: { minutes: value * 60, meridiem: null, isFixed: value > 12 },
      next: match.next,
    };
  }
  const digits = first.word;
  if (digits.length === 4 || (digits.length === 3 && Number(digits) >= 100)) {
    // 1830; years are read as dates before.
    const minutes = Number(digits.slice(0, -2)) * 60 + Number(digits.slice(-2));
    const isTime = Number(digits.slice(-2)) < 60 && minutes <= 1440;
    const value = { minutes, meridiem: null, isFixed: digits.length === 4 };
    return isTime ? { value, next: at + 1 } : null;
  }
  if (Number(digits) > 24) return null;
  const minutes = tokens[at + 2];
  const hasMinutes =
    joints.has(tokens[at + 1]?.word ?? '') &&
    tokens[at + 1]?.isGlued === true &&
    minutes?.kind === 'number' &&
    minutes.isGlued &&
    minutes.word.length === 2 &&
    Number(minutes.word) < 60;
  const spaced = hasMinutes ? null : spacedMinutes({ tokens, language }, at, place);
  if (spaced !== null) {
    const value = { minutes: Number(digits) * 60 + spaced, meridiem: null, isFixed: false };
    return { value: { ...value, isFixed: Number(digits) > 12 }, next: at + 2 };
  }
  const isFixed = Number(digits) > 12 || digits === '0' || /^0\d$/.test(digits);
  const total = Number(digits) * 60 + (hasMinutes ? Number(minutes.word) : 0);
  if (total > 1440) return null;
  return { value: { minutes: total, meridiem: null, isFixed }, next: at + (hasMinutes ? 3 : 1) };
}

/** `8 30 to 12 30`, as dictation writes it: halves and quarters of an hour beside a link. */
function spacedMinutes({ tokens, language }: Reader, at: number, place: Place): number | null {
  const [hour, minutes] = [tokens[at], tokens[at + 1]];
  const isPlain = minutes?.kind === 'number' && !minutes.isGlued && hour?.word.length !== 4;
  if (!isPlain || !/^(00|15|30|45)$/.test(minutes.word)) return null;
  // `3 30 pm`; not `9 to 10 15 pm to 17`
  const half = matchAt(tokens, at + 2, language);
  const behind = half?.meaning.kind === 'meridiem' ? half.next : at + 2;
  if (place === 'alone') return behind > at + 2 ? Number(minutes.word) : null;
  if (place === 'start' && !isLink({ tokens, language }, behind)) return null;
  // `de 9 a 10 15 a 17`: the number begins other hours.
  return place === 'end' && isLink({ tokens, language }, behind) ? null : Number(minutes.word);
}

/** Minutes said behind the hour: `nueve y media`, `five thirty`, `cinco menos cuarto`. */
function withWords(reader: Reader, hours: Read, place: Place): Read {
  const { tokens, language } = reader;
  if (hours.value.minutes % 60 !== 0) return hours;
  // `nine-thirty`, where `nine-five` is from nine to five.
  const isHyphen = tokens[hours.next]?.word === '-' && tokens[hours.next]?.isGlued === true;
  const isWord = tokens[hours.next - 1]?.kind === 'word' && tokens[hours.next + 1]?.kind === 'word';
  const match = matchAt(tokens, hours.next + (isHyphen && isWord ? 1 : 0), language);
  const added = match ? addedBy(match.meaning, language) : null;
  const more =
    match && added !== null
      ? { minutes: added, next: match.next }
      : readMinutesBehind(reader, hours.next, place);
  if (!more) return hours;
  return {
    value: { ...hours.value, minutes: hours.value.minutes + more.minutes },
    next: more.next,
  };
}

type Meaning = NonNullable<ReturnType<typeof matchAt>>['meaning'];

function addedBy(meaning: Meaning, language: Language): number | null {
  if (meaning.kind === 'number' && meaning.value >= 15 && meaning.value % 5 === 0)
    return meaning.value;
  if (language !== 'es') return null;
  if (meaning.kind === 'half') return 30;
  if (meaning.kind === 'quarter') return 15;
  return meaning.kind === 'before-hour' ? -15 : null;
}

function withMeridiem({ tokens, language }: Reader, read: Read): Read {
  let { next } = read;
  let value = read.value;
  for (;;) {
    const match = matchAt(tokens, next, language);
    const letter = tokens[next]?.isGlued ? tokens[next]?.word : undefined;
    const isLetter = letter === 'a' || letter === 'p';
    // `9a.m.`
    if (isLetter && language === 'en' && match?.meaning.kind !== 'meridiem') {
      value = { ...value, meridiem: letter === 'a' ? 'am' : 'pm' };
      next += 1;
    } else if (match?.meaning.kind === 'o-clock') next = match.next;
    else if (isZone(tokens[next]?.word ?? '')) next += 1;
    else if (tokens[next]?.word === 'ish') next += 1;
    // `12:00 m`, `12 m.`: noon, as in Colombia and Peru.
    else if (language === 'es' && tokens[next]?.word === 'm' && isTwelve(value)) next += 1;
    else if (tokens[next]?.word === '-' && tokens[next + 1]?.word === 'ish') next += 2;
    else if (match?.meaning.kind === 'meridiem' && value.meridiem === null) {
      next = match.next;
      // 12 am is midnight; 15 pm is 15.
      const { meridiem } = match.meaning;
      if (isTwelve(value) && meridiem === 'am')
        value = { ...value, minutes: value.minutes - noon, isFixed: true };
      value = { ...value, meridiem };
    } else return { value, next };
    // `hrs.` and `a.m.` end in a point that ends no sentence before a small letter.
    if (
      tokens[next]?.word === '.' &&
      tokens[next]?.isGlued &&
      !endsSentence(tokens, next, language)
    )
      next += 1;
  }
}

function isTwelve({ minutes }: Clock): boolean {
  return minutes >= noon && minutes < noon + 60;
}

function endsSentence(tokens: readonly Token[], at: number, language: Language): boolean {
  const behind = tokens[at + 1];
  if (behind === undefined || behind.isCapital) return true;
  // `5 to 8pm. 10 to 6 on Saturdays`: written without points but for the last.
  const isPlain = /^[ap]m$/.test(tokens[at - 1]?.word ?? '');
  const kind = matchAt(tokens, at + 1, language)?.meaning.kind;
  return isPlain && kind !== 'to' && kind !== 'until';
}
