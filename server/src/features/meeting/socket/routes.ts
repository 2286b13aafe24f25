import type { Received } from '@puente/contract/channel';
import { roomChannel, roomRefusal } from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { type Connection, serveChannel } from '../../../http/channel.ts';
import { refusalOf } from '../../../http/errors.ts';
import type { Sockets } from '../../../http/sockets.ts';
import type { Actor } from '../../../lib/actor.ts';
import { addressKey } from '../../../lib/address.ts';
import { AppError } from '../../../lib/app-error.ts';
import { identify } from '../../auth/session/service.ts';
import { partyOf } from '../rules.ts';
import { beginStay, createStayLog, type StayLog, touchOpenStays } from '../stay/service.ts';
import { leave, markLost, type Participation } from '../presence/service.ts';
import {
  closeCancelledRooms,
  createRegistry,
  enterRoom,
  evictExpired,
  handleMessage,
  type RoomRegistry,
} from '../service.ts';

type RoomConnection = Connection<typeof roomChannel>;
type Message = Received<typeof roomChannel>;

const evictEveryMs = 1000;
/** "Try again later", of the registered codes that end a websocket. */
const tryAgainLater = 1013;

/** The room's websocket: knocking, presence and signalling (room-1). */
export function registerMeetingSocket(
  app: FastifyInstance,
  context: Context,
  sockets: Sockets,
): void {
  const registry = createRegistry();
  const stays = createStayLog();
  evictRegularly(app, context, registry);
  writeStaysRegularly(app, context, stays);
  serveChannel(app, { context, sockets, identify }, roomChannel, {
    open: (connection) => converse(context, { registry, stays }, connection),
    refuse: (connection, { code, details }) => {
      // The database is away: browsers whose connection ends reconnect by themselves.
      if (code === 'unavailable') return connection.close(tryAgainLater);
      const retryAfter = details.retryAfterSeconds;
      const { data: errorCode = 'internal' } = roomRefusal.safeParse(code);
      connection.send({
        type: 'refused',
        errorCode,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
      return connection.close();
    },
  });
}

/** One browser in a room: it enters first, then sends and receives until it leaves. */
function converse(
  context: Context,
  { registry, stays }: { registry: RoomRegistry; stays: StayLog },
  connection: RoomConnection,
) {
  let participation: Participation | null = null;
  let endStay: (() => Promise<void>) | null = null;
  const closeIfSilent = setTimeout(() => {
    if (!participation) connection.close();
  }, policy.meeting.enterWithinSeconds * 1000);
  return {
    receive: async (message: Message | null) => {
      if (!participation) {
        if (message?.type !== 'enter') throw new AppError('invalid-input');
        participation = await enter(context, registry, connection, message);
        const party = participation && partyOf(participation.participant.role);
        if (participation && party)
          endStay = beginStay(context, stays, { roomId: participation.room.roomId, party });
        return;
      }
      // Garbage by one must not disturb the meeting of the others, nor a second `enter`.
      if (!message || message.type === 'enter' || message.type === 'ping') return;
      if (participation.participant.connection !== connection) return;
      if (message.type === 'leave') {
        leave(registry.rooms, participation, connection);
        await endStay?.();
        connection.close();
      } else handleMessage(context, registry, participation, message);
    },
    onClose: () => {
      clearTimeout(closeIfSilent);
      if (participation) markLost(participation, connection, context.clock.now().epochMilliseconds);
      void endStay?.();
    },
  };
}

async function enter(
  context: Context,
  registry: RoomRegistry,
  connection: RoomConnection,
  message: Extract<Message, { type: 'enter' }>,
): Promise<Participation | null> {
  const { request, isOpen } = connection;
  const { roomId } = roomChannel.params.parse(request.params);
  // A session that is over must show: its owner would be kept out as a stranger.
  const actor: Actor = message.token
    ? await connection.identify(message.token)
    : { kind: 'visitor' };
  const entered = await enterRoom(context, registry, message, {
    roomId,
    actor,
    address: addressKey(request.ip),
    connection,
    isStillThere: isOpen,
  });
  if (!('errorCode' in entered)) return entered;
  connection.send({ type: 'refused', ...entered });
  connection.close();
  return null;
}

/** Looks after the rooms every second until the server closes; one look at a time. */
function evictRegularly(app: FastifyInstance, context: Context, registry: RoomRegistry): void {
  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    evictExpired(context, registry);
    // The database may be away for a moment; the next second asks again.
    await closeCancelledRooms(context, registry).catch((error: unknown) => {
      if (!refusalOf(error))
        context.quietLog('error', 'rooms', { err: error }, 'rooms could not be looked after');
    });
    isRunning = false;
  }, evictEveryMs);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

/** Writes down who is still in a room, and what is being written when the server closes. */
function writeStaysRegularly(app: FastifyInstance, context: Context, stays: StayLog): void {
  const everyMs = policy.problem.stayWrittenSeconds * 1000;
  const timer = setInterval(() => void touchOpenStays(context, stays), everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.all(stays.writing);
  });
}
