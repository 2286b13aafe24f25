import { roomId as roomIdSchema } from '@puente/contract/ids';
import { roomClientMessage, type RoomServerMessage } from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';
import type { FastifyInstance } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { refusalOf } from '../../../http/errors.ts';
import { refuseOtherOrigins } from '../../../http/hosts.ts';
import { findActor } from '../../../http/session.ts';
import { type CountedSocket, endDead, refuseSocket, type Sockets } from '../../../http/sockets.ts';
import { findUnstorable } from '../../../http/text.ts';
import { addressKey } from '../../../lib/address.ts';
import type { Line } from '../presence/rules.ts';
import { leave, lose, type Seat } from '../presence/service.ts';
import {
  emptyCancelled,
  emptyHouse,
  enterRoom,
  hear,
  type House,
  type Refusal,
  tidy,
} from '../service.ts';

const tidyEveryMs = 1000;
/** A connection that answers no ping for so long is lost, whatever the network says. */
const pingEveryMs = 8000;
const minuteMs = 60_000;
/** "Try again later", of the registered codes that end a websocket. */
const comeBackLater = 1013;

type Connection = {
  roomId: string;
  address: string;
  socket: WebSocket;
  counted: CountedSocket;
  line: Line;
  seat: Seat | null;
  received: number;
  isAlive: boolean;
};

type Message = z.output<typeof roomClientMessage>;

const lineOf = (socket: WebSocket): Line => ({
  send: (message: RoomServerMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  },
  close: () => socket.close(1000),
});

const parse = (data: RawData): Message | null => {
  // Browsers send text as one piece.
  const text = Buffer.isBuffer(data) ? data.toString() : '';
  if (text.length > policy.meeting.signalMaxBytes) return null;
  try {
    const raw: unknown = JSON.parse(text);
    const parsed = roomClientMessage.safeParse(raw);
    return parsed.success && !findUnstorable(raw) ? parsed.data : null;
  } catch {
    return null;
  }
};

const turnAway = ({ line }: Connection, refusal: Refusal): void => {
  line.send({ type: 'refused', ...refusal });
  line.close();
};

/** One connection too many: coming back makes sense in a while. */
const turnAwayFull = (socket: WebSocket, line: Line): void => {
  const retryAfter = policy.socket.refusedPauseSeconds;
  line.send({ type: 'refused', errorCode: 'too-many-requests', retryAfter });
  refuseSocket(socket);
};

const come = async (
  context: Context,
  house: House,
  connection: Connection,
  wish: Extract<Message, { type: 'enter' }>,
): Promise<void> => {
  const { socket, line, address, roomId } = connection;
  const actor = wish.token ? await findActor(context, wish.token) : { kind: 'visitor' as const };
  // A session that is over must show: its owner would be kept out as a stranger.
  if (!actor) return turnAway(connection, { errorCode: 'unauthenticated' });
  if (actor.kind === 'client' && !connection.counted.belongsTo(actor.userId))
    return turnAwayFull(socket, line);
  const isStillThere = () => socket.readyState === socket.OPEN;
  const entered = await enterRoom(context, house, roomId, wish, {
    actor,
    address,
    line,
    isStillThere,
  });
  if ('errorCode' in entered) return turnAway(connection, entered);
  connection.seat = entered;
};

const receive = async (
  context: Context,
  house: House,
  connection: Connection,
  data: RawData,
): Promise<void> => {
  const message = parse(data);
  const { seat, line } = connection;
  if (message?.type === 'ping') return line.send({ type: 'pong' });
  if (!seat) {
    if (message?.type === 'enter') return come(context, house, connection, message);
    return turnAway(connection, { errorCode: 'invalid-input' });
  }
  // Garbage by one must not disturb the meeting of the others, nor a second `enter`.
  if (!message || message.type === 'enter') return undefined;
  if (seat.place.line !== line) return undefined;
  if (message.type === 'leave') {
    leave(house.rooms, seat, line);
    return line.close();
  }
  return hear(context, house, seat, message);
};

/** Runs now and again until the server closes; one that still runs is not started twice. */
const every = (app: FastifyInstance, ms: number, run: () => void | Promise<void>): void => {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await run();
    } finally {
      isRunning = false;
    }
  }, ms);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
};

const keepHouse = (
  app: FastifyInstance,
  context: Context,
  house: House,
  connections: Set<Connection>,
): void => {
  every(app, tidyEveryMs, async () => {
    tidy(context, house);
    // The database may be away for a moment; the next second asks again.
    await emptyCancelled(context, house).catch((error: unknown) => {
      if (!refusalOf(error))
        context.quietLog('error', 'rooms', { err: error }, 'rooms could not be looked after');
    });
  });
  every(app, pingEveryMs, () => endDead(connections));
  every(app, minuteMs, () => {
    for (const connection of connections) connection.received = 0;
  });
};

const attend = (context: Context, house: House, connection: Connection): void => {
  const { socket, line } = connection;
  let queue: Promise<void> = Promise.resolve();
  const hurry = setTimeout(() => {
    if (!connection.seat) line.close();
  }, policy.meeting.enterWithinSeconds * 1000);
  socket.on('pong', () => {
    connection.isAlive = true;
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    connection.received += 1;
    if (connection.received > policy.meeting.messagesPerMinute)
      return turnAway(connection, { errorCode: 'too-many-requests', retryAfter: 60 });
    queue = queue
      .then(() => receive(context, house, connection, data))
      .catch((error: unknown) => {
        // The database is away: browsers whose connection ends come back by themselves.
        if (refusalOf(error)?.status === 503) return socket.close(comeBackLater);
        context.log.error({ err: error }, 'a room failed');
        return turnAway(connection, { errorCode: 'internal' });
      });
  });
  socket.on('close', () => {
    clearTimeout(hurry);
    const { seat } = connection;
    if (seat) lose(seat, line, context.clock.now().epochMilliseconds);
  });
};

/** The room's websocket, `GET /api/meeting/{roomId}/ws`; messages of one are taken in order. */
export const registerMeetingSocket = (
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
): void => {
  const house = emptyHouse();
  const connections = new Set<Connection>();
  keepHouse(app, context, house, connections);
  app.get<{ Params: { roomId: string } }>(
    '/api/meeting/:roomId/ws',
    { websocket: true, schema: { hide: true }, onRequest: refuseOtherOrigins(context.config.http) },
    (socket, request) => {
      const line = lineOf(socket);
      const { roomId } = request.params;
      const counted = sockets.admit(socket, request.ip);
      if (!counted) return turnAwayFull(socket, line);
      if (!roomIdSchema.safeParse(roomId).success) {
        line.send({ type: 'refused', errorCode: 'not-found' });
        return line.close();
      }
      const connection: Connection = {
        roomId,
        address: addressKey(request.ip),
        socket,
        counted,
        line,
        seat: null,
        received: 0,
        isAlive: true,
      };
      connections.add(connection);
      socket.on('close', () => connections.delete(connection));
      return attend(context, house, connection);
    },
  );
};
