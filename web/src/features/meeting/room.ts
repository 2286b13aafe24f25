import { newId } from '../../lib/ids.ts';
import type {
  RoomChatMessage,
  RoomRefusal,
  RoomRole,
  RoomServerMessage,
} from '@puente/contract/meeting';
import { configQuery } from '../../lib/config.ts';
import { restEvent } from '../../lib/events.ts';
import { queryClient } from '../../lib/query-client.ts';
import { local, tab } from '../../lib/storage.ts';
import { holdReload } from '../../shell/busy.ts';
import { devices, releaseDevices } from './devices.ts';
import type { OwnTracks, Signal } from './link.ts';
import { connectPeople, type People, type Person } from './people.ts';
import { openSignalling, type Signalling } from './signalling.ts';
import { createStore } from './store.ts';

export type Refusal = { errorCode: RoomRefusal; opensAt?: string; retryAfter?: number };
export type Notice = {
  id: number;
  kind: 'joined' | 'left' | 'lost' | 'knock' | 'wrote';
  name: string;
};
/** `isSent`: the server has it. */
export type ChatLine = RoomChatMessage & { isSent: boolean };

export type RoomView = {
  phase: 'outside' | 'entering' | 'knocking' | 'inside' | 'left' | 'refused' | 'replaced';
  refusal: Refusal | null;
  /** False while the way to the server is lost. */
  isConnected: boolean;
  /** Whether a host would hear a knock. */
  isHostHere: boolean;
  ownId: string;
  role: RoomRole;
  people: Person[];
  knocks: { peerId: string; name: string }[];
  chat: ChatLine[];
  unread: number;
  isChatOpen: boolean;
  /** What happened last, to be said once. */
  notice: Notice | null;
};

const outside: RoomView = {
  phase: 'outside',
  refusal: null,
  isConnected: false,
  isHostHere: false,
  ownId: '',
  role: 'stranger',
  people: [],
  knocks: [],
  chat: [],
  unread: 0,
  isChatOpen: false,
  notice: null,
};

/** The room this page is in, and everything that happens there. */
export const room = createStore<RoomView>(outside);

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

const ownTracks = (): OwnTracks => {
  const { audio, video, screen } = devices.get();
  return { audio: audio.track, video: screen ?? video.track };
};

const ownState = () => {
  const { audio, video, screen } = devices.get();
  return { audio: audio.isOn, video: video.isOn, screen: screen !== null };
};

let noticeCount = 0;
function notify(kind: Notice['kind'], name: string): void {
  noticeCount += 1;
  room.change({ notice: { id: noticeCount, kind, name } });
}

