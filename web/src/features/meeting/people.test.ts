import type { RoomPeer } from '@puente/contract/meeting';
import { describe, expect, it } from 'vitest';
import { fakeConnections } from '../../../test/rtc.ts';
import { connectPeople, type Person } from './people.ts';

const peer = (peerId: string, change: Partial<RoomPeer> = {}): RoomPeer => ({
  peerId,
  name: `Name of ${peerId}`,
  role: 'guest',
  audio: true,
  video: true,
  screen: false,
  ...change,
});

function open(ownId = 'm') {
  const connections = fakeConnections();
  let shown: Person[] = [];
  const sent: string[] = [];
  const people = connectPeople({
    ownId: () => ownId,
    iceServers: [],
    tracks: () => ({ audio: null, video: null }),
    send: (to, signal) => sent.push(`${to}: ${Object.keys(signal).join()}`),
    onChange: (list) => (shown = list),
  });
  const names = () => shown.map(({ peerId }) => peerId);
  const isOpen = () => connections.map(({ signalingState }) => signalingState !== 'closed');
  return { people, connections, sent, names, isOpen, shown: () => shown };
}

describe('people in a room', () => {
  it('each get one connection, which ends when they are gone', () => {
    const { people, names, isOpen } = open();
    people.setPeers([peer('a'), peer('b')]);
    people.setPeers([peer('b'), peer('c')]);
    expect(names()).toEqual(['b', 'c']);
    expect(isOpen()).toEqual([false, true, true]);
  });

  it('stay connected when the server only tells the same again', () => {
    const { people, connections, shown } = open();
    people.setPeers([peer('a')]);
    connections[0]?.become('connected');
    people.setPeers([peer('a', { audio: false })]);
    expect(connections).toHaveLength(1);
    expect(shown()[0]).toMatchObject({ link: 'connected', audio: false });
  });

  it('of two, exactly one makes the first offer', async () => {
    for (const [own, other, offers] of [
      ['a', 'b', 1],
      ['b', 'a', 0],
    ] as const) {
      const { people, sent } = open(own);
      people.setPeers([peer(other)]);
      await new Promise((done) => setImmediate(done));
      expect(sent.filter((what) => what.endsWith('description'))).toHaveLength(offers);
      people.clear();
    }
  });

  it('come back in place of themselves', () => {
    const { people, names, isOpen } = open();
    people.setPeers([peer('a'), peer('b')]);
    people.join(peer('a2'), 'a');
    expect(names()).toEqual(['b', 'a2']);
    expect(isOpen()).toEqual([false, true, true]);
  });

  it('joining twice are one', () => {
    const { people, connections } = open();
    people.join(peer('a'), undefined);
    people.join(peer('a'), undefined);
    expect(connections).toHaveLength(1);
  });

  it('who leave are named, and nobody is when they were never here', () => {
    const { people, names } = open();
    people.join(peer('a'), undefined);
    expect(people.leave('a')?.name).toBe('Name of a');
    expect(people.leave('a')).toBeNull();
    expect(names()).toEqual([]);
  });

  it('mute themselves; what is said of strangers is not believed', () => {
    const { people, shown } = open();
    people.join(peer('a'), undefined);
    people.setState({ type: 'peer-state', peerId: 'a', audio: false, video: true, screen: true });
    people.setState({ type: 'peer-state', peerId: 'x', audio: true, video: true, screen: true });
    expect(shown()).toMatchObject([{ peerId: 'a', audio: false, screen: true }]);
  });

  it('are not lost to a signal that makes no sense', async () => {
    const { people, names } = open();
    people.join(peer('a'), undefined);
    people.onSignal('a', { description: { type: 'answer', sdp: 'of nothing' } });
    people.onSignal('nobody', { candidate: null });
    await new Promise((done) => setImmediate(done));
    expect(names()).toEqual(['a']);
  });
});
