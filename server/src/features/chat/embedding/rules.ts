import { createHash } from 'node:crypto';
import { policy } from '@puente/contract/policy';
import { withoutRefusals } from '../language/refusals.ts';

const { documentMaxLength } = policy.embedding;

/** The public words of an expert, all of which stand on their page. */
export type PublicWords = {
  expertise: string;
  /** The expertise in the other language, where the expert wrote it. */
  expertiseTranslated: string;
  idealClient: string;
  aboutMe: string;
  uniqueValue: string;
  career: string;
  challengeStory: string;
  /** Names and descriptions of the packages and plans on offer. */
  offerings: string;
};

/** The most telling text first, because a model may read only so much. */
const order = [
  'expertise',
  'expertiseTranslated',
  'idealClient',
  'aboutMe',
  'offerings',
  'uniqueValue',
  'career',
  'challengeStory',
] as const;

/** What a model is given of an expert: one text, without what they say they don't do. */
export function documentOf(words: PublicWords): string {
  const texts = order.map((name) => withoutRefusals(words[name]).replaceAll(/\s+/g, ' ').trim());
  return texts
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, documentMaxLength);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
