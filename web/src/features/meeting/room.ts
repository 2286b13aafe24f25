import { newId } from '../../lib/ids.ts';
import type {
  RoomChatMessage,
  RoomRefusal,
  RoomRole,
  RoomServerMessage,
} from '@puente/contract/meeting';
import { configQuery } from '../../lib/config.ts';
import { inactiveEvent } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { local, tab } from '../../lib/storage.ts';
import { preventReload } from '../../shell/update/reload-guard.ts';
import { devices, localState, localTracks, releaseDevices } from './devices.ts';
import { whenLate } from './late.ts';
import type { Signal } from './peer-link.ts';
import { connectPeople, type People, type Person } from './people.ts';
import { openSignalling, type Signalling } from './signalling.ts';
import { createRecordStore } from '../../lib/store.ts';

export type Refusal = {
  errorCode: RoomRefusal;
  opensAt?: string | undefined;
  retryAfter?: number | undefined;
};
export type Notice = {
  id: number;
  kind: 'joined' | 'left' | 'lost' | 'knock' | 'wrote';
  name: string;
};
/** `isSent`: the server has received it. */
export type ChatEntry = RoomChatMessage & { isSent: boolean };

export type RoomView = {
  phase: 'outside' | 'entering' | 'knocking' | 'inside' | 'left' | 'refused' | 'replaced';
  refusal: Refusal | null;
  /** While entering: the server hasn't answered for a while. The attempts go on. */
  isLate: boolean;
  /** False while the connection to the server is lost. */
  isConnected: boolean;
  /** Whether a host is there to answer a knock. */
  isHostHere: boolean;
  ownId: string;
  role: RoomRole;
  people: Person[];
  knocks: { peerId: string; name: string }[];
  chat: ChatEntry[];
  /** What was written in the meeting that one has left or that is over, until the page is left. */
  written: (ChatEntry & { isOwn: boolean })[];
  unread: number;
  isChatOpen: boolean;
  /** How the other party of the meeting went away, until they are back. */
  gone: 'left' | 'lost' | null;
  /** The latest event, announced once. */
  notice: Notice | null;
};

const outside: RoomView = {
  phase: 'outside',
  refusal: null,
  isLate: false,
  isConnected: false,
  isHostHere: false,
  ownId: '',
  role: 'stranger',
  people: [],
  knocks: [],
  chat: [],
  written: [],
  unread: 0,
  isChatOpen: false,
  gone: null,
  notice: null,
};

/** The room this page is in, and its state. */
export const room = createRecordStore<RoomView>(outside);

type Visit = {
  roomId: string;
  displayName: string;
  signalling: Signalling;
  people: People;
  resumeKey: string | null;
  isFresh: boolean;
  stopWatching: () => void;
};
let visit: Visit | null = null;

let noticeCount = 0;

/** Enters the room, or knocks: the server decides which. */
export async function enterRoom(roomId: string, displayName: string): Promise<void> {
  if (visit) return;
  room.change({ ...outside, phase: 'entering' });
  whenLate(sayLate);
  // Without the list of ICE servers the two may still be able to connect.
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null);
  if (visit || room.get().phase !== 'entering') return;
  const place = tab.get('roomPlace');
  const isBack = place?.roomId === roomId;
  const people = connectPeople({
    ownId: () => room.get().ownId,
    iceServers: (config?.iceServers ?? []) as RTCIceServer[],
    tracks: localTracks,
    send: (to, signal) => visit?.signalling.send({ type: 'signal', to, data: signal }),
    onChange: (list) => room.change({ people: list }),
  });
  const signalling = openSignalling({
    roomId,
    enterMessage,
    onMessage: handleMessage,
    onLost: () => room.change({ isConnected: false }),
  });
  visit = {
    roomId,
    displayName,
    signalling,
    people,
    resumeKey: isBack ? place.resumeKey : null,
    isFresh: true,
    stopWatching: watchDevices(),
  };
}

function sayLate(): void {
  if (room.get().phase === 'entering') room.change({ isLate: true });
}

