import { onTestFinished, vi } from 'vitest';

// A connection between browsers as far as its negotiation goes; no media flows.

type Description = { type: RTCSdpType; sdp: string };
type Track = { kind: string; id: string };
type Transceiver = {
  direction: string;
  sender: { track: Track | null; replaceTrack: (track: Track | null) => Promise<void> };
  receiver: { track: Track };
};

export class FakeConnection {
  signalingState: 'stable' | 'have-local-offer' | 'have-remote-offer' | 'closed' = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  onicecandidate: ((event: { candidate: null }) => void) | null = null;
  onnegotiationneeded: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  restarts = 0;
  readonly transceivers: Transceiver[] = [];

  addTransceiver(kind: string): void {
    this.receive(kind);
    this.needNegotiation();
  }
  private receive(kind: string): void {
    const sender: Transceiver['sender'] = {
      track: null,
      replaceTrack: (track) => {
        sender.track = track;
        return Promise.resolve();
      },
    };
    const receiver = { track: { kind, id: `their ${kind}` } };
    this.transceivers.push({ direction: 'sendrecv', sender, receiver });
  }
  getTransceivers(): Transceiver[] {
    return this.transceivers;
  }
  async setLocalDescription(): Promise<void> {
    await Promise.resolve();
    if (this.signalingState === 'closed') throw new DOMException('closed', 'InvalidStateError');
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `${connections.length}` };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    this.negotiateIfNeeded();
  }
  async setRemoteDescription(description: Description): Promise<void> {
    await Promise.resolve();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new DOMException('nothing was offered', 'InvalidStateError');
    this.remoteDescription = description;
    // An offer in place of one's own: the browser rolls that back by itself.
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
    const isFirstOffer = description.type === 'offer' && this.transceivers.length === 0;
    if (isFirstOffer) for (const kind of ['audio', 'video']) this.receive(kind);
    this.negotiateIfNeeded();
  }
  async addIceCandidate(): Promise<void> {
    if (!this.remoteDescription) throw new DOMException('too early', 'InvalidStateError');
  }
  restartIce(): void {
    this.restarts += 1;
    this.needNegotiation();
  }
  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
  }
  /** What the network does. */
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }
  private isNeeded = false;
  private needNegotiation(): void {
    if (!this.isNeeded) queueMicrotask(() => this.negotiateIfNeeded());
    this.isNeeded = true;
  }
  private negotiateIfNeeded(): void {
    if (!this.isNeeded || this.signalingState !== 'stable') return;
    this.isNeeded = false;
    this.onnegotiationneeded?.();
  }
}

const connections: FakeConnection[] = [];

/** Gives the page connections to other browsers until the test ends; all that were made so far. */
export function fakeConnections(): FakeConnection[] {
  connections.length = 0;
  class Made extends FakeConnection {
    constructor() {
      super();
      connections.push(this);
    }
  }
  class Stream {
    readonly tracks: Track[];
    constructor(tracks: Track[]) {
      this.tracks = tracks;
    }
  }
  vi.stubGlobal('RTCPeerConnection', Made);
  vi.stubGlobal('MediaStream', Stream);
  onTestFinished(() => void vi.unstubAllGlobals());
  return connections;
}
