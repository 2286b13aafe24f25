import type { Case } from './house.ts';

/** Robertson's usual constants. */
const k1 = 1.2;
const b = 0.75;

type Text = { id: string; text: string };

/** Plain BM25 over whole profiles, no stems, no lexicon: what the matchmaker is compared with. */
export function bm25(texts: readonly Text[]): (goal: Pick<Case, 'text'>) => string[] {
  const documents = texts.map(({ id, text }) => {
    const counts = new Map<string, number>();
    const words = wordsOf(text);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { id, counts, length: words.length };
  });
  const mean = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const having = (word: string) => documents.filter(({ counts }) => counts.has(word)).length;
  return ({ text }) => {
    const asked = [...new Set(wordsOf(text))].map((word) => {
      const found = having(word);
      return { word, idf: Math.log(1 + (documents.length - found + 0.5) / (found + 0.5)) };
    });
    return documents
      .map(({ id, counts, length }) => {
        let score = 0;
        for (const { word, idf } of asked) {
          const count = counts.get(word) ?? 0;
          score += (idf * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / mean));
        }
        return { id, score };
      })
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)
      .map(({ id }) => id);
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
