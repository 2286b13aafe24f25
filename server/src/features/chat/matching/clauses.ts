import { type Token, tokensOf } from '../language/tokens.ts';
import { asksFor } from './asked.ts';
import type { TermMatch } from './term-matches.ts';

/** The words of a goal with the clause that each stands in, and which clauses ask for something. */
export type Clauses = {
  tokens: Token[];
  /** By word: the place of its clause. */
  places: readonly number[];
  /** By clause; all of them where none asks. */
  isAsking: readonly boolean[];
};

/** Where a clause ends: at a mark with a space, a dash, a line, and before what speaks against it. */
const ends = /(?<=[.,;:!?)…])\s+|\s+[—–(-]\s*|\n+|\s(?=(?:but|pero|because|porque)\s)/u;

export function clausesOf(text: string): Clauses {
  const clauses = text.split(ends);
  const read = clauses.map(tokensOf);
  const asking = clauses.map(asksFor);
  return {
    tokens: read.flat(),
    places: read.flatMap((tokens, clause) => tokens.map(() => clause)),
    isAsking: asking.includes(true) ? asking : asking.map(() => true),
  };
}

/** Words of a loose term that are further apart, and those of two clauses, may meet by chance. */
const closeWords = 3;
const farShare = 0.6;
const acrossShare = 0.7;

/** What stands beside a request is rather its story. */
const besideShare = 0.85;

/** The same term where its words say less: far apart, in two clauses, or not where the goal asks. */
export function inClauses({ places, isAsking }: Clauses, match: TermMatch): TermMatch {
  const { pattern, places: at } = match;
  const between = Math.max(...at) - Math.min(...at) + 1 - at.length;
  const clauses = new Set(at.map((place) => places[place] ?? 0));
  const share =
    (!pattern.isOrdered && between > closeWords ? farShare : 1) *
    (clauses.size > 1 ? acrossShare : 1) *
    ([...clauses].some((clause) => isAsking[clause]) ? 1 : besideShare);
  return { ...match, weight: match.weight * share };
}
