import type { Room, RoomClientMessage, RoomRefusal } from '@puente/contract/meeting';
import type { Context } from '../../context.ts';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { findRooms, type RoomBooking } from '../booking/service.ts';
import { countKnock, forgetOldKnocks, type Knockers, rememberRefusal } from './knock/service.ts';
import { type Line, placeOf } from './presence/rules.ts';
import {
  admit,
  clearLost,
  closeRoom,
  enter,
  passOn,
  refuse,
  type Rooms,
  type Seat,
  showState,
  write,
} from './presence/service.ts';
import { presentRoom } from './present.ts';
import { openingOf, roleOf, roomStateAt } from './rules.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/** Who is where in this process; nothing of it is kept (docs/decisions/008). */
export type House = { rooms: Rooms; knockers: Knockers };
export const emptyHouse = (): House => ({ rooms: new Map(), knockers: new Map() });

const idOf = (actor: Actor): string | null => (actor.kind === 'client' ? actor.userId : null);

/** What a person may know of a room before entering. */
export const describeRoom = async (context: Needs, actor: Actor, roomId: string): Promise<Room> => {
  const [meeting] = await findRooms(context, [roomId]);
  if (!meeting) throw new AppError('not-found');
  return presentRoom(meeting, idOf(actor), context.clock.now());
};

export type Refusal = { errorCode: RoomRefusal; opensAt?: string; retryAfter?: number };

/** Why nobody may come in now, null when the room is open. */
const refusalAt = (meeting: RoomBooking | undefined, now: Temporal.Instant): Refusal | null => {
  if (!meeting) return { errorCode: 'not-found' };
  const state = roomStateAt(meeting, now);
  if (state === 'cancelled') return { errorCode: 'booking-cancelled' };
  if (state === 'over') return { errorCode: 'room-closed' };
  if (state === 'early')
    return { errorCode: 'room-not-open', opensAt: openingOf(meeting).opensAt.toString() };
  return null;
};

const nameOf = (
  meeting: RoomBooking,
  actor: Actor,
  displayName: string | undefined,
): string | null => {
  const role = roleOf(meeting, idOf(actor));
  if (role === 'host') return meeting.provider_name;
  if (role === 'guest') return meeting.client_name;
  const ownName = actor.kind === 'client' ? `${actor.name} ${actor.lastName}`.trim() : '';
  return displayName || ownName || null;
};

type Wish = Extract<RoomClientMessage, { type: 'enter' }>;
type Comer = { actor: Actor; address: string; line: Line; isStillThere: () => boolean };

const countOwnKnock = (
  house: House,
  comer: Comer,
  { roomId, role, resumeKey }: { roomId: string; role: string; resumeKey: string | null },
  nowMs: number,
): number => {
  const room = house.rooms.get(roomId);
  const claims = { role: 'stranger' as const, userId: idOf(comer.actor), resumeKey };
  const places = room ? [...room.inside.values(), ...room.knocking.values()] : [];
  // Who comes back to a place they had did not knock again.
  if (role !== 'stranger' || placeOf(places, claims)) return 0;
  return countKnock(house.knockers, { address: comer.address, roomId }, nowMs);
};

/** Lets somebody into a room or before its door. */
export const enterRoom = async (
  context: Needs,
  house: House,
  roomId: string,
  wish: Wish,
  comer: Comer,
): Promise<Seat | Refusal> => {
  const [meeting] = await findRooms(context, [roomId]);
  const now = context.clock.now();
  const refusal = refusalAt(meeting, now);
  if (!meeting || refusal) return refusal ?? { errorCode: 'not-found' };
  const name = nameOf(meeting, comer.actor, wish.displayName);
  if (name === null) return { errorCode: 'invalid-input' };
  const userId = idOf(comer.actor);
  const role = roleOf(meeting, userId);
  const resumeKey = wish.resumeKey ?? null;
  const wait = countOwnKnock(house, comer, { roomId, role, resumeKey }, now.epochMilliseconds);
  if (wait > 0) return { errorCode: 'too-many-requests', retryAfter: wait };
  // Gone while the database was asked: nobody would ever take this place away.
  if (!comer.isStillThere()) return { errorCode: 'internal' };
  const seat = enter(
    house.rooms,
    {
      roomId,
      role,
      name,
      userId,
      address: comer.address,
      resumeKey,
      isFresh: wish.isFresh ?? false,
      audio: wish.audio ?? false,
      video: wish.video ?? false,
      closesAt: openingOf(meeting).closesAt,
    },
    comer.line,
  );
  return typeof seat === 'string' ? { errorCode: seat } : seat;
};

/** What somebody with a place says; `enter`, `leave` and `ping` are the connection's own. */
export const hear = (
  context: Pick<Context, 'clock'>,
  house: House,
  seat: Seat,
  said: Exclude<RoomClientMessage, { type: 'enter' | 'leave' | 'ping' }>,
): void => {
  if (said.type === 'signal') return passOn(seat, said);
  if (said.type === 'state') return showState(seat, said);
  if (said.type === 'chat') return write(seat, said, context.clock.now());
  if (said.type === 'admit') return admit(house.rooms, seat, said.peerId);
  const address = refuse(house.rooms, seat, said.peerId);
  if (address === null) return;
  const { roomId } = seat.room;
  const nowMs = context.clock.now().epochMilliseconds;
  rememberRefusal(house.knockers, { address, roomId }, nowMs);
};

/** Takes away places that were lost, and empties rooms whose time is over. */
export const tidy = ({ clock }: Pick<Context, 'clock'>, house: House): void => {
  const now = clock.now();
  clearLost(house.rooms, now.epochMilliseconds);
  forgetOldKnocks(house.knockers, now.epochMilliseconds);
  for (const room of house.rooms.values())
    if (Temporal.Instant.compare(now, room.closesAt) >= 0)
      closeRoom(house.rooms, room, 'room-closed');
};

/** Empties the rooms whose meetings were cancelled or moved while people were inside. */
export const emptyCancelled = async (context: Needs, house: House): Promise<void> => {
  if (house.rooms.size === 0) return;
  const meetings = await findRooms(context, [...house.rooms.keys()]);
  const byRoom = new Map(meetings.map((meeting) => [meeting.room_id, meeting]));
  for (const room of house.rooms.values()) {
    const refusal = refusalAt(byRoom.get(room.roomId), context.clock.now());
    if (refusal) closeRoom(house.rooms, room, refusal.errorCode);
  }
};
