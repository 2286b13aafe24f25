import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { wordTable } from '../../../../../lib/record.ts';

const days: Record<Language, Readonly<Record<string, number>>> = {
  en: wordTable({ mo: 1, tu: 2, we: 3, th: 4, fr: 5, sa: 6, su: 7 }),
  es: wordTable({ lu: 1, ma: 2, mi: 3, ju: 4, vi: 5, sa: 6, do: 7 }),
};

type Reader = { tokens: readonly Token[]; language: Language };

/**
 * `lu mi vi 16-20`, `tu th 9-11`, `lu 9-12 ma 10-13`: two letters that elsewhere are words of their
 * own (`mi`, `we`) are a day beside another one, and before hours where others are written so.
 */
export function isShortDay({ tokens, language }: Reader, at: number): boolean {
  const dayAt = (place: number) => days[language][tokens[place]?.word ?? ''] ?? null;
  const day = dayAt(at);
  if (day === null) return false;
  const [before, behind] = [dayAt(at - 1), dayAt(at + 1)];
  if ((before !== null && before < day) || (behind !== null && behind > day)) return true;
  const isBeforeHours = (place: number) =>
    tokens[place + 1]?.kind === 'number' ||
    (/^(?:solo|only|tarde|no)$/.test(tokens[place + 1]?.word ?? '') &&
      !/^(?:we|mi|do)$/.test(tokens[place]?.word ?? ''));
  // `ma 15 a 18`, where a text begins with it.
  const isFirst = at === 0 && /^(?:ma|ju|vi|tu|th|fr)$/.test(tokens[at]?.word ?? '');
  if (isFirst && tokens[1]?.kind === 'number') return true;
  // `10-18 ma a vi; 9-17 sa`
  const isBehindHours =
    tokens[at - 1]?.kind === 'number' &&
    !/^(?:we|mi|do)$/.test(tokens[at]?.word ?? '') &&
    (tokens[at + 1] === undefined || /^[;.,\n]$/.test(tokens[at + 1]?.word ?? ''));
  return (
    (isBeforeHours(at) || isBehindHours) &&
    tokens.some(
      (_, place) =>
        place !== at &&
        dayAt(place) !== null &&
        (isLikely(tokens, place) || (isBehindHours && tokens[place - 1]?.kind === 'number')),
    )
  );
}

/** Before hours, or in a range or list of days. */
function isLikely(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1];
  return behind?.kind === 'number' || /^(?:a|to|y|and|-|–|,|\/|&)$/.test(behind?.word ?? '');
}
