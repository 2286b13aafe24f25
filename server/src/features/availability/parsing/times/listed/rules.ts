import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

/** `mornings and nights, 8 to 11 and 7 to 9`: the hours behind the comma are of both parts in turn. */
export function isListed(
  reader: Reader,
  { part, hours }: { part: number; hours: number },
  isHours: (at: number) => boolean,
): boolean {
  const { tokens, language } = reader;
  const joint =
    tokens[hours]?.word === ',' ? 'and' : matchAt(tokens, hours, language)?.meaning.kind;
  const isMore = joint === 'and' && isHours(hours + 1);
  if (!isMore || !/^[,(:]$/.test(tokens[part]?.word ?? '')) return false;
  const start = tokens.findLastIndex(({ word }, at) => at < part && /^[.;:!?\n]$/.test(word));
  const before = tokens
    .slice(start + 1, part)
    .map((_, at) => matchAt(tokens, start + 1 + at, language));
  const places = new Set(before.flatMap((one) => (one && isPartOf(one) ? one.next : [])));
  return places.size > 1;
}

function isPartOf({ meaning }: NonNullable<ReturnType<typeof matchAt>>): boolean {
  return meaning.kind === 'part' || meaning.kind === 'tomorrow-or-morning';
}
