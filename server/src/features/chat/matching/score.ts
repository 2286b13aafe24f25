import type { Lexicon } from '../lexicon/lexicon.ts';
import { fieldsOf, type Vector } from './profile.ts';
import type { GoalWord } from './goal-words.ts';
import { idf, type Query } from './query.ts';
import { type Strange, strangeIn } from './strange.ts';

/** What speaks for an expert being of use for a goal, and what against; see `weights`. */
export type Evidence = Record<(typeof evidenceNames)[number], number>;

export const evidenceNames = [
  /**
   * Concepts that the goal names, resembles or is near to and the profile is about; most those of the
   * field that most of the profile is about.
   */
  'alikeInField',
  /** Rare words and topics that the profile shares. */
  'words',
  /** Weight of the topic that the goal asks for and the profile doesn't answer, 0 to 1. */
  'openAsked',
  /** How much of what the goal as a whole resembles the profile has, whatever is named. */
  'resembles',
  /** `resembles` beside the expert of whom most does. */
  'resemblesMost',
  /** What the goal is about most of all and the profile doesn't have. */
  'elsewhere',
  /** How likely the goal is about what the profile is about, by all that people say of it; on a log scale. */
  'likely',
  /** How likely that is beside the expert of whom it is likeliest, 0 to 1; less where it isn't likely of anybody. */
  'likeliest',
  /** Whether the goal is about the field of life that most of the profile is about, 0 to 1. */
  'field',
] as const;

export type Learnt = Evidence & { base: number };

/** Learnt by `npm run evaluate -- --learn` from the sets that are there to build with. */
const weights: Learnt = {
  base: -6.85,
  alikeInField: 3.45,
  words: 1.86,
  openAsked: -0.86,
  resembles: -1.35,
  resemblesMost: 1.34,
  elsewhere: -1.29,
  likely: 1.73,
  likeliest: 3.85,
  field: 1.97,
};

/** A profile answers a word wholly by what it says with two thirds of full trust. */
const answers = 1.5;

/** Concepts that a goal is about most of all. */
const leading = 3;

/** Brings what a goal resembles to the scale of the other evidence. */
const resemblingShare = 2;

/** Every record answers to `constructor`, which is a Spanish trade as well. */
function trustIn({ words }: Vector, stem: string): number {
  return Object.hasOwn(words, stem) ? (words[stem] ?? 0) : 0;
}

/**
 * How much a profile is about a concept, 0 to 1: what its expertise says is nearly all, what its
 * stories mention is little. Half of it is reached where a mention becomes an offer.
 */
export function about(weight: number): number {
  const square = weight ** 2;
  return Math.min((mostAbout * square) / (square + half), 1);
}

const half = 0.1;
const mostAbout = 1.1;

/** The same as shares of all, 1 in all. */
function sharesOf(fields: ReadonlyMap<string, number>): Map<string, number> {
  const all = Math.max(total(fields), least);
  return new Map([...fields].map(([field, weight]) => [field, weight / all]));
}

function total(fields: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of fields.values()) sum += weight;
  return sum;
}

/** Smaller sums are taken for it where they divide. */
const least = 0.001;

/** Resembling more than this tells no more. */
const mostAlone = 2;

function evidenceOf(lexicon: Lexicon, query: Query) {
  const asked = sharesOf(
    fieldsOf(
      lexicon,
      query.named.map((id) => [id, query.concepts[id] ?? 0]),
    ),
  );
  const wanted = wantedIn(lexicon, query);
  const strange = strangeIn(lexicon, query);
  return (profile: Vector): Evidence => {
    const concepts = Object.entries(profile.concepts);
    const fields = fieldsOf(lexicon, concepts);
    let shared = 0;
    for (const [field, weight] of fields) shared += weight * (asked.get(field) ?? 0);
    return {
      ...evidenceOfConcepts(wanted, { concepts, fields }),
      ...evidenceOfWords(query, profile),
      likely: onLogScale(likelyOf(query, strange, profile)),
      likeliest: 0,
      field: shared / Math.max(total(fields), least),
    };
  };
}

/** How likely a goal is about what a profile is about, 0 to 1; its strange words are met or not. */
function likelyOf({ likely }: Query, { words, share }: Strange, profile: Vector): number {
  let sum = 0;
  for (const [id, own] of Object.entries(profile.concepts))
    sum += (likely.get(id) ?? 0) * about(own);
  let met = 0;
  for (const word of words) met = Math.max(met, answerTo(word, profile).shared);
  return (1 - share) * Math.min(sum, 1) + share * Math.min(met, 1);
}

