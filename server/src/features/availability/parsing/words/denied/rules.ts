import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { readTimes } from '../../times/rules.ts';

const before = { en: ['before'], es: ['antes', 'de', 'las'] } as const;
const denial = /^(?:no|nada|nunca|imposible|nothing|never|nope)$/;
const verb = /^(?:atiendo|trabajo|puedo|estoy|abro|empiezo)$/;

/**
 * The tokens with `antes de las 10 nada` as `nada antes de las 10`, which is how most people say from when
 * on, where neither days nor hours stand between it and a sign. Beside whole hours it stays as it is.
 */
export function withDenialFirst(tokens: readonly Token[], language: Language): Token[] {
  const word = (at: number) => tokens[at]?.word ?? '';
  const at = tokens.findIndex((_, place) =>
    before[language].every((one, index) => word(place + index) === one),
  );
  const hour = at + before[language].length;
  const clock = at < 0 ? null : readClock({ tokens, language }, hour);
  if (!clock || !denial.test(word(clock.next))) return [...tokens];
  const isVerb = verb.test(word(clock.next + 1));
  const next = clock.next + (isVerb ? 2 : 1);
  const isApart = [tokens[at - 1], tokens[next]].every(
    (token) => token === undefined || token.kind === 'sign',
  );
  const [first, denied] = [tokens[at], tokens[clock.next]];
  if (!isApart || !first || !denied || hasRange({ tokens, language })) return [...tokens];
  const lead: Token = { ...first, word: language === 'es' ? 'nada' : 'not' };
  return [...tokens.slice(0, at), lead, ...tokens.slice(at, clock.next), ...tokens.slice(next)];
}

function hasRange(reader: { tokens: readonly Token[]; language: Language }): boolean {
  return reader.tokens.some((_, at) => {
    const hours = readTimes(reader, at)?.value;
    return hours?.isExact === true && !hours.isOpenStart && !hours.isOpenEnd;
  });
}
