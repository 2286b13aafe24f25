import type { ChatAnswer, ChatMessage } from '@puente/contract/chat';

/** One message as it is shown; what an answer brings beside its text is known on this device. */
export type Entry = ChatMessage &
  Partial<Pick<ChatAnswer, 'kind' | 'suggestions' | 'emergencyLines'>>;

/** An exchange on its way. */
export type Pending = {
  messageId: string;
  /** What has streamed in so far. */
  text: string;
};

/** An exchange that did not come through: its question stays and can be sent again. */
export type Failure = { messageId: string; error: unknown };

export type Thread = {
  entries: readonly Entry[];
  pending: Pending | null;
  failure: Failure | null;
  /** When a new chat was begun (ISO): what was said before is shown, but no context any more. */
  since: string | null;
};

export const emptyThread: Thread = { entries: [], pending: null, failure: null, since: null };

/** As many messages as go along as context: enough for "someone cheaper", few to send. */
const contextMessages = 30;

/** The question is said, once: sending it again puts it on its way again. */
export function withQuestion(
  thread: Thread,
  question: { id: string; content: string; createdAt: string },
): Thread {
  const isSaid = thread.entries.some(({ id }) => id === question.id);
  return {
    ...thread,
    entries: isSaid ? thread.entries : [...thread.entries, { ...question, role: 'user' }],
    pending: { messageId: question.id, text: '' },
    failure: null,
  };
}

/** A piece of the answer; one for an exchange that isn't awaited any more changes nothing. */
export function withChunk(thread: Thread, messageId: string, text: string): Thread {
  const { pending } = thread;
  if (pending?.messageId !== messageId) return thread;
  return { ...thread, pending: { ...pending, text: pending.text + text } };
}

/**
 * The whole answer takes the place of what streamed in; coming twice it is shown once, and after
 * its question is gone (a new chat) not at all.
 */
export function withAnswer(thread: Thread, answer: ChatAnswer, createdAt: string): Thread {
  const { answerId, reply, kind, suggestions, emergencyLines, recommendations } = answer;
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
    suggestions,
    emergencyLines,
  };
  return { ...rest, entries: thread.entries.toSpliced(at + 1, 0, entry) };
}

export function withFailure(thread: Thread, failure: Failure): Thread {
  if (thread.pending?.messageId !== failure.messageId) return thread;
  return { ...thread, pending: null, failure };
}

/** Takes a question back that was not let in, as if it had not been sent. */
export function withoutQuestion(thread: Thread, messageId: string): Thread {
  return {
    ...thread,
    entries: thread.entries.filter(({ id }) => id !== messageId),
    pending: thread.pending?.messageId === messageId ? null : thread.pending,
    failure: thread.failure?.messageId === messageId ? null : thread.failure,
  };
}

/** Adds kept messages by id and puts all in order of time: nothing is shown twice. */
export function withEarlier(thread: Thread, earlier: readonly Entry[]): Thread {
  const known = new Set(thread.entries.map(({ id }) => id));
  const fresh = earlier.filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return thread;
  const byTime = (a: Entry, b: Entry) => Date.parse(a.createdAt) - Date.parse(b.createdAt);
  return { ...thread, entries: [...fresh, ...thread.entries].toSorted(byTime) };
}

/** A question and what answered it, one after the other. */
export function exchangesOf(entries: readonly Entry[]): Entry[][] {
  const exchanges: Entry[][] = [];
  for (const entry of entries) {
    const current = exchanges.at(-1);
    if (entry.role === 'user' || !current) exchanges.push([entry]);
    else current.push(entry);
  }
  return exchanges;
}

/** The last question without an answer, left by a reload in mid-answer. */
export function unanswered(thread: Thread): Entry | null {
  const last = thread.entries.at(-1);
  return last?.role === 'user' ? last : null;
}

/** What was said before a question, for the matchmaker to understand "someone cheaper". */
export function contextOf(
  thread: Thread,
  messageId: string,
): { role: 'user' | 'assistant'; content: string }[] {
  return thread.entries
    .filter(({ id, createdAt }) => {
      const isBefore = thread.since !== null && Date.parse(createdAt) < Date.parse(thread.since);
      return id !== messageId && !isBefore;
    })
    .slice(-contextMessages)
    .map(({ role, content }) => ({ role, content }));
}
