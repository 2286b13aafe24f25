import { roomChannel, type Room, type RoomRole } from '@puente/contract/meeting';
import { screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { openApp, type Opened, type Opening } from './app.tsx';
import { fakeMedia } from './media.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';
import { fakeConnections } from './rtc.ts';
import { fakeSockets } from './sockets.ts';

/** An open room, as its client sees it in Santiago. */
export const aRoom = (changes: Partial<Room> = {}): Room => ({
  roomId: 'Abcdefgh12',
  role: 'guest',
  state: 'open',
  opensAt: '2026-12-10T12:50:00Z',
  closesAt: '2026-12-10T14:15:00Z',
  booking: {
    id: uuid(10),
    start: '2026-12-10T13:00:00Z',
    end: '2026-12-10T14:00:00Z',
    otherId: uuid(1),
    otherName: 'Camila Rojas',
    otherPicture: null,
    ownName: 'Ana Soto',
  },
  ...changes,
});

/** Somebody else who is in the room, with picture and sound. */
export const aPeer = (number: number, changes: { name?: string; role?: RoomRole } = {}) => ({
  peerId: uuid(number),
  name: 'Camila Rojas',
  role: 'host' as RoomRole,
  audio: true,
  video: true,
  screen: false,
  ...changes,
});

type Given = Opening & { room?: Partial<Room>; media?: Parameters<typeof fakeMedia>[0] };

/** Opens the page of a room before its door. */
export async function openRoom({ room = {}, media, ...opening }: Given = {}) {
  const devices = fakeMedia(media);
  const sockets = fakeSockets(roomChannel);
  // The streams of the document, which its videos play, in place of those of the connections.
  const { MediaStream } = globalThis;
  const connections = fakeConnections();
  vi.stubGlobal('MediaStream', MediaStream);
  const found = aRoom(room);
  const opened: Opened = await openApp(`/${found.roomId}`, {
    ...(found.role !== 'stranger' && { user: person('ana', { name: 'Ana' }) }),
    ...opening,
    server: { 'GET /api/meeting/:roomId': found, ...opening.server },
  });
  return { ...opened, devices, sockets, connections, found };
}

type Entered = Extract<Parameters<typeof say>[1], { type: 'entered' }>;
type Sockets = ReturnType<typeof fakeSockets<typeof roomChannel>>;
const say = (sockets: Sockets, message: Parameters<Sockets['say']>[0]) => sockets.say(message);

/** The same, and in through the door. */
export async function enterRoom({
  entered = {},
  ...given
}: Given & { entered?: Partial<Entered> } = {}) {
  const opened = await openRoom(given);
  const { person: hand, sockets, found } = opened;
  const join = given.language === 'es' ? /^Entrar/ : /^Join/;
  await hand.click(await screen.findByRole('button', { name: join }));
  await waitFor(() => expect(sockets.heard).toHaveLength(1));
  await say(sockets, {
    type: 'entered',
    peerId: uuid(0),
    resumeKey: uuid(41),
    role: found.role,
    peers: [],
    messages: [],
    closesAt: found.closesAt,
    ...entered,
  });
  return opened;
}
