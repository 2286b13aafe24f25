import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readEnd, readTimes } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item, Read } from '../rules.ts';

const afterthoughts: ReadonlySet<string> = new Set(['actually', 'rather', 'mejor']);

/** `9 to 5. actually 10 to 6`: right behind hours, other ones. */
export function afterthoughtAt(
  reader: DateReader,
  at: number,
  before: Item | undefined,
): { next: number } | null {
  if (!afterthoughts.has(reader.tokens[at]?.word ?? '') || !before) return null;
  const last = before.kind === 'separator' ? before.from : before.to + 1;
  const isBeside = reader.tokens.slice(last, at).every(({ kind }) => kind === 'sign');
  const isBehindHours = before.kind === 'times' || before.kind === 'separator';
  const isHours = readTimes(reader, at + 1)?.value.isExact === true;
  // `... mejor el sábado`
  const isBehindDots = before.kind === 'separator' && reader.tokens[at - 2]?.word === '.';
  const isDays = isBehindDots && readDays(reader, at + 1) !== null;
  return isBeside && isBehindHours && (isHours || isDays) ? { next: at + 1 } : null;
}

/** `3 to 7, sorry, to 8`, `11 to 7pm, no, make that 8pm`: another end. */
export function readNewEnd({ tokens, language }: DateReader, opening: number): Read | null {
  const at = tokens[opening]?.word === ',' ? opening + 1 : opening;
  const isTo = matchAt(tokens, at, language)?.meaning.kind === 'to';
  if (!isTo && readTimes({ tokens, language }, at)) return null;
  const times = readEnd({ tokens, language }, isTo ? at + 1 : at);
  return times && { part: { kind: 'times', ...times.value }, next: times.next };
}