/** Tries at once, instead of after the pause that grows with every attempt. */
export function tryEnteringAgain(): void {
  room.change({ isLate: false });
  whenLate(sayLate);
  visit?.signalling.tryNow();
}

function enterMessage() {
  const token = local.get('sessionToken');
  const { audio, video } = localState();
  return {
    type: 'enter' as const,
    ...(token ? { token } : {}),
    ...(visit?.displayName ? { displayName: visit.displayName } : {}),
    ...(visit?.resumeKey ? { resumeKey: visit.resumeKey } : {}),
    isFresh: visit?.isFresh ?? true,
    audio,
    video,
  };
}

function handleMessage(message: RoomServerMessage): void {
  if (!visit) return;
  onPeople(visit.people, message);
  if (message.type === 'entered') onEntered(message);
  else if (message.type === 'waiting') {
    onWaiting(visit, message);
  } else if (message.type === 'host-here') room.change({ isHostHere: message.isHostHere });
  else if (message.type === 'knock') onKnock(message);
  else if (message.type === 'knock-gone') room.change({ knocks: withoutKnock(message.peerId) });
  else if (message.type === 'chat') onChat(message);
  else if (message.type === 'replaced') end('replaced');
  else if (message.type === 'refused') {
    const { type: _type, ...refusal } = message;
    end('refused', refusal);
  }
}

function onPeople(people: People, message: RoomServerMessage): void {
  if (message.type === 'peer-joined') {
    people.join(message.peer, message.replaces);
    room.change({ knocks: withoutKnock(message.peer.peerId) });
    if (isParty(message.peer)) room.change({ gone: null });
    if (!message.replaces) notify('joined', message.peer.name);
  } else if (message.type === 'peer-left') {
    const person = people.leave(message.peerId);
    if (!person) return;
    const how = message.lost ? 'lost' : 'left';
    if (isParty(person)) room.change({ gone: how });
    notify(how, person.name);
  } else if (message.type === 'peer-state') people.setState(message);
  else if (message.type === 'signal') people.onSignal(message.from, message.data as Signal);
}

/** Client or expert of the meeting, and none of those who were let in. */
function isParty({ role }: { role: RoomRole }): boolean {
  return role !== 'stranger';
}

function withoutKnock(peerId: string) {
  return room.get().knocks.filter((knock) => knock.peerId !== peerId);
}

function notify(kind: Notice['kind'], name: string): void {
  noticeCount += 1;
  room.change({ notice: { id: noticeCount, kind, name } });
}

function onEntered(message: Message<'entered'>): void {
  if (!visit) return;
  const before = room.get();
  becomeParticipant(visit.roomId, message.resumeKey);
  const isSameParticipant = before.ownId === message.peerId;
  // Another participant: links to the old one have to be made again.
  if (!isSameParticipant) {
    visit.people.clear();
    visit.signalling.dropPendingSignals();
  }
  const known = new Set(message.messages.map(({ id }) => id));
  room.change({
    phase: 'inside',
    isConnected: true,
    ownId: message.peerId,
    role: message.role,
    knocks: [],
    chat: [
      ...message.messages.map((line) => ({ ...line, isSent: true })),
      ...before.chat.filter(({ id, isSent }) => !isSent && !known.has(id)),
    ],
    unread: before.unread + unreadAmong(message, before),
    gone: message.peers.some(isParty) ? null : before.gone,
  });
  visit.people.setPeers(message.peers);
  visit.signalling.flush();
  visit.signalling.send({ type: 'state', ...localState() });
  if (isSameParticipant) visit.people.restartIce();
}

type Message<Type extends RoomServerMessage['type']> = Extract<RoomServerMessage, { type: Type }>;

function becomeParticipant(roomId: string, resumeKey: string): void {
  if (!visit) return;
  visit.resumeKey = resumeKey;
  visit.isFresh = false;
  tab.set('roomPlace', { roomId, resumeKey });
}

function unreadAmong({ messages, peerId }: Message<'entered'>, before: RoomView): number {
  if (before.isChatOpen) return 0;
  const known = new Set(before.chat.map(({ id }) => id));
  return messages.filter(({ id, from }) => !known.has(id) && from !== peerId).length;
}

