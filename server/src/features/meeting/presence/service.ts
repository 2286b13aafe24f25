import type { RoomClientMessage, RoomRefusal, RoomServerMessage } from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';
import { newId } from '../../../lib/ids.ts';
import {
  hasCapacityForStranger,
  isExpired,
  type RoomConnection,
  peerOf,
  type Participant,
  findParticipant,
  readableBy,
  type Room,
} from './rules.ts';

/** The rooms of this process that somebody is in or knocks at. */
export type Rooms = Map<string, Room>;

export type Participation = { room: Room; participant: Participant };

/** Most messages that wait for a browser whose connection is lost. */
const maxPendingSignals = 200;

export type Entry = Pick<
  Participant,
  'role' | 'name' | 'userId' | 'address' | 'audio' | 'video'
> & {
  roomId: string;
  closesAt: Temporal.Instant;
  resumeKey: string | null;
  isFresh: boolean;
};

/** Lets a party in, resumes who was in before, and lets everybody else knock (room-1, room-3). */
export function enter(
  rooms: Rooms,
  entry: Entry,
  connection: RoomConnection,
): Participation | RoomRefusal {
  const room = roomFor(rooms, entry);
  room.closesAt = entry.closesAt;
  const before = findParticipant(room.inside.values(), entry);
  if (before) return { room, participant: rejoin(room, before, entry, connection) };
  if (entry.role === 'stranger') {
    const participant = knock(room, entry, connection);
    if (typeof participant !== 'string') return { room, participant };
    deleteIfEmpty(rooms, room);
    return participant;
  }
  // The parties share what was written since either came.
  const participant = newParticipant(entry, connection, 0);
  join(room, participant);
  return { room, participant };
}

function roomFor(rooms: Rooms, { roomId, closesAt }: Entry): Room {
  const known = rooms.get(roomId);
  if (known) return known;
  const room: Room = {
    roomId,
    closesAt,
    inside: new Map(),
    knocking: new Map(),
    messages: [],
    messageCount: 0,
  };
  rooms.set(roomId, room);
  return room;
}

/** Reconnects to the same participant, or replaces it. */
function rejoin(
  room: Room,
  before: Participant,
  entry: Entry,
  connection: RoomConnection,
): Participant {
  const isSamePage = entry.resumeKey === before.resumeKey;
  if (isSamePage && !entry.isFresh) {
    takeOver(before, connection, null);
    sendRoom(room, before);
    return before;
  }
  const participant = newParticipant(entry, connection, before.historyFrom);
  room.inside.delete(before.peerId);
  room.inside.set(participant.peerId, participant);
  takeOver(before, connection, { type: 'replaced' });
  sendRoom(room, participant);
  broadcast(room, participant, {
    type: 'peer-joined',
    peer: peerOf(participant),
    replaces: before.peerId,
  });
  return participant;
}

function takeOver(
  participant: Participant,
  connection: RoomConnection,
  notice: RoomServerMessage | null,
): void {
  const before = participant.connection;
  participant.connection = connection;
  participant.lostAt = null;
  if (before === connection) return;
  if (notice) before?.send(notice);
  before?.close();
}

/** Sends the room as it is now; to the host also who knocks. */
function sendRoom(room: Room, participant: Participant): void {
  const { peerId, resumeKey, role } = participant;
  const peers = [...room.inside.values()].filter((other) => other !== participant).map(peerOf);
  const messages = readableBy(room, participant);
  const closesAt = room.closesAt.toString();
  send(participant, { type: 'entered', peerId, resumeKey, role, peers, messages, closesAt });
  for (const message of participant.pendingSignals.splice(0)) send(participant, message);
  if (role !== 'host') return;
  for (const { peerId: id, name } of room.knocking.values())
    send(participant, { type: 'knock', peerId: id, name });
}

function send(participant: Participant, message: RoomServerMessage): void {
  if (participant.connection) return participant.connection.send(message);
  // Everything else is sent again when it reconnects.
  if (message.type === 'signal' && participant.pendingSignals.length < maxPendingSignals)
    participant.pendingSignals.push(message);
}

function newParticipant(
  entry: Entry,
  connection: RoomConnection,
  historyFrom: number,
): Participant {
  return {
    peerId: newId(),
    resumeKey: newId(),
    name: entry.name,
    role: entry.role,
    userId: entry.userId,
    address: entry.address,
    audio: entry.audio,
    video: entry.video,
    screen: false,
    connection,
    lostAt: null,
    pendingSignals: [],
    historyFrom,
  };
}

function broadcast(room: Room, participant: Participant, message: RoomServerMessage): void {
  for (const other of room.inside.values()) if (other !== participant) send(other, message);
}

function knock(room: Room, entry: Entry, connection: RoomConnection): Participant | RoomRefusal {
  const before = findParticipant(room.knocking.values(), entry);
  if (!before && !hasCapacityForStranger(room)) return 'room-full';
  if (!before && room.knocking.size >= policy.meeting.maxKnocking) return 'too-many-requests';
  const participant = before ?? newParticipant(entry, connection, 0);
  if (before) takeOver(before, connection, null);
  room.knocking.set(participant.peerId, participant);
  const { peerId, resumeKey, name } = participant;
  const host = hostOf(room);
  send(participant, { type: 'waiting', peerId, resumeKey, isHostHere: host !== undefined });
  if (host && !before) send(host, { type: 'knock', peerId, name });
  return participant;
}

function hostOf(room: Room): Participant | undefined {
  return [...room.inside.values()].find(({ role }) => role === 'host');
}

