import { newId } from '../../lib/ids.ts';
import type { ChatAnswer } from '@puente/contract/chat';
import { chatPolicy } from '@puente/contract/policy/chat';
import { api, ApiError, type Reply } from '../../lib/api.ts';
import { nowMs } from '../../lib/clock.ts';
import { shownCurrency } from '../../lib/currency.ts';
import { errorCodeOf } from '../../lib/error-text.ts';
import { logoutEvent, activeEvent } from '../../lib/events.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { local } from '../../lib/storage.ts';
import { createSignal } from '../../lib/signal.ts';
import { useStore } from '../../lib/store.ts';
import { deviceZone } from '../../lib/time.ts';
import { currentPartnerId } from '../../shell/partner/address-parameters.ts';
import { checkedSession, markIntroduced } from '../../shell/session/session.ts';
import { sessionEnd } from '../../shell/session/session-end.ts';
import { deliver, type Question } from './delivery.ts';
import { focusPage, setComposer } from './composer-store.ts';
import { carryOver, forgetHistory, noHistory, readLatest, type History } from './history.ts';
import { portraitsOf } from './portraits.ts';
import { connect, disconnect, reconnect } from './socket.ts';
import {
  contextOf,
  emptyThread,
  unanswered,
  withAnswer,
  withChunk,
  withFailure,
  withoutQuestion,
  withQuestion,
  type Entry,
  type Thread,
} from './thread.ts';

export type Exchanges = Reply<'GET /api/worker/exchanges'>;

/**
 * The conversation lives outside React: pages are left and opened while an answer is on its way.
 */
export type Conversation = {
  thread: Thread;
  exchanges: Exchanges | null;
  /** The server has conversations of the signed-in person besides this one. */
  hasEarlier: boolean;
};

/** How many messages this device stores. */
const keptMessages = 100;
/** A question interrupted by a reload is sent again automatically within this time. */
const resumeWithinMs = 10 * 60_000;

let state: Conversation = { thread: restored(), exchanges: null, hasEarlier: false };

let history: History = noHistory;
let owner: string | null = local.get('chat')?.owner ?? null;
let person: string | null | undefined;
/** The session has ended, and the page still stands under what tells it. */
let isEnding = false;
const changes = createSignal();

export function useConversation(): Conversation {
  return useStore({ subscribe: changes.subscribe, get: () => state });
}

/** Sends a message that was typed or tapped. */
export function send(content: string): Promise<void> {
  setComposer({ draft: '' });
  return ask({ id: newId(), content, createdAt: new Date(nowMs()).toISOString() });
}

/** Asks again of everybody's experts: the rest of this conversation does, too (face-5). */
export function lookEverywhere(goal: string): Promise<void> {
  const left = currentPartnerId();
  const question = { id: newId(), content: goal, createdAt: new Date(nowMs()).toISOString() };
  return ask({ ...question, ...(left ? { left } : {}) });
}

type Asked = Pick<Entry, 'id' | 'content' | 'createdAt' | 'left'>;

async function ask({ id, content, createdAt, left }: Asked) {
  const { thread } = state;
  // Whoever begins a conversation makes its id (chat-11).
  const conversationId = thread.entries.length === 0 ? newId() : thread.conversationId;
  const question = { id, content, createdAt, ...(left ? { left } : {}) };
  become({ thread: withQuestion({ ...thread, conversationId }, question) });
  try {
    const answer = await deliver(await questionOf(id, content), (text) =>
      become({ thread: withChunk(state.thread, id, text) }),
    );
    await portraitsOf(answer);
    showAnswer(answer);
  } catch (error) {
    showFailure(id, content, error);
  }
}

function become(change: Partial<Conversation>): void {
  const { entries, conversationId } = state.thread;
  state = { ...state, ...change };
  const { thread } = state;
  if (thread.entries !== entries || thread.conversationId !== conversationId) keep();
  setComposer({
    isOpen: thread.entries.length > 0,
    isAnswering: thread.pending !== null,
    closedUntil: closedUntil(),
    fewLeft: fewLeft(),
    hasEarlier: state.hasEarlier,
  });
  changes.emit();
}

