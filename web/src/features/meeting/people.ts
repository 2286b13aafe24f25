import type { RoomPeer, RoomServerMessage } from '@puente/contract/meeting';
import {
  createLink,
  type Link,
  type LinkState,
  type LocalTracks,
  type Signal,
} from './peer-link.ts';

/** Somebody else in the room, with their incoming stream. */
export type Person = RoomPeer & { stream: MediaStream | null; link: LinkState };

type PeopleOptions = {
  ownId: () => string;
  iceServers: RTCIceServer[];
  tracks: () => LocalTracks;
  send: (to: string, signal: Signal) => void;
  onChange: (people: Person[]) => void;
};

/** The connections to everybody else in the room. */
export type People = {
  /** The peers in the room now: connects to new ones, closes the connections of those who left. */
  setPeers: (peers: RoomPeer[]) => void;
  join: (peer: RoomPeer, replaces: string | undefined) => void;
  leave: (peerId: string) => Person | null;
  setState: (state: Extract<RoomServerMessage, { type: 'peer-state' }>) => void;
  onSignal: (from: string, signal: Signal) => void;
  replaceTracks: () => void;
  restartIce: () => void;
  clear: () => void;
};

export function connectPeople(options: PeopleOptions): People {
  const people = new Map<string, Person>();
  const links = new Map<string, Link>();
  const notify = () => options.onChange([...people.values()]);
  const peerLinks: PeerLinks = { people, links, notify };
  return {
    setPeers: (peers) => {
      const here = new Set(peers.map(({ peerId }) => peerId));
      for (const peerId of people.keys()) if (!here.has(peerId)) drop(peerLinks, peerId);
      for (const peer of peers) {
        const known = people.get(peer.peerId);
        if (known) people.set(peer.peerId, { ...known, ...peer });
        else add(peerLinks, options, peer);
      }
      notify();
    },
    join: (peer, replaces) => {
      if (replaces) drop(peerLinks, replaces);
      if (!people.has(peer.peerId)) add(peerLinks, options, peer);
      notify();
    },
    leave: (peerId) => {
      const gone = drop(peerLinks, peerId);
      notify();
      return gone;
    },
    setState: ({ peerId, audio, video, screen }) =>
      update(peerLinks, peerId, { audio, video, screen }),
    // A signal that can't be handled doesn't end the call: an ICE restart follows.
    onSignal: (from, signal) =>
      void links
        .get(from)
        ?.onSignal(signal)
        .catch(() => undefined),
    replaceTracks: () => {
      for (const link of links.values()) link.replaceTracks(options.tracks());
    },
    restartIce: () => {
      for (const link of links.values()) link.restartIce();
    },
    clear: () => {
      for (const peerId of people.keys()) drop(peerLinks, peerId);
      notify();
    },
  };
}

function drop({ people, links }: PeerLinks, peerId: string): Person | null {
  const person = people.get(peerId) ?? null;
  links.get(peerId)?.close();
  links.delete(peerId);
  people.delete(peerId);
  return person;
}

function add(peerLinks: PeerLinks, options: PeopleOptions, peer: RoomPeer): void {
  const { peerId } = peer;
  peerLinks.people.set(peerId, { ...peer, stream: null, link: 'connecting' });
  const link = createLink({
    iceServers: options.iceServers,
    isFirst: options.ownId() < peerId,
    tracks: options.tracks(),
    send: (signal) => options.send(peerId, signal),
    onStream: (stream) => update(peerLinks, peerId, { stream }),
    onState: (state) => update(peerLinks, peerId, { link: state }),
  });
  peerLinks.links.set(peerId, link);
}

type PeerLinks = { people: Map<string, Person>; links: Map<string, Link>; notify: () => void };

function update({ people, notify }: PeerLinks, peerId: string, patch: Partial<Person>): void {
  const person = people.get(peerId);
  if (!person) return;
  people.set(peerId, { ...person, ...patch });
  notify();
}
