import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeConnections } from '../../../test/rtc.ts';
import { createLink, type Link, type LinkState, type Signal } from './peer-link.ts';

afterEach(() => vi.useRealTimers());

type Sent = { to: 'one' | 'other'; signal: Signal };

/** Two browsers; what they send waits until it is carried over. */
function openTwo() {
  const connections = fakeConnections();
  const sent: Sent[] = [];
  const states: Record<string, LinkState[]> = { one: [], other: [] };
  const streams: Record<string, number> = { one: 0, other: 0 };
  const open = (name: 'one' | 'other', isFirst: boolean) =>
    createLink({
      iceServers: [],
      isFirst,
      tracks: { audio: null, video: null },
      send: (signal) => sent.push({ to: name === 'one' ? 'other' : 'one', signal }),
      onStream: () => (streams[name] = (streams[name] ?? 0) + 1),
      onState: (state) => states[name]?.push(state),
    });
  const links: Record<'one' | 'other', Link> = {
    one: open('one', true),
    other: open('other', false),
  };
  const settle = () => new Promise((done) => setImmediate(done));
  /** Carries over all that is sent, also in reply. */
  const talk = async () => {
    for (await settle(); sent.length > 0; await settle())
      for (const { to, signal } of sent.splice(0)) await links[to].onSignal(signal);
  };
  const [one, other] = connections;
  if (!one || !other) throw new Error('no connections were made');
  return { links, sent, states, streams, one, other, talk, settle };
}

describe('two browsers', () => {
  it('connect: the first offers sound and picture, the other answers', async () => {
    const { one, other, streams, talk } = openTwo();
    await talk();
    expect([one.signalingState, other.signalingState]).toEqual(['stable', 'stable']);
    expect(other.transceivers.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv']);
    expect(streams).toEqual({ one: 1, other: 1 });
    expect(one.remoteDescription?.type).toBe('answer');
  });

  it('agree when both offer at once: the first one’s offer stands', async () => {
    const { one, other, sent, talk, settle } = openTwo();
    await talk();
    one.restartIce();
    other.restartIce();
    await settle();
    expect(sent.map(({ signal }) => 'description' in signal && signal.description.type)).toEqual([
      'offer',
      'offer',
    ]);
    await talk();
    expect([one.signalingState, other.signalingState]).toEqual(['stable', 'stable']);
    expect(one.remoteDescription?.type).toBe('answer');
    expect(other.remoteDescription?.type).toBe('offer');
  });

  it('take no offence at a candidate of an offer that was ignored', async () => {
    const { links, one, other, sent, settle } = openTwo();
    await settle();
    sent.length = 0;
    other.restartIce();
    await settle();
    const [offer] = sent.splice(0);
    if (!offer) throw new Error('nothing was offered');
    await links.one.onSignal(offer.signal);
    expect(one.remoteDescription).toBeNull();
    await expect(links.one.onSignal({ candidate: { candidate: 'x' } })).resolves.toBeUndefined();
  });

  it('do at one that comes before any offer', async () => {
    const { links } = openTwo();
    await expect(links.other.onSignal({ candidate: null })).rejects.toThrow('too early');
  });
});

describe('a track', () => {
  it('is exchanged without another negotiation', async () => {
    const { links, one, sent, talk } = openTwo();
    await talk();
    const audio = { kind: 'audio', id: 'mine' } as MediaStreamTrack;
    links.one.replaceTracks({ audio, video: null });
    expect(one.transceivers.map(({ sender }) => sender.track?.id)).toEqual(['mine', undefined]);
    expect(sent).toEqual([]);
    links.one.replaceTracks({ audio: null, video: null });
    expect(one.transceivers[0]?.sender.track).toBeNull();
  });

  it('chosen before the other one was there is sent as soon as they are', async () => {
    const { links, other, talk } = openTwo();
    const video = { kind: 'video', id: 'mine' } as MediaStreamTrack;
    links.other.replaceTracks({ audio: null, video });
    await talk();
    expect(other.transceivers[1]?.sender.track?.id).toBe('mine');
  });
});

describe('a connection that is lost', () => {
  it('looks for another path after a moment, again and again until it works', async () => {
    const { one, states, talk } = openTwo();
    await talk();
    vi.useFakeTimers();
    one.become('connected');
    one.become('disconnected');
    vi.advanceTimersByTime(2499);
    expect(one.restarts).toBe(0);
    vi.advanceTimersByTime(1);
    expect(one.restarts).toBe(1);
    vi.advanceTimersByTime(12_000);
    expect(one.restarts).toBe(3);
    one.become('connected');
    vi.advanceTimersByTime(60_000);
    expect(one.restarts).toBe(3);
    expect(states['one']).toEqual(['connected', 'lost', 'connected']);
  });

  it('for good looks at once', () => {
    const { one } = openTwo();
    vi.useFakeTimers();
    one.become('failed');
    vi.advanceTimersByTime(0);
    expect(one.restarts).toBe(1);
  });

  it('is not disturbed by the server’s wish while it works', () => {
    const { links, one } = openTwo();
    one.become('connected');
    links.one.restartIce();
    expect(one.restarts).toBe(0);
    one.become('disconnected');
    links.one.restartIce();
    expect(one.restarts).toBe(1);
    links.one.close();
  });
});

describe('a link that is closed', () => {
  it('sends nothing, hears nothing and looks for nothing any more', async () => {
    const { links, one, other, sent, states, talk, settle } = openTwo();
    await talk();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    one.become('disconnected');
    links.one.close();
    vi.advanceTimersByTime(60_000);
    await settle();
    expect([one.restarts, sent]).toEqual([0, []]);
    other.restartIce();
    await settle();
    for (const { to, signal } of sent.splice(0)) await links[to].onSignal(signal);
    expect(one.signalingState).toBe('closed');
    one.become('connected');
    expect(states['one']).toEqual(['lost']);
  });

  it('while it made its offer says nothing of that', async () => {
    const { links, sent, settle } = openTwo();
    links.one.close();
    await settle();
    expect(sent).toEqual([]);
  });
});
