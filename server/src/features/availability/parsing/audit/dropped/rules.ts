import { matchAt } from '../../words/rules.ts';
import { isSo, isStop, isTakenBack } from '../excused/rules.ts';
import type { Named, NamedPart } from '../named/rules.ts';
import { type Doubt, isUsed, minutesOf, rangesOf, type Read } from '../read/rules.ts';

/**
 * Parts of the day of which no clause was made: beside a day (`Thursday nights I sing, so …`), or in
 * one's own life (`mornings I'm at the pool`) though there are hours then.
 */
export function partsDropped(read: Read, named: Named): Doubt[] {
  const { reader } = read;
  return piecesOf(read).flatMap((piece) => {
    const isIn = ({ from, to }: { from: number; to: number }) =>
      from >= piece.from && to <= piece.to && !isUsed(read, from) && !isTakenBack(reader, to);
    const part = named.parts.find((one) => isIn(one) && isNoun(read, one));
    const isOfDay = named.days.some(isIn) && !named.times.some(isIn);
    if (!part || named.times.some(isIn)) return [];
    return isOfDay || (isOpen(read, part) && isStrange(read, piece)) ? [piece] : [];
  });
}

/** Sentences, and what stands before a "so" in them. */
function piecesOf({ reader }: Read): Doubt[] {
  const ends = reader.tokens.flatMap((_, at) =>
    isStop(reader, at) || isSo(reader, at) ? [at] : [],
  );
  return [...ends, reader.tokens.length]
    .map((end, index) => ({ from: (ends[index - 1] ?? -1) + 1, to: end - 1 }))
    .filter(({ from, to }) => from <= to);
}

/** `mornings`, `por la mañana`; not `a night nurse`, `three in the morning`, `good evening`. */
function isNoun({ reader }: Read, { from, to }: NamedPart): boolean {
  const { tokens } = reader;
  const before = tokens[from - 1]?.word ?? '';
  if (/^(?:good|buen[oa]s|since|because|porque|mas)$/.test(before)) return false;
  if (/^(?:since|because|porque)$/.test(tokens[from - 2]?.word ?? '')) return false;
  return (
    /^(?:en|por|a)$/.test(tokens[from]?.word ?? '') ||
    tokens.slice(from, to + 1).some(({ word }) => word.endsWith('s'))
  );
}

function isOpen(read: Read, part: NamedPart): boolean {
  return rangesOf(read).some(
    ({ start, end }) => minutesOf(start) < part.end && (minutesOf(end) > part.start || end < start),
  );
}

const shortest = 4;

/** Says more than days and hours. */
function isStrange({ reader }: Read, { from, to }: Doubt): boolean {
  const { tokens, language } = reader;
  return tokens
    .slice(from, to + 1)
    .some(
      ({ kind, word }, index) =>
        kind === 'word' &&
        word.length >= shortest &&
        matchAt(tokens, from + index, language) === null,
    );
}
