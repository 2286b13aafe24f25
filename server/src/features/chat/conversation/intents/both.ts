import { type DeskTopic, deskTopicOf } from './desk.ts';
import { topicByWords } from './key-words/topic.ts';

/** Facts about Puente that are asked for two at a time. */
const facts: ReadonlySet<DeskTopic> = new Set<DeskTopic>([
  'cost',
  'duration',
  'pay',
  'otherPay',
  'cancel',
  'refund',
  'reschedule',
  'join',
  'place',
  'languages',
  'receipt',
  'verify',
  'privacy',
  'recording',
  'sessions',
  'together',
  'firstMeeting',
  'safe',
  'documents',
  'showing',
  'insurance',
  'fee',
  'payday',
  'requirements',
  'become',
]);

const between = /[?.;,]| (?:and|y)(?: (?:also|tambien))? /;

const mostWords = 24;

/** "How long is it and what does it cost?": what else is asked beside a topic; null for anything else. */
export function otherTopic(said: string, topic: string): DeskTopic | null {
  const isFact = [...facts].some((fact) => fact === topic);
  if (!isFact || said.split(/\s+/).length > mostWords) return null;
  const parts = said.split(between).map((part) => part.trim());
  const found = parts.flatMap((part) => deskTopicOf(part) ?? topicByWords(part) ?? []);
  if (!found.some((one) => one === topic)) return null;
  return found.find((one) => one !== topic && facts.has(one)) ?? null;
}