function deleteIfEmpty(rooms: Rooms, room: Room): void {
  if (room.inside.size === 0 && room.knocking.size === 0) rooms.delete(room.roomId);
}

function join(room: Room, participant: Participant): void {
  room.inside.set(participant.peerId, participant);
  sendRoom(room, participant);
  broadcast(room, participant, { type: 'peer-joined', peer: peerOf(participant) });
  if (participant.role === 'host') notifyKnocking(room);
}

function notifyKnocking(room: Room): void {
  const isHostHere = hostOf(room) !== undefined;
  for (const participant of room.knocking.values())
    send(participant, { type: 'host-here', isHostHere });
}

/** Somebody leaves. */
export function leave(
  rooms: Rooms,
  participation: Participation,
  connection: RoomConnection,
): void {
  if (isCurrent(participation, connection)) remove(rooms, participation, false);
}

/** Is this the participant's connection, or one that was replaced? */
function isCurrent({ participant }: Participation, connection: RoomConnection): boolean {
  return participant.connection === connection;
}

function remove(rooms: Rooms, { room, participant }: Participation, lost: boolean): void {
  const { peerId } = participant;
  const host = hostOf(room);
  participant.connection = null;
  if (room.knocking.delete(peerId) && host) send(host, { type: 'knock-gone', peerId });
  if (room.inside.delete(peerId)) broadcast(room, participant, { type: 'peer-left', peerId, lost });
  if (participant.role === 'host') notifyKnocking(room);
  deleteIfEmpty(rooms, room);
}

/** Keeps the participant of a lost connection for a while; the others aren't told yet. */
export function markLost(
  participation: Participation,
  connection: RoomConnection,
  nowMs: number,
): void {
  if (!isCurrent(participation, connection)) return;
  participation.participant.connection = null;
  participation.participant.lostAt = nowMs;
}

/** Removes the participants whose connections didn't come back in time. */
export function evictLost(rooms: Rooms, nowMs: number): void {
  for (const room of rooms.values())
    for (const participant of [...room.inside.values(), ...room.knocking.values()])
      if (isExpired(participant, nowMs)) remove(rooms, { room, participant }, true);
}

/** Dismisses everybody with the reason: the time is over or the meeting cancelled (room-2). */
export function closeRoom(rooms: Rooms, room: Room, errorCode: RoomRefusal): void {
  rooms.delete(room.roomId);
  for (const participant of [...room.inside.values(), ...room.knocking.values()])
    dismiss(participant, { type: 'refused', errorCode });
  room.inside.clear();
  room.knocking.clear();
}

function dismiss(
  participant: Participant,
  refusal: Extract<RoomServerMessage, { type: 'refused' }>,
): void {
  const { connection } = participant;
  participant.connection = null;
  connection?.send(refusal);
  connection?.close();
}

/** The host lets in somebody who knocks. */
export function admit(rooms: Rooms, participation: Participation, peerId: string): void {
  const { room } = participation;
  const participant = room.knocking.get(peerId);
  if (participation.participant.role !== 'host' || !participant) return;
  if (!hasCapacityForStranger(room)) {
    dismiss(participant, { type: 'refused', errorCode: 'room-full' });
    return remove(rooms, { room, participant }, false);
  }
  room.knocking.delete(peerId);
  participant.historyFrom = room.messageCount;
  join(room, participant);
}

/**
 * The host refuses somebody who knocks, or removes a stranger who was let in.
 * @returns the address that may not knock again at once; null when nobody was there
 */
export function refuse(rooms: Rooms, participation: Participation, peerId: string): string | null {
  const { room } = participation;
  const participant = room.knocking.get(peerId) ?? room.inside.get(peerId);
  if (participation.participant.role !== 'host' || participant?.role !== 'stranger') return null;
  const retryAfter = policy.meeting.refusedPauseSeconds;
  dismiss(participant, { type: 'refused', errorCode: 'forbidden', retryAfter });
  remove(rooms, { room, participant }, false);
  return participant.address;
}

type ClientMessage<Type extends RoomClientMessage['type']> = Extract<
  RoomClientMessage,
  { type: Type }
>;

/** Passes on what two browsers of one room need to connect. */
export function relaySignal(
  { room, participant }: Participation,
  { to, data }: ClientMessage<'signal'>,
): void {
  const other = room.inside.get(to);
  if (!other || !room.inside.has(participant.peerId)) return;
  send(other, { type: 'signal', from: participant.peerId, data });
}

export function updateState(
  { room, participant }: Participation,
  message: ClientMessage<'state'>,
): void {
  const { audio, video, screen } = message;
  Object.assign(participant, { audio, video, screen });
  if (!room.inside.has(participant.peerId)) return;
  broadcast(room, participant, {
    type: 'peer-state',
    peerId: participant.peerId,
    audio,
    video,
    screen,
  });
}

/** Sends a message to everybody inside, its writer included, who learns that it arrived. */
export function postMessage(
  { room, participant }: Participation,
  { id, text }: ClientMessage<'chat'>,
  now: Temporal.Instant,
): void {
  if (!room.inside.has(participant.peerId)) return;
  const { peerId: from, name } = participant;
  const kept = room.messages.find((message) => message.id === id);
  // Sent again after a lost connection: the writer needs the confirmation, the others have it.
  if (kept) return kept.from === from ? send(participant, { type: 'chat', ...kept }) : undefined;
  const message = { id, from, name, text, at: now.toString() };
  room.messages = [...room.messages, message].slice(-policy.meeting.chatKept);
  room.messageCount += 1;
  for (const other of room.inside.values()) send(other, { type: 'chat', ...message });
}
