import { z } from 'zod';
import { chatMessage, newMessages, recommendation, turn } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, id } from './ids.ts';
import { currency } from './money.ts';
import { policy } from './policy.ts';
import { instant, timeZone } from './time.ts';
import { language } from './user.ts';

const { historyMaxPageSize, historyPageSize } = policy.chat;
const { maxGoals, maxMatches, maxRecommendations, titleMaxLength } = policy.conversation;

/** One talk with the matchmaker. */
export const conversation = z
  .object({
    id,
    /**
     * The name its person gave it, else the words of its first goal, shortened; null while there are
     * none that can stand as a name.
     */
    title: z.string().nullable(),
    startedAt: instant,
    lastMessageAt: instant,
    /** Of its messages, answers included. */
    count: z.int(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof conversation>;

const page = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(historyMaxPageSize).default(historyPageSize),
  ...claimedIdentity,
});

export const listChats = endpoint({
  method: 'GET',
  path: '/api/worker/chats',
  tag: 'chat',
  summary: 'Own conversations, the one spoken in last first.',
  actor: 'client',
  query: z.object(claimedIdentity),
  reply: z.object({ chats: z.array(conversation) }),
  errors: [],
});

export const getChat = endpoint({
  method: 'GET',
  path: '/api/worker/chat-history/:id',
  tag: 'chat',
  summary:
    'An own conversation with its messages, the newest page first, each page in order of time.',
  actor: 'client',
  params: z.object({ id }),
  query: page,
  reply: z.object({
    conversation,
    chatHistory: z.array(chatMessage),
    totalMessages: z.int(),
  }),
  errors: [],
});

export const renameChat = endpoint({
  method: 'PUT',
  path: '/api/worker/chat/:id',
  tag: 'chat',
  summary: 'Name an own conversation; what is said later in it changes nothing about its name.',
  actor: 'client',
  params: z.object({ id }),
  body: z.object({ name: z.string().trim().min(1).max(titleMaxLength), ...claimedIdentity }),
  reply: z.object({ conversation }),
  errors: [],
});

export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/api/worker/chat/:id',
  tag: 'chat',
  summary: 'Delete an own conversation with all that was said in it.',
  actor: 'client',
  params: z.object({ id }),
  query: z.object(claimedIdentity),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});

export const getMessages = endpoint({
  method: 'GET',
  path: '/worker/messages/:id',
  tag: 'chat',
  summary: 'Messages of an own conversation, paged as its history is.',
  actor: 'client',
  params: z.object({ id }),
  query: page,
  reply: z.object({ messages: z.array(chatMessage), totalMessages: z.int() }),
  errors: [],
});

export const addMessages = endpoint({
  method: 'POST',
  path: '/worker/messages',
  tag: 'chat',
  summary:
    'Add messages to an own conversation, which begins with them where it is not there yet; ' +
    'one already kept (same id) is not kept twice.',
  actor: 'client',
  body: z.object({
    conversationId: id,
    newMessages,
    ...claimedIdentity,
  }),
  reply: z.object({
    success: z.literal(true),
    /** In that conversation. */
    totalMessages: z.int(),
  }),
  errors: ['conversation-full'],
});

/** How prices and reasons are told; the person's own where absent. */
const asker = {
  currency: currency.optional(),
  language: language.optional(),
  timezone: timeZone.optional(),
};

export const getMatches = endpoint({
  method: 'GET',
  path: '/worker/matches',
  tag: 'chat',
  summary:
    'Experts who were recommended in own conversations, the latest first and each once, as they ' +
    'are now: only those who are still verified, with price and next free time of this moment.',
  actor: 'client',
  query: z.object({ ...asker, ...claimedIdentity }),
  reply: z.object({
    matches: z
      .array(recommendation.extend({ conversationId: id, matchedAt: instant }))
      .max(maxMatches),
  }),
  errors: [],
});

export const getRecommendations = endpoint({
  method: 'GET',
  path: '/worker/recommendations',
  tag: 'chat',
  summary:
    `Experts who fit the latest goals of own conversations (up to ${maxGoals}), searched again ` +
    'now; empty where nobody fits or nothing was asked for.',
  actor: 'client',
  query: z.object({ ...asker, ...claimedIdentity }),
  reply: z.object({
    recommendations: z
      .array(
        recommendation.extend({
          conversationId: id,
          /** In the person's words. */
          goal: z.string(),
        }),
      )
      .max(maxRecommendations),
  }),
  errors: [],
});

export const generateSummary = endpoint({
  method: 'POST',
  path: '/api/worker/generate-summary',
  tag: 'chat',
  summary:
    'What was said and wanted in a conversation, in at most three lines and without phone or ' +
    'email. It is no exchange of the chat.',
  actor: 'client',
  perMinute: policy.conversation.summariesPerMinute,
  body: z.object({
    /** What the person sees; the kept messages of `conversationId`, or the latest, when absent. */
    conversation_history: z.array(turn).max(100).optional(),
    conversationId: id.optional(),
    ...asker,
    ...claimedIdentity,
  }),
  reply: z.object({
    /** Lines are divided by a line break; empty where nothing was said that could be told. */
    summary: z.string().max(policy.conversation.summaryMaxLength),
    /** Of the conversation. */
    language,
    /** True when a configured model did not answer well and the built-in rules did. */
    fallback: z.boolean(),
  }),
  errors: [],
});
