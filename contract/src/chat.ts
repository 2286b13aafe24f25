import { z } from 'zod';
import { exchange, ownCurrency } from './currency.ts';
import { channel, type FromClient, type FromServer } from './channel.ts';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, id } from './ids.ts';
import { currency, money } from './money.ts';
import { policy } from './policy.ts';
import { partnerBadge } from './provider.ts';
import { starRating } from './review.ts';
import { spokenLanguage } from './spoken-language.ts';
import { instant, timeZone } from './time.ts';
import { language } from './user.ts';

const { messageMaxLength, historyPageSize, historyMaxPageSize } = policy.chat;

/** One recommended expert: every field is read from the database. */
export const recommendation = z
  .object({
    providerId: id,
    username: z.string().nullable(),
    name: z.string(),
    lastName: z.string(),
    profilePicture: z.string().nullable(),
    isVerifiedProvider: z.literal(true),
    partner: partnerBadge.nullable(),
    expertise: z.string(),
    /** The same in the other language; absent in messages from before it was told. */
    expertiseTranslated: z.string().optional(),
    /** Why this person fits, a sentence in the visitor's language. */
    reason: z.string(),
    /** The language of its quote, where that isn't the reason's own. */
    reasonLanguage: language.optional(),
    /** ISO 639-1 */
    languages: z.array(spokenLanguage),
    inPerson: z.boolean(),
    durationMinutes: z.int(),
    /** Price of that duration in the visitor's currency, or in the expert's where it says why. */
    price: money,
    firstBookingPrice: money.nullable(),
    /** These three are absent in messages from before they were told. */
    exchange: exchange.nullable().optional(),
    ownCurrency: ownCurrency.nullable().optional(),
    verifiedAt: instant.nullable().optional(),
    nextFree: instant.nullable(),
    /** The smallest package of the expert, if they sell any. */
    alsoPackage: z.object({ sessions: z.int(), price: money }).optional(),
    /** As it was then; absent in messages from before stars were told. */
    stars: starRating.nullable().optional(),
    /** Shown again because somebody asked about this person: the choice before it still stands. */
    isAgain: z.literal(true).optional(),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendation>;

export const chatMessage = z.object({
  /** Made by the sender; the same id is the same message. */
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string().max(messageMaxLength * 4),
  createdAt: instant,
  recommendations: z.array(recommendation).max(policy.chat.maxRecommendations).optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const turn = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(messageMaxLength * 4),
});

/** A question to the matchmaker, the same over websocket and HTTP. */
export const chatQuery = z.object({
  query: z.string().trim().min(1).max(messageMaxLength),
  /** Made by the client: the same message sent again is answered and counted once. */
  messageId: z.uuid().optional(),
  userId: claimedIdentity.userId.nullable(),
  partnerId: z.string().max(64).nullable().optional(),
  /** Made by the client, with the first message of a new conversation; the latest when absent. */
  conversationId: id.optional(),
  language: language.optional(),
  currency: currency.optional(),
  timezone: timeZone.optional(),
  conversation_history: z.array(turn).max(100).optional(),
});
export type ChatQuery = z.infer<typeof chatQuery>;

export const exchangesLeft = z.object({
  limit: z.int(),
  remaining: z.int(),
  /** When the allowance is renewed; null while nothing was used. */
  renewsAt: instant.nullable(),
});

/** A help line, with its name and what is known of its hours and cost in each language. */
export const emergencyLine = z.object({
  country: z.string(),
  phone: z.string(),
  /** In the language of the answer. */
  name: z.string(),
  texts: z.record(language, z.object({ name: z.string(), note: z.string().nullable() })),
});

/** What a wish is about. Several of one kind are possible: two people that are left out. */
export const wishName = z.enum([
  'budget',
  'cheaper',
  'language',
  'inPerson',
  'place',
  'gender',
  'when',
  'not',
]);
export type WishName = z.infer<typeof wishName>;

/** What an answer took into account besides the goal, and how it is taken back. */
const wish = z.object({
  name: wishName,
  /** In the language of the answer: "up to $50.00". */
  label: z.string(),
  /** The message that takes it back. */
  lift: z.string(),
});
export type Wish = z.infer<typeof wish>;

/** Pages that an answer can lead to. */
export const chatPages = [
  'activity',
  'experts',
  'feedback',
  'terms',
  'privacy',
  'profile',
] as const;

/** A next step that leads out of the chat. */
const chatAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('book'),
    providerId: id,
    /** The expert's full name. */
    name: z.string(),
    /** The length of the meeting that was spoken of. */
    minutes: z.int(),
    /** A free time of theirs, whose day is opened; without it the next free day. */
    from: instant.optional(),
  }),
  z.object({ kind: z.literal('open'), page: z.enum(chatPages) }),
  /** No one does it yet: the person can be told when someone does (waiting-1). */
  z.object({
    kind: z.literal('wait'),
    /** What is waited for, in the person's words. */
    goal: z.string(),
    /** Of the goal. */
    language,
    partnerId: id.nullable(),
  }),
  /** The same goal, asked of the experts of every partner (face-5). */
  z.object({ kind: z.literal('everywhere'), goal: z.string() }),
]);
export type ChatAction = z.infer<typeof chatAction>;

/** Where the list of experts goes on from an answer: the same words and wishes, as far as it has them. */
export const browse = z.object({
  q: z.string().max(policy.directory.queryMaxLength).optional(),
  language: spokenLanguage.optional(),
  mode: z.literal('in-person').optional(),
  /** The most that the usual meeting may cost. */
  maxPrice: money.optional(),
  /** Slug */
  partner: z.string().optional(),
  /** How many there are; absent where the answer counted other wishes than the list knows. */
  count: z.int().optional(),
});
export type Browse = z.infer<typeof browse>;

