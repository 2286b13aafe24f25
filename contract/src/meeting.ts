import { z } from 'zod';
import { channel, type FromClient, type FromServer } from './channel.ts';
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

const roomPeer = z.object({
  peerId: z.string(),
  name: z.string(),
  role: roomRole,
  audio: z.boolean(),
  video: z.boolean(),
  screen: z.boolean(),
});
export type RoomPeer = z.infer<typeof roomPeer>;

const roomChatMessage = z.object({
  id: z.string(),
  from: z.string(),
  name: z.string(),
  text: z.string(),
  at: instant,
});
export type RoomChatMessage = z.infer<typeof roomChatMessage>;

/** Why somebody is not, or no longer, in a room. */
export const roomRefusal = z.enum([
  'room-not-open',
  'room-closed',
  'room-full',
  'booking-cancelled',
  // The host said no.
  'forbidden',
  'unauthenticated',
  'not-found',
  'invalid-input',
  'too-many-requests',
  'internal',
]);
export type RoomRefusal = z.infer<typeof roomRefusal>;

/** A room's signalling; the first message of a browser is `enter`. */
export const roomChannel = channel({
  path: '/api/meeting/:roomId/ws',
  tag: 'meeting',
  summary: 'Who is in a room or asks to come in, and what their browsers need to connect.',
  params: z.object({ roomId }),
  fromClient: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('enter'),
      token: z.string().max(200).optional(),
      /** Asked of strangers; the two parties are known by name. */
      displayName: personName.max(policy.meeting.nameMaxLength).optional(),
      /** Given when coming back, so that the participant is resumed instead of doubled. */
      resumeKey: z.uuid().optional(),
      /** The page was loaded again: the participant is resumed, the connections to others are not. */
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
  ]),
  fromServer: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('entered'),
      peerId: z.string(),
      /** Secret of this participant; see `enter`. */
      resumeKey: z.string(),
      role: roomRole,
      peers: z.array(roomPeer),
      /** What was written since this person was let in. */
      messages: z.array(roomChatMessage),
      closesAt: instant,
    }),
    z.object({
      type: z.literal('waiting'),
      peerId: z.string(),
      resumeKey: z.string(),
      isHostHere: z.boolean(),
    }),
    z.object({ type: z.literal('host-here'), isHostHere: z.boolean() }),
    z.object({
      type: z.literal('refused'),
      errorCode: roomRefusal,
      /** With `room-not-open`. */
      opensAt: instant.optional(),
      /** In seconds, with `forbidden` and `too-many-requests`. */
      retryAfter: z.number().optional(),
    }),
    z.object({ type: z.literal('knock'), peerId: z.string(), name: z.string() }),
    z.object({ type: z.literal('knock-gone'), peerId: z.string() }),
    z.object({
      type: z.literal('peer-joined'),
      peer: roomPeer,
      /** The same person before a reload or on another device. */
      replaces: z.string().optional(),
    }),
    z.object({
      type: z.literal('peer-state'),
      peerId: z.string(),
      audio: z.boolean(),
      video: z.boolean(),
      screen: z.boolean(),
    }),
    z.object({
      type: z.literal('peer-left'),
      peerId: z.string(),
      /** The connection broke and didn't come back in time. */
      lost: z.boolean(),
    }),
    z.object({ type: z.literal('signal'), from: z.string(), data: z.unknown() }),
    z.object({ type: z.literal('chat'), ...roomChatMessage.shape }),
    // The same person entered from another page or device.
    z.object({ type: z.literal('replaced') }),
    z.object({ type: z.literal('pong') }),
  ]),
  maxLength: policy.meeting.signalMaxBytes,
  messagesPerMinute: policy.meeting.messagesPerMinute,
});
export type RoomClientMessage = FromClient<typeof roomChannel>;
export type RoomServerMessage = FromServer<typeof roomChannel>;
