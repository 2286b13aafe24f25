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
const farthest = 4;

/** `ni antes de las 10 ni después de las 7`, `nothing before 10 or after 7`: the hours between. */
export function readNeither(
  reader: { tokens: readonly Token[]; language: Language },
  at: number,
): Read<Times> | null {
  if (
    !/^(?:not|never|nothing|no|ni|nunca|nada|neither|don't|can't|won't)$/.test(
      reader.tokens[at]?.word ?? '',
    )
  )
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
  for (let place = at; place <= at + farthest; place += 1) {
    const token = reader.tokens[place];
    const match = matchAt(reader.tokens, place, reader.language);
    if (place > at && match?.meaning.kind === kind) return readTimes(reader, place);
    // `don't book me before 10`
    const isWord = kind === 'before' && token?.kind === 'word' && match?.meaning.kind !== 'day';
    if (!isWord && !negative.has(token?.word ?? '')) return null;
  }
  return null;
}
