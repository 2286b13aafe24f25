import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Vector } from './profile.ts';
import { idf, type Query } from './query.ts';

/** What speaks for an expert being of use for a goal, and what against; see `weights`. */
export type Evidence = Record<(typeof evidenceNames)[number], number>;

export const evidenceNames = [
  /** Concepts that the goal names, resembles or is near to and the profile has. */
  'alike',
  /** Rare words and topics that the profile shares. */
  'words',
  /** How surely the profile has the topic that it answers best, of those that the goal names. */
  'topic',
  /** Topics that the goal names and the profile doesn't answer. */
  'openTopics',
  /** Weight of the topic that the goal asks for and the profile doesn't answer, 0 to 1. */
  'openAsked',
  /** How much of what the goal as a whole resembles the profile has, whatever is named. */
  'resembles',
  /** `resembles` beside the expert of whom most does. */
  'resemblesMost',
  /** What the goal is about most of all and the profile doesn't have. */
  'elsewhere',
  /** Whether the goal is about the field of life that most of the profile is about, 0 to 1. */
  'field',
] as const;

export type Learnt = Evidence & { base: number };

/** Learnt by `npm run evaluate -- --learn` from the sets that are there to build with. */
const weights: Learnt = {
  base: -5.2,
  alike: 2.88,
  words: 3.37,
  topic: 3.42,
  openTopics: -0.38,
  openAsked: -0.77,
  resembles: 1.61,
  resemblesMost: 1.45,
  elsewhere: -1.43,
  field: 3.29,
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

/** How the concepts of a goal spread over the fields, 1 in all. */
function fieldsOf({ concepts }: Lexicon, query: Query): ReadonlyMap<string, number> {
  const fields = new Map<string, number>();
  let all = 0;
  for (const id of query.named) {
    const weight = query.concepts[id] ?? 0;
    const field = concepts.get(id)?.field ?? '';
    fields.set(field, (fields.get(field) ?? 0) + weight);
    all += weight;
  }
  return new Map([...fields].map(([field, weight]) => [field, weight / Math.max(all, least)]));
}

/** Smaller sums are taken for it where they divide. */
const least = 0.001;

/** Resembling more than this tells no more. */
const mostAlone = 2;

function evidenceOf(lexicon: Lexicon, query: Query, fields: ReadonlyMap<string, number>) {
  return (profile: Vector): Evidence => ({
    ...evidenceOfConcepts(lexicon, query, profile),
    ...evidenceOfWords(query, profile),
    field: fieldShared(lexicon, fields, profile),
  });
}

function fieldShared(
  { concepts }: Lexicon,
  fields: ReadonlyMap<string, number>,
  profile: Vector,
): number {
  let shared = 0;
  let all = 0;
  for (const [id, weight] of Object.entries(profile.concepts)) {
    shared += weight * (fields.get(concepts.get(id)?.field ?? '') ?? 0);
    all += weight;
  }
  return shared / Math.max(all, least);
}

function evidenceOfConcepts(lexicon: Lexicon, query: Query, profile: Vector) {
  const has = (id: string) => Math.min(profile.concepts[id] ?? 0, 1);
  let [alike, resembles, elsewhere] = [0, 0, 0];
  for (const [id, weight] of Object.entries(query.concepts))
    alike += weight * (profile.concepts[id] ?? 0) * idf(lexicon, id);
  for (const [id, similarity] of query.similar)
    resembles += resemblingShare * similarity * has(id) * idf(lexicon, id);
  for (const [place, id] of query.named.slice(0, leading).entries())
    elsewhere += ((query.concepts[id] ?? 0) * (1 - has(id))) / (place + 1);
  return {
    alike: Math.log1p(alike),
    elsewhere,
    resembles: Math.min(resembles, mostAlone),
    resemblesMost: 0,
  };
}

function evidenceOfWords(query: Query, profile: Vector) {
  const has = (id: string) => Math.min(profile.concepts[id] ?? 0, 1);
  let [words, topic, openTopics, openAsked] = [0, 0, 0, 0];
  for (const { weight, isTopic, isAsked, stems, topics, concepts } of query.words) {
    let shared = 0;
    for (const [id, sure] of topics) shared = Math.max(shared, sure * (profile.topics[id] ?? 0));
    for (const [stem, likeness] of stems)
      shared = Math.max(shared, likeness * trustIn(profile, stem));
    let known = 0;
    for (const [id, sure] of concepts)
      known = Math.max(known, sure * Math.min(has(id) * answers, 1));
    const answer = Math.max(Math.min(shared * answers, 1), known);
    words += weight ** 2 * shared;
    if (!isTopic) continue;
    topic = Math.max(topic, weight * shared);
    openTopics += weight * (1 - answer);
    if (isAsked) openAsked = Math.max(openAsked, weight * (1 - answer));
  }
  return {
    words: Math.min(words, 1.5),
    ...{ topic, openAsked },
    openTopics: Math.min(openTopics, 3),
  };
}

/** Evidence for each of several profiles, with how they compare. */
export function weighAll(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): Evidence[] {
  const all = profiles.map(evidenceOf(lexicon, query, fieldsOf(lexicon, query)));
  const most = Math.max(...all.map(({ resembles }) => resembles), least);
  return all.map((evidence) => ({ ...evidence, resemblesMost: evidence.resembles / most }));
}

/** How likely an expert with this evidence is of real use, 0 to 1. */
export function likelihood(evidence: Evidence, learnt: Learnt = weights): number {
  let sum = learnt.base;
  for (const name of evidenceNames) sum += learnt[name] * evidence[name];
  return 1 / (1 + Math.exp(-sum));
}
