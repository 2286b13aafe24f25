import type { Token } from '../../../../parsing/text/rules.ts';

const often: ReadonlySet<string> = new Set([
  ...['always', 'usually', 'normally', 'generally', 'typically', 'personally'],
  ...['siempre', 'normalmente', 'generalmente', 'usualmente', 'personalmente'],
]);

/**
 * The tokens without words of how often, which stand anywhere and say nothing about hours: `I always
 * leave at 5`. `Not always` and `casi siempre` stay.
 */
export function withoutOften(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ word }, at) =>
      // `todos los santos días` is no feast.
      (!often.has(word) &&
        !(/^santos?$/.test(word) && /^dias?$/.test(tokens[at + 1]?.word ?? ''))) ||
      /^(?:not|no|casi|almost|nearly|isn't|don't|que)$/.test(tokens[at - 1]?.word ?? '') ||
      // `siempre que no llueva`
      /^(?:que|y)$/.test(tokens[at + 1]?.word ?? ''),
  );
}