/** The answer of the matchmaker. */
export const chatAnswer = z
  .object({
    messageId: z.uuid(),
    answerId: z.uuid(),
    /** Absent in answers that were kept by an earlier version. */
    conversationId: id.optional(),
    reply: z.string(),
    language,
    /**
     * `emergency` is help lines alone; `question` asks one thing back; `answer` is about
     * people shown before, or about Puente.
     */
    kind: z.enum(['recommendations', 'question', 'nobody', 'emergency', 'answer']),
    recommendations: z.array(recommendation).max(policy.chat.maxRecommendations),
    /** Texts that can be tapped as the next message. */
    suggestions: z.array(z.string()),
    /** Absent in answers that were kept by an earlier version. */
    wishes: z.array(wish).optional(),
    actions: z.array(chatAction).optional(),
    /** Absent where everybody who fits is shown. */
    browse: browse.optional(),
    /** With `emergency`, and above any other answer to words that may mean danger. */
    emergencyLines: z.array(emergencyLine),
    /**
     * Only with `emergencyLines`: what stands above them, in each language. `reply` begins with
     * both; after them comes the usual answer, unless the kind is `emergency`.
     */
    replies: z.record(language, z.string()).optional(),
    /** True when a configured model did not answer well and the built-in matchmaker did. */
    fallback: z.boolean(),
    exchanges: exchangesLeft,
  })
  .meta({ id: 'ChatAnswer' });
export type ChatAnswer = z.infer<typeof chatAnswer>;

export const suggest = endpoint({
  method: 'POST',
  path: '/api/worker/suggestions',
  tag: 'chat',
  summary: 'Tell a goal, get up to three experts or one question back.',
  actor: 'visitor',
  body: chatQuery,
  reply: chatAnswer,
  errors: ['chat-limit-reached', 'request-in-progress'],
});

export const openCard = endpoint({
  method: 'POST',
  path: '/api/worker/suggestions/opened',
  tag: 'chat',
  summary: 'Tell that the page of an expert was opened from a card of an answer.',
  actor: 'visitor',
  perMinute: policy.learning.openedPerMinute,
  body: z.object({ answerId: id, providerId: id, ...claimedIdentity }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
});

export const chatChannel = channel({
  path: '/api/ws',
  tag: 'chat',
  summary: 'The chat as it is typed and answered; every answer comes in pieces, then whole.',
  fromClient: z.discriminatedUnion('type', [
    z.object({ type: z.literal('auth'), token: z.string().max(200) }),
    chatQuery.omit({ conversation_history: true }).extend({
      type: z.literal('chat'),
      conversationHistory: chatQuery.shape.conversation_history,
    }),
    z.object({ type: z.literal('ping') }),
  ]),
  fromServer: z.discriminatedUnion('type', [
    z.object({ type: z.literal('ready'), signedIn: z.boolean() }),
    z.object({ type: z.literal('chunk'), messageId: z.string(), text: z.string() }),
    z.object({ type: z.literal('answer'), ...chatAnswer.shape }),
    z.object({
      type: z.literal('error'),
      /** Null where the refusal is about no single message. */
      messageId: z.string().nullable(),
      status: z.int(),
      errorCode: z.string(),
      error: z.string(),
      message: z.string(),
      /** In seconds. */
      retryAfter: z.number().optional(),
    }),
    z.object({ type: z.literal('pong') }),
  ]),
  maxLength: 256 * 1024,
  messagesPerMinute: 60,
});
export type ChatClientMessage = FromClient<typeof chatChannel>;
export type ChatServerMessage = FromServer<typeof chatChannel>;

export const getExchanges = endpoint({
  method: 'GET',
  path: '/api/worker/exchanges',
  tag: 'chat',
  summary: 'How many exchanges are left today.',
  actor: 'visitor',
  reply: exchangesLeft,
  errors: [],
});

const historyPage = {
  page: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(historyMaxPageSize).default(historyPageSize),
};

const historyReply = z.object({ chatHistory: z.array(chatMessage), totalMessages: z.int() });

/** One without an id is new each time it comes; one without a time was said just now. */
export const newMessages = z
  .array(chatMessage.partial({ id: true, createdAt: true }))
  .max(policy.conversation.messagesPerCall);

export const getChatHistory = endpoint({
  method: 'POST',
  path: '/api/auth/get-chat-history',
  tag: 'chat',
  summary: 'Own messages of all conversations, the newest page first, each page in order of time.',
  actor: 'client',
  body: z.object({ ...historyPage, ...claimedIdentity }).prefault({}),
  reply: historyReply,
  errors: [],
});

export const updateChatHistory = endpoint({
  method: 'POST',
  path: '/api/auth/update-chat-history',
  tag: 'chat',
  summary: 'Add messages to the latest conversation; one already kept (same id) is not kept twice.',
  actor: 'client',
  body: z.object({ newMessages, ...claimedIdentity }),
  reply: z.object({ success: z.literal(true), totalMessages: z.int() }),
  errors: [],
});

export const clearChatHistory = endpoint({
  method: 'POST',
  path: '/api/auth/clear-chat-history',
  tag: 'chat',
  summary: 'Forget all own conversations.',
  actor: 'client',
  body: z.object({ confirmed: z.literal(true), ...claimedIdentity }),
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
