import type { ChatAnswer, ChatClientMessage, ChatServerMessage } from '@puente/contract/chat';
import { ApiError } from '../../lib/api.ts';
import type { KnownErrorCode } from '../../lib/error-codes.ts';
import { inactiveEvent, activeEvent } from '../../lib/events.ts';
import { createSocket } from '../../lib/socket.ts';
import { local } from '../../lib/storage.ts';

/** There is no websocket, or it was lost: the same message can be sent over HTTP. */
export class SocketLost extends Error {
  override readonly name = 'SocketLost';
}

const pauseMs = { first: 1000, last: 30_000 };
/** How long a message waits for a connection that is being opened. */
const openingMs = 2500;
/** While an answer is awaited, silence is checked sooner. */
const waitingQuietMs = 8000;
/** Proxies close connections that are silent for a minute. */
const keepAliveMs = 25_000;

type Ask = {
  resolve: (answer: ChatAnswer) => void;
  reject: (error: Error) => void;
  onChunk: (text: string) => void;
};
type Question = Extract<ChatClientMessage, { type: 'chat' }> & { messageId: string };

let isReady = false;
let isWanted = false;
/** Another tab is in use: no connection is opened here, and questions go over HTTP. */
let isInactive = false;
const asks = new Map<string, Ask>();
const waiting = new Set<(isOpen: boolean) => void>();

const socket = createSocket<ChatClientMessage, ChatServerMessage>({
  path: '/api/ws',
  pauseMs,
  quietMs: () => (asks.size > 0 ? waitingQuietMs : keepAliveMs),
  onOpen: () => {
    const token = local.get('sessionToken');
    if (token) socket.send({ type: 'auth', token });
    else becomeReady();
  },
  onMessage: handleMessage,
  onLost: () => {
    isReady = false;
    const pending = [...asks.values()];
    asks.clear();
    for (const { reject } of pending) reject(new SocketLost());
    for (const finish of waiting) finish(false);
  },
});

/** Opens the connection and keeps it open until `disconnect`. */
export function connect(): void {
  isWanted = true;
  if (!isInactive) socket.connect();
}

/** Ends the connection; pending questions are rejected and may be sent over HTTP. */
export function disconnect(): void {
  isWanted = false;
  socket.disconnect();
}

/** The person changed: a connection belongs to the person who opened it. */
export function reconnect(): void {
  const wasWanted = isWanted;
  disconnect();
  if (wasWanted) connect();
}

/**
 * Sends a question by websocket and streams the answer.
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
    socket.send(question);
    socket.watch();
  });
}

async function isOpenSoon(): Promise<boolean> {
  if (isReady) return true;
  connect();
  if (!socket.hasConnection()) return false;
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), openingMs);
    const finish = (isOpen: boolean) => {
      clearTimeout(timer);
      waiting.delete(finish);
      resolve(isOpen);
    };
    waiting.add(finish);
  });
}

globalThis.addEventListener(inactiveEvent, () => {
  isInactive = true;
  socket.disconnect();
});
globalThis.addEventListener(activeEvent, () => {
  isInactive = false;
  if (isWanted) connect();
});

function becomeReady(): void {
  isReady = true;
  for (const finish of waiting) finish(true);
}

function handleMessage(message: ChatServerMessage): void {
  if (message.type === 'ready') {
    const token = local.get('sessionToken');
    // Sent before the server had checked our session: another one follows.
    if (token === null || message.signedIn) becomeReady();
  } else if (message.type === 'chunk') asks.get(message.messageId)?.onChunk(message.text);
  else if (message.type === 'answer') {
    asks.get(message.messageId)?.resolve(message);
    asks.delete(message.messageId);
  } else if (message.type === 'error') refuse(message);
}

function refuse(message: Extract<ChatServerMessage, { type: 'error' }>): void {
  // The session is over: the same refusal over HTTP reaches the shell, which handles it.
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
