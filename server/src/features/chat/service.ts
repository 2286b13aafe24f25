import { createHash } from 'node:crypto';
import type { ChatAnswer, ChatQuery, Recommendation } from '@puente/contract/chat';
import type { Currency, Language } from '@puente/contract/policy';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { addressKey } from '../../lib/address.ts';
import { newId } from '../../lib/ids.ts';
import { findPartner } from '../partner/service.ts';
import { skipIntroduction } from '../user/service.ts';
import {
  type Chatter,
  chatterWithoutCookie,
  chatterOfUser,
  chatterOfVisitor,
} from './allowance/rules.ts';
import {
  carryAllowanceOver,
  exchangesLeft,
  takeModelCall,
  withExchange,
} from './allowance/service.ts';
import { speak } from './conversation/answer/service.ts';
import { type Plan, planFor } from './conversation/rules.ts';
import { findRecommendations, type Found } from './conversation/service.ts';
import { findCrisis } from './crisis/rules.ts';
import type { Table, Turn } from './conversation/table/table.ts';
import { languageOf, withPeople } from './conversation/thread.ts';
import { readFilters } from './filters/rules.ts';
import { appendMessages, carryHistoryOver, readHistory } from './history/service.ts';
import { parseQuery } from './matching/service.ts';
import {
  textsOf,
  withHelpLines,
  wordEmergency,
  wordFound,
  wordQuestion,
  type Worded,
} from './wording/present.ts';
import { wishesOf } from './wording/wishes.ts';
import { forModel, instructionsFor, whatMayBeShown } from './wording/rules.ts';

type Deps = Pick<
  Context,
  'db' | 'clock' | 'rates' | 'llm' | 'lexicon' | 'log' | 'liveness' | 'config' | 'alarms'
>;

/** A request to the chat: its visitor cookie, if any, and its address. */
export type Visit = {
  existingVisitorId: string | null;
  /** The id for a request without a cookie. */
  newVisitorId: () => string;
  address: string;
};

/** Whose chat it is: the user's, or the visitor's before sign-in. */
export function chatterOf(
  { config }: Pick<Context, 'config'>,
  actor: Actor,
  visit: Visit,
): Chatter {
  if (actor.kind === 'client') return chatterOfUser(actor.userId);
  const address = hashAddress(config.secret, visit.address);
  return visit.existingVisitorId === null
    ? chatterWithoutCookie(visit.newVisitorId(), address)
    : chatterOfVisitor(visit.existingVisitorId, address);
}

/** Addresses are stored only as hashes, to count by them. */
function hashAddress(secret: string, address: string): string {
  return createHash('sha256')
    .update(`${secret}${addressKey(address)}`)
    .digest('hex')
    .slice(0, 32);
}

/** All that an answer depends on. */
type Question = {
  text: string;
  turns: Turn[];
  language: Language;
  currency: Currency;
  timezone: string;
  partner: { id: string; name: string } | null;
  clientId: string | null;
};

/** How many stored messages are read when the client sends none. */
const keptTurns = 24;

/**
 * Answers one message, the same over websocket and HTTP: the same `messageId` again is the same
 * answer and one exchange. Errors: `chat-limit-reached`.
 */
export async function answer(
  context: Deps,
  actor: Actor,
  chatter: Chatter,
  query: ChatQuery,
): Promise<ChatAnswer> {
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
    if (actor.kind === 'client') await skipIntroduction(context, actor.userId);
    return made;
  });
  return { ...kept, exchanges: await leftFor(context, chatter) };
}

async function readQuestion(
  context: Deps,
  actor: Actor,
  subject: string,
  query: ChatQuery,
): Promise<Question> {
  const own = actor.kind === 'client' ? actor : null;
  const kept = await readHistory(context, subject, { page: 1, pageSize: keptTurns });
  const turns = query.conversation_history
    ? withPeople(query.conversation_history, kept.chatHistory)
    : kept.chatHistory;
  const language = languageOf(
    [...turns.flatMap((turn) => (turn.role === 'user' ? [turn.content] : [])), query.query],
    query.language ?? own?.language ?? 'en',
  );
  return {
    text: query.query,
    turns,
    language,
    currency: query.currency ?? own?.currency ?? 'USD',
    timezone: query.timezone ?? own?.timezone ?? 'UTC',
    partner: await partnerOf(context, query.partnerId),
    clientId: own?.userId ?? null,
  };
}

async function partnerOf(context: Deps, named: string | null | undefined) {
  return named && named !== 'default' ? findPartner(context, named) : null;
}

type Composed = { worded: Worded; isFallback: boolean };

/** Danger comes before everything: help lines alone where it is sure, above the answer else. */
async function compose(context: Deps, question: Question): Promise<Composed> {
  // What else hears danger, a model for one, may raise this tier here and never lower it.
  const crisis = findCrisis(question.text);
  const composed = await composeUsual(context, question);
  if (crisis?.tier !== 'maybe') return composed;
  return { ...composed, worded: withHelpLines(composed.worded, crisis.kind, question) };
}

