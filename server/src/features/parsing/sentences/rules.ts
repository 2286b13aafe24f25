import type { Span } from '@puente/contract/parsing';
import { spanOf } from '../text/rules.ts';

/** Where a sentence ends: at a stop before a space, or at the end of a line; `a.m.` goes on. */
const end = /[.!?]+(?=\s+[\p{Lu}¿¡"“\d])|\n+|[.!?]+\s*$/gu;

/** The sentences of a text, with their places; lines are sentences of their own. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(end)) {
    const stop = match.index + match[0].length;
    spans.push(spanOf(text, start, stop));
    start = stop;
  }
  spans.push(spanOf(text, start, text.length));
  return spans.filter((span) => /[\p{L}\d]/u.test(span.text));
}
