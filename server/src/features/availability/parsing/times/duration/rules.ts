import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

const hourWords: ReadonlySet<string> = new Set([
  ...['hour', 'hours', 'hr', 'hrs', 'hora', 'horas', 'hs', 'h'],
]);
const minuteWords: ReadonlySet<string> = new Set([
  ...['minute', 'minutes', 'min', 'mins', 'minuto', 'minutos'],
]);

/** `an hour`, `two hours`, `half an hour`, `45 min`, `hora y media`: so many minutes. */
export function readDuration(reader: Reader, at: number): { minutes: number; next: number } | null {
  const word = (index: number) => reader.tokens[index]?.word ?? '';
  if ([0, 1, 2].map((ahead) => word(at + ahead)).join(' ') === 'hora y media')
    return { minutes: 90, next: at + 3 };
  const half = halfHourAt(word, at);
  if (half !== null) return { minutes: 30, next: half };
  const count = countAt(reader, at);
  if (!count) return null;
  const unit = word(count.next) === '-' ? count.next + 1 : count.next;
  if (minuteWords.has(word(unit))) return { minutes: count.value, next: unit + 1 };
  if (!hourWords.has(word(unit))) return null;
  const isAndHalf =
    [word(unit + 1), word(unit + 2)].join(' ') === 'y media' ||
    [1, 2, 3].map((ahead) => word(unit + ahead)).join(' ') === 'and a half';
  const end = unit + (isAndHalf ? (word(unit + 1) === 'y' ? 3 : 4) : 1);
  return { minutes: count.value * 60 + (isAndHalf ? 30 : 0), next: end };
}

function halfHourAt(word: (index: number) => string, at: number): number | null {
  const start = word(at) === 'a' ? at + 1 : at;
  if (word(start) === 'media' && word(start + 1) === 'hora') return start + 2;
  const article = word(start + 1) === 'an' || word(start + 1) === '-' ? 1 : 0;
  return word(start) === 'half' && word(start + 1 + article) === 'hour'
    ? start + 2 + article
    : null;
}

const one: ReadonlySet<string> = new Set(['a', 'an', 'un', 'una', 'one']);

function countAt({ tokens, language }: Reader, at: number): { value: number; next: number } | null {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: Number(token.word), next: at + 1 };
  if (one.has(token?.word ?? '')) return { value: 1, next: at + 1 };
  const match = matchAt(tokens, at, language);
  return match?.meaning.kind === 'number' ? { value: match.meaning.value, next: match.next } : null;
}