function keep(): void {
  if (isEnding) return;
  const { conversationId, entries } = state.thread;
  local.set('chat', { owner, conversationId, entries: entries.slice(-keptMessages) });
}

/** When the next message is allowed, while no exchanges are left. */
function closedUntil(): string | null {
  const { exchanges } = state;
  if (!exchanges || exchanges.remaining > 0 || exchanges.renewsAt === null) return null;
  return Date.parse(exchanges.renewsAt) > nowMs() ? exchanges.renewsAt : null;
}

/** What is left of the exchanges once it is little; nobody in danger is counted (chat-1, chat-4). */
function fewLeft(): { count: number; renewsAt: string } | null {
  const { exchanges, thread } = state;
  if (!exchanges || exchanges.renewsAt === null || exchanges.remaining === 0) return null;
  if (exchanges.remaining > chatPolicy.noticeFrom) return null;
  if (thread.entries.at(-1)?.kind === 'emergency') return null;
  return { count: exchanges.remaining, renewsAt: exchanges.renewsAt };
}

async function questionOf(messageId: string, query: string): Promise<Question> {
  const session = await checkedSession();
  const user = session.status === 'signed-in' ? session.user : null;
  return {
    query,
    messageId,
    ...(state.thread.conversationId ? { conversationId: state.thread.conversationId } : {}),
    userId: user?.id ?? null,
    partnerId: askedPartner(),
    language: currentLanguage(),
    currency: shownCurrency(user),
    timezone: local.get('userConfig')?.timeZone ?? deviceZone(),
    conversation_history: contextOf(state.thread, messageId),
  };
}

/** The partner in whose group is looked; null where there is none, or this conversation has left it. */
function askedPartner(): string | null {
  const partner = currentPartnerId() ?? null;
  return state.thread.entries.some(({ left }) => left === partner) ? null : partner;
}

function showAnswer(answer: ChatAnswer): void {
  const thread = withAnswer(state.thread, answer, new Date(nowMs()).toISOString());
  become({ thread, exchanges: answer.exchanges });
  if (answer.kind === 'emergency') focusPage();
  markIntroduced();
}

function showFailure(messageId: string, content: string, error: unknown): void {
  if (errorCodeOf(error) !== 'chat-limit-reached') {
    become({ thread: withFailure(state.thread, { messageId, error }) });
    return;
  }
  // Not accepted: the text goes back into the input as a draft.
  setComposer({ draft: content });
  const renewsAt = new Date(nowMs() + (retryAfterOf(error) ?? 0) * 1000).toISOString();
  const exchanges = { limit: chatPolicy.exchanges, remaining: 0, renewsAt };
  become({ thread: withoutQuestion(state.thread, messageId), exchanges });
  void readExchanges();
}

function retryAfterOf(error: unknown): number | null {
  return error instanceof ApiError ? error.retryAfter : null;
}

/** Sends the failed question again, with the same id. */
export async function sendAgain(): Promise<void> {
  const { entries, failure } = state.thread;
  const question = entries.find(({ id }) => id === failure?.messageId);
  if (question) await ask(question);
}

/** Loads the number of exchanges left; if that fails, the next answer brings it. */
export async function readExchanges(): Promise<void> {
  try {
    become({ exchanges: await api('GET /api/worker/exchanges') });
  } catch {
    become({});
  }
}

/** The input has the focus: connects before the message is sent. */
export async function prepareToSend(): Promise<void> {
  // First, because its reply sets the visitor's cookie: HTTP and websocket then count as one
  // visitor.
  if (!state.exchanges || closedUntil()) await readExchanges();
  connect();
}

/**
 * Sets who the person is: a visitor's conversation passes to the person who signs in, and nobody
 * sees the conversation of somebody else.
 */
