import type { RoomClientMessage, RoomRefusal, RoomServerMessage } from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';
import { newId } from '../../../lib/ids.ts';
import {
  hasChairForStranger,
  isGone,
  type Line,
  peerOf,
  type Place,
  placeOf,
  readableBy,
  type Room,
} from './rules.ts';

/** The rooms of this process in which somebody is or knocks. */
export type Rooms = Map<string, Room>;
export type Seat = { room: Room; place: Place };

/** Most messages that wait for a browser whose connection is lost. */
const maxUnheard = 200;

const tell = (place: Place, message: RoomServerMessage): void => {
  if (place.line) return place.line.send(message);
  // Everything else is told anew when it comes back.
  if (message.type === 'signal' && place.unheard.length < maxUnheard) place.unheard.push(message);
};

const tellOthers = (room: Room, place: Place, message: RoomServerMessage): void => {
  for (const other of room.inside.values()) if (other !== place) tell(other, message);
};

const hostOf = (room: Room): Place | undefined =>
  [...room.inside.values()].find(({ role }) => role === 'host');

const tellKnocking = (room: Room): void => {
  const isHostHere = hostOf(room) !== undefined;
  for (const place of room.knocking.values()) tell(place, { type: 'host-here', isHostHere });
};

const forgetIfEmpty = (rooms: Rooms, room: Room): void => {
  if (room.inside.size === 0 && room.knocking.size === 0) rooms.delete(room.roomId);
};

/** Shows a person the room as it is now; the host also who knocks. */
const welcome = (room: Room, place: Place): void => {
  const { peerId, resumeKey, role } = place;
  const peers = [...room.inside.values()].filter((other) => other !== place).map(peerOf);
  const messages = readableBy(room, place);
  const closesAt = room.closesAt.toString();
  tell(place, { type: 'entered', peerId, resumeKey, role, peers, messages, closesAt });
  for (const message of place.unheard.splice(0)) tell(place, message);
  if (role !== 'host') return;
  for (const { peerId: id, name } of room.knocking.values())
    tell(place, { type: 'knock', peerId: id, name });
};

const takeOver = (place: Place, line: Line, notice: RoomServerMessage | null): void => {
  const before = place.line;
  place.line = line;
  place.lostAt = null;
  if (before === line) return;
  if (notice) before?.send(notice);
  before?.close();
};

export type Entering = Pick<Place, 'role' | 'name' | 'userId' | 'address' | 'audio' | 'video'> & {
  roomId: string;
  closesAt: Temporal.Instant;
  resumeKey: string | null;
  isFresh: boolean;
};

const newPlace = (entering: Entering, line: Line, readsFrom: number): Place => ({
  peerId: newId(),
  resumeKey: newId(),
  name: entering.name,
  role: entering.role,
  userId: entering.userId,
  address: entering.address,
  audio: entering.audio,
  video: entering.video,
  screen: false,
  line,
  lostAt: null,
  unheard: [],
  readsFrom,
});

const roomFor = (rooms: Rooms, { roomId, closesAt }: Entering): Room => {
  const known = rooms.get(roomId);
  if (known) return known;
  const room: Room = {
    roomId,
    closesAt,
    inside: new Map(),
    knocking: new Map(),
    messages: [],
    written: 0,
  };
  rooms.set(roomId, room);
  return room;
};

/** A new connection for somebody who has a place inside: the same one, or one in its stead. */
const comeBack = (room: Room, before: Place, entering: Entering, line: Line): Place => {
  const isSamePage = entering.resumeKey === before.resumeKey;
  if (isSamePage && !entering.isFresh) {
    takeOver(before, line, null);
    welcome(room, before);
    return before;
  }
  const place = newPlace(entering, line, before.readsFrom);
  room.inside.delete(before.peerId);
  room.inside.set(place.peerId, place);
  takeOver(before, line, { type: 'replaced' });
  welcome(room, place);
  tellOthers(room, place, { type: 'peer-joined', peer: peerOf(place), replaces: before.peerId });
  return place;
};

const sitDown = (room: Room, place: Place): void => {
  room.inside.set(place.peerId, place);
  welcome(room, place);
  tellOthers(room, place, { type: 'peer-joined', peer: peerOf(place) });
  if (place.role === 'host') tellKnocking(room);
};

const knock = (room: Room, entering: Entering, line: Line): Place | RoomRefusal => {
  const before = placeOf(room.knocking.values(), entering);
  if (!before && !hasChairForStranger(room)) return 'room-full';
  if (!before && room.knocking.size >= policy.meeting.maxKnocking) return 'too-many-requests';
  const place = before ?? newPlace(entering, line, 0);
  if (before) takeOver(before, line, null);
  room.knocking.set(place.peerId, place);
  const { peerId, resumeKey, name } = place;
  const host = hostOf(room);
  tell(place, { type: 'waiting', peerId, resumeKey, isHostHere: host !== undefined });
  if (host && !before) tell(host, { type: 'knock', peerId, name });
  return place;
};

