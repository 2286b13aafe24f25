import type { NotUnderstoodReason } from '@puente/contract/parsing';
import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { type DateReader, type Dates, readDates } from '../dates/rules.ts';
import { type Days, readDays } from '../days/rules.ts';
import { readPause, readTimes, type Times, timesOfPart } from '../times/rules.ts';
import { matchAt, type Meaning } from '../words/rules.ts';
import { withoutCorrected } from './correction/rules.ts';

/** A part of a sentence about hours that means something by itself. */
export type Part =
  | ({ kind: 'days' } & Days)
  | ({ kind: 'dates' } & Dates)
  | { kind: 'holidays' }
  | ({ kind: 'times' } & Times)
  | { kind: 'close' }
  | { kind: 'break' }
  | { kind: 'except' }
  | { kind: 'only' }
  | { kind: 'also' }
  | { kind: 'same' }
  | { kind: 'work' }
  | { kind: 'including' }
  | { kind: 'separator'; strength: 'and' | 'or' | 'comma' | 'but' | 'stop' }
  /** What was said before is taken back. */
  | { kind: 'correction' }
  /** Makes its clause one that weekly hours can't hold, or that isn't sure. */
  | { kind: 'problem'; reason: NotUnderstoodReason; isCondition: boolean }
  | { kind: 'unknown' };

/** With the places of its first and last token. */
export type Item = Part & { from: number; to: number };

type Read = { part: Part | null; next: number };

/** Reads a whole text as parts, in order; what says nothing, or was taken back, is left out. */
export function readItems(reader: DateReader): Item[] {
  return withoutCorrected(allItems(reader));
}

function allItems(reader: DateReader): Item[] {
  const items: Item[] = [];
  let at = 0;
  while (at < reader.tokens.length) {
    const { part, next } = readPart(reader, at, items.at(-1));
    if (part) items.push({ ...part, from: at, to: next - 1 });
    at = next;
  }
  return items;
}

function readPart(reader: DateReader, at: number, before: Item | undefined): Read {
  const correction = correctionAt(reader.tokens, at);
  if (correction) return { part: { kind: 'correction' }, next: correction.next };
  const match = matchAt(reader.tokens, at, reader.language);
  const { tokens, language } = reader;
  if (match?.meaning.kind === 'tomorrow-or-morning') return readManana(reader, at, before);
  // Phrases that begin with a word for days: every other Monday.
  if (match && isFirm(match.meaning)) return { part: partOf(match.meaning), next: match.next };
  const dates = readDates(reader, at);
  if (dates) return { part: { kind: 'dates', ...dates.value }, next: dates.next };
  const days = readDays(reader, at);
  if (days) return { part: { kind: 'days', ...days.value }, next: days.next };
  const times = readTimes({ tokens, language }, at);
  if (times) return { part: { kind: 'times', ...times.value }, next: times.next };
  const pause = before?.kind === 'break' ? readPause({ tokens, language }, at) : null;
  if (pause) return { part: { kind: 'times', ...pause.value }, next: pause.next };
  if (match) return { part: partOf(match.meaning), next: match.next };
  return readSign(reader, at);
}

function isFirm({ kind }: Meaning): boolean {
  return kind === 'recurrence' || kind === 'unsure' || kind === 'condition';
}

/** `mañana` is the morning behind a day and beside `tarde`, else tomorrow. */
function readManana(reader: DateReader, at: number, before: Item | undefined): Read {
  const { tokens, language, today } = reader;
  const isBehindDay = ['days', 'only', 'times'].includes(before?.kind ?? '');
  const link = matchAt(tokens, at + 1, language);
  const isBesidePart =
    link?.meaning.kind === 'and' && matchAt(tokens, link.next, language)?.meaning.kind === 'part';
  const isBehindAnd = before?.kind === 'separator' && before.strength === 'and';
  if (isBehindDay || isBesidePart || isBehindAnd)
    return { part: { kind: 'times', ...timesOfPart('morning', language) }, next: at + 1 };
  const dates = [today.add({ days: 1 }).toString()];
  return {
    part: { kind: 'dates', dates, problem: null, isSpan: false, isWeek: false },
    next: at + 1,
  };
}

function partOf(meaning: Meaning): Part | null {
  switch (meaning.kind) {
    case 'close':
    case 'break':
    case 'except':
    case 'only':
    case 'also':
    case 'same':
    case 'work':
    case 'including':
    case 'holidays':
      return { kind: meaning.kind };
    case 'and':
    case 'or':
    case 'but':
      return { kind: 'separator', strength: meaning.kind };
    case 'recurrence':
      return { kind: 'problem', reason: 'recurrence', isCondition: false };
    case 'unsure':
    case 'condition':
      return { kind: 'problem', reason: 'unclear', isCondition: meaning.kind === 'condition' };
    case 'place':
      // The first half of January: more than a month, less than a day.
      return { kind: 'problem', reason: 'unclear', isCondition: false };
    case 'number':
    case 'meridiem':
      return { kind: 'unknown' };
    default:
      return null;
  }
}

const commas = new Set([',', '(', ')', '/', '|', '•', '*']);
const stops = new Set(['.', ';', '!', '?', '\n']);

function readSign({ tokens }: DateReader, at: number): Read {
  const token = tokens[at];
  const next = at + 1;
  if (token?.kind !== 'sign') return { part: { kind: 'unknown' }, next };
  if (commas.has(token.word)) return { part: { kind: 'separator', strength: 'comma' }, next };
  if (stops.has(token.word)) {
    // `Sat. 9-12`: the point of a shortened word.
    const isInside = token.word === '.' && tokens[next] !== undefined && !tokens[next].isCapital;
    return { part: { kind: 'separator', strength: isInside ? 'comma' : 'stop' }, next };
  }
  return { part: null, next };
}
