import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, roomId } from './ids.ts';
import { instant } from './time.ts';

/** How the asking person stands to a room: the expert hosts, the client is a guest. */
export const roomRole = z.enum(['host', 'guest', 'stranger']);

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

/** Messages from the browser on `GET /api/meeting/:roomId/ws`. */
export const roomClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('enter'),
    token: z.string().max(200).optional(),
    displayName: z.string().trim().max(60).optional(),
    /** Given on reconnect, so that the old connection is replaced instead of doubled. */
    peerId: z.uuid().optional(),
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
  z.object({ type: z.literal('chat'), id: z.uuid(), text: z.string().trim().min(1).max(2000) }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('leave') }),
]);
export type RoomClientMessage = z.infer<typeof roomClientMessage>;

export type RoomPeer = {
  peerId: string;
  name: string;
  role: z.infer<typeof roomRole>;
  audio: boolean;
  video: boolean;
  screen: boolean;
};

/** Messages to the browser. */
export type RoomServerMessage =
  | { type: 'entered'; peerId: string; role: z.infer<typeof roomRole>; peers: RoomPeer[] }
  | { type: 'waiting'; peerId: string }
  | {
      type: 'refused';
      errorCode:
        | 'room-not-open'
        | 'room-closed'
        | 'booking-cancelled'
        | 'forbidden'
        | 'not-found'
        | 'invalid-input'
        | 'too-many-requests';
    }
  | { type: 'knock'; peerId: string; name: string }
  | { type: 'knock-gone'; peerId: string }
  | { type: 'peer-joined'; peer: RoomPeer }
  | { type: 'peer-state'; peerId: string; audio: boolean; video: boolean; screen: boolean }
  | { type: 'peer-left'; peerId: string; lost: boolean }
  | { type: 'signal'; from: string; data: unknown }
  | { type: 'chat'; id: string; from: string; name: string; text: string; at: string }
  | { type: 'replaced' }
  | { type: 'pong' };
