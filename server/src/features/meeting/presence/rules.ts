import type {
  RoomChatMessage,
  RoomPeer,
  RoomRole,
  RoomServerMessage,
} from '@puente/contract/meeting';
import { policy } from '@puente/contract/policy';

/** A way to one browser. */
export type Line = { send: (message: RoomServerMessage) => void; close: () => void };

/** Somebody's place in a room or before its door; it outlives a lost connection for a while. */
export type Place = RoomPeer & {
  /** Secret of who sits here: whoever names it takes the place over. */
  resumeKey: string;
  /** Null for those who are not signed in. */
  userId: string | null;
  address: string;
  /** Null while the connection is lost. */
  line: Line | null;
  /** Ms since the epoch, null while connected. */
  lostAt: number | null;
  /** What others wanted to tell this browser to connect to it, while its connection was lost. */
  unheard: RoomServerMessage[];
  /** Messages written before this one was let in are not for them. */
  readsFrom: number;
};

export type Room = {
  roomId: string;
  closesAt: Temporal.Instant;
  inside: Map<string, Place>;
  knocking: Map<string, Place>;
  messages: RoomChatMessage[];
  /** How many messages were ever written here. */
  written: number;
};

/** What others see of a person. */
export const peerOf = ({ peerId, name, role, audio, video, screen }: Place): RoomPeer => ({
  peerId,
  name,
  role,
  audio,
  video,
  screen,
});

/** The place that these claims lead back to: by its secret, or by being that party. */
export const placeOf = (
  places: Iterable<Place>,
  { role, userId, resumeKey }: { role: RoomRole; userId: string | null; resumeKey: string | null },
): Place | null => {
  for (const place of places) {
    if (resumeKey !== null && place.resumeKey === resumeKey && place.userId === userId)
      return place;
    if (role !== 'stranger' && place.role === role) return place;
  }
  return null;
};

/** Both parties always find their chair free: strangers share what is left. */
export const hasChairForStranger = (room: Pick<Room, 'inside'>): boolean =>
  [...room.inside.values()].filter(({ role }) => role === 'stranger').length <
  policy.meeting.maxPeople - 2;

/** A lost connection keeps its place until this is true. */
export const isGone = (place: Pick<Place, 'lostAt'>, nowMs: number): boolean =>
  place.lostAt !== null && nowMs >= place.lostAt + policy.meeting.placeKeptSeconds * 1000;

/** What was written while this person had a place, as far as it is kept. */
export const readableBy = (room: Room, place: Pick<Place, 'readsFrom'>): RoomChatMessage[] => {
  const unread = room.written - place.readsFrom;
  return unread <= 0 ? [] : room.messages.slice(-unread);
};
