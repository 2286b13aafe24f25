import type { Room, RoomClientMessage, RoomRefusal } from '@puente/contract/meeting';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { findRooms, type RoomBooking } from '../booking/service.ts';
import { countKnock, deleteOldKnocks, type KnockLog, rememberRefusal } from './knock/service.ts';
import { type RoomConnection, findParticipant } from './presence/rules.ts';
import {
  admit,
  evictLost,
  closeRoom,
  enter,
  relaySignal,
  refuse,
  type Rooms,
  type Participation,
  updateState,
  postMessage,
} from './presence/service.ts';
import { presentRoom } from './present.ts';
import { openingOf, roleOf, roomStateAt } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

/** The rooms of this process and who knocked at them; nothing is stored (docs/decisions/008). */
export type RoomRegistry = { rooms: Rooms; knocks: KnockLog };

export function createRegistry(): RoomRegistry {
  return { rooms: new Map(), knocks: new Map() };
}

/** What a person may know of a room before entering. */
export async function describeRoom(context: Deps, actor: Actor, roomId: string): Promise<Room> {
  const [meeting] = await findRooms(context, [roomId]);
  if (!meeting) throw new AppError('not-found');
  return presentRoom(meeting, idOf(actor), context.clock.now());
}

function idOf(actor: Actor): string | null {
  return actor.kind === 'client' ? actor.userId : null;
}

export type Refusal = { errorCode: RoomRefusal; opensAt?: string; retryAfter?: number };

/** Lets a party into the room; anybody else asks to be let in. */
export async function enterRoom(
  context: Deps,
  registry: RoomRegistry,
  message: EnterMessage,
  request: JoinRequest,
): Promise<Participation | Refusal> {
  const { roomId } = request;
  const [meeting] = await findRooms(context, [roomId]);
  const now = context.clock.now();
  const refusal = refusalAt(meeting, now);
  if (!meeting || refusal) return refusal ?? { errorCode: 'not-found' };
  const name = nameOf(meeting, request.actor, message.displayName);
  if (name === null) return { errorCode: 'invalid-input' };
  const userId = idOf(request.actor);
  const role = roleOf(meeting, userId);
  const resumeKey = message.resumeKey ?? null;
  const wait = countKnockOf(registry, request, { roomId, role, resumeKey }, now.epochMilliseconds);
  if (wait > 0) return { errorCode: 'too-many-requests', retryAfter: wait };
  // Gone while the database was asked: nobody would ever remove this participant.
  if (!request.isStillThere()) return { errorCode: 'internal' };
  const participation = enter(
    registry.rooms,
    {
      roomId,
      role,
      name,
      userId,
      address: request.address,
      resumeKey,
      isFresh: message.isFresh ?? false,
      audio: message.audio ?? false,
      video: message.video ?? false,
      closesAt: openingOf(meeting).closesAt,
    },
    request.connection,
  );
  return typeof participation === 'string' ? { errorCode: participation } : participation;
}

/** Why nobody may come in now, null when the room is open. */
function refusalAt(meeting: RoomBooking | undefined, now: Temporal.Instant): Refusal | null {
  if (!meeting) return { errorCode: 'not-found' };
  const state = roomStateAt(meeting, now);
  if (state === 'cancelled') return { errorCode: 'booking-cancelled' };
  if (state === 'over') return { errorCode: 'room-closed' };
  if (state === 'early')
    return { errorCode: 'room-not-open', opensAt: openingOf(meeting).opensAt.toString() };
  return null;
}

function nameOf(
  meeting: RoomBooking,
  actor: Actor,
  displayName: string | undefined,
): string | null {
  const role = roleOf(meeting, idOf(actor));
  if (role === 'host') return meeting.provider_name;
  if (role === 'guest') return meeting.client_name;
  const ownName = actor.kind === 'client' ? `${actor.name} ${actor.lastName}`.trim() : '';
  return displayName || ownName || null;
}

type EnterMessage = Extract<RoomClientMessage, { type: 'enter' }>;

type JoinRequest = {
  roomId: string;
  actor: Actor;
  address: string;
  connection: RoomConnection;
  isStillThere: () => boolean;
};

function countKnockOf(
  registry: RoomRegistry,
  request: JoinRequest,
  { roomId, role, resumeKey }: { roomId: string; role: string; resumeKey: string | null },
  nowMs: number,
): number {
  const room = registry.rooms.get(roomId);
  const claims = { role: 'stranger' as const, userId: idOf(request.actor), resumeKey };
  const participants = room ? [...room.inside.values(), ...room.knocking.values()] : [];
  // Reconnecting to a participant is not another knock.
  if (role !== 'stranger' || findParticipant(participants, claims)) return 0;
  return countKnock(registry.knocks, { address: request.address, roomId }, nowMs);
}

/** A participant's message; `enter`, `leave` and `ping` belong to the connection. */
export function handleMessage(
  context: Pick<Context, 'clock'>,
  registry: RoomRegistry,
  participation: Participation,
  message: Exclude<RoomClientMessage, { type: 'enter' | 'leave' | 'ping' }>,
): void {
  if (message.type === 'signal') return relaySignal(participation, message);
  if (message.type === 'state') return updateState(participation, message);
  if (message.type === 'chat') return postMessage(participation, message, context.clock.now());
  if (message.type === 'admit') return admit(registry.rooms, participation, message.peerId);
  const address = refuse(registry.rooms, participation, message.peerId);
  if (address === null) return;
  const { roomId } = participation.room;
  const nowMs = context.clock.now().epochMilliseconds;
  rememberRefusal(registry.knocks, { address, roomId }, nowMs);
}

/** Removes participants whose connection didn't come back, and closes rooms that are over. */
export function evictExpired({ clock }: Pick<Context, 'clock'>, registry: RoomRegistry): void {
  const now = clock.now();
  evictLost(registry.rooms, now.epochMilliseconds);
  deleteOldKnocks(registry.knocks, now.epochMilliseconds);
  for (const room of registry.rooms.values())
    if (Temporal.Instant.compare(now, room.closesAt) >= 0)
      closeRoom(registry.rooms, room, 'room-closed');
}

/** Closes the rooms whose meetings were cancelled or moved while people were inside. */
export async function closeCancelledRooms(context: Deps, registry: RoomRegistry): Promise<void> {
  if (registry.rooms.size === 0) return;
  const meetings = await findRooms(context, [...registry.rooms.keys()]);
  const byRoom = new Map(meetings.map((meeting) => [meeting.room_id, meeting]));
  for (const room of registry.rooms.values()) {
    const refusal = refusalAt(byRoom.get(room.roomId), context.clock.now());
    if (refusal) closeRoom(registry.rooms, room, refusal.errorCode);
  }
}
