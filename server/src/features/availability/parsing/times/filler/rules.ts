import type { Token } from '../../../../parsing/text/rules.ts';

const fillers: ReadonlySet<string> = new Set([
  ...['las', 'la', 'los', 'el', 'at', 'the', 'a', 'about', 'like'],
]);

/** The place behind small words ahead of an hour. */
export function skipFiller({ tokens }: { tokens: readonly Token[] }, at: number): number {
  let next = at;
  while (fillers.has(tokens[next]?.word ?? '')) next += 1;
  return next;
}
