import { createStore } from './store.ts';

export type DeviceKind = 'audio' | 'video';
/** Why a microphone or camera can't be used. */
export type DeviceTrouble = 'denied' | 'missing' | 'busy' | 'unsupported';

export type Device = {
  /** Null while there is none, or the camera rests. */
  track: MediaStreamTrack | null;
  isOn: boolean;
  trouble: DeviceTrouble | null;
};
export type DeviceChoice = { value: string; label: string };

export type Devices = {
  phase: 'idle' | 'asking' | 'ready';
  audio: Device;
  video: Device;
  /** What is shown of the screen, null while it is not shared. */
  screen: MediaStreamTrack | null;
  choices: { audio: DeviceChoice[]; video: DeviceChoice[]; speaker: DeviceChoice[] };
  chosen: { audio: string; video: string; speaker: string };
};

const none: Device = { track: null, isOn: false, trouble: null };
const initial: Devices = {
  phase: 'idle',
  audio: none,
  video: none,
  screen: null,
  choices: { audio: [], video: [], speaker: [] },
  chosen: { audio: '', video: '', speaker: '' },
};

/** The microphone, camera, loudspeaker and screen of this page. */
export const devices = createStore<Devices>(initial);

const wishes = (kind: DeviceKind): MediaTrackConstraints => {
  const id = devices.get().chosen[kind];
  const exact = id ? { deviceId: { exact: id } } : {};
  if (kind === 'audio') return { echoCancellation: true, noiseSuppression: true, ...exact };
  return { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user', ...exact };
};

const troubleOf = (error: unknown): DeviceTrouble => {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'TypeError' ? 'unsupported' : 'busy';
};

/** Counts the visits of this page to its devices: an answer to an earlier one comes too late. */
let visit = 0;

const stop = (track: MediaStreamTrack | null | undefined): void => {
  track?.stop();
};

const use = (kind: DeviceKind, track: MediaStreamTrack): void => {
  stop(devices.get()[kind].track);
  // Unplugged, or taken away in the browser's settings.
  track.addEventListener('ended', () => {
    if (devices.get()[kind].track === track) fail(kind, 'missing');
  });
  devices.change({ [kind]: { track, isOn: true, trouble: null } satisfies Device });
};

const fail = (kind: DeviceKind, trouble: DeviceTrouble): void => {
  stop(devices.get()[kind].track);
  devices.change({ [kind]: { track: null, isOn: false, trouble } satisfies Device });
};

async function ask(kinds: DeviceKind[], mine: number): Promise<unknown> {
  try {
    // Absent on pages without https.
    if (!('mediaDevices' in navigator)) return new TypeError('no devices on this page');
    const stream = await navigator.mediaDevices.getUserMedia(
      Object.fromEntries(kinds.map((kind) => [kind, wishes(kind)])),
    );
    for (const track of stream.getTracks()) {
      if (mine === visit) use(track.kind as DeviceKind, track);
      else stop(track);
    }
    return null;
  } catch (error) {
    return error;
  }
}

async function askOne(kind: DeviceKind, mine: number): Promise<boolean> {
  const error = await ask([kind], mine);
  if (error !== null && mine === visit) fail(kind, troubleOf(error));
  return error === null;
}

async function listChoices(): Promise<void> {
  if (!('mediaDevices' in navigator)) return;
  const list = await navigator.mediaDevices.enumerateDevices().catch(() => []);
  const choicesOf = (kind: MediaDeviceKind): DeviceChoice[] =>
    list
      .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
      .map(({ deviceId, label }) => ({ value: deviceId, label }));
  devices.change({
    choices: {
      audio: choicesOf('audioinput'),
      video: choicesOf('videoinput'),
      speaker: choicesOf('audiooutput'),
    },
  });
}

const idOf = (track: MediaStreamTrack | null): string => track?.getSettings().deviceId ?? '';

/**
 * Asks for camera and microphone together, and for each alone when that is refused: whoever has
 * or allows only one comes in with that one.
 */
export async function prepareDevices(): Promise<void> {
  visit += 1;
  const mine = visit;
  devices.change({ phase: 'asking' });
  const error = await ask(['audio', 'video'], mine);
  if (error !== null && mine === visit) {
    await askOne('audio', mine);
    if (mine === visit) await askOne('video', mine);
  }
  await listChoices();
  if (mine !== visit) return;
  const { audio, video, chosen } = devices.get();
  devices.change({
    phase: 'ready',
    chosen: { ...chosen, audio: idOf(audio.track), video: idOf(video.track) },
  });
}

/** Without waiting for the browser's question: in with what there is, which may be nothing. */
export function goOnWithoutDevices(): void {
  visit += 1;
  devices.change({ phase: 'ready' });
}

/** Lets go of everything: the camera's light goes out. */
export function releaseDevices(): void {
  visit += 1;
  const { audio, video, screen } = devices.get();
  for (const track of [audio.track, video.track, screen]) stop(track);
  devices.change({ phase: 'idle', audio: none, video: none, screen: null });
}

/** Silence is a switch on the track: it answers at once, both ways. */
export async function toggleMicrophone(): Promise<void> {
  const { audio } = devices.get();
  if (!audio.track) return void (await askOne('audio', visit));
  audio.track.enabled = !audio.isOn;
  devices.change({ audio: { ...audio, isOn: !audio.isOn } });
}

/** A camera that is off is given back to the system, light and all. */
export async function toggleCamera(): Promise<void> {
  const { video } = devices.get();
  if (!video.track) return void (await askOne('video', visit));
  stop(video.track);
  devices.change({ video: none });
}

/** Another microphone or camera, used at once; another loudspeaker is used by the tiles. */
export async function chooseDevice(kind: DeviceKind | 'speaker', id: string): Promise<void> {
  devices.change({ chosen: { ...devices.get().chosen, [kind]: id } });
  if (kind === 'speaker') return;
  const wasMuted = kind === 'audio' && devices.get().audio.track && !devices.get().audio.isOn;
  // Some phones have one camera at a time.
  stop(devices.get()[kind].track);
  await askOne(kind, visit);
  if (wasMuted) await toggleMicrophone();
}

/** Phones can't show their screen. */
export const canShareScreen = (): boolean =>
  'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;

/** @returns false when the person or the browser said no */
export async function startScreen(): Promise<boolean> {
  const mine = visit;
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: 15 } });
    const [track] = stream.getVideoTracks();
    if (!track || mine !== visit) {
      stop(track);
      return false;
    }
    track.contentHint = 'detail';
    // "Stop sharing" of the browser itself.
    track.addEventListener('ended', () => devices.change({ screen: null }));
    devices.change({ screen: track });
    return true;
  } catch {
    return false;
  }
}

export function stopScreen(): void {
  stop(devices.get().screen);
  devices.change({ screen: null });
}

if ('mediaDevices' in navigator)
  navigator.mediaDevices.addEventListener('devicechange', () => void listChoices());
