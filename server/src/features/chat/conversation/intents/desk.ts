import { aboutPuente } from './about-puente.ts';
import { forExperts } from './for-experts.ts';
import { provocations, smallTalk } from './small-talk.ts';

/** What people ask Puente about itself, or say to it. */
export const deskTopics = [
  'injection',
  'insult',
  'problem',
  'cancel',
  'refund',
  'expertCancels',
  'noShow',
  'connection',
  'bookings',
  'reschedule',
  'safe',
  'pay',
  'otherPay',
  'receipt',
  'cost',
  'become',
  'requirements',
  'ownTerms',
  'fee',
  'payday',
  'keep',
  'clientCancels',
  'ownCancel',
  'together',
  'sessions',
  'zone',
  'ages',
  'notify',
  'privacy',
  'delete',
  'recording',
  'verifyTime',
  'verify',
  'who',
  'human',
  'how',
  'topics',
  'languages',
  'place',
  'duration',
  'join',
  'free',
  'contact',
  'weather',
  'joke',
  'math',
  'essay',
  'missed',
  'foreignMoney',
  'lost',
  'low',
  'emoji',
  'never',
  'thanks',
  'bye',
  'howAreYou',
  'hello',
  'laugh',
  'ok',
] as const;
export type DeskTopic = (typeof deskTopics)[number];

const patterns = [...provocations, ...forExperts, ...aboutPuente, ...smallTalk];

/** Topics said of anything else, too: a story of some length isn't about them. */
const shortOnly: Partial<Record<DeskTopic, number>> = {
  problem: 16,
  cost: 12,
  how: 14,
  topics: 12,
  privacy: 16,
  delete: 14,
  verify: 14,
  verifyTime: 14,
  who: 14,
  cancel: 16,
  refund: 24,
  expertCancels: 16,
  noShow: 16,
  connection: 14,
  bookings: 14,
  reschedule: 16,
  pay: 14,
  otherPay: 14,
  safe: 14,
  join: 14,
  become: 24,
  requirements: 16,
  ownTerms: 14,
  payday: 20,
  keep: 16,
  clientCancels: 16,
  ownCancel: 16,
  together: 16,
  sessions: 14,
  zone: 18,
  ages: 8,
  notify: 12,
  insult: 10,
  free: 12,
  weather: 14,
  joke: 12,
};

/** The topic of a message (lower case, no accents) about Puente; null for anything else. */
export function deskTopicOf(said: string): DeskTopic | null {
  const words = said.split(/\s+/).length;
  const found = patterns.find(
    ([topic, forms]) =>
      words <= (shortOnly[topic] ?? Infinity) && forms.some((form) => form.test(said)),
  );
  return found?.[0] ?? null;
}
