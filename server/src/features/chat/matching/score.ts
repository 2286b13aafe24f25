import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Vector } from './profile.ts';
import { idf, type Query } from './query.ts';

/** What speaks for an expert being of use for a goal, and what against; see `weights`. */
export type Evidence = Record<(typeof evidenceNames)[number], number>;

export const evidenceNames = [
  /** Concepts that the goal names, resembles or is near to and the profile has. */
  'alike',
  /** `alike` beside the expert of whom most is alike. */
  'relative',
  /** Whether the profile has what the goal is about most of all. */
  'lead',
  /** How surely the goal names something that the profile doesn't have. */
  'lacks',
  /** Rare words and topics that the profile shares. */
  'words',
  /** Weight of the most telling word that the profile doesn't answer, 0 to 1. */
  'open',
  /** How surely the profile has the topic that it answers best, of those that the goal names. */
  'topic',
  /** Topics that the goal names and the profile doesn't answer. */
  'openTopics',
  /** Weight of the topic that the goal asks for and the profile doesn't answer, 0 to 1. */
  'openAsked',
] as const;

export type Learnt = Evidence & { base: number };

/** Learnt by `npm run evaluate -- --learn` from the sets that are there to build with. */
const weights: Learnt = {
  base: -5.09,
  alike: 1.91,
  relative: 1.58,
  lead: 2.66,
  lacks: -0.97,
  words: 3.87,
  open: -0.46,
  topic: 4.08,
  openTopics: -0.59,
  openAsked: -0.98,
};

/** A profile answers a word wholly by what it says with two thirds of full trust. */
const answers = 1.5;

/** Concepts that a goal is about most of all. */
const leading = 3;

/** Every record answers to `constructor`, which is a Spanish trade as well. */
function trustIn({ words }: Vector, stem: string): number {
  return Object.hasOwn(words, stem) ? (words[stem] ?? 0) : 0;
}

function evidenceOf(lexicon: Lexicon, query: Query, profile: Vector): Evidence {
  const has = (id: string) => Math.min(profile.concepts[id] ?? 0, 1);
  let alike = 0;
  for (const [id, weight] of Object.entries(query.concepts))
    alike += weight * (profile.concepts[id] ?? 0) * idf(lexicon, id);
  let lacks = 0;
  for (const [id, weight] of query.told)
    lacks = Math.max(lacks, weight * idf(lexicon, id) * (1 - has(id)));
  let lead = 0;
  for (const [place, id] of query.named.slice(0, leading).entries())
    lead += (has(id) * (query.concepts[id] ?? 0)) / (place + 1);
  let [words, open, topic, openTopics, openAsked] = [0, 0, 0, 0, 0];
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
    open = Math.max(open, weight * (1 - answer));
    if (!isTopic) continue;
    topic = Math.max(topic, weight * shared);
    openTopics += weight * (1 - answer);
    if (isAsked) openAsked = Math.max(openAsked, weight * (1 - answer));
  }
  return {
    alike: Math.log1p(alike),
    relative: 0,
    lead,
    lacks,
    words: Math.min(words, 1.5),
    open,
    topic,
    openTopics: Math.min(openTopics, 3),
    openAsked,
  };
}

/** Evidence for each of several profiles, with how they compare. */
export function weighAll(lexicon: Lexicon, query: Query, profiles: readonly Vector[]): Evidence[] {
  const all = profiles.map((profile) => evidenceOf(lexicon, query, profile));
  const mostAlike = Math.max(...all.map(({ alike }) => alike), 0.001);
  return all.map((evidence) => ({ ...evidence, relative: evidence.alike / mostAlike }));
}

/** How likely an expert with this evidence is of real use, 0 to 1. */
export function likelihood(evidence: Evidence, learnt: Learnt = weights): number {
  let sum = learnt.base;
  for (const name of evidenceNames) sum += learnt[name] * evidence[name];
  return 1 / (1 + Math.exp(-sum));
}
