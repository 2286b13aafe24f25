import type { UnderstoodTopic } from '@puente/contract/provider';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Answers, Vector } from '../matching/profile.ts';

/** Most topics that an expert is asked about. */
const mostTopics = 12;

/** Less sure ones were mentioned by the way, and asking about them would only puzzle. */
const leastSure = 0.3;

/**
 * What was understood of a profile, the surest first. What was answered is always on the list, so
 * that a wrong answer can be taken back. Professions aren't asked about: the expertise says them.
 */
export function topicsOf(lexicon: Lexicon, read: Vector, answers: Answers): UnderstoodTopic[] {
  const sure = Object.entries(read.concepts)
    .filter(([id, weight]) => weight >= leastSure && !lexicon.concepts.get(id)?.isTrade)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostTopics)
    .map(([id]) => id);
  return [...new Set([...sure, ...answers.keys()])].flatMap((id) => {
    const concept = lexicon.concepts.get(id);
    return concept ? [{ id, label: concept.label, isRight: answers.get(id) ?? null }] : [];
  });
}
