import type { Piece } from './queries.ts';

/** The text in pieces, in order, each used for a proposal or not. */
export function piecesOf(text: string, used: readonly Pick<Piece, 'start' | 'end'>[]) {
  const cuts = new Set([0, text.length, ...used.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].filter((at) => at <= text.length).toSorted((one, two) => one - two);
  return places.slice(0, -1).map((start, index) => ({
    start,
    words: text.slice(start, places[index + 1]),
    isUsed: used.some((piece) => piece.start <= start && start < piece.end),
  }));
}

type Place = Pick<Piece, 'start' | 'end'>;

export function overlaps(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * Pieces that nothing was made of, neither by the call that names them nor by another one. A doubt is
 * about what was made of the piece, and stays.
 */
export function unusedOf<One extends { source: Piece; isDoubt?: boolean }>(
  notUnderstood: readonly One[],
  used: readonly Pick<Piece, 'start' | 'end'>[],
): One[] {
  const left = notUnderstood.filter(
    ({ source, isDoubt }) => isDoubt || !used.some((piece) => overlaps(source, piece)),
  );
  const sorted = left.toSorted((one, other) => one.source.start - other.source.start);
  return sorted.filter(
    ({ source }, at) => !sorted.slice(0, at).some((before) => overlaps(source, before.source)),
  );
}
