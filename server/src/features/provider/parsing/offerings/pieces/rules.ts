import type { Span } from '@puente/contract/parsing';
import { sentencesOf } from '../../../../parsing/sentences/rules.ts';
import { spanOf, tokenize } from '../../../../parsing/text/rules.ts';
import { readEvents } from '../../events/rules.ts';
import { sessionsIn, tellsOffering } from '../sessions/rules.ts';

/** Sentences and lines; a sentence without price and sessions tells more of the one before. */
export function piecesOf(text: string): Span[] {
  const pieces: Span[] = [];
  const sentences = sentencesOf(text)
    .flatMap((span) => splitAt(text, span))
    .flatMap((span) => splitAtOfferings(text, span));
  for (const sentence of sentences) {
    const before = pieces.at(-1);
    if (
      !isOffering(sentence.text) &&
      before &&
      isOffering(before.text) &&
      !text.slice(before.end, sentence.start).includes('\n\n')
    )
      pieces[pieces.length - 1] = spanOf(text, before.start, sentence.end);
    else pieces.push(sentence);
  }
  return pieces;
}

/** Semicolons set offerings apart, too. */
function splitAt(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  for (const match of span.text.matchAll(/;|$/g)) {
    const end = span.start + match.index;
    if (end > start) parts.push(spanOf(text, start, end));
    start = end + 1;
  }
  return parts;
}

const joint = /,\s*(?:(?:and|y|or|o|plus|e)\s+)?|\s(?:and|y|or|o|plus|mas|más)\s+/giu;

/** A package and its price, then another: `three for 90 and six for 160` are two. */
function splitAtOfferings(text: string, span: Span): Span[] {
  for (const { index, 0: words } of span.text.matchAll(joint)) {
    const at = span.start + index + words.length;
    const before = spanOf(text, span.start, span.start + index);
    const behind = spanOf(text, at, span.end);
    const next = behind.text.slice(0, nextJoint(behind.text));
    // The short piece first: most joints are told apart by it.
    const isNext = tellsOffering(next) && !/^(?:each|cada|una?\s)/iu.test(next);
    if (isNext && hasAmount(before.text) && hasAmount(behind.text))
      return [before, ...splitAtOfferings(text, behind)];
  }
  return [span];
}

function nextJoint(text: string): number {
  const found = text.search(/,\s|\s(?:and|y|or|o)\s/iu);
  return found < 0 ? text.length : found;
}

/** Money, of which a count of sessions is none. */
function hasAmount(text: string): boolean {
  const tokens = tokenize(text);
  const sessions = sessionsIn(tokens);
  return readEvents(tokens).some(({ kind, from }) => kind === 'amount' && from !== sessions?.from);
}

function isOffering(text: string): boolean {
  const tokens = tokenize(text);
  return sessionsIn(tokens) !== null || readEvents(tokens).some(({ kind }) => kind === 'amount');
}
