import { createHash } from 'node:crypto';
import type { ChatAnswer, ChatQuery, Recommendation } from '@puente/contract/chat';
import type { Currency, Language } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { addressKey } from '../../lib/address.ts';
import { newId } from '../../lib/ids.ts';
import { findPartner } from '../partner/service.ts';
import {
  type Chatter,
  chatterOfStranger,
  chatterOfUser,
  chatterOfVisitor,
} from './allowance/rules.ts';
import {
  carryAllowanceOver,
  exchangesLeft,
  takeModelCall,
  withExchange,
} from './allowance/service.ts';
import { type Plan, planFor } from './conversation/rules.ts';
import { type FindMatches, findRecommendations, type Found } from './conversation/service.ts';
import { appendMessages, carryHistoryOver, readHistory } from './history/service.ts';
import { findExperts, hear } from './matching/service.ts';
import { textsOf, wordEmergency, wordFound, wordQuestion, type Worded } from './wording/present.ts';
import { canShow, instructionsFor } from './wording/rules.ts';

type Needs = Pick<
  Context,
  'db' | 'clock' | 'rates' | 'llm' | 'log' | 'liveness' | 'config' | 'alarms'
>;

/** How somebody comes to the chat: with or without a visitor's cookie, from an address. */
export type Visit = {
  existingVisitorId: string | null;
  /** The id that they are given where they brought none. */
  newVisitorId: () => string;
  address: string;
};

/** Whose chat it is: counted and kept for the user, or for the visitor before sign-in. */
export const chatterOf = (
  { config }: Pick<Context, 'config'>,
  actor: Actor,
  visit: Visit,
): Chatter => {
  if (actor.kind === 'client') return chatterOfUser(actor.userId);
  const address = hashAddress(config.secret, visit.address);
  return visit.existingVisitorId === null
    ? chatterOfStranger(visit.newVisitorId(), address)
    : chatterOfVisitor(visit.existingVisitorId, address);
};

/** Addresses are counted and not kept. */
const hashAddress = (secret: string, address: string): string =>
  createHash('sha256')
    .update(`${secret}${addressKey(address)}`)
    .digest('hex')
    .slice(0, 32);

type Turn = { role: 'user' | 'assistant'; content: string };

/** All that an answer depends on. */
type Question = {
  text: string;
  turns: Turn[];
  shown: Recommendation[];
  language: Language;
  currency: Currency;
  timezone: string;
  partner: { id: string; name: string } | null;
};

const matches: FindMatches = (context, query) => findExperts(context, query);

/** How many messages of a kept thread are looked at when the client sends none along. */
const keptTurns = 24;

const partnerOf = async (context: Needs, named: string | null | undefined) =>
  named && named !== 'default' ? findPartner(context, named) : null;

const readQuestion = async (
  context: Needs,
  actor: Actor,
  subject: string,
  query: ChatQuery,
): Promise<Question> => {
  const own = actor.kind === 'client' ? actor : null;
  const kept = await readHistory(context, subject, { page: 1, pageSize: keptTurns });
  const turns: Turn[] =
    query.conversation_history ?? kept.chatHistory.map(({ role, content }) => ({ role, content }));
  const lastShown = kept.chatHistory.findLast((message) => message.recommendations?.length);
  const heard = hear(query.query, query.language ?? own?.language ?? 'en');
  return {
    text: query.query,
    turns,
    shown: turns.length > 0 ? (lastShown?.recommendations ?? []) : [],
    language: heard.language,
    currency: query.currency ?? own?.currency ?? 'USD',
    timezone: query.timezone ?? own?.timezone ?? 'UTC',
    partner: await partnerOf(context, query.partnerId),
  };
};

const search = (context: Needs, question: Question, plan: Extract<Plan, { kind: 'search' }>) =>
  findRecommendations(
    context,
    {
      goal: plan.goal,
      wishes: plan.wishes,
      language: question.language,
      currency: question.currency,
      timezone: question.timezone,
      partnerId: question.partner?.id ?? null,
      shown: question.shown,
    },
    matches,
  );

/** What a model is told of a card: no price, no time, nothing private. */
const forModel = (card: Recommendation) => ({
  name: `${card.name} ${card.lastName}`,
  expertise: card.expertise,
  reason: card.reason,
  languages: card.languages,
});

/**
 * The model's wording over the same retrieval. Throws when it is down or slow; null when what it
 * says can't be shown.
 */
