import { createHash } from 'node:crypto';
import type { ChatAnswer, ChatQuery } from '@puente/contract/chat';
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
import { carryAllowanceOver, exchangesLeft, withExchange } from './allowance/service.ts';
import { languageOf, withPeople } from './conversation/thread.ts';
import {
  carryHistoryOver,
  keepExchange,
  latestConversation,
  readHistory,
} from './history/service.ts';
import { planCounts } from './learning/service.ts';
import { titleFrom } from './history/rules.ts';
import { compose, type Question } from './reply/service.ts';

type Deps = Pick<
  Context,
  | 'db'
  | 'clock'
  | 'rates'
  | 'llm'
  | 'lexicon'
  | 'log'
  | 'liveness'
  | 'config'
  | 'alarms'
  | 'embeddings'
  | 'quietLog'
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
    const { thread: subject } = chatter;
    const conversationId =
      query.conversationId ?? (await latestConversation(context, subject)) ?? newId();
    const whose = { subject, conversationId };
    const question = await readQuestion(context, actor, whose, query);
    const { worded, isFallback, sought } = await compose(context, question);
    const made: Kept = {
      ...worded,
      messageId,
      answerId: newId(),
      conversationId,
      language: question.language,
      fallback: isFallback,
    };
    const title = sought ? titleFrom(sought.goal) : null;
    await keepExchange(context, whose, saidIn(context, query.query, made), title);
    if (sought) await planCounts(context, sought, made);
    if (actor.kind === 'client') await skipIntroduction(context, actor.userId);
    return made;
  });
  return { ...kept, exchanges: await leftFor(context, chatter) };
}

async function readQuestion(
  context: Deps,
  actor: Actor,
  whose: { subject: string; conversationId: string },
  query: ChatQuery,
): Promise<Question> {
  const own = actor.kind === 'client' ? actor : null;
  const kept = await readHistory(context, whose, { page: 1, pageSize: keptTurns });
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

type Kept = Omit<ChatAnswer, 'exchanges'>;

/** The question and its answer as messages. */
function saidIn({ clock }: Pick<Context, 'clock'>, text: string, made: Kept) {
  const createdAt = clock.now().toString();
  const { recommendations } = made;
  return [
    { id: made.messageId, role: 'user' as const, content: text, createdAt },
    {
      id: made.answerId,
      role: 'assistant' as const,
      content: made.reply,
      createdAt,
      ...(recommendations.length > 0 ? { recommendations } : {}),
    },
  ];
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
