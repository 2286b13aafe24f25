import type { ChatAction, ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import { deskTexts as english } from '../../../locales/en/chat-desk.ts';
import { deskTexts as spanish } from '../../../locales/es/chat-desk.ts';
import type { DeskTopic } from '../conversation/intents/desk.ts';
import { textsOf, type Worded } from './present.ts';

type Topic =
  | DeskTopic
  | 'unclear'
  | 'gibberish'
  | 'fewer'
  | 'nobodyYet'
  | 'foreign'
  | 'afterDanger';

type Ask = keyof typeof english.ask;

/** The pages that a topic leads to. */
const pages: Partial<Record<Topic, Extract<ChatAction, { kind: 'open' }>['page'][]>> = {
  cancel: ['activity'],
  refund: ['activity', 'terms'],
  expertCancels: ['terms'],
  reschedule: ['activity'],
  receipt: ['activity'],
  problem: ['activity', 'feedback'],
  contact: ['feedback'],
  human: ['feedback'],
  privacy: ['privacy'],
  become: ['profile'],
  verifyTime: ['profile'],
  payday: ['feedback'],
  keep: ['profile'],
  clientCancels: ['terms'],
  missed: ['experts'],
  safe: ['terms'],
};

/** What people usually ask next; the others are offered goals to begin with. */
const next: Partial<Record<Topic, readonly Ask[]>> = {
  who: ['how', 'privacy'],
  how: ['verify', 'pay', 'cancel'],
  cost: ['how', 'pay', 'cancel'],
  pay: ['cancel', 'verify'],
  safe: ['cancel', 'privacy'],
  cancel: ['pay', 'how'],
  verify: ['how', 'pay'],
  privacy: ['how', 'verify'],
};

/** They ask back and so are questions. */
const questions: ReadonlySet<Topic> = new Set<Topic>([
  'hello',
  'howAreYou',
  'unclear',
  'fewer',
  'nobodyYet',
  'gibberish',
  'laugh',
  'missed',
  'foreignMoney',
  'lost',
  'low',
  'emoji',
]);

/** Nothing more is offered to somebody who says goodbye. */
const endings: ReadonlySet<Topic> = new Set<Topic>([
  'never',
  'bye',
  'thanks',
  'problem',
  'expertCancels',
  'become',
  'payday',
  'keep',
  'clientCancels',
  'verifyTime',
  'low',
]);

/** An answer about Puente itself. `hasPeople`: there are people above to go on with. */
export function wordDesk(topic: Topic, language: Language, hasPeople: boolean): Worded {
  const { replies, ask, goals } = language === 'es' ? spanish : english;
  const asks = next[topic]?.map((name) => ask[name]);
  const onward = topic === 'afterDanger' ? textsOf(language).emergency.goOn : goals;
  const suggestions = asks ?? (hasPeople || endings.has(topic) ? [] : onward);
  const actions = pages[topic]?.map((page) => ({ kind: 'open' as const, page }));
  const kind: ChatAnswer['kind'] = questions.has(topic) ? 'question' : 'answer';
  return {
    kind,
    reply: topic === 'ok' && !hasPeople ? replies.okAlone : replies[topic],
    recommendations: [],
    suggestions: [...suggestions],
    emergencyLines: [],
    ...(actions ? { actions } : {}),
  };
}
