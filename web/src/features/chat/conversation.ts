import { newId } from '../../lib/ids.ts';
import type { ChatAnswer } from '@puente/contract/chat';
import { chatPolicy } from '@puente/contract/policy-of-home';
import { useSyncExternalStore } from 'react';
import { api, ApiError, type Reply } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { logoutEvent, wakeEvent } from '../../lib/events.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { local } from '../../lib/storage.ts';
import { deviceZone } from '../../lib/time.ts';
import { currentPartnerId } from '../../shell/address-parameters.ts';
import { settledSession } from '../../shell/session.ts';
import { deliver, type Question } from './delivery.ts';
import { setFront } from './front.ts';
import {
  carryOver,
  forgetHistory,
  hasOlder,
  noHistory,
  readOlder,
  type History,
} from './history.ts';
import { connect, disconnect, reconnect } from './socket.ts';
import {
  contextOf,
  emptyThread,
  unanswered,
  withAnswer,
  withChunk,
  withEarlier,
  withFailure,
  withoutQuestion,
  withQuestion,
  type Entry,
  type Thread,
} from './thread.ts';

export type Exchanges = Reply<'GET /api/worker/exchanges'>;

/** The conversation lives here, outside React: pages come and go while an answer is on its way. */
export type Conversation = {
  thread: Thread;
  exchanges: Exchanges | null;
  earlier: 'none' | 'some' | 'loading' | 'failed';
};

/** As many messages as this device keeps. */
const keptMessages = 100;
/** A question that a reload cut off is asked again by itself while it is so young. */
const resumeWithinMs = 10 * 60_000;

let state: Conversation = { thread: restored(), exchanges: null, earlier: 'none' };
let history: History = noHistory;
let owner: string | null = local.get('chat')?.owner ?? null;
let person: string | null | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useConversation = (): Conversation => useSyncExternalStore(subscribe, () => state);

function restored(): Thread {
  const kept = local.get('chat');
  if (!kept) return emptyThread;
  return { ...emptyThread, entries: kept.entries as Entry[], since: kept.since };
}

function become(change: Partial<Conversation>): void {
  const { entries, since } = state.thread;
  state = { ...state, ...change };
  const { thread } = state;
  if (thread.entries !== entries || thread.since !== since) keep();
  setFront({
    isOpen: thread.entries.length > 0,
    isAnswering: thread.pending !== null,
    closedUntil: closedUntil(),
    hasEarlier: state.earlier !== 'none',
  });
  for (const listener of listeners) listener();
}

function keep(): void {
  const { since, entries } = state.thread;
  local.set('chat', { owner, since, entries: entries.slice(-keptMessages) });
}

/** When the next message is let in, while all exchanges are used up. */
function closedUntil(): string | null {
  const { exchanges } = state;
  if (!exchanges || exchanges.remaining > 0 || exchanges.renewsAt === null) return null;
  return Date.parse(exchanges.renewsAt) > nowMs() ? exchanges.renewsAt : null;
}

/** Sends what was typed or tapped. */
export function send(content: string): Promise<void> {
  setFront({ draft: '' });
  return ask({ id: newId(), content, createdAt: new Date(nowMs()).toISOString() });
}

/** Sends the question that failed once more, under the same id. */
export async function sendAgain(): Promise<void> {
  const { entries, failure } = state.thread;
  const question = entries.find(({ id }) => id === failure?.messageId);
  if (question) await ask(question);
}

async function ask({ id, content, createdAt }: Pick<Entry, 'id' | 'content' | 'createdAt'>) {
  become({ thread: withQuestion(state.thread, { id, content, createdAt }) });
  try {
    const answer = await deliver(await worded(id, content), (text) =>
      become({ thread: withChunk(state.thread, id, text) }),
    );
    take(answer);
  } catch (error) {
    fail(id, content, error);
  }
}

async function worded(messageId: string, query: string): Promise<Question> {
  const session = await settledSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return {
    query,
    messageId,
    userId: user?.id ?? null,
    partnerId: currentPartnerId() ?? null,
    language: currentLanguage(),
    currency: shownCurrency(user),
    timezone: local.get('userConfig')?.timeZone ?? deviceZone(),
    conversation_history: contextOf(state.thread, messageId),
  };
}

function take(answer: ChatAnswer): void {
  const thread = withAnswer(state.thread, answer, new Date(nowMs()).toISOString());
  become({ thread, exchanges: answer.exchanges });
}

function fail(messageId: string, content: string, error: unknown): void {
  if (errorCodeOf(error) !== 'chat-limit-reached') {
    become({ thread: withFailure(state.thread, { messageId, error }) });
    return;
  }
  // Not let in: the words go back into the input, where they are kept.
  setFront({ draft: content });
  const renewsAt = new Date(nowMs() + (retryAfterOf(error) ?? 0) * 1000).toISOString();
  const exchanges = { limit: chatPolicy.exchanges, remaining: 0, renewsAt };
  become({ thread: withoutQuestion(state.thread, messageId), exchanges });
  void readExchanges();
}

