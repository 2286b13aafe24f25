import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readDays } from '../../days/rules.ts';
import { matchAt } from '../rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

/** Words that name a day or closing alone, and a trade before a noun: `SAT tutoring`, `close protection`. */
const doubled =
  /^(?:sat|sun|close|closing|off|weekend|first|second|early|primer|primeros|primeras|segundas)$/;
/** `holiday decorating`, where `holiday schedule` tells of holidays. */
const festive = /(?:ing|lets|lights|decor|parties|cards|cookies)$/;
/** `first thing until noon`: no trade. */
const vague = /^(?:things?|half|part|shift|slot|cosa|mitad|parte)$/;
const longest = 6;

/**
 * The tokens with a word that says nothing for such ones where a noun that nobody knows goes on from them,
 * and days follow without a sign: what somebody does is none of the hours. `Sat mornings` and `off Mondays` stay.
 */
export function withTrades(tokens: readonly Token[], language: Language): Token[] {
  return tokens.map((token, at) =>
    isName({ tokens, language }, at) ||
    ((doubled.test(token.word) || token.word === 'holiday') && isTrade({ tokens, language }, at))
      ? { ...token, word: language === 'es' ? 'eh' : 'um' }
      : token,
  );
}

const names = /^(?:may|april|june|august|domingo|julio|abril|reyes)$/;
const calling = /^(?:soy|llamo|i'm|im|is|am)$/;

/** `I'm May Chen`, `Soy Domingo Reyes`: what somebody is called. */
function isName({ tokens, language }: Reader, at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token?.isCapital || !names.test(token.word)) return false;
  const isBehindName = at > 1 && isName({ tokens, language }, at - 1);
  const isSurname =
    behind?.kind === 'word' &&
    behind.isCapital &&
    (matchAt(tokens, at + 1, language) === null || names.test(behind.word));
  return isBehindName || (isSurname && (at === 0 || calling.test(before?.word ?? '')));
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
  if (vague.test(tokens[noun]?.word ?? '')) return false;
  if (token?.word === 'holiday' && !festive.test(tokens[noun]?.word ?? '')) return false;
  for (let place = noun + 1; place <= noun + longest; place += 1) {
    if (readDays(reader, place)) return true;
    if (tokens[place]?.kind === 'number') return false;
  }
  return false;
}