/** A likelihood on a logarithmic scale: 1 for 1, 0 for a ten-thousandth or less. */
function onLogScale(share: number): number {
  return 1 + Math.log10(Math.max(share, trace)) / traceExponent;
}

const traceExponent = 4;
const trace = 10 ** -traceExponent;

/** What a goal wants of one concept, read once for all the profiles it is held against. */
type Wanted = {
  field: string;
  /** Its weight, that of a trade less. */
  worth: number;
  resembling: number;
  leads: number;
};

function wantedIn(lexicon: Lexicon, query: Query): { of: Map<string, Wanted>; leads: number } {
  const of = new Map<string, Wanted>();
  for (const [id, weight] of Object.entries(query.concepts)) {
    const field = lexicon.concepts.get(id)?.field ?? '';
    of.set(id, { field, worth: weight * idf(lexicon, id), resembling: 0, leads: 0 });
  }
  for (const [id, similarity] of query.similar) {
    const wanted = of.get(id);
    if (wanted) wanted.resembling = resemblingShare * similarity * idf(lexicon, id);
  }
  let leads = 0;
  for (const [place, id] of query.named.slice(0, leading).entries()) {
    const wanted = of.get(id);
    if (!wanted) continue;
    wanted.leads = (query.concepts[id] ?? 0) / (place + 1);
    leads += wanted.leads;
  }
  return { of, leads };
}

type Read = {
  concepts: readonly (readonly [string, number])[];
  fields: ReadonlyMap<string, number>;
};

function evidenceOfConcepts(
  { of, leads }: ReturnType<typeof wantedIn>,
  { concepts, fields }: Read,
) {
  const most = Math.max(...fields.values(), least);
  let [alikeInField, resembles, elsewhere] = [0, 0, leads];
  for (const [id, own] of concepts) {
    const wanted = of.get(id);
    if (!wanted) continue;
    const has = about(own);
    alikeInField += wanted.worth * own * Math.sqrt((fields.get(wanted.field) ?? 0) / most);
    resembles += wanted.resembling * has;
    elsewhere -= wanted.leads * has;
  }
  return {
    alikeInField: Math.log1p(alikeInField),
    elsewhere: Math.max(elsewhere, 0),
    resembles: Math.min(resembles, mostAlone),
    resemblesMost: 0,
  };
}

function evidenceOfWords(query: Query, profile: Vector) {
  let [words, openAsked] = [0, 0];
  for (const word of query.words) {
    const { shared, answer } = answerTo(word, profile);
    words += word.weight ** 2 * shared;
    if (word.isAsked) openAsked = Math.max(openAsked, word.weight * (1 - answer));
  }
  return { words: Math.min(words, 1.5), openAsked };
}

/** How much a profile shares a word of a goal, and how far that or its concepts answer it; 0 to 1. */
export function answerTo(
  { stems, topics, concepts }: GoalWord,
  profile: Vector,
): { shared: number; answer: number } {
  let shared = 0;
  for (const [id, sure] of topics) shared = Math.max(shared, sure * (profile.topics[id] ?? 0));
  for (const [stem, likeness] of stems)
    shared = Math.max(shared, likeness * trustIn(profile, stem));
  let known = 0;
  for (const [id, sure] of concepts)
    known = Math.max(known, sure * Math.min((profile.concepts[id] ?? 0) * answers, 1));
  return { shared, answer: Math.max(Math.min(shared * answers, 1), known) };
}

/** Evidence for each of several profiles, with how they compare. */
export function weighAll(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): Evidence[] {
  const all = profiles.map(evidenceOf(lexicon, query));
  const most = Math.max(...all.map(({ resembles }) => resembles), least);
  const likeliest = Math.max(...all.map(({ likely }) => likely), 0);
  return all.map((evidence) => ({
    ...evidence,
    resemblesMost: (evidence.resembles / most) * Math.min(most, 1),
    likeliest: likeliest * 10 ** (traceExponent * (evidence.likely - likeliest)),
  }));
}

/** The same as a sum, from which differences of people can be told: 0 where it is even. */
export function sumOf(evidence: Evidence, learnt: Learnt = weights): number {
  let sum = learnt.base;
  for (const name of evidenceNames) sum += learnt[name] * evidence[name];
  return sum;
}

/** How likely an expert with this evidence is of real use, 0 to 1. */
export function likelihood(evidence: Evidence, learnt: Learnt = weights): number {
  return logistic(sumOf(evidence, learnt));
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
