import { countWords } from '../../../filters/plain.ts';
import type { DeskTopic } from '../desk.ts';
import { ofExperts } from './about-experts.ts';
import { ofMeetings } from './about-meetings.ts';
import { ofTheSite } from './about-the-site.ts';
import type { TopicKeys } from './keys.ts';

/** What is narrower comes first: "if my client cancels" before "cancel". */
const topics: TopicKeys = [...ofExperts, ...ofMeetings, ...ofTheSite];

/** Longer messages tell something of their own. */
const mostWords = 13;

/** Puente's topic that a short message is about, by its words; null for anything else. */
export function topicByWords(said: string): DeskTopic | null {
  if (countWords(said) > mostWords) return null;
  const found = topics.find(([, ways]) =>
    ways.some(
      ({ all, never }) => all.every((group) => group.test(said)) && !(never?.test(said) ?? false),
    ),
  );
  return found?.[0] ?? null;
}
