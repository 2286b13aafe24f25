/** What two browsers send each other through the server to connect. */
export type Signal =
  | { description: { type: RTCSdpType; sdp: string } }
  | { candidate: RTCIceCandidateInit | null };

export type LinkState = 'connecting' | 'connected' | 'lost';
export type LocalTracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

/** A connection to one other browser. */
export type Link = {
  onSignal: (signal: Signal) => Promise<void>;
  /** The tracks the other one receives from now on; changes need no new negotiation. */
  replaceTracks: (tracks: LocalTracks) => void;
  /** Looks for a new network path, when there is none now. */
  restartIce: () => void;
  close: () => void;
};

export type LinkOptions = {
  iceServers: RTCIceServer[];
  /** One of the two makes the first offer; the other one is polite when offers collide. */
  isFirst: boolean;
  tracks: LocalTracks;
  send: (signal: Signal) => void;
  onStream: (stream: MediaStream) => void;
  onState: (state: LinkState) => void;
};

/** A short disturbance heals by itself; after this ICE is restarted, repeatedly. */
const restartAfterMs = 2500;
const restartAgainMs = 6000;

/** Audio and video both ways over two transceivers, in this order, created by the first. */
const kinds = ['audio', 'video'] as const;

/**
 * Connects to one other browser by the pattern of perfect negotiation (W3C WebRTC, section 10.7):
 * both may offer at any time, and when offers collide, the polite one rolls back.
 */
export function createLink({ isFirst, send, onStream, onState, ...options }: LinkOptions): Link {
  const pc = new RTCPeerConnection({ iceServers: options.iceServers });
  let { tracks } = options;
  let isOffering = false;
  let isDeaf = false;
  const describe = async () => {
    await pc.setLocalDescription();
    const { type, sdp } = pc.localDescription ?? {};
    if (type && sdp) send({ description: { type, sdp } });
  };
  pc.onicecandidate = ({ candidate }) => send({ candidate: candidate?.toJSON() ?? null });
  pc.onnegotiationneeded = async () => {
    isOffering = true;
    // Closed while the offer was being made: there is nobody left to send it to.
    await describe().catch(() => undefined);
    isOffering = false;
  };
  const stopWatching = watch(pc, onState);

  const onDescription = async (description: RTCSessionDescriptionInit) => {
    const isOffer = description.type === 'offer';
    isDeaf = isFirst && isOffer && (isOffering || pc.signalingState !== 'stable');
    if (isDeaf) return;
    await pc.setRemoteDescription(description);
    if (!isOffer) return;
    for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv';
    setTracks(pc, tracks);
    onStream(streamOf(pc));
    await describe();
  };

  if (isFirst) {
    for (const kind of kinds) pc.addTransceiver(kind, { direction: 'sendrecv' });
    setTracks(pc, tracks);
    onStream(streamOf(pc));
  }
  return {
    onSignal: async (signal) => {
      if (pc.signalingState === 'closed') return;
      if ('description' in signal) return onDescription(signal.description);
      // A candidate of an offer that was ignored fits nothing here.
      await pc.addIceCandidate(signal.candidate ?? undefined).catch((error: unknown) => {
        if (!isDeaf) throw error;
      });
    },
    replaceTracks: (next) => {
      tracks = next;
      setTracks(pc, tracks);
    },
    restartIce: () => {
      if (pc.connectionState !== 'connected') pc.restartIce();
    },
    close: () => {
      stopWatching();
      pc.onconnectionstatechange = null;
      pc.onicecandidate = null;
      pc.onnegotiationneeded = null;
      pc.close();
    },
  };
}

/** Restarts ICE whenever the connection is lost, until it works. */
function watch(pc: RTCPeerConnection, onState: (state: LinkState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartLater = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pc.restartIce();
      restartLater(restartAgainMs);
    }, ms);
  };
  pc.onconnectionstatechange = () => {
    const state = stateOf(pc.connectionState);
    if (state === 'connected') clearTimeout(timer);
    if (state === 'lost') restartLater(pc.connectionState === 'failed' ? 0 : restartAfterMs);
    onState(state);
  };
  return () => clearTimeout(timer);
}

function stateOf(state: RTCPeerConnectionState): LinkState {
  if (state === 'connected') return 'connected';
  return state === 'disconnected' || state === 'failed' ? 'lost' : 'connecting';
}

function setTracks(pc: RTCPeerConnection, tracks: LocalTracks): void {
  const transceivers = pc.getTransceivers();
  for (const [index, kind] of kinds.entries()) {
    const sender = transceivers[index]?.sender;
    // Rejects only when the connection was closed in the meantime.
    if (sender && sender.track !== tracks[kind])
      sender.replaceTrack(tracks[kind]).catch(() => undefined);
  }
}

function streamOf(pc: RTCPeerConnection): MediaStream {
  return new MediaStream(pc.getTransceivers().map(({ receiver }) => receiver.track));
}
