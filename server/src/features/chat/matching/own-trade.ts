import { expertFields } from '@puente/contract/policy/browsing';
import type { Language } from '@puente/contract/policy';
import { type Token, wordsOf } from '../language/tokens.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { featuresOf } from '../likeness/features.ts';
import { likelyConcepts } from '../likeness/likeness.ts';
import { findSimilar } from './similarity.ts';
import type { TermMatch } from './term-matches.ts';

/** What a business is called in general; the words beside it say which kind. */
const places = {
  en: 'shop|store|business|salon|studio|van|truck|stall|startup|start up|company|clinic|practice|agency|brand|firm|place|restaurant',
  es: 'negocio|tienda|taller|local|consulta|consultorio|empresa|emprendimiento|marca|puesto|salon|estudio|academia|restaurante|app|aplicacion|peluqueria|cafeteria',
};

const word = String.raw`[\p{L}\p{N}]+`;
const after = (most: number) => `(?<trade>${word}(?: ${word}){0,${most - 1}})`;
const spans = [
  // "My dog grooming van", "we run a food truck".
  `(?:my|our|an?|this|small|little|mobile) (?<trade>${word}(?: ${word}){0,2}) (?:${places.en})`,
  `(?:i|we|ive|weve) (?:just |have |both )?(?:opened|run|own|started|launched|sell|sold|bake|drive) (?:an? |my |our )?${after(3)}`,
  // "Un taller de bicicletas", "una app de veterinarios a domicilio".
  `(?:${places.es}) (?:de|para) (?:l[oa]s? )?${after(3)}`,
  `(?:abri|abrimos|monte|puse|lance|vendo|vendemos|manejo|atiendo) (?:un |una |mi |la |el |mis )?${after(2)}`,
  // What somebody is: "soy peluquera a domicilio", "I'm a dog walker".
  `(?:soy|somos|trabajo de|trabajo como|im an?|i am an?|i work as an?|as an?) ${after(2)}`,
].map((span) => new RegExp(`(?<![\\p{L}\\p{N}])${span}(?![\\p{L}\\p{N}])`, 'gu'));

/** The words by which a goal tells the trade of the person who asks: they are helped with another matter. */
export function ownTradeIn(text: string): ReadonlySet<string> {
  const words = wordsOf(text).join(' ');
  const told = spans.flatMap((span) =>
    [...words.matchAll(span)].flatMap(({ groups }) => groups?.['trade']?.split(' ') ?? []),
  );
  return new Set(told);
}

/** The share of its weight that an everyday concept keeps where only the asker's own trade names it. */
const tradeShare = 0.35;

const browsed = new Set<string>(expertFields);

/** Fields that hold what people ask of a chat and experts seldom do: a trade of theirs is somebody's work. */
function isEveryday({ concepts }: Lexicon, id: string): boolean {
  return !browsed.has(concepts.get(id)?.field ?? '');
}

/** Lowers the weight of an everyday term all of whose words tell the asker's own trade. */
export function besideTrade(
  lexicon: Lexicon,
  match: TermMatch,
  tokens: readonly Token[],
  trade: ReadonlySet<string>,
): TermMatch {
  const isAlone =
    match.places.every((at) => trade.has(tokens[at]?.word ?? '')) &&
    isEveryday(lexicon, match.pattern.concept.id);
  return isAlone ? { ...match, weight: match.weight * tradeShare } : match;
}

/** What a goal resembles, everyday life by its other words alone or by a little of all. */
export function similarBesideTrade(
  lexicon: Lexicon,
  tokens: readonly Token[],
  { language, trade }: { language: Language; trade: ReadonlySet<string> },
): [string, number][] {
  const similar = findSimilar(lexicon, tokens, language);
  const others = besideWords(tokens, trade);
  if (!others) return similar;
  const without = new Map(findSimilar(lexicon, others, language));
  return similar.map(([id, similarity]) => [
    id,
    isEveryday(lexicon, id) ? ofOwnTrade(similarity, without.get(id) ?? 0) : similarity,
  ]);
}

/** How likely a goal is about each concept that was learnt, everyday life in the same way. */
export function likelyBesideTrade(
  lexicon: Lexicon,
  tokens: readonly Token[],
  { language, trade }: { language: Language; trade: ReadonlySet<string> },
): Float32Array {
  const weights = lexicon.likeness();
  const likely = likelyConcepts(weights, featuresOf(tokens, language));
  const others = besideWords(tokens, trade);
  if (!others) return likely;
  const without = likelyConcepts(weights, featuresOf(others, language));
  return likely.map((share, at) =>
    isEveryday(lexicon, weights.concepts[at] ?? '') ? ofOwnTrade(share, without[at] ?? 0) : share,
  );
}

/** The words beside those of the asker's own trade; null where they tell none, or nothing else. */
function besideWords(tokens: readonly Token[], trade: ReadonlySet<string>): Token[] | null {
  const others = tokens.filter(({ word: own }) => !trade.has(own));
  return others.length === 0 || others.length === tokens.length ? null : others;
}

function ofOwnTrade(all: number, without: number): number {
  return Math.min(all, Math.max(without, all * tradeShare));
}