export async function setPerson(id: string | null): Promise<void> {
  if (id === person || isEnding) return;
  const isFirst = person === undefined;
  person = id;
  restoreKept(id);
  if (owner !== null && owner !== id) reset();
  if (!isFirst) reconnect();
  if (isFirst) resume();
  void readExchanges();
  if (id === null) return;
  const { entries, conversationId } = state.thread;
  if (owner === null) {
    // The server transfers its own record; what only this device has is uploaded. The messages stay
    // marked as the visitor's until that worked, so that the next visit tries again.
    const isCarried = await carryOver(entries, conversationId).then(
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

/** What an ended session kept for the person is theirs again when they are back (session-4). */
function restoreKept(id: string | null): void {
  const kept = local.get('chat');
  if (id === null || owner === id || kept?.owner !== id || state.thread.entries.length > 0) return;
  owner = id;
  become({ thread: restored() });
  setComposer({ draft: local.get('chatDraft') ?? '' });
  resume();
}

function restored(): Thread {
  const kept = local.get('chat');
  if (!kept) return emptyThread;
  const { entries, conversationId = null } = kept;
  return { ...emptyThread, entries: entries as Entry[], conversationId };
}

/** Sends a question that a reload left unanswered; its id makes sending it again safe. */
function resume(): void {
  const question = unanswered(state.thread);
  if (!question || state.thread.pending || state.thread.failure) return;
  if (nowMs() - Date.parse(question.createdAt) < resumeWithinMs) void ask(question);
  else {
    const failure = { messageId: question.id, error: new ApiError(0, null, 'timeout') };
    become({ thread: { ...state.thread, failure } });
  }
}

function reset(): void {
  owner = null;
  history = noHistory;
  become({ thread: emptyThread, exchanges: null, hasEarlier: false });
  local.remove('chat');
}

async function lookForEarlier(id: string): Promise<void> {
  try {
    const read = await readLatest();
    if (person !== id) return;
    history = read;
    become({ hasEarlier: hasMoreKept() });
  } catch {
    // A history that can't be read is an empty one (chat-5).
  }
}

function hasMoreKept(): boolean {
  const shown = new Set(state.thread.entries.map(({ id }) => id));
  return history.total > shown.size || history.entries.some(({ id }) => !shown.has(id));
}

/** Begins a new chat. Returns an undo function. */
export function startNew(): () => void {
  const { thread: before, hasEarlier } = state;
  become({
    thread: emptyThread,
    hasEarlier: Boolean(person) && (before.entries.length > 0 || hasEarlier),
  });
  return () => {
    become({ thread: { ...before, pending: null }, hasEarlier });
    if (!before.failure) resume();
  };
}

/** Begins a new chat and deletes the history on the server. */
export async function forgetAll(): Promise<void> {
  await forgetHistory();
  startNew();
  forgetEarlier();
}

/** None of the other conversations is left. */
export function forgetEarlier(): void {
  history = noHistory;
  become({ hasEarlier: false });
}

/** Goes on with an earlier conversation; the one that was open becomes an earlier one. */
export function goOnWith(conversationId: string, entries: readonly Entry[]): void {
  const hasEarlier = state.hasEarlier || state.thread.entries.length > 0;
  become({ thread: { ...emptyThread, entries, conversationId }, hasEarlier });
}

export function currentConversationId(): string | null {
  return state.thread.conversationId;
}

/** The page was left: disconnects, unless an answer is still on its way. */
export function leaveChat(): void {
  if (!state.thread.pending) disconnect();
}

globalThis.addEventListener(logoutEvent, () => {
  disconnect();
  // The page stays still under what tells of the end; nothing of it is stored any more.
  isEnding = true;
  const stop = sessionEnd.subscribe(() => {
    if (sessionEnd.get() !== 'no') return;
    stop();
    forgetPerson();
    isEnding = false;
  });
});

function forgetPerson(): void {
  person = undefined;
  reset();
  setComposer({ draft: '' });
}

// Active again: the conversation may have continued in the other tab.
globalThis.addEventListener(activeEvent, () => {
  const kept = local.get('chat');
  if (kept?.owner !== owner || state.thread.pending) return;
  const { failure } = state.thread;
  const isStillThere = kept.entries.some((entry) => (entry as Entry).id === failure?.messageId);
  become({ thread: { ...restored(), failure: isStillThere ? failure : null } });
  void readExchanges();
});

// Sent while offline: sent again when the connection is back.
globalThis.addEventListener('online', () => {
  const { failure } = state.thread;
  const code = failure ? errorCodeOf(failure.error) : null;
  if (code === 'network' || code === 'offline') void sendAgain();
});