const retryAfterOf = (error: unknown): number | null =>
  error instanceof ApiError ? error.retryAfter : null;

/** Reads how much is left; where that fails, the next answer says it. */
export async function readExchanges(): Promise<void> {
  try {
    become({ exchanges: await api('GET /api/worker/exchanges') });
  } catch {
    become({});
  }
}

/** Someone reaches for the input: the way is opened before the message comes. */
export async function expectMessage(): Promise<void> {
  // First, for its reply names the visitor: both ways then count under the same one.
  if (!state.exchanges || closedUntil()) await readExchanges();
  connect();
}

/**
 * Who is here, said by the page: a visitor's thread goes over to the person who signs in, and
 * nobody finds the thread of somebody else.
 */
export async function personIs(id: string | null): Promise<void> {
  if (id === person) return;
  const isFirst = person === undefined;
  person = id;
  takeBack(id);
  if (owner !== null && owner !== id) reset();
  if (!isFirst) reconnect();
  if (isFirst) resume();
  void readExchanges();
  if (id === null) return;
  const { entries } = state.thread;
  if (owner === null) {
    // The server carries its own record over; what only this device knows is added. It stays
    // marked as the visitor's until that worked, so that the next visit tries again.
    const isCarried = await carryOver(entries).then(
      () => true,
      () => false,
    );
    if (isCarried && person === id) {
      owner = id;
      keep();
    }
  }
  await lookForEarlier(id);
}

/** What an ended session kept for the person is theirs again when they are back (SPEC §8). */
function takeBack(id: string | null): void {
  const kept = local.get('chat');
  if (id === null || owner === id || kept?.owner !== id || state.thread.entries.length > 0) return;
  owner = id;
  become({ thread: restored() });
  setFront({ draft: local.get('chatDraft') ?? '' });
  resume();
}

async function lookForEarlier(id: string): Promise<void> {
  try {
    const read = await readOlder(noHistory);
    if (person !== id) return;
    history = read;
    become({ earlier: isMoreKept() ? 'some' : 'none' });
  } catch {
    // SPEC §8: a history that can't be read is an empty one.
  }
}

const isMoreKept = (): boolean => {
  const shown = new Set(state.thread.entries.map(({ id }) => id));
  return hasOlder(history) || history.entries.some(({ id }) => !shown.has(id));
};

/** Shows the next older page of what the server keeps. */
export async function showEarlier(): Promise<void> {
  become({ earlier: 'loading' });
  try {
    const shown = new Set(state.thread.entries.map(({ id }) => id));
    while (history.entries.every(({ id }) => shown.has(id)) && hasOlder(history))
      history = await readOlder(history);
    const thread = withEarlier(state.thread, history.entries);
    become({ thread });
    become({ earlier: isMoreKept() ? 'some' : 'none' });
  } catch {
    become({ earlier: 'failed' });
  }
}

/** A question that a reload left without an answer: its id makes asking again safe. */
function resume(): void {
  const question = unanswered(state.thread);
  if (!question || state.thread.pending || state.thread.failure) return;
  if (nowMs() - Date.parse(question.createdAt) < resumeWithinMs) void ask(question);
  else {
    const failure = { messageId: question.id, error: new ApiError(0, null, 'timeout') };
    become({ thread: { ...state.thread, failure } });
  }
}

/** Begins a new chat. Returns what brings the old one back. */
export function startNew(): () => void {
  const before = state.thread;
  become({ thread: { ...emptyThread, since: new Date(nowMs()).toISOString() } });
  become({ earlier: person && isMoreKept() ? 'some' : 'none' });
  return () => {
    become({ thread: { ...before, pending: null } });
    if (!before.failure) resume();
  };
}

/** Begins a new chat and has the server forget the old ones. */
export async function forgetAll(): Promise<void> {
  await forgetHistory();
  history = noHistory;
  startNew();
}

function reset(): void {
  owner = null;
  history = noHistory;
  become({ thread: emptyThread, exchanges: null, earlier: 'none' });
  local.remove('chat');
}

/** The page was left: the connection goes, unless an answer is still on its way. */
export function rest(): void {
  if (!state.thread.pending) disconnect();
}

globalThis.addEventListener(logoutEvent, () => {
  person = undefined;
  reset();
  setFront({ draft: '' });
  disconnect();
});

// Used again: the other tab may have gone on with this very chat.
globalThis.addEventListener(wakeEvent, () => {
  const kept = local.get('chat');
  if (kept?.owner !== owner || state.thread.pending) return;
  const { failure } = state.thread;
  const isStillThere = kept.entries.some((entry) => (entry as Entry).id === failure?.messageId);
  become({ thread: { ...restored(), failure: isStillThere ? failure : null } });
  void readExchanges();
});

// Lost on the way and the connection is back: no need to tap for it.
globalThis.addEventListener('online', () => {
  const { failure } = state.thread;
  const code = failure ? errorCodeOf(failure.error) : null;
  if (code === 'network' || code === 'offline') void sendAgain();
});
