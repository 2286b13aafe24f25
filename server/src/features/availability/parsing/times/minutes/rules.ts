import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';

/** Where a time stands: before the word that joins it to another, behind it, or by itself. */
export type Place = 'start' | 'end' | 'alone';

type Reader = { tokens: readonly Token[]; language: Language };
type Said = { minutes: number; next: number };

/** Minutes as people round them, in digits or as a word. */
function readFive({ tokens, language }: Reader, at: number): Said | null {
  const token = tokens[at];
  const match = matchAt(tokens, at, language);
  const word = match?.meaning.kind === 'number' ? match : null;
  const value =
    token?.kind === 'number'
      ? Number(token.word)
      : word?.meaning.kind === 'number'
        ? word.meaning.value
        : 0;
  const next = token?.kind === 'number' ? at + 1 : (word?.next ?? at);
  return value % 5 === 0 && value >= 5 && value < 60 ? { minutes: value, next } : null;
}

const before: ReadonlySet<string> = new Set(['to', 'till', 'of', 'before', 'para', 'pa']);
const behind: ReadonlySet<string> = new Set(['past', 'after']);
const minuteWords: ReadonlySet<string> = new Set(['minutes', 'mins', 'minutos']);

/** Minutes told before their hour, negative where it is still to come. */
export function readMinutesOf(
  reader: Reader,
  at: number,
): (Said & { /** Can't be a range of hours. */ isSure: boolean }) | null {
  const five = readFive(reader, at);
  if (!five || five.minutes > 30) return null;
  const hasUnit = minuteWords.has(reader.tokens[five.next]?.word ?? '');
  const link = five.next + (hasUnit ? 1 : 0);
  const word = reader.tokens[link]?.word ?? '';
  if (behind.has(word)) return { minutes: five.minutes, next: link + 1, isSure: true };
  if (!before.has(word)) return null;
  const isSpanish = word === 'para' || word === 'pa';
  return { minutes: -five.minutes, next: link + 1, isSure: hasUnit || isSpanish };
}

/**
 * `cinco y veinte`, `siete menos diez`. Before a range's link it is a time, behind it only where no
 * other range begins with the number: `de 8 a 10 y 20 a 22`, `de 9 a 6 menos 10 a 12`.
 */
export function readMinutesBehind(reader: Reader, at: number, place: Place): Said | null {
  const sign = reader.tokens[at]?.word;
  if (sign !== 'y' && sign !== 'menos') return null;
  const five = readFive(reader, at + 1);
  if (!five) return null;
  const { tokens, language } = reader;
  const kind = matchAt(tokens, five.next, language)?.meaning.kind;
  const isLinked = kind === 'to' || kind === 'until';
  const isDay = kind === 'of' && matchAt(tokens, five.next + 1, language)?.meaning.kind === 'day';
  // `7 y 30 pm`, `8 y 45 hrs`: more than an hour can be.
  const isHour =
    (kind === 'o-clock' && five.minutes <= 24) || (kind === 'meridiem' && five.minutes <= 12);
  const isOther = isHour || (kind === 'of' && !isDay) || kind === 'month';
  const isHours = kind === 'half' || kind === 'quarter' || tokens[five.next]?.word === ':';
  if (isOther || isHours || isLinked !== (place === 'start')) return null;
  return { minutes: sign === 'y' ? five.minutes : -five.minutes, next: five.next };
}