async function composeUsual(context: Deps, question: Question): Promise<Composed> {
  const { language, timezone, currency, clientId } = question;
  const { plan, table } = planFor(question.text, question.turns, {
    own: currency,
    parseQuery: (text) => parseQuery(context.lexicon(), text, language),
  });
  if (plan.kind === 'emergency')
    return { worded: wordEmergency(plan.crisis, language, timezone), isFallback: false };
  const asker = { language, currency, timezone, now: context.clock.now() };
  if (plan.kind !== 'search' && plan.kind !== 'question')
    return { worded: await speak(context, plan, { asker, table, clientId }), isFallback: false };
  const found = plan.kind === 'search' ? await search(context, { ...question, table }, plan) : null;
  const chips = wishesOf(plan.filters, asker);
  const wishes = chips.length > 0 ? { wishes: chips } : {};
  const builtIn = {
    ...(plan.kind === 'search' && found
      ? wordFound(found, asker, {
          filters: plan.filters,
          isRefined: plan.isRefined,
          asksGender: readFilters(question.text, { own: currency }).gender !== undefined,
          partner: question.partner?.name ?? null,
        })
      : wordQuestion(language, {
          hasFilters: plan.kind === 'question' && plan.hasFilters,
          isTold: plan.kind === 'question' && plan.isTold,
        })),
    ...wishes,
  };
  if (!context.llm) return { worded: builtIn, isFallback: false };
  const byModel = await askModel(context, { ...question, table }, plan, found);
  if (byModel) return { worded: { ...byModel, ...wishes }, isFallback: false };
  const reply = `${builtIn.reply}\n\n${textsOf(language).fallback}`;
  return { worded: { ...builtIn, reply }, isFallback: true };
}

type Search = Extract<Plan, { kind: 'search' }>;

/** A question with the people on its table. */
type Seated = Question & { table: Table };

function search(context: Deps, question: Seated, plan: Search) {
  return findRecommendations(context, {
    goal: plan.goal,
    filters: plan.filters,
    language: question.language,
    currency: question.currency,
    timezone: question.timezone,
    partnerId: question.partner?.id ?? null,
    clientId: question.clientId,
    shown: question.table.cards,
    seen: question.table.known,
  });
}

/** The model's reply, or null when it is down, slow, unusable or has no call left this hour. */
async function askModel(
  context: Deps,
  question: Seated,
  plan: Search | Extract<Plan, { kind: 'question' }>,
  built: Found | null,
): Promise<Worded | null> {
  if (!(await takeModelCall(context))) {
    context.alarms.reached('model-calls', 'all');
    return null;
  }
  context.alarms.spent('model-call', 'all');
  return wordByModel(context, question, plan, built).catch((error: unknown) => {
    context.log.warn({ err: error }, 'the model did not answer');
    return null;
  });
}

/**
 * The model's reply over the same search. Throws when the model is down or slow; null when its text
 * can't be shown.
 */
async function wordByModel(
  context: Deps,
  question: Seated,
  plan: Search | Extract<Plan, { kind: 'question' }>,
  built: Found | null,
): Promise<Worded | null> {
  let found = built;
  let hasLooked = false;
  const filters = plan.kind === 'search' ? plan.filters : {};
  const text = await context.llm?.word({
    language: question.language,
    instructions: instructionsFor(question.language),
    messages: [
      ...question.turns.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: question.text },
    ],
    findExperts: async (goal) => {
      const own = { kind: 'search', goal, filters, isRefined: false } as const;
      const looked = await search(context, question, own);
      hasLooked = true;
      // Its search may bring people forward, never replace whom the visitor's own goal found.
      found = found && found.recommendations.length > 0 ? broughtForward(found, looked) : looked;
      return found.recommendations.map(forModel);
    },
  });
  if (text === undefined) return null;
  const cards = hasLooked ? (found?.recommendations ?? []) : [];
  const said = [
    question.text,
    ...question.turns.flatMap((turn) => (turn.role === 'user' ? [turn.content] : [])),
  ];
  const reply = whatMayBeShown(text, cards, said);
  if (reply === null) return null;
  return {
    kind: cards.length > 0 ? 'recommendations' : 'question',
    reply,
    recommendations: cards,
    suggestions: [],
    emergencyLines: [],
  };
}

/** The same people, those first that the other search found as well. */
function broughtForward(found: Found, other: Found): Found {
  const again = new Set(other.recommendations.map(({ providerId }) => providerId));
  const place = ({ providerId }: Recommendation) => (again.has(providerId) ? 0 : 1);
  const recommendations = found.recommendations.toSorted((one, two) => place(one) - place(two));
  return { ...found, recommendations };
}

type Kept = Omit<ChatAnswer, 'exchanges'>;

async function keepExchange(
  context: Deps,
  subject: string,
  text: string,
  made: Kept,
): Promise<void> {
  const createdAt = context.clock.now().toString();
  await appendMessages(context, subject, [
    { id: made.messageId, role: 'user', content: text, createdAt },
    {
      id: made.answerId,
      role: 'assistant',
      content: made.reply,
      createdAt,
      ...(made.recommendations.length > 0 ? { recommendations: made.recommendations } : {}),
    },
  ]);
}

/** What is left of the day's exchanges, in the contract's shape. */
export async function leftFor(
  context: Pick<Context, 'db' | 'clock'>,
  chatter: Pick<Chatter, 'counters'>,
) {
  const { renewsAt, ...left } = await exchangesLeft(context, chatter);
  return { ...left, renewsAt: renewsAt?.toString() ?? null };
}

/** After a visitor signed in, their messages and their count belong to the user. */
export async function carryOver(
  context: Pick<Context, 'db' | 'clock'>,
  signIn: { userId: string; visitorId: string | null },
): Promise<void> {
  if (signIn.visitorId === null) return;
  const from = `visitor:${signIn.visitorId}`;
  const to = `user:${signIn.userId}`;
  await carryAllowanceOver(context, from, to);
  const carried = await carryHistoryOver(context, from, to);
  if (carried > 0) await skipIntroduction(context, signIn.userId);
}
