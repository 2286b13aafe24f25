/** What two browsers tell each other through the server to connect. */
export type Signal =
  | { description: { type: RTCSdpType; sdp: string } }
  | { candidate: RTCIceCandidateInit | null };

export type LinkState = 'connecting' | 'connected' | 'lost';
export type OwnTracks = { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };

/** A connection to one other browser. */
export type Link = {
  hear: (signal: Signal) => Promise<void>;
  /** What the other one gets from now on; changes need no new negotiation. */
  show: (tracks: OwnTracks) => void;
  /** Looks for a new way between the two, when there is none now. */
  mend: () => void;
  close: () => void;
};

export type LinkWishes = {
  iceServers: RTCIceServer[];
  /** One of the two lays out the connection; the other gives way when both speak at once. */
  isFirst: boolean;
  tracks: OwnTracks;
  send: (signal: Signal) => void;
  onStream: (stream: MediaStream) => void;
  onState: (state: LinkState) => void;
};

/** A short disturbance heals by itself; after this a new way is looked for, again and again. */
const mendAfterMs = 2500;
const mendAgainMs = 6000;

const stateOf = (state: RTCPeerConnectionState): LinkState => {
  if (state === 'connected') return 'connected';
  return state === 'disconnected' || state === 'failed' ? 'lost' : 'connecting';
};

/** Voice and picture both ways over two transceivers, in this order, laid out by the first. */
const kinds = ['audio', 'video'] as const;

function sendOver(pc: RTCPeerConnection, tracks: OwnTracks): void {
  const transceivers = pc.getTransceivers();
  for (const [index, kind] of kinds.entries()) {
    const sender = transceivers[index]?.sender;
    // Rejects only when the connection was closed meanwhile.
    if (sender && sender.track !== tracks[kind])
      sender.replaceTrack(tracks[kind]).catch(() => undefined);
  }
}

const streamOf = (pc: RTCPeerConnection): MediaStream =>
  new MediaStream(pc.getTransceivers().map(({ receiver }) => receiver.track));

/** Looks for a new way whenever the present one is lost, until one is found. */
function watch(pc: RTCPeerConnection, onState: (state: LinkState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mendLater = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pc.restartIce();
      mendLater(mendAgainMs);
    }, ms);
  };
  pc.onconnectionstatechange = () => {
    const state = stateOf(pc.connectionState);
    if (state === 'connected') clearTimeout(timer);
    if (state === 'lost') mendLater(pc.connectionState === 'failed' ? 0 : mendAfterMs);
    onState(state);
  };
  return () => clearTimeout(timer);
}

/**
 * Connects to one other browser by the pattern of perfect negotiation (W3C WebRTC, section 10.7):
 * both may offer at any time, and when offers cross, the second of the two gives way.
 */
export function createLink({ isFirst, send, onStream, onState, ...wishes }: LinkWishes): Link {
  const pc = new RTCPeerConnection({ iceServers: wishes.iceServers });
  let { tracks } = wishes;
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
    // Closed while it was getting ready: nobody is there to hear it.
    await describe().catch(() => undefined);
    isOffering = false;
  };
  const stopWatching = watch(pc, onState);

  const hearDescription = async (description: RTCSessionDescriptionInit) => {
    const isOffer = description.type === 'offer';
    isDeaf = isFirst && isOffer && (isOffering || pc.signalingState !== 'stable');
    if (isDeaf) return;
    await pc.setRemoteDescription(description);
    if (!isOffer) return;
    for (const transceiver of pc.getTransceivers()) transceiver.direction = 'sendrecv';
    sendOver(pc, tracks);
    onStream(streamOf(pc));
    await describe();
  };

  if (isFirst) {
    for (const kind of kinds) pc.addTransceiver(kind, { direction: 'sendrecv' });
    sendOver(pc, tracks);
    onStream(streamOf(pc));
  }
  return {
    hear: async (signal) => {
      if (pc.signalingState === 'closed') return;
      if ('description' in signal) return hearDescription(signal.description);
      // A candidate of an offer that was passed over fits nothing here.
      await pc.addIceCandidate(signal.candidate ?? undefined).catch((error: unknown) => {
        if (!isDeaf) throw error;
      });
    },
    show: (next) => {
      tracks = next;
      sendOver(pc, tracks);
    },
    mend: () => {
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
