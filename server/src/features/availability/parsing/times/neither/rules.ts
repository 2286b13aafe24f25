import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { type Read, readTimes, type Times } from '../rules.ts';
import { exact } from '../values/rules.ts';

const negative: ReadonlySet<string> = new Set([
  ...['not', 'never', 'nothing', 'no', 'ni', 'nunca', 'nada', 'neither', 'nor', 'or', 'o', 'y'],
  ...['and', 'anything', 'tampoco', 'please', ','],
]);
const halfDay = 720;

/** `ni antes de las 10 ni después de las 7`, `nothing before 10 or after 7`: the hours between. */
export function readNeither(
  reader: { tokens: readonly Token[]; language: Language },
  at: number,
): Read<Times> | null {
  if (!/^(?:not|never|nothing|no|ni|nunca|nada|neither)$/.test(reader.tokens[at]?.word ?? ''))
    return null;
  const before = readBound(reader, at, 'before');
  const after = before && readBound(reader, before.next, 'after');
  const start = before?.value.open[0]?.end;
  const said = after?.value.open[0]?.start;
  if (!after || start === undefined || said === undefined) return null;
  const end = said > start ? said : said + halfDay;
  return end > start ? { value: exact({ start, end }), next: after.next } : null;
}

/** The times behind words that deny them. */
function readBound(
  reader: { tokens: readonly Token[]; language: Language },
  at: number,
  kind: 'before' | 'after',
): Read<Times> | null {
  let place = at;
  while (negative.has(reader.tokens[place]?.word ?? '')) place += 1;
  const match = matchAt(reader.tokens, place, reader.language);
  return place > at && match?.meaning.kind === kind ? readTimes(reader, place) : null;
}
