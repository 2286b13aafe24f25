import type { ChatAnswer, ChatMessage } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';

/**
 * One message as it is shown; what an answer carries besides its text exists on this device only.
 */
export type Entry = ChatMessage &
  Partial<
    Pick<
      ChatAnswer,
      | 'kind'
      | 'language'
      | 'suggestions'
      | 'wishes'
      | 'actions'
      | 'browse'
      | 'emergencyLines'
      | 'replies'
    >
  > & {
    /** Of a question that was asked of everybody: the partner (slug) whose group it left. */
    left?: string;
  };

/**
 * An answer as it is shown: what stands above its help lines, in one language, and the usual answer
 * below them. Either may be missing.
 */
export function partsOf(entry: Entry, language: Language): { help: string; usual: string } {
  const { replies, content } = entry;
  if (!entry.emergencyLines?.length) return { help: '', usual: content };
  const help = replies?.[language] ?? content;
  if (entry.kind === undefined || entry.kind === 'emergency' || !replies)
    return { help, usual: '' };
  const above = new Set(Object.values(replies));
  const usual = content.split('\n\n').filter((paragraph) => !above.has(paragraph));
  return { help, usual: usual.join('\n\n') };
}

/** An exchange that is being answered. */
export type Pending = {
  messageId: string;
  /** The text streamed so far. */
  text: string;
};

/** A failed exchange: its question stays and can be sent again. */
export type Failure = { messageId: string; error: unknown };

export type Thread = {
  entries: readonly Entry[];
  pending: Pending | null;
  failure: Failure | null;
  /** Null before the first message, and for what was said before conversations had ids. */
  conversationId: string | null;
};

export const emptyThread: Thread = {
  entries: [],
  pending: null,
  failure: null,
  conversationId: null,
};

/** How many messages are sent as context: enough for "someone cheaper", few to send. */
const contextMessages = 30;

/** Adds the question once: sending it again only makes it pending again. */
export function withQuestion(
  thread: Thread,
  question: { id: string; content: string; createdAt: string; left?: string },
): Thread {
  const isSaid = thread.entries.some(({ id }) => id === question.id);
  return {
    ...thread,
    entries: isSaid ? thread.entries : [...thread.entries, { ...question, role: 'user' }],
    pending: { messageId: question.id, text: '' },
    failure: null,
  };
}

/** Adds a chunk of the answer; a chunk for another exchange changes nothing. */
export function withChunk(thread: Thread, messageId: string, text: string): Thread {
  const { pending } = thread;
  if (pending?.messageId !== messageId) return thread;
  return { ...thread, pending: { ...pending, text: pending.text + text } };
}

/**
 * The complete answer replaces what was streamed; a duplicate is ignored, and so is an answer whose
 * question is gone because a new chat was begun.
 */
export function withAnswer(thread: Thread, answer: ChatAnswer, createdAt: string): Thread {
  const { answerId, reply, recommendations, kind, language } = answer;
  const { suggestions, wishes, actions, browse, emergencyLines, replies } = answer;
  const isOurs = thread.pending?.messageId === answer.messageId;
  const rest = { ...thread, pending: isOurs ? null : thread.pending };
  const at = thread.entries.findIndex(({ id }) => id === answer.messageId);
  if (at < 0 || thread.entries.some(({ id }) => id === answerId)) return rest;
  const entry: Entry = {
    id: answerId,
    role: 'assistant',
    content: reply,
    createdAt,
    recommendations,
    kind,
    language,
    suggestions,
    emergencyLines,
    ...(wishes ? { wishes } : {}),
    ...(actions ? { actions } : {}),
    ...(browse ? { browse } : {}),
    ...(replies ? { replies } : {}),
  };
  return {
    ...rest,
    conversationId: thread.conversationId ?? answer.conversationId ?? null,
    entries: thread.entries.toSpliced(at + 1, 0, entry),
  };
}

export function withFailure(thread: Thread, failure: Failure): Thread {
  if (thread.pending?.messageId !== failure.messageId) return thread;
  return { ...thread, pending: null, failure };
}

/** Removes a question that was not accepted, as if it had not been sent. */
export function withoutQuestion(thread: Thread, messageId: string): Thread {
  return {
    ...thread,
    entries: thread.entries.filter(({ id }) => id !== messageId),
    pending: thread.pending?.messageId === messageId ? null : thread.pending,
    failure: thread.failure?.messageId === messageId ? null : thread.failure,
  };
}

/** Groups each question with its answers. */
export function exchangesOf(entries: readonly Entry[]): Entry[][] {
  const exchanges: Entry[][] = [];
  for (const entry of entries) {
    const current = exchanges.at(-1);
    if (entry.role === 'user' || !current) exchanges.push([entry]);
    else current.push(entry);
  }
  return exchanges;
}

/** The last question without an answer, interrupted by a reload. */
export function unanswered(thread: Thread): Entry | null {
  const last = thread.entries.at(-1);
  return last?.role === 'user' ? last : null;
}

/** The messages before a question, so that the matchmaker understands "someone cheaper". */
export function contextOf(
  thread: Thread,
  messageId: string,
): { role: 'user' | 'assistant'; content: string }[] {
  return thread.entries
    .filter(({ id }) => id !== messageId)
    .slice(-contextMessages)
    .map(({ role, content }) => ({ role, content }));
}
