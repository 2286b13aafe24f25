import { onTestFinished, vi } from 'vitest';

// Cameras, microphones and screens of a device; nothing is seen or heard through them.

/** A track of a camera, microphone or screen. */
export class Track extends EventTarget {
  readonly kind: 'audio' | 'video';
  readonly id: string;
  enabled = true;
  isStopped = false;
  contentHint = '';
  constructor(kind: 'audio' | 'video', id: string) {
    super();
    this.kind = kind;
    this.id = id;
  }
  stop() {
    this.isStopped = true;
  }
  getSettings() {
    return { deviceId: this.id };
  }
}

export type Asked = Partial<Record<'audio' | 'video', { deviceId?: { exact: string } }>>;

type Given = {
  /** The name of the error that asking for these ends with; none: they are given. */
  refuses?: (asked: Asked) => string | null | Promise<never>;
  /** Not on phones. */
  canShareScreen?: boolean;
  /** As a browser lists them once they are allowed. */
  list?: Pick<MediaDeviceInfo, 'kind' | 'deviceId' | 'label'>[];
};

/** One microphone and two cameras, of which the first is given unless another one is asked for. */
const usual: Given['list'] = [
  { kind: 'audioinput', deviceId: 'mic', label: 'Built-in microphone' },
  { kind: 'videoinput', deviceId: 'front', label: 'Front camera' },
  { kind: 'videoinput', deviceId: 'back', label: 'Back camera' },
];

/** Gives the page devices until the test ends. */
export function fakeMedia({
  refuses = () => null,
  list = usual,
  canShareScreen = true,
}: Given = {}) {
  const tracks: Track[] = [];
  const asked: Asked[] = [];
  let answer = refuses;
  let loudness = 0;
  const give = (kind: 'audio' | 'video', id: string) => {
    const track = new Track(kind, id);
    tracks.push(track);
    return track;
  };
  const first = { audio: 'mic', video: 'front' };
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (wanted: Asked) => {
      asked.push(wanted);
      const name = await answer(wanted);
      if (name === 'TypeError') throw new TypeError('no');
      if (name) throw new DOMException('no', name);
      const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind]);
      return streamOf(
        kinds.map((kind) => give(kind, wanted[kind]?.deviceId?.exact ?? first[kind])),
      );
    },
    ...(canShareScreen && {
      getDisplayMedia: async () => streamOf([give('video', 'screen')]),
    }),
    enumerateDevices: async () => list,
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  vi.stubGlobal(
    'AudioContext',
    audioContextOf(() => loudness),
  );
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    vi.unstubAllGlobals();
  });
  return {
    tracks,
    asked,
    mediaDevices,
    /** What the person or the system says from now on. */
    refuses: (next: Given['refuses']) => void (answer = next ?? (() => null)),
    /** What the microphone hears from now on, 0 to 1. */
    hears: (level: number) => void (loudness = level),
  };
}

const streamOf = (made: Track[]) => ({
  getTracks: () => made,
  getVideoTracks: () => made.filter(({ kind }) => kind === 'video'),
});

/** Measures a steady tone. */
function audioContextOf(loudness: () => number) {
  return class {
    createAnalyser() {
      return {
        fftSize: 0,
        getFloatTimeDomainData: (samples: Float32Array) => void samples.fill(loudness()),
      };
    }
    createMediaStreamSource() {
      return { connect: () => undefined, disconnect: () => undefined };
    }
    close() {
      return Promise.resolve();
    }
  };
}
