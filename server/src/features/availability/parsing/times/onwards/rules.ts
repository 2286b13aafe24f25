import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

const laters: ReadonlySet<string> = new Set(['on', 'up', 'later', 'after', 'despues']);

/** The place behind words that leave the end open: `5 onwards`, `5 and later`, `5+`. */
export function isOnwards({ tokens, language }: Reader, at: number): number | null {
  const match = matchAt(tokens, at, language);
  if (match?.meaning.kind === 'onwards') return match.next;
  const [link, further, behind] = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '');
  const isFurther = laters.has(further ?? '') && /^(?:and|or|y|o)$/.test(link ?? '');
  // `5 and after`, not `9 to 12 and after 5`
  if (isFurther && (isEnd(tokens, at + 2) || isDay({ tokens, language }, at + 2)) && behind !== '/')
    return at + 2;
  return tokens[at]?.word === '+' ||
    (language === 'en' && tokens[at]?.word === 'on' && isEnd(tokens, at + 1))
    ? at + 1
    : null;
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token === undefined || token.kind === 'sign';
}

/** Is the word here a weekday, an article before it left aside? */
export function isDay({ tokens, language }: Reader, at: number): boolean {
  const start = matchAt(tokens, at, language)?.meaning.kind === 'filler' ? at + 1 : at;
  return matchAt(tokens, start, language)?.meaning.kind === 'day';
}
