import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readDays } from '../../days/rules.ts';
import { matchAt } from '../rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

/** Words that name a day or closing alone, and a trade before a noun: `SAT tutoring`, `close protection`. */
const doubled = /^(?:sat|sun|close|closing|off|weekend)$/;
/** `holiday decorating`, where `holiday schedule` tells of holidays. */
const festive = /(?:ing|lets|lights|decor|parties|cards|cookies)$/;
const longest = 6;

/**
 * The tokens with a word that says nothing for such ones where a noun that nobody knows goes on from them,
 * and days follow without a sign: what somebody does is none of the hours. `Sat mornings` and `off Mondays` stay.
 */
export function withTrades(tokens: readonly Token[], language: Language): Token[] {
  return tokens.map((token, at) =>
    (doubled.test(token.word) || token.word === 'holiday') && isTrade({ tokens, language }, at)
      ? { ...token, word: language === 'es' ? 'eh' : 'um' }
      : token,
  );
}

function isTrade(reader: Reader, at: number): boolean {
  const { tokens, language } = reader;
  const [token, hyphen] = [tokens[at], tokens[at + 1]];
  const isHyphen = hyphen?.word === '-' && hyphen.isGlued;
  if (token?.word === 'off' && !isHyphen) return false;
  const noun = isHyphen ? at + 2 : at + 1;
  const isStart = at === 0 || /^[.;\n]$/.test(tokens[at - 1]?.word ?? '');
  const isTold =
    isStart || /^(?:do|offer|teach|i|hago|doy|ofrezco)$/.test(tokens[at - 1]?.word ?? '');
  if (!isTold || tokens[noun]?.kind !== 'word' || matchAt(tokens, noun, language) !== null)
    return false;
  if (token?.word === 'holiday' && !festive.test(tokens[noun]?.word ?? '')) return false;
  for (let place = noun + 1; place <= noun + longest; place += 1) {
    if (readDays(reader, place)) return true;
    if (tokens[place]?.kind === 'number') return false;
  }
  return false;
}
