import { countWords } from '../../../filters/plain.ts';
import type { DeskTopic } from '../desk.ts';
import { ofExperts } from './about-experts.ts';
import { ofMeetings } from './about-meetings.ts';
import { ofTheSite } from './about-the-site.ts';
import { beforeBooking } from './before-booking.ts';
import { bySlots } from './by-slots.ts';
import type { TopicKeys } from './keys.ts';
import { ofOwnMeetings } from './of-own-meetings.ts';
import { ofTrouble } from './of-trouble.ts';
import { saidPlainly } from './said-plainly.ts';
import { whoWorksHere } from './who-works-here.ts';

/** What is narrower comes first: "if my client cancels" before "cancel". */
const topics: TopicKeys = [
  ...beforeBooking,
  ...bySlots,
  ...ofExperts,
  ...ofTrouble,
  ...ofOwnMeetings,
  ...ofMeetings,
  ...saidPlainly,
  ...whoWorksHere,
  ...ofTheSite,
];

/** Said of a meeting or to the chat in words that are no goal and ask nothing of a profile. */
export const ofAnyMeeting: ReadonlySet<DeskTopic> = new Set<DeskTopic>([
  'documents',
  'showing',
  'special',
  'gear',
  'insurance',
  'payForOther',
  'supportTime',
  'unhappy',
  'worth',
  'judged',
  'beforePaying',
  'advice',
  'pay',
  'receipt',
  'swap',
  'account',
  'cantMake',
  'refund',
  'cancel',
  'reschedule',
  'sessions',
  'recording',
  'firstMeeting',
  'privacy',
  'bookings',
  'together',
  'join',
  'connection',
  'devices',
  'problem',
  'zone',
  'bye',
  'ok',
  'insult',
]);

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
