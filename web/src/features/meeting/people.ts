import type { RoomPeer, RoomServerMessage } from '@puente/contract/meeting';
import { createLink, type Link, type LinkState, type OwnTracks, type Signal } from './link.ts';

/** Somebody else in the room, with what arrives from them. */
export type Person = RoomPeer & { stream: MediaStream | null; link: LinkState };

type Wishes = {
  ownId: () => string;
  iceServers: RTCIceServer[];
  tracks: () => OwnTracks;
  send: (to: string, signal: Signal) => void;
  onChange: (people: Person[]) => void;
};

/** The connections to everybody else in the room. */
export type People = {
  /** Who is here now: connects to those who are new, lets go of those who went. */
  become: (peers: RoomPeer[]) => void;
  join: (peer: RoomPeer, replaces: string | undefined) => void;
  leave: (peerId: string) => Person | null;
  learn: (state: Extract<RoomServerMessage, { type: 'peer-state' }>) => void;
  hear: (from: string, signal: Signal) => void;
  show: () => void;
  mend: () => void;
  clear: () => void;
};

type Circle = { people: Map<string, Person>; links: Map<string, Link>; tell: () => void };

function update({ people, tell }: Circle, peerId: string, patch: Partial<Person>): void {
  const person = people.get(peerId);
  if (!person) return;
  people.set(peerId, { ...person, ...patch });
  tell();
}

function drop({ people, links }: Circle, peerId: string): Person | null {
  const person = people.get(peerId) ?? null;
  links.get(peerId)?.close();
  links.delete(peerId);
  people.delete(peerId);
  return person;
}

function add(circle: Circle, wishes: Wishes, peer: RoomPeer): void {
  const { peerId } = peer;
  circle.people.set(peerId, { ...peer, stream: null, link: 'connecting' });
  const link = createLink({
    iceServers: wishes.iceServers,
    isFirst: wishes.ownId() < peerId,
    tracks: wishes.tracks(),
    send: (signal) => wishes.send(peerId, signal),
    onStream: (stream) => update(circle, peerId, { stream }),
    onState: (state) => update(circle, peerId, { link: state }),
  });
  circle.links.set(peerId, link);
}

export function connectPeople(wishes: Wishes): People {
  const people = new Map<string, Person>();
  const links = new Map<string, Link>();
  const tell = () => wishes.onChange([...people.values()]);
  const circle: Circle = { people, links, tell };
  return {
    become: (peers) => {
      const here = new Set(peers.map(({ peerId }) => peerId));
      for (const peerId of people.keys()) if (!here.has(peerId)) drop(circle, peerId);
      for (const peer of peers) {
        const known = people.get(peer.peerId);
        if (known) people.set(peer.peerId, { ...known, ...peer });
        else add(circle, wishes, peer);
      }
      tell();
    },
    join: (peer, replaces) => {
      if (replaces) drop(circle, replaces);
      if (!people.has(peer.peerId)) add(circle, wishes, peer);
      tell();
    },
    leave: (peerId) => {
      const gone = drop(circle, peerId);
      tell();
      return gone;
    },
    learn: ({ peerId, audio, video, screen }) => update(circle, peerId, { audio, video, screen }),
    // What can't be understood is not worth the call: mending asks again.
    hear: (from, signal) =>
      void links
        .get(from)
        ?.hear(signal)
        .catch(() => undefined),
    show: () => {
      for (const link of links.values()) link.show(wishes.tracks());
    },
    mend: () => {
      for (const link of links.values()) link.mend();
    },
    clear: () => {
      for (const peerId of people.keys()) drop(circle, peerId);
      tell();
    },
  };
}