/** Enters the room, or knocks: the server knows which. */
export async function enterRoom(roomId: string, displayName: string): Promise<void> {
  if (visit) return;
  room.change({ ...outside, phase: 'entering' });
  // Without the list of helpers on the way, the two may still find each other.
  const config = await queryClient.ensureQueryData(configQuery).catch(() => null);
  if (visit || room.get().phase !== 'entering') return;
  const place = tab.get('roomPlace');
  const isBack = place?.roomId === roomId;
  const people = connectPeople({
    ownId: () => room.get().ownId,
    iceServers: (config?.iceServers ?? []) as RTCIceServer[],
    tracks: ownTracks,
    send: (to, signal) => visit?.signalling.say({ type: 'signal', to, data: signal }),
    onChange: (list) => room.change({ people: list }),
  });
  const signalling = openSignalling({
    roomId,
    greeting,
    hear,
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

function greeting() {
  const token = local.get('sessionToken');
  const { audio, video } = ownState();
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

/** What changes at the devices goes to the others, as media and as a mark. */
function watchDevices(): () => void {
  let tracks = ownTracks();
  let state = ownState();
  return devices.subscribe(() => {
    const nextTracks = ownTracks();
    if (nextTracks.audio !== tracks.audio || nextTracks.video !== tracks.video) {
      tracks = nextTracks;
      visit?.people.show();
    }
    const nextState = ownState();
    if (JSON.stringify(nextState) === JSON.stringify(state)) return;
    state = nextState;
    if (room.get().isConnected) visit?.signalling.say({ type: 'state', ...state });
  });
}

type Heard<Type extends RoomServerMessage['type']> = Extract<RoomServerMessage, { type: Type }>;

function takePlace(roomId: string, resumeKey: string): void {
  if (!visit) return;
  visit.resumeKey = resumeKey;
  visit.isFresh = false;
  tab.set('roomPlace', { roomId, resumeKey });
}

function hearEntered(message: Heard<'entered'>): void {
  if (!visit) return;
  const before = room.get();
  takePlace(visit.roomId, message.resumeKey);
  const isSamePlace = before.ownId === message.peerId;
  // Another place: those who knew us by the old one have to meet us anew.
  if (!isSamePlace) {
    visit.people.clear();
    visit.signalling.forgetKept();
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
  });
  visit.people.become(message.peers);
  visit.signalling.release();
  visit.signalling.say({ type: 'state', ...ownState() });
  if (isSamePlace) visit.people.mend();
}

function hearWaiting(
  { roomId, people, signalling }: Visit,
  { peerId, resumeKey, isHostHere }: Heard<'waiting'>,
): void {
  takePlace(roomId, resumeKey);
  // Who was inside before the server forgot everybody is before the door again.
  people.clear();
  signalling.forgetKept();
  room.change({ phase: 'knocking', isConnected: true, ownId: peerId, isHostHere });
  signalling.release();
}

function unreadAmong({ messages, peerId }: Heard<'entered'>, before: RoomView): number {
  if (before.isChatOpen) return 0;
  const known = new Set(before.chat.map(({ id }) => id));
  return messages.filter(({ id, from }) => !known.has(id) && from !== peerId).length;
}

function hearChat({ type: _type, ...line }: Heard<'chat'>): void {
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
  room.change({ ...outside, phase, refusal });
}

const withoutKnock = (peerId: string) =>
  room.get().knocks.filter((knock) => knock.peerId !== peerId);

function hearKnock({ peerId, name }: Heard<'knock'>): void {
  const isKnown = room.get().knocks.some((knock) => knock.peerId === peerId);
  if (isKnown) return;
  room.change({ knocks: [...room.get().knocks, { peerId, name }] });
  notify('knock', name);
}

function hearOfPeople(people: People, message: RoomServerMessage): void {
  if (message.type === 'peer-joined') {
    people.join(message.peer, message.replaces);
    room.change({ knocks: withoutKnock(message.peer.peerId) });
    if (!message.replaces) notify('joined', message.peer.name);
  } else if (message.type === 'peer-left') {
    const gone = people.leave(message.peerId);
    if (gone) notify(message.lost ? 'lost' : 'left', gone.name);
  } else if (message.type === 'peer-state') people.learn(message);
  else if (message.type === 'signal') people.hear(message.from, message.data as Signal);
}

function hear(message: RoomServerMessage): void {
  if (!visit) return;
  hearOfPeople(visit.people, message);
  if (message.type === 'entered') hearEntered(message);
  else if (message.type === 'waiting') {
    hearWaiting(visit, message);
  } else if (message.type === 'host-here') room.change({ isHostHere: message.isHostHere });
  else if (message.type === 'knock') hearKnock(message);
  else if (message.type === 'knock-gone') room.change({ knocks: withoutKnock(message.peerId) });
  else if (message.type === 'chat') hearChat(message);
  else if (message.type === 'replaced') end('replaced');
  else if (message.type === 'refused') {
    const { type: _type, ...refusal } = message;
    end('refused', refusal);
  }
}

/** The host asks one to go who was let in. */
export function sendOut(peerId: string): void {
  visit?.signalling.say({ type: 'refuse', peerId });
}

export function leaveRoom(): void {
  if (visit && room.get().isConnected) visit.signalling.say({ type: 'leave' });
  end('left');
}

/** Back before the door, from wherever one was. */
export function stepBack(): void {
  if (visit) leaveRoom();
  room.change(outside);
}

const isTogether = () => ['entering', 'knocking', 'inside'].includes(room.get().phase);
let endHold: (() => void) | null = null;

// No update comes into a meeting; and it has one place: a tab that rests holds no camera.
room.subscribe(() => {
  if (isTogether() === (endHold !== null)) return;
  endHold?.();
  endHold = isTogether() ? holdReload('meeting') : null;
});
globalThis.addEventListener(restEvent, () => {
  if (isTogether()) leaveRoom();
});

export function answerKnock(peerId: string, answer: 'admit' | 'refuse'): void {
  visit?.signalling.say({ type: answer, peerId });
  room.change({ knocks: withoutKnock(peerId) });
}

/** Shown at once; marked until the server has it, and sent again when the way was lost. */
export function writeChat(text: string): void {
  const { chat, ownId } = room.get();
  const id = newId();
  room.change({ chat: [...chat, { id, from: ownId, name: '', text, at: '', isSent: false }] });
  visit?.signalling.say({ type: 'chat', id, text });
}

export function openChat(isChatOpen: boolean): void {
  room.change({ isChatOpen, unread: isChatOpen ? 0 : room.get().unread });
}
