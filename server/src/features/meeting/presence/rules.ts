import type {
  RoomChatMessage,
  RoomPeer,
  RoomRole,
  RoomServerMessage,
} from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';

/** The connection to one browser. */
export type RoomConnection = { send: (message: RoomServerMessage) => void; close: () => void };

/** Somebody in a room, or asking to be let in; outlives a lost connection for a while (room-3). */
export type Participant = RoomPeer & {
  /** Secret of the participant's browser: a connection that names it resumes the participant. */
  resumeKey: string;
  /** Null for those who are not signed in. */
  userId: string | null;
  address: string;
  /** Null while the connection is lost. */
  connection: RoomConnection | null;
  /** Ms since the epoch, null while connected. */
  lostAt: number | null;
  /** Signals of other browsers that arrived while the connection was lost. */
  pendingSignals: RoomServerMessage[];
  /** The first message this person may read, counted from the room's beginning. */
  historyFrom: number;
};

export type Room = {
  roomId: string;
  closesAt: Temporal.Instant;
  inside: Map<string, Participant>;
  knocking: Map<string, Participant>;
  messages: RoomChatMessage[];
  /** How many messages were ever written here. */
  messageCount: number;
};

/** What others see of a person. */
export function peerOf({ peerId, name, role, audio, video, screen }: Participant): RoomPeer {
  return {
    peerId,
    name,
    role,
    audio,
    video,
    screen,
  };
}

/** The participant that these claims resume: by its secret, or by being that party. */
export function findParticipant(
  participants: Iterable<Participant>,
  { role, userId, resumeKey }: { role: RoomRole; userId: string | null; resumeKey: string | null },
): Participant | null {
  for (const participant of participants) {
    if (resumeKey !== null && participant.resumeKey === resumeKey && participant.userId === userId)
      return participant;
    if (role !== 'stranger' && participant.role === role) return participant;
  }
  return null;
}

/** Both parties always have a place: strangers share what is left (room-4). */
export function hasCapacityForStranger(room: Pick<Room, 'inside'>): boolean {
  return (
    [...room.inside.values()].filter(({ role }) => role === 'stranger').length <
    policy.meeting.maxPeople - 2
  );
}

/** Has the connection been lost for too long to come back? */
export function isExpired(participant: Pick<Participant, 'lostAt'>, nowMs: number): boolean {
  return (
    participant.lostAt !== null &&
    nowMs >= participant.lostAt + policy.meeting.placeKeptSeconds * 1000
  );
}

/** What was written since this person was let in, as far as it is stored. */
export function readableBy(
  room: Room,
  participant: Pick<Participant, 'historyFrom'>,
): RoomChatMessage[] {
  const unread = room.messageCount - participant.historyFrom;
  return unread <= 0 ? [] : room.messages.slice(-unread);
}
