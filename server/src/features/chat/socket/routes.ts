import { chatClientMessage, type ChatServerMessage } from '@puente/contract/chat';
import { errorCatalogue, type ErrorCode } from '@puente/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Context } from '../../../context.ts';
import { refusalOf } from '../../../http/errors.ts';
import { refuseOtherOrigins } from '../../../http/hosts.ts';
import { findActor } from '../../../http/session.ts';
import { type CountedSocket, endDead, refuseSocket, type Sockets } from '../../../http/sockets.ts';
import { existingVisitorId } from '../../../http/visitor.ts';
import type { Actor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId } from '../../../lib/ids.ts';
import { answer, chatterOf } from '../service.ts';
import { piecesOf } from '../wording/rules.ts';

/** Messages a connection may send in a minute of real time. */
const messagesPerMinute = 60;

const send = (socket: WebSocket, message: ChatServerMessage): void => {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
};

const refuse = (
  socket: WebSocket,
  code: ErrorCode,
  messageId: string | null,
  retryAfter?: number,
): void => {
  const [status, error, message] = errorCatalogue[code];
  const refusal = { type: 'error', messageId, status, errorCode: code, error, message } as const;
  send(socket, { ...refusal, ...(retryAfter === undefined ? {} : { retryAfter }) });
};

const messageIdOf = (raw: unknown): string | null =>
  typeof raw === 'object' && raw !== null && 'messageId' in raw && typeof raw.messageId === 'string'
    ? raw.messageId
    : null;

const parse = (data: unknown): unknown => {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
};

const isPing = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === 'ping';

type Connection = {
  socket: WebSocket;
  counted: CountedSocket;
  request: FastifyRequest;
  /** Of a visitor whose browser brought no cookie. */
  visitorId: string;
  /** Proven anew with every message: a session can end while its socket is open. */
  token: string | null;
  received: number;
  isAlive: boolean;
};

/** How often a connection is asked whether it is still there, in real milliseconds. */
const pingEveryMs = 30_000;

const prove = async (context: Context, token: string | null): Promise<Actor> => {
  if (token === null) return { kind: 'visitor' };
  const actor = await findActor(context, token);
  if (!actor) throw new AppError('unauthenticated');
  return actor;
};

const reply = async (
  context: Context,
  connection: Connection,
  message: Extract<ReturnType<typeof chatClientMessage.parse>, { type: 'chat' }>,
): Promise<void> => {
  const { socket, request } = connection;
  const actor = await prove(context, connection.token);
  const { conversationHistory, type: _type, ...query } = message;
  const claimed = query.userId;
  if (actor.kind === 'client' && claimed && claimed !== actor.userId)
    throw new AppError('identity-mismatch');
  const chatter = chatterOf(context, actor, {
    existingVisitorId: existingVisitorId(request),
    // A socket can't set a cookie: the thread lasts as long as the connection.
    newVisitorId: () => connection.visitorId,
    address: request.ip,
  });
  const made = await answer(context, actor, chatter, {
    ...query,
    ...(conversationHistory ? { conversation_history: conversationHistory } : {}),
  });
  for (const text of piecesOf(made.reply))
    send(socket, { type: 'chunk', messageId: made.messageId, text });
  send(socket, { type: 'answer', ...made });
};

const receive = async (context: Context, connection: Connection, raw: unknown): Promise<void> => {
  const { socket } = connection;
  const parsed = chatClientMessage.safeParse(raw);
  if (!parsed.success) return refuse(socket, 'invalid-input', messageIdOf(raw));
  const message = parsed.data;
  if (message.type === 'ping') return undefined;
  if (message.type === 'auth') {
    const actor = await prove(context, message.token);
    if (actor.kind === 'client' && !connection.counted.belongsTo(actor.userId))
      return refuseSocket(socket);
    connection.token = message.token;
    return send(socket, { type: 'ready', signedIn: true });
  }
  return reply(context, connection, message);
};

const handle = async (context: Context, connection: Connection, data: unknown): Promise<void> => {
  // Who left asks again another way; what waited here is not answered twice.
  if (connection.socket.readyState !== connection.socket.OPEN) return;
  const raw = parse(data);
  try {
    await receive(context, connection, raw);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) context.log.error({ err: error }, 'chat failed');
    const { code, details } = refusal ?? new AppError('internal');
    refuse(connection.socket, code, messageIdOf(raw), details.retryAfterSeconds);
  }
};

const attend = (context: Context, connection: Connection): void => {
  const { socket } = connection;
  let queue: Promise<void> = Promise.resolve();
  const calm = setInterval(() => {
    connection.received = 0;
  }, 60_000);
  const life = setInterval(() => endDead([connection]), pingEveryMs);
  socket.on('pong', () => {
    connection.isAlive = true;
  });
  socket.on('message', (data: unknown) => {
    connection.received += 1;
    // Refused before it waits in line: what waits is kept in memory.
    if (connection.received > messagesPerMinute)
      return refuse(socket, 'too-many-requests', messageIdOf(parse(data)), 60);
    // A ping asks whether anybody is there; it doesn't wait for an answer under way.
    if (isPing(parse(data))) return send(socket, { type: 'pong' });
    queue = queue.then(() => handle(context, connection, data));
  });
  socket.on('close', () => {
    clearInterval(calm);
    clearInterval(life);
  });
  socket.on('error', () => socket.terminate());
  send(socket, { type: 'ready', signedIn: false });
};

/** The chat's websocket, `GET /api/ws` (SPEC §7); messages of a connection are taken in order. */
export const registerChatSocket = (
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
): void => {
  const onRequest = refuseOtherOrigins(context.config.http);
  app.get('/api/ws', { websocket: true, schema: { hide: true }, onRequest }, (socket, request) => {
    const counted = sockets.admit(socket, request.ip);
    if (!counted) return refuseSocket(socket);
    const state = { visitorId: newId(), token: null, received: 0, isAlive: true };
    return attend(context, { socket, request, counted, ...state });
  });
};
