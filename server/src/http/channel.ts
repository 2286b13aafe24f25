import type { Channel, FromServer, Received } from '@puente/contract/channel';
import { policy } from '@puente/contract/policy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { Context } from '../context.ts';
import type { Client } from '../lib/actor.ts';
import { AppError } from '../lib/app-error.ts';
import { refusalOf } from './errors.ts';
import { refuseOtherOrigins } from './hosts.ts';
import type { Identify } from './session.ts';
import { refuseSocket, type Sockets } from './sockets.ts';
import { findUnstorable } from './text.ts';

const minuteMs = 60_000;

/** A connection that answered no ping since the last one is lost, in real milliseconds. */
const pingEveryMs = 8000;

/** One browser's connection, as a feature sees it. */
export type Connection<C extends Channel> = {
  request: FastifyRequest;
  send: (message: FromServer<C>) => void;
  /** Ends the connection; 1000 when no code of the websocket registry is given. */
  close: (code?: number) => void;
  isOpen: () => boolean;
  /**
   * The person behind a token. Refuses an unknown one as `unauthenticated`, and a person with too
   * many connections as `too-many-requests`, which ends this one.
   */
  identify: (token: string) => Promise<Client>;
};

/** What a feature does with the connections of a channel. */
export type ChannelHandler<C extends Channel> = {
  /** Begins a conversation; its messages are taken in order. */
  open: (connection: Connection<C>) => {
    /** `message` is null for what the contract doesn't describe. */
    receive: (message: Received<C> | null) => Promise<void> | void;
    onClose?: () => void;
  };
  /** Words a refusal; `raw` is the message it is about, null for the connection itself. */
  refuse: (connection: Connection<C>, refusal: AppError, raw: unknown) => void;
};

type Host = { context: Context; sockets: Sockets; identify: Identify };

/**
 * Serves a channel of the contract: origin, number of connections, messages a minute, parsing,
 * pings and refusals are the same for all. A ping is answered at once, also while a message waits.
 */
export function serveChannel<C extends Channel>(
  app: FastifyInstance,
  host: Host,
  channel: C,
  handler: ChannelHandler<C>,
): void {
  const onRequest = refuseOtherOrigins(host.context.config.http);
  const refuseCall = () => {
    throw new AppError('not-found');
  };
  const wsHandler = (socket: WebSocket, request: FastifyRequest) => {
    const counted = host.sockets.admit(socket, request.ip);
    let isOverLimit = counted === null;
    const connection: Connection<C> = {
      request,
      send: (message) => sendJson(socket, message),
      close: (code = isOverLimit ? policy.socket.refusedCode : 1000) => socket.close(code),
      isOpen: () => socket.readyState === socket.OPEN,
      identify: async (token) => {
        const actor = await host.identify(host.context, token);
        if (!actor) throw new AppError('unauthenticated');
        if (counted?.belongsTo(actor.userId)) return actor;
        isOverLimit = true;
        throw tooManyConnections();
      },
    };
    const refuse = (error: unknown, raw: unknown) => {
      const refusal = refusalOf(error);
      if (!refusal) host.context.log.error({ err: error, tag: channel.tag }, 'channel failed');
      handler.refuse(connection, refusal ?? new AppError('internal'), raw);
      if (isOverLimit) refuseSocket(socket);
    };
    socket.on('error', () => socket.terminate());
    if (isOverLimit) refuse(tooManyConnections(), null);
    else if (channel.params?.safeParse(request.params).success === false)
      refuse(new AppError('not-found'), null);
    else converse(socket, channel, handler.open(connection), refuse);
  };
  app.route({
    method: 'GET',
    url: channel.path,
    schema: { hide: true },
    onRequest,
    handler: refuseCall,
    wsHandler,
  });
}

function sendJson(socket: WebSocket, message: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

function tooManyConnections(): AppError {
  return new AppError('too-many-requests', {
    retryAfterSeconds: policy.socket.refusedPauseSeconds,
  });
}

/** Takes the messages of one connection in order, until it ends. */
function converse<C extends Channel>(
  socket: WebSocket,
  channel: C,
  { receive, onClose }: ReturnType<ChannelHandler<C>['open']>,
  refuse: (error: unknown, raw: unknown) => void,
): void {
  const takeMessage = limitPerMinute(socket, channel.messagesPerMinute);
  /** The message being worked on and those behind it; null when there is none. */
  let queue: Promise<void> | null = null;
  const handle = async (raw: unknown) => {
    // A browser that left asks again another way; what waited here is not answered twice.
    if (socket.readyState !== socket.OPEN) return;
    try {
      await receive(parseMessage(channel, raw));
    } catch (error) {
      refuse(error, raw);
    }
  };
  keepAlive(socket);
  socket.on('close', () => onClose?.());
  socket.on('message', (data: RawData) => {
    const raw = parseJson(data, channel.maxLength);
    // Refused before it waits in line: what waits is kept in memory.
    if (!takeMessage()) return refuse(tooManyMessages(), raw);
    if (isPing(raw)) return sendJson(socket, { type: 'pong' });
    const turn: Promise<void> = (queue?.then(() => handle(raw)) ?? handle(raw)).finally(() => {
      if (queue === turn) queue = null;
    });
    queue = turn;
  });
}

/** Takes one message from the minute's allowance; false when there is none left. */
function limitPerMinute(socket: WebSocket, limit: number): () => boolean {
  let received = 0;
  const timer = setInterval(() => {
    received = 0;
  }, minuteMs);
  timer.unref();
  socket.on('close', () => clearInterval(timer));
  return () => {
    received += 1;
    return received <= limit;
  };
}

function parseMessage<C extends Channel>(channel: C, raw: unknown): Received<C> | null {
  const parsed = channel.fromClient.safeParse(raw);
  return parsed.success && !findUnstorable(raw) ? (parsed.data as Received<C>) : null;
}

/** Ends the connection of a browser that is gone, whatever its network says. */
function keepAlive(socket: WebSocket): void {
  let isAlive = true;
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    return socket.ping();
  }, pingEveryMs);
  timer.unref();
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('close', () => clearInterval(timer));
}

/** Null for what is no JSON or too long. */
function parseJson(data: RawData, maxLength: number): unknown {
  // Browsers send text in one piece.
  const text = Buffer.isBuffer(data) ? data.toString() : '';
  if (text.length > maxLength) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function tooManyMessages(): AppError {
  return new AppError('too-many-requests', { retryAfterSeconds: 60 });
}

function isPing(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'type' in raw && raw.type === 'ping';
}
