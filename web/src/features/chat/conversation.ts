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
import { deliver, type Question } from './delivery.ts';
import { focusPage, setComposer } from './composer-store.ts';
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

/**
 * The conversation lives outside React: pages are left and opened while an answer is on its way.
 */
export type Conversation = {
  thread: Thread;
  exchanges: Exchanges | null;
  earlier: 'none' | 'some' | 'loading' | 'failed';
};

/** How long an answer waits for the portraits on its cards. */
const portraitsMs = 400;

/** How many messages this device stores. */
const keptMessages = 100;
/** A question interrupted by a reload is sent again automatically within this time. */
const resumeWithinMs = 10 * 60_000;

let state: Conversation = { thread: restored(), exchanges: null, earlier: 'none' };

let history: History = noHistory;
let owner: string | null = local.get('chat')?.owner ?? null;
let person: string | null | undefined;
const changes = createSignal();

export function useConversation(): Conversation {
  return useStore({ subscribe: changes.subscribe, get: () => state });
}

/** Sends a message that was typed or tapped. */
export function send(content: string): Promise<void> {
  setComposer({ draft: '' });
  return ask({ id: newId(), content, createdAt: new Date(nowMs()).toISOString() });
}

async function ask({ id, content, createdAt }: Pick<Entry, 'id' | 'content' | 'createdAt'>) {
  become({ thread: withQuestion(state.thread, { id, content, createdAt }) });
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

/** Cards come with their faces, unless these take too long. */
async function portraitsOf({ recommendations }: ChatAnswer): Promise<void> {
  const decoded = recommendations.flatMap(({ profilePicture }) => {
    if (!profilePicture) return [];
    const portrait = new Image();
    portrait.src = profilePicture;
    return [portrait.decode().catch(() => undefined)];
  });
  const tooLong = new Promise((resolve) => setTimeout(resolve, portraitsMs));
  await Promise.race([Promise.all(decoded), tooLong]);
}

function become(change: Partial<Conversation>): void {
  const { entries, since } = state.thread;
  state = { ...state, ...change };
  const { thread } = state;
  if (thread.entries !== entries || thread.since !== since) keep();
  setComposer({
    isOpen: thread.entries.length > 0,
    isAnswering: thread.pending !== null,
    closedUntil: closedUntil(),
    fewLeft: fewLeft(),
    hasEarlier: state.earlier !== 'none',
  });
  changes.emit();
}

function keep(): void {
  const { since, entries } = state.thread;
  local.set('chat', { owner, since, entries: entries.slice(-keptMessages) });
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
    userId: user?.id ?? null,
    partnerId: currentPartnerId() ?? null,
    language: currentLanguage(),
    currency: shownCurrency(user),
    timezone: local.get('userConfig')?.timeZone ?? deviceZone(),
    conversation_history: contextOf(state.thread, messageId),
  };
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
  if (id === person) return;
  const isFirst = person === undefined;
  person = id;
  restoreKept(id);
  if (owner !== null && owner !== id) reset();
  if (!isFirst) reconnect();
  if (isFirst) resume();
  void readExchanges();
  if (id === null) return;
  const { entries } = state.thread;
  if (owner === null) {
    // The server transfers its own record; what only this device has is uploaded. The messages stay
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
  return { ...emptyThread, entries: kept.entries as Entry[], since: kept.since };
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
  become({ thread: emptyThread, exchanges: null, earlier: 'none' });
  local.remove('chat');
}

async function lookForEarlier(id: string): Promise<void> {
  try {
    const read = await readOlder(noHistory);
    if (person !== id) return;
    history = read;
    become({ earlier: hasMoreKept() ? 'some' : 'none' });
  } catch {
    // A history that can't be read is an empty one (chat-5).
  }
}

function hasMoreKept(): boolean {
  const shown = new Set(state.thread.entries.map(({ id }) => id));
  return hasOlder(history) || history.entries.some(({ id }) => !shown.has(id));
}

/** Shows the next older page of the server's history. */
export async function showEarlier(): Promise<void> {
  become({ earlier: 'loading' });
  try {
    const shown = new Set(state.thread.entries.map(({ id }) => id));
    if (history.pages === 0) history = await readOlder(history);
    while (history.entries.every(({ id }) => shown.has(id)) && hasOlder(history))
      history = await readOlder(history);
    const thread = withEarlier(state.thread, history.entries);
    become({ thread });
    become({ earlier: hasMoreKept() ? 'some' : 'none' });
  } catch {
    become({ earlier: 'failed' });
  }
}

/** Begins a new chat. Returns an undo function. */
export function startNew(): () => void {
  const before = state.thread;
  const isKept = person !== null && person !== undefined && before.entries.length > 0;
  // What was said since it was read is missing in it: read anew when it is asked for.
  if (isKept) history = noHistory;
  become({
    thread: { ...emptyThread, since: new Date(nowMs()).toISOString() },
    earlier: isKept || (person && hasMoreKept()) ? 'some' : 'none',
  });
  return () => {
    become({ thread: { ...before, pending: null } });
    if (!before.failure) resume();
  };
}

/** Begins a new chat and deletes the history on the server. */
export async function forgetAll(): Promise<void> {
  await forgetHistory();
  startNew();
  history = noHistory;
  become({ earlier: 'none' });
}

/** The page was left: disconnects, unless an answer is still on its way. */
export function leaveChat(): void {
  if (!state.thread.pending) disconnect();
}

globalThis.addEventListener(logoutEvent, () => {
  person = undefined;
  reset();
  setComposer({ draft: '' });
  disconnect();
});

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