/** Lets a party in, brings back who was in before, and puts everybody else before the door. */
export const enter = (rooms: Rooms, entering: Entering, line: Line): Seat | RoomRefusal => {
  const room = roomFor(rooms, entering);
  room.closesAt = entering.closesAt;
  const before = placeOf(room.inside.values(), entering);
  if (before) return { room, place: comeBack(room, before, entering, line) };
  if (entering.role === 'stranger') {
    const place = knock(room, entering, line);
    if (typeof place !== 'string') return { room, place };
    forgetIfEmpty(rooms, room);
    return place;
  }
  // The parties share what was written since either came.
  const place = newPlace(entering, line, 0);
  sitDown(room, place);
  return { room, place };
};

/** Is this the connection that counts for the place, or one that was left behind? */
const holds = ({ place }: Seat, line: Line): boolean => place.line === line;

const remove = (rooms: Rooms, { room, place }: Seat, lost: boolean): void => {
  const { peerId } = place;
  const host = hostOf(room);
  place.line = null;
  if (room.knocking.delete(peerId) && host) tell(host, { type: 'knock-gone', peerId });
  if (room.inside.delete(peerId)) tellOthers(room, place, { type: 'peer-left', peerId, lost });
  if (place.role === 'host') tellKnocking(room);
  forgetIfEmpty(rooms, room);
};

/** Somebody goes by their own will. */
export const leave = (rooms: Rooms, seat: Seat, line: Line): void => {
  if (holds(seat, line)) remove(rooms, seat, false);
};

/** A connection is lost; its place is kept for a while, and nobody hears of it yet. */
export const lose = (seat: Seat, line: Line, nowMs: number): void => {
  if (!holds(seat, line)) return;
  seat.place.line = null;
  seat.place.lostAt = nowMs;
};

/** Takes away the places whose connections did not come back in time. */
export const clearLost = (rooms: Rooms, nowMs: number): void => {
  for (const room of rooms.values())
    for (const place of [...room.inside.values(), ...room.knocking.values()])
      if (isGone(place, nowMs)) remove(rooms, { room, place }, true);
};

const sendAway = (place: Place, refusal: Extract<RoomServerMessage, { type: 'refused' }>): void => {
  const { line } = place;
  place.line = null;
  line?.send(refusal);
  line?.close();
};

/** Time is over, or there is no meeting any more: everybody is told why and goes. */
export const closeRoom = (rooms: Rooms, room: Room, errorCode: RoomRefusal): void => {
  rooms.delete(room.roomId);
  for (const place of [...room.inside.values(), ...room.knocking.values()])
    sendAway(place, { type: 'refused', errorCode });
  room.inside.clear();
  room.knocking.clear();
};

/** The host lets one in who knocks. */
export const admit = (rooms: Rooms, seat: Seat, peerId: string): void => {
  const { room } = seat;
  const place = room.knocking.get(peerId);
  if (seat.place.role !== 'host' || !place) return;
  if (!hasChairForStranger(room)) {
    sendAway(place, { type: 'refused', errorCode: 'room-full' });
    return remove(rooms, { room, place }, false);
  }
  room.knocking.delete(peerId);
  place.readsFrom = room.written;
  sitDown(room, place);
};

/**
 * The host keeps one out who knocks, or asks one to go who was let in.
 * @returns the address that is not to knock again at once, null when nobody was there
 */
export const refuse = (rooms: Rooms, seat: Seat, peerId: string): string | null => {
  const { room } = seat;
  const place = room.knocking.get(peerId) ?? room.inside.get(peerId);
  if (seat.place.role !== 'host' || place?.role !== 'stranger') return null;
  const retryAfter = policy.meeting.refusedPauseSeconds;
  sendAway(place, { type: 'refused', errorCode: 'forbidden', retryAfter });
  remove(rooms, { room, place }, false);
  return place.address;
};

type Said<Type extends RoomClientMessage['type']> = Extract<RoomClientMessage, { type: Type }>;

/** Passes on what two browsers of one room need to reach each other. */
export const passOn = ({ room, place }: Seat, { to, data }: Said<'signal'>): void => {
  const other = room.inside.get(to);
  if (!other || !room.inside.has(place.peerId)) return;
  tell(other, { type: 'signal', from: place.peerId, data });
};

export const showState = ({ room, place }: Seat, said: Said<'state'>): void => {
  const { audio, video, screen } = said;
  Object.assign(place, { audio, video, screen });
  if (!room.inside.has(place.peerId)) return;
  tellOthers(room, place, { type: 'peer-state', peerId: place.peerId, audio, video, screen });
};

/** Writes to everybody inside, the writer included: that is how one knows it arrived. */
export const write = (
  { room, place }: Seat,
  { id, text }: Said<'chat'>,
  now: Temporal.Instant,
): void => {
  if (!room.inside.has(place.peerId)) return;
  const { peerId: from, name } = place;
  const kept = room.messages.find((message) => message.id === id);
  // Sent again after a lost connection: the writer wants to know, the others have it.
  if (kept) return kept.from === from ? tell(place, { type: 'chat', ...kept }) : undefined;
  const message = { id, from, name, text, at: now.toString() };
  room.messages = [...room.messages, message].slice(-policy.meeting.chatKept);
  room.written += 1;
  for (const other of room.inside.values()) tell(other, { type: 'chat', ...message });
};
