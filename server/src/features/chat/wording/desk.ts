import type { ChatAction, ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { deskTexts as english } from '../../../locales/en/chat-desk.ts';
import { deskTexts as spanish } from '../../../locales/es/chat-desk.ts';
import type { DeskTopic } from '../conversation/intents/desk.ts';
import { textsOf, type Worded } from './texts.ts';

type Topic =
  | DeskTopic
  | 'unclear'
  | 'gibberish'
  | 'nobodyYet'
  | 'nobodyFound'
  | 'foreign'
  | 'afterDanger'
  | 'unknown'
  | 'sameMatter'
  | 'otherMatter'
  | 'healthAdvice';

type Ask = keyof typeof english.ask;

/** The pages that a topic leads to. */
const pages: Partial<Record<Topic, Extract<ChatAction, { kind: 'open' }>['page'][]>> = {
  cancel: ['activity'],
  refund: ['activity', 'terms'],
  expertCancels: ['terms'],
  noShow: ['activity', 'terms'],
  connection: ['activity'],
  bookings: ['activity'],
  reschedule: ['activity'],
  receipt: ['activity'],
  problem: ['activity', 'feedback'],
  cantMake: ['activity'],
  refundTime: ['activity'],
  devices: ['activity'],
  devicesStill: ['activity'],
  complaint: ['activity', 'feedback'],
  reportSeen: ['activity', 'feedback'],
  contact: ['feedback'],
  human: ['feedback'],
  privacy: ['privacy'],
  become: ['profile'],
  requirements: ['profile'],
  ownTerms: ['profile'],
  verifyTime: ['profile'],
  payday: ['feedback'],
  keep: ['profile'],
  clientCancels: ['terms'],
  ownCancel: ['activity', 'terms'],
  missed: ['experts'],
  nobodyFound: ['experts'],
  safe: ['terms'],
  unhappy: ['activity', 'terms'],
  angry: ['activity', 'feedback'],
  swap: ['activity'],
  insurance: ['activity'],
  supportTime: ['activity', 'feedback'],
  unknown: ['feedback'],
  late: ['activity'],
  organization: ['feedback'],
  signIn: ['feedback'],
};

/** What people usually ask next; the others are offered goals to begin with. */
const next: Partial<Record<Topic, readonly Ask[]>> = {
  who: ['how', 'privacy'],
  how: ['verify', 'pay', 'cancel'],
  cost: ['how', 'pay', 'cancel'],
  pay: ['cancel', 'verify'],
  otherPay: ['cancel', 'verify'],
  safe: ['cancel', 'privacy'],
  cancel: ['pay', 'how'],
  verify: ['how', 'pay'],
  privacy: ['how', 'verify'],
};

/** They ask back and so are questions. */
const questions: ReadonlySet<Topic> = new Set<Topic>([
  'sameMatter',
  'otherMatter',
  'hello',
  'howAreYou',
  'askAway',
  'unclear',
  'mood',
  'nobodyYet',
  'nobodyFound',
  'gibberish',
  'laugh',
  'missed',
  'foreignMoney',
  'lost',
  'low',
  'sorry',
  'emoji',
]);

/** Nothing more is offered to somebody who says goodbye. */
const endings: ReadonlySet<Topic> = new Set<Topic>([
  'never',
  'bye',
  'thanks',
  'problem',
  'expertCancels',
  'noShow',
  'noCamera',
  'cantMake',
  'refundTime',
  'devices',
  'devicesStill',
  'complaint',
  'reportSeen',
  'unhappy',
  'angry',
  'supportTime',
  'become',
  'requirements',
  'ownTerms',
  'payday',
  'keep',
  'clientCancels',
  'ownCancel',
  'verifyTime',
  'low',
  'sorry',
  'late',
  'signIn',
  'organization',
  'later',
]);

/** Said to somebody, and no fact: what was said before isn't the same answer to something else. */
const courtesies: ReadonlySet<Topic> = new Set<Topic>([
  ...questions,
  'injection',
  'insult',
  'offTopic',
  'joke',
  'math',
  'essay',
  'never',
  'thanks',
  'bye',
  'ok',
  'later',
  'puzzled',
  'chitchat',
]);

/** Is it told of Puente itself, in answer to a question or a trouble with a meeting? */
export function isFactual(topic: Topic): boolean {
  return !courtesies.has(topic) && !inBoth.has(topic);
}

/** They are said in both languages, however often. */
const inBoth: ReadonlySet<Topic> = new Set<Topic>(['foreign', 'gibberish', 'afterDanger']);

/** What was said just before is said in other words. */
function replyOf(
  topic: Topic,
  { replies, again }: typeof english,
  hasPeople: boolean,
  last: string,
) {
  const alone: Partial<Record<Topic, string>> = {
    ok: replies.okAlone,
    unclear: replies.unclearAlone,
    puzzled: replies.puzzledAlone,
    chitchat: replies.chitchatAlone,
  };
  const reply = (hasPeople ? undefined : alone[topic]) ?? replies[topic];
  if (!last.endsWith(reply) || inBoth.has(topic)) return reply;
  const others: Partial<Record<Topic, string>> = again.by;
  return others[topic] ?? (courtesies.has(topic) ? again.other : again.same(reply));
}

/**
 * An answer about Puente itself. `hasPeople`: there are people above to go on with; `last`: the
 * answer before.
 */
export function wordDesk(
  topic: Topic,
  language: Language,
  { hasPeople, last, also }: { hasPeople: boolean; last: string; also?: DeskTopic | undefined },
): Worded {
  const texts = language === 'es' ? spanish : english;
  const { ask, goals } = texts;
  const asks = next[topic]?.map((name) => ask[name]);
  const onward = topic === 'afterDanger' ? textsOf(language).emergency.goOn : goals;
  const suggestions = asks ?? (hasPeople || endings.has(topic) ? [] : onward);
  const actions = pages[topic]?.map((page) => ({ kind: 'open' as const, page }));
  const kind: ChatAnswer['kind'] = questions.has(topic) ? 'question' : 'answer';
  return {
    kind,
    reply: [
      replyOf(topic, texts, hasPeople, last),
      ...(also === undefined ? [] : [texts.replies[also]]),
    ].join('\n\n'),
    recommendations: [],
    suggestions: [...suggestions],
    emergencyLines: [],
    ...(actions ? { actions } : {}),
  };
}
