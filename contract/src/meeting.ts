import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, personName, roomId } from './ids.ts';
import { policy } from './policy.ts';
import { instant } from './time.ts';

/** How the asking person stands to a room: the expert hosts, the client is a guest. */
export const roomRole = z.enum(['host', 'guest', 'stranger']);
export type RoomRole = z.infer<typeof roomRole>;

export const room = z.object({
  roomId,
  role: roomRole,
  /** `early` before it opens, `open`, `over` afterwards, `cancelled`. */
  state: z.enum(['early', 'open', 'over', 'cancelled']),
  opensAt: instant,
  closesAt: instant,
  /** Null for strangers: whose meeting it is stays private. */
  booking: z
    .object({
      id,
      start: instant,
      end: instant,
      otherId: id,
      otherName: z.string(),
      otherPicture: z.string().nullable(),
      ownName: z.string(),
    })
    .nullable(),
});
export type Room = z.infer<typeof room>;

export const getRoom = endpoint({
  method: 'GET',
  path: '/api/meeting/:roomId',
  tag: 'meeting',
  summary: 'What a person may know of a room before entering.',
  actor: 'visitor',
  params: z.object({ roomId }),
  reply: room,
  errors: [],
});

/** Messages from the browser on `GET /api/meeting/:roomId/ws`; the first is `enter`. */
export const roomClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('enter'),
    token: z.string().max(200).optional(),
    /** Asked of strangers; the two parties are known by name. */
    displayName: personName.max(policy.meeting.nameMaxLength).optional(),
    /** Given when coming back, so that the place is kept instead of doubled. */
    resumeKey: z.uuid().optional(),
    /** The page was loaded anew: the place is kept, the connections to others are not. */
    isFresh: z.boolean().optional(),
    /** How the person comes in. */
    audio: z.boolean().optional(),
    video: z.boolean().optional(),
  }),
  z.object({ type: z.literal('admit'), peerId: z.uuid() }),
  z.object({ type: z.literal('refuse'), peerId: z.uuid() }),
  z.object({ type: z.literal('signal'), to: z.uuid(), data: z.unknown() }),
  z.object({
    type: z.literal('state'),
    audio: z.boolean(),
    video: z.boolean(),
    screen: z.boolean(),
  }),
  z.object({
    type: z.literal('chat'),
    id: z.uuid(),
    text: z.string().trim().min(1).max(policy.meeting.chatMaxLength),
  }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('leave') }),
]);
export type RoomClientMessage = z.input<typeof roomClientMessage>;

export type RoomPeer = {
  peerId: string;
  name: string;
  role: RoomRole;
  audio: boolean;
  video: boolean;
  screen: boolean;
};

export type RoomChatMessage = { id: string; from: string; name: string; text: string; at: string };

/** Why somebody is not, or no longer, in a room. */
export type RoomRefusal =
  | 'room-not-open'
  | 'room-closed'
  | 'room-full'
  | 'booking-cancelled'
  /** The host said no, or the session is no good. */
  | 'forbidden'
  | 'unauthenticated'
  | 'not-found'
  | 'invalid-input'
  | 'too-many-requests'
  | 'internal';

/** Messages to the browser. */
export type RoomServerMessage =
  | {
      type: 'entered';
      peerId: string;
      /** Secret of this place; see `enter`. */
      resumeKey: string;
      role: RoomRole;
      peers: RoomPeer[];
      /** What was written while this person had a place here. */
      messages: RoomChatMessage[];
      closesAt: string;
    }
  | { type: 'waiting'; peerId: string; resumeKey: string; isHostHere: boolean }
  | { type: 'host-here'; isHostHere: boolean }
  /** `opensAt` with `room-not-open`; `retryAfter` in seconds with `forbidden`, `too-many-requests`. */
  | { type: 'refused'; errorCode: RoomRefusal; opensAt?: string; retryAfter?: number }
  | { type: 'knock'; peerId: string; name: string }
  | { type: 'knock-gone'; peerId: string }
  /** `replaces`: the same person came anew, by a reload or from another device. */
  | { type: 'peer-joined'; peer: RoomPeer; replaces?: string }
  | { type: 'peer-state'; peerId: string; audio: boolean; video: boolean; screen: boolean }
  /** `lost`: the connection broke and did not come back in time. */
  | { type: 'peer-left'; peerId: string; lost: boolean }
  | { type: 'signal'; from: string; data: unknown }
  | ({ type: 'chat' } & RoomChatMessage)
  /** The same person entered from another page or device. */
  | { type: 'replaced' }
  | { type: 'pong' };