const wordByModel = async (
  context: Needs,
  question: Question,
  plan: Exclude<Plan, { kind: 'emergency' }>,
  built: Found | null,
): Promise<Worded | null> => {
  let found = built;
  let hasLooked = false;
  const wishes = plan.kind === 'search' ? plan.wishes : {};
  const text = await context.llm?.word({
    language: question.language,
    instructions: instructionsFor(question.language),
    messages: [...question.turns, { role: 'user', content: question.text }],
    findExperts: async (goal) => {
      const own = { kind: 'search', goal, wishes, isRefined: false } as const;
      const looked = await search(context, question, own);
      hasLooked = true;
      // A tool call worded worse than the visitor's own goal does not lose what was found.
      if (looked.recommendations.length > 0) found = looked;
      return (found ?? looked).recommendations.map(forModel);
    },
  });
  if (text === undefined) return null;
  const cards = hasLooked ? (found?.recommendations ?? []) : [];
  const said = [
    question.text,
    ...question.turns.flatMap((turn) => (turn.role === 'user' ? [turn.content] : [])),
  ];
  if (!canShow(text, cards, said)) return null;
  return {
    kind: cards.length > 0 ? 'recommendations' : 'question',
    reply: text,
    recommendations: cards,
    suggestions: [],
    emergencyLines: [],
  };
};

/** The model's wording, or null where it is down, slow, unusable or has no call left this hour. */
const askModel = async (
  context: Needs,
  question: Question,
  plan: Exclude<Plan, { kind: 'emergency' }>,
  built: Found | null,
): Promise<Worded | null> => {
  if (!(await takeModelCall(context))) {
    context.alarms.reached('model-calls', 'all');
    return null;
  }
  context.alarms.spent('model-call', 'all');
  return wordByModel(context, question, plan, built).catch((error: unknown) => {
    context.log.warn({ err: error }, 'the model did not answer');
    return null;
  });
};

const compose = async (
  context: Needs,
  question: Question,
): Promise<{ worded: Worded; isFallback: boolean }> => {
  const { language, timezone } = question;
  const earlier = question.turns.flatMap((turn) => (turn.role === 'user' ? [turn.content] : []));
  const plan = planFor(question.text, earlier, question.currency, (text) => hear(text, language));
  if (plan.kind === 'emergency')
    return { worded: wordEmergency(plan.danger, language, timezone), isFallback: false };
  const found = plan.kind === 'search' ? await search(context, question, plan) : null;
  const builtIn =
    plan.kind === 'search' && found
      ? wordFound(found, language, {
          isRefined: plan.isRefined,
          partner: question.partner?.name ?? null,
        })
      : wordQuestion(language, plan.kind === 'question' && plan.hasWishes);
  if (!context.llm) return { worded: builtIn, isFallback: false };
  const byModel = await askModel(context, question, plan, found);
  if (byModel) return { worded: byModel, isFallback: false };
  const reply = `${builtIn.reply}\n\n${textsOf(language).fallback}`;
  return { worded: { ...builtIn, reply }, isFallback: true };
};

type Kept = Omit<ChatAnswer, 'exchanges'>;

const keepExchange = async (
  context: Needs,
  subject: string,
  text: string,
  answer: Kept,
): Promise<void> => {
  const createdAt = context.clock.now().toString();
  await appendMessages(context, subject, [
    { id: answer.messageId, role: 'user', content: text, createdAt },
    {
      id: answer.answerId,
      role: 'assistant',
      content: answer.reply,
      createdAt,
      ...(answer.recommendations.length > 0 ? { recommendations: answer.recommendations } : {}),
    },
  ]);
};

/**
 * Answers one message, the same over websocket and HTTP: the same `messageId` again is the same
 * answer and one exchange. Errors: `chat-limit-reached`.
 */
export const answer = async (
  context: Needs,
  actor: Actor,
  chatter: Chatter,
  query: ChatQuery,
): Promise<ChatAnswer> => {
  const messageId = query.messageId ?? newId();
  const { answer: kept } = await withExchange<Kept>(context, chatter, messageId, async () => {
    const question = await readQuestion(context, actor, chatter.thread, query);
    const { worded, isFallback } = await compose(context, question);
    const made: Kept = {
      ...worded,
      messageId,
      answerId: newId(),
      language: question.language,
      fallback: isFallback,
    };
    await keepExchange(context, chatter.thread, query.query, made);
    return made;
  });
  return { ...kept, exchanges: await leftFor(context, chatter) };
};

/** What is left of the day's exchanges, as the contract says it. */
export const leftFor = async (
  context: Pick<Context, 'db' | 'clock'>,
  chatter: Pick<Chatter, 'counters'>,
) => {
  const { renewsAt, ...left } = await exchangesLeft(context, chatter);
  return { ...left, renewsAt: renewsAt?.toString() ?? null };
};

/** A visitor signed in: their messages and count go on under the person. */
export const carryOver = async (
  context: Pick<Context, 'db' | 'clock'>,
  signIn: { userId: string; visitorId: string | null },
): Promise<void> => {
  if (signIn.visitorId === null) return;
  const from = `visitor:${signIn.visitorId}`;
  const to = `user:${signIn.userId}`;
  await carryAllowanceOver(context, from, to);
  await carryHistoryOver(context, from, to);
};
