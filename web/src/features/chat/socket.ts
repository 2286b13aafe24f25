import { socketPolicy } from '@puente/contract/policy-of-home';
import type { ChatAnswer, ChatClientMessage, ChatServerMessage } from '@puente/contract/chat';
import { ApiError, apiBaseAddress } from '../../lib/api.ts';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { restEvent, wakeEvent } from '../../lib/events.ts';
import { local } from '../../lib/storage.ts';

/** The way by websocket is closed or was lost: the same message can go another way. */
export class SocketLost extends Error {
  override readonly name = 'SocketLost';
}

const { refusedCode, refusedPauseSeconds } = socketPolicy;

/** Doubles from the first to the last while connections fail. */
const reconnectFirstMs = 1000;
const reconnectLastMs = 30_000;
/** A message waits this long for a connection that is being opened. */
const openingMs = 2500;
/** Without a word for so long the server is asked for a sign of life, */
const silenceMs = 8000;
/** and given up when none comes. */
const signOfLifeMs = 5000;
/** Proxies close connections that are silent for a minute. */
const keepAliveMs = 25_000;

type Ask = {
  resolve: (answer: ChatAnswer) => void;
  reject: (error: Error) => void;
  onChunk: (text: string) => void;
};
type Question = Extract<ChatClientMessage, { type: 'chat' }> & { messageId: string };

let socket: WebSocket | null = null;
let isReady = false;
let isWanted = false;
/** Another tab is in use: nothing is opened here, and a question goes over HTTP. */
let isResting = false;
let failures = 0;
/** Too many connections are open from here: until then questions go over HTTP. */
let refusedUntilMs = 0;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;
let quietTimer: ReturnType<typeof setTimeout> | undefined;
const asks = new Map<string, Ask>();
const waiting = new Set<(isOpen: boolean) => void>();

/** Opens the connection and keeps it, until `disconnect`. */
export function connect(): void {
  isWanted = true;
  if (socket || isResting || !navigator.onLine || performance.now() < refusedUntilMs) return;
  clearTimeout(reconnectTimer);
  const origin = apiBaseAddress() || globalThis.location.origin;
  const opened = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/ws`);
  socket = opened;
  opened.addEventListener('open', () => {
    const token = local.get('sessionToken');
    if (token) tell({ type: 'auth', token });
    else becomeReady();
  });
  opened.addEventListener('message', ({ data }) => {
    if (socket === opened) hear(String(data));
  });
  opened.addEventListener('close', ({ code }) => {
    if (code === refusedCode) refusedUntilMs = performance.now() + refusedPauseSeconds * 1000;
    lose(opened);
  });
}

/** Ends the connection; what is on its way is lost here and may go another way. */
export function disconnect(): void {
  isWanted = false;
  clearTimeout(reconnectTimer);
  if (socket) lose(socket);
}

/** The person changed: a connection belongs to who opened it. */
export function reconnect(): void {
  const wasWanted = isWanted;
  disconnect();
  if (wasWanted) connect();
}

/**
 * Asks by websocket and hears the answer piece by piece.
 * @throws {SocketLost} when there is no connection, or it is lost before the answer
 * @throws {ApiError} when the server refuses
 */
export async function askBySocket(
  question: Question,
  onChunk: (text: string) => void,
): Promise<ChatAnswer> {
  if (!(await isOpenSoon())) throw new SocketLost();
  return new Promise((resolve, reject) => {
    asks.set(question.messageId, { resolve, reject, onChunk });
    tell(question);
    listenForLife();
  });
}

async function isOpenSoon(): Promise<boolean> {
  if (isReady) return true;
  connect();
  if (!socket) return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(false), openingMs);
    const settle = (isOpen: boolean) => {
      clearTimeout(timer);
      waiting.delete(settle);
      resolve(isOpen);
    };
    waiting.add(settle);
  });
}

function becomeReady(): void {
  isReady = true;
  failures = 0;
  for (const settle of waiting) settle(true);
  listenForLife();
}

function tell(message: ChatClientMessage): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(text: string): void {
  const message = JSON.parse(text) as ChatServerMessage;
  listenForLife();
  if (message.type === 'ready') {
    const token = local.get('sessionToken');
    // Greeted before our session was looked at: another word comes.
    if (token === null || message.signedIn) becomeReady();
  } else if (message.type === 'chunk') asks.get(message.messageId)?.onChunk(message.text);
  else if (message.type === 'answer') {
    asks.get(message.messageId)?.resolve(message);
    asks.delete(message.messageId);
  } else if (message.type === 'error') refuse(message);
}

function refuse(message: Extract<ChatServerMessage, { type: 'error' }>): void {
  // The session is over: over HTTP the same is said to the shell, which knows what follows.
  if (message.status === 401) return disconnect();
  const error = new ApiError(
    message.status,
    { errorCode: message.errorCode as never, message: message.message },
    'unknown' satisfies KnownErrorCode,
    message.retryAfter ?? null,
  );
  for (const [id, ask] of asks) {
    if (message.messageId !== null && message.messageId !== id) continue;
    asks.delete(id);
    ask.reject(error);
  }
}

/** Anything heard is a sign of life; while someone waits, silence is looked into. */
function listenForLife(): void {
  clearTimeout(quietTimer);
  const heard = socket;
  if (!heard) return;
  quietTimer = setTimeout(
    () => {
      tell({ type: 'ping' });
      quietTimer = setTimeout(() => lose(heard), signOfLifeMs);
    },
    asks.size > 0 ? silenceMs : keepAliveMs,
  );
}

function lose(lost: WebSocket): void {
  if (socket !== lost) return;
  socket = null;
  isReady = false;
  clearTimeout(quietTimer);
  lost.close();
  const pending = [...asks.values()];
  asks.clear();
  for (const { reject } of pending) reject(new SocketLost());
  for (const settle of waiting) settle(false);
  if (!isWanted) return;
  const pause = Math.min(reconnectFirstMs * 2 ** failures, reconnectLastMs);
  const refusedMs = Math.max(0, refusedUntilMs - performance.now());
  failures += 1;
  // Not all at the same moment when a server comes back.
  reconnectTimer = setTimeout(connect, refusedMs + pause * (0.75 + Math.random() / 2));
}

globalThis.addEventListener('online', () => {
  if (isWanted) connect();
});
globalThis.addEventListener(restEvent, () => {
  isResting = true;
  if (socket) lose(socket);
});
globalThis.addEventListener(wakeEvent, () => {
  isResting = false;
  if (isWanted) connect();
});
