import type { Span } from '@puente/contract/parsing';
import { sentencesOf } from '../sentences/rules.ts';
import { plain, spanOf } from '../text/rules.ts';
import { isNumberAt, leads, numberEnd, type Topic } from './leads/rules.ts';

/** A stretch of the text; no topic where no word tells one. */
type Piece = { topic: Topic | null; start: number; end: number };

const beginnings = leads.map(
  ([topic, words]) => [topic, new RegExp(`(?<![a-z0-9])(?:${words})`, 'g')] as const,
);

/** So few words before a lead belong to it: "My rate is" before "$75". */
const mostWordsBefore = 4;

/** "So basically" and the like belong to what follows. */
const shortestStatement = 15;

/**
 * The text with all that isn't about the topic blanked out, so that places stay what they are. A text
 * about one thing stays whole: only another topic, surely told, is taken away.
 */
export function aboutOnly(text: string, topic: Topic): string {
  const sentences = sentencesOf(text).map((sentence) => piecesOf(text, sentence));
  const told = new Set(sentences.flat().map((piece) => piece.topic));
  const others = (['about', 'pricing', 'hours', 'offerings'] as const).filter(
    (other) => other !== topic && told.has(other),
  );
  if (topic === 'offerings' && !told.has('about') && !told.has('hours') && !told.has(topic))
    return text;
  if (others.length === 0) return text;
  // Who one is and when one works are told in one breath; what tells no hours is left out by their rules.
  if (topic === 'hours' && others.join() === 'about') return text;
  return sentences
    .flatMap((pieces, at) =>
      topic === 'offerings'
        ? // What tells nothing in a text about oneself is about oneself.
          offeringPieces(pieces, told.has('about') ? [] : (sentences[at - 1] ?? []))
        : pieces,
    )
    .filter((piece) => piece.topic === topic || (topic === 'about' && piece.topic === null))
    .reduce(
      (kept, { start, end }) => kept.slice(0, start) + text.slice(start, end) + kept.slice(end),
      text.replaceAll(/[^\n]/g, ' '),
    );
}

/** A sentence that begins with an offering is whole, and what tells nothing behind it describes it. */
function offeringPieces(pieces: readonly Piece[], before: readonly Piece[]): Piece[] {
  const [first] = pieces.flatMap(({ topic }) => topic ?? []);
  const isWhole =
    first === 'offerings' ||
    (first === undefined && before.some(({ topic }) => topic === 'offerings'));
  return pieces.map((piece) => (isWhole ? { ...piece, topic: 'offerings' } : piece));
}

/** Cuts a sentence before the words that begin another topic. */
function piecesOf(text: string, sentence: Span): Piece[] {
  const said = plainInPlace(sentence.text);
  const found = beginnings
    .flatMap(([topic, words], rank) =>
      [...said.matchAll(words)].map(({ index, 0: match }) => ({
        topic,
        rank,
        start: index,
        end: index + match.length,
      })),
    )
    .toSorted((one, other) => one.start - other.start || one.rank - other.rank);
  const pieces: Piece[] = [];
  let until = 0;
  const add = (topic: Topic | null, start: number) => {
    const last = pieces.at(-1);
    // The price of a package is told with it.
    const isOfPackage = topic === 'pricing' && last?.topic === 'offerings';
    if (last && (last.topic === topic || isOfPackage)) return;
    if (last) last.end = sentence.start + start;
    pieces.push({ topic, start: sentence.start + start, end: sentence.end });
  };
  for (const { topic, start, end } of found) {
    if (start < until) continue;
    const before = until;
    until = end;
    const head = said.slice(0, start);
    if (pieces.length === 0 && (head.match(/[a-z]+/g) ?? []).length > mostWordsBefore) add(null, 0);
    add(topic, pieces.length === 0 ? 0 : beginningOf(topic, { said, from: before, start }));
  }
  if (pieces.length === 0) add(null, 0);
  return pieces;
}

function beginningOf(
  topic: Topic,
  { said, from, start }: { said: string; from: number; start: number },
) {
  if (topic === 'hours') return afterComma(said, from, start);
  return topic === 'about' ? start : beforeNumber(said, start);
}

/** "A hundred and" before "fifty per hour" is of the same number. */
function beforeNumber(said: string, start: number): number {
  const head = numberEnd.exec(said.slice(0, start));
  return head && isNumberAt(said.slice(start)) ? head.index : start;
}

/** A number that is no hour, alone: "28 an hour, well 30 from March". */
const hasPrice = /^\D*(?<!\d[:.,-])(?:2[5-9]|[3-9]\d|\d{3,})\D*$/;

/** Few words behind a comma belong to what they lead to: "any day bar" before "Sunday". */
function afterComma(said: string, from: number, start: number): number {
  const comma = said.slice(from, start).search(/[,;][^,;]*$/);
  if (comma < 0) return start;
  const between = said.slice(from + comma, start);
  if (hasPrice.test(between)) return start;
  const words = between.match(/[a-z]+/g) ?? [];
  return words.length <= mostWordsBefore ? from + comma + 1 : start;
}

/** A sentence about oneself, cut before the words that begin another statement. */
export function cutAtLeads(text: string, sentence: Span): Span[] {
  const said = plainInPlace(sentence.text);
  const starts = beginnings
    .filter(([topic]) => topic === 'about')
    .flatMap(([, words]) => [...said.matchAll(words)].map(({ index }) => index))
    .filter((index) => index > shortestStatement)
    .toSorted((one, other) => one - other);
  return [0, ...starts].map((start, at) =>
    spanOf(text, sentence.start + start, sentence.start + (starts[at] ?? sentence.text.length)),
  );
}

/** Lower case without accents, each letter at its place. */
function plainInPlace(text: string): string {
  return Array.from(text, (letter) =>
    plain(letter).padEnd(letter.length).slice(0, letter.length),
  ).join('');
}