function onWaiting(
  { roomId, people, signalling }: Visit,
  { peerId, resumeKey, isHostHere }: Message<'waiting'>,
): void {
  becomeParticipant(roomId, resumeKey);
  // After a restart of the server, people who were inside have to knock again.
  people.clear();
  signalling.dropPendingSignals();
  room.change({ phase: 'knocking', isConnected: true, ownId: peerId, isHostHere });
  signalling.flush();
}

function onKnock({ peerId, name }: Message<'knock'>): void {
  const isKnown = room.get().knocks.some((knock) => knock.peerId === peerId);
  if (isKnown) return;
  room.change({ knocks: [...room.get().knocks, { peerId, name }] });
  notify('knock', name);
}

function onChat({ type: _type, ...line }: Message<'chat'>): void {
  const { chat, isChatOpen, unread, ownId } = room.get();
  const isKnown = chat.some(({ id }) => id === line.id);
  const heard = { ...line, isSent: true };
  const isNews = !isKnown && !isChatOpen && line.from !== ownId;
  room.change({
    chat: isKnown ? chat.map((each) => (each.id === line.id ? heard : each)) : [...chat, heard],
    unread: isNews ? unread + 1 : unread,
  });
  if (isNews) notify('wrote', line.name);
}

function end(phase: RoomView['phase'], refusal: Refusal | null = null): void {
  visit?.stopWatching();
  visit?.signalling.close();
  const { people } = visit ?? {};
  visit = null;
  people?.clear();
  tab.remove('roomPlace');
  releaseDevices();
  const { chat, ownId } = room.get();
  const written = chat
    .filter(({ isSent }) => isSent)
    .map((line) => ({ ...line, isOwn: line.from === ownId }));
  room.change({ ...outside, phase, refusal, written });
}

/** Sends device changes to the others, as media and as state. */
function watchDevices(): () => void {
  let tracks = localTracks();
  let state = localState();
  return devices.subscribe(() => {
    const nextTracks = localTracks();
    if (nextTracks.audio !== tracks.audio || nextTracks.video !== tracks.video) {
      tracks = nextTracks;
      visit?.people.replaceTracks();
    }
    const nextState = localState();
    if (JSON.stringify(nextState) === JSON.stringify(state)) return;
    state = nextState;
    if (room.get().isConnected) visit?.signalling.send({ type: 'state', ...state });
  });
}

/** The host removes somebody who was admitted. */
export function removeParticipant(peerId: string): void {
  visit?.signalling.send({ type: 'refuse', peerId });
}

export function leaveRoom(): void {
  if (visit && room.get().isConnected) visit.signalling.send({ type: 'leave' });
  end('left');
}

/** Back to the room's entrance, from any state. */
export function returnToEntrance(): void {
  if (visit) leaveRoom();
  room.change(outside);
}

let allowReload: (() => void) | null = null;

// No reload interrupts a meeting; and a meeting is in one tab: an inactive tab releases the camera.
room.subscribe(() => {
  if (isTogether() === (allowReload !== null)) return;
  allowReload?.();
  allowReload = isTogether() ? preventReload('meeting') : null;
});

function isTogether() {
  return ['entering', 'knocking', 'inside'].includes(room.get().phase);
}

globalThis.addEventListener(inactiveEvent, () => {
  if (isTogether()) leaveRoom();
});

export function answerKnock(peerId: string, answer: 'admit' | 'refuse'): void {
  visit?.signalling.send({ type: answer, peerId });
  room.change({ knocks: withoutKnock(peerId) });
}

/** Shown at once; marked until the server has it, and sent again when the connection was lost. */
export function sendChat(text: string): void {
  const { chat, ownId } = room.get();
  const id = newId();
  room.change({ chat: [...chat, { id, from: ownId, name: '', text, at: '', isSent: false }] });
  visit?.signalling.send({ type: 'chat', id, text });
}

export function openChat(isChatOpen: boolean): void {
  room.change({ isChatOpen, unread: isChatOpen ? 0 : room.get().unread });
}
