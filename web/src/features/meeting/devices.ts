import { createRecordStore } from '../../lib/store.ts';
import type { LocalTracks } from './peer-link.ts';

export type DeviceKind = 'audio' | 'video';
/** Why a microphone or camera can't be used. */
export type DeviceTrouble = 'denied' | 'missing' | 'busy' | 'unsupported';

export type Device = {
  /** Null while there is none, or the camera is off. */
  track: MediaStreamTrack | null;
  isOn: boolean;
  trouble: DeviceTrouble | null;
};
export type DeviceChoice = { value: string; label: string };

export type Devices = {
  phase: 'idle' | 'asking' | 'ready';
  audio: Device;
  video: Device;
  /** The shared screen; null while none is shared. */
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
export const devices = createRecordStore<Devices>(initial);

/** Counts the uses of the devices by this page: a result of an earlier one is discarded. */
let visit = 0;

/**
 * Requests camera and microphone together, and each alone when that is refused: people who have or
 * allow only one join with that one.
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

async function ask(kinds: DeviceKind[], mine: number): Promise<unknown> {
  try {
    // Absent on pages without https.
    if (!('mediaDevices' in navigator)) return new TypeError('no devices on this page');
    const stream = await navigator.mediaDevices.getUserMedia(
      Object.fromEntries(kinds.map((kind) => [kind, constraintsFor(kind)])),
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

function constraintsFor(kind: DeviceKind): MediaTrackConstraints {
  const id = devices.get().chosen[kind];
  const exact = id ? { deviceId: { exact: id } } : {};
  if (kind === 'audio') return { echoCancellation: true, noiseSuppression: true, ...exact };
  return { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user', ...exact };
}

function use(kind: DeviceKind, track: MediaStreamTrack): void {
  stop(devices.get()[kind].track);
  // Unplugged, or revoked in the browser's settings.
  track.addEventListener('ended', () => {
    if (devices.get()[kind].track === track) fail(kind, 'missing');
  });
  devices.change({ [kind]: { track, isOn: true, trouble: null } satisfies Device });
}

function stop(track: MediaStreamTrack | null | undefined): void {
  track?.stop();
}

function fail(kind: DeviceKind, trouble: DeviceTrouble): void {
  stop(devices.get()[kind].track);
  devices.change({ [kind]: { track: null, isOn: false, trouble } satisfies Device });
}

async function askOne(kind: DeviceKind, mine: number): Promise<boolean> {
  const error = await ask([kind], mine);
  if (error !== null && mine === visit) fail(kind, troubleOf(error));
  return error === null;
}

function troubleOf(error: unknown): DeviceTrouble {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'TypeError' ? 'unsupported' : 'busy';
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

function idOf(track: MediaStreamTrack | null): string {
  return track?.getSettings().deviceId ?? '';
}

/** Joins without waiting for the browser's prompt, with the devices there are. */
export function goOnWithoutDevices(): void {
  visit += 1;
  devices.change({ phase: 'ready' });
}

/** Stops all tracks: the camera's light goes out. */
export function releaseDevices(): void {
  visit += 1;
  const { audio, video, screen } = devices.get();
  for (const track of [audio.track, video.track, screen]) stop(track);
  devices.change({ phase: 'idle', audio: none, video: none, screen: null });
}

/** Muting is a switch on the track: it takes effect at once, both ways. */
export async function toggleMicrophone(): Promise<void> {
  const { audio } = devices.get();
  if (!audio.track) return void (await askOne('audio', visit));
  audio.track.enabled = !audio.isOn;
  devices.change({ audio: { ...audio, isOn: !audio.isOn } });
}

/** Turning the camera off releases it to the system, with its light. */
export async function toggleCamera(): Promise<void> {
  const { video } = devices.get();
  if (!video.track) return void (await askOne('video', visit));
  stop(video.track);
  devices.change({ video: none });
}

/** Switches the microphone or camera at once; a loudspeaker is applied by the tiles. */
export async function chooseDevice(kind: DeviceKind | 'speaker', id: string): Promise<void> {
  devices.change({ chosen: { ...devices.get().chosen, [kind]: id } });
  if (kind === 'speaker') return;
  const wasMuted = kind === 'audio' && devices.get().audio.track && !devices.get().audio.isOn;
  // Some phones can open only one camera at a time.
  stop(devices.get()[kind].track);
  await askOne(kind, visit);
  if (wasMuted) await toggleMicrophone();
}

/** Phones can't show their screen. */
export function canShareScreen(): boolean {
  return 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices;
}

/** @returns false when the person or the browser refused */
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
    // The browser's own "Stop sharing".
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

/** What goes to the others: a screen in place of the camera. */
export function localTracks(): LocalTracks {
  const { audio, video, screen } = devices.get();
  return { audio: audio.track, video: screen ?? video.track };
}

/** The same in words. */
export function localState() {
  const { audio, video, screen } = devices.get();
  return { audio: audio.isOn, video: video.isOn, screen: screen !== null };
}
