import type { Token } from '../../../../parsing/text/rules.ts';

const fillers: ReadonlySet<string> = new Set([
  ...['las', 'la', 'los', 'el', 'at', 'the', 'a', 'about', 'like'],
]);

/** `until around 6`, `hasta más o menos las 6`: words that make an end only nearly one. */
const nearly: readonly (readonly string[])[] = [
  ...[
    ['around'],
    ['roughly'],
    ['approximately'],
    ['approx'],
    ['maybe'],
    ['say'],
    ['aprox'],
    ['tipo'],
  ],
  ...[['aproximadamente'], ['mas', 'o', 'menos'], ['a', 'eso', 'de'], ['eso', 'de'], ['como']],
  ...[
    ['alrededor', 'de'],
    ['cerca', 'de'],
    ['por', 'ahi', 'de'],
  ],
];

/** The place behind small words ahead of an hour. */
export function skipFiller({ tokens }: { tokens: readonly Token[] }, at: number): number {
  let next = at;
  while (fillers.has(tokens[next]?.word ?? '')) next += 1;
  return next;
}

/** The place behind small words ahead of the end of hours, and those that say it is only nearly so. */
export function skipNearly(reader: { tokens: readonly Token[] }, at: number): number {
  const start = skipFiller(reader, at);
  const said = nearly.find((words) =>
    words.every((word, index) => reader.tokens[start + index]?.word === word),
  );
  return said ? skipFiller(reader, start + said.length) : start;
}
