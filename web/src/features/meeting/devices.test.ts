import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';

/** A track of a camera, microphone or screen. */
class Track extends EventTarget {
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

type Asked = { audio?: { deviceId?: { exact: string } }; video?: { deviceId?: { exact: string } } };

/** A device with these things, and what its person or system refuses. */
async function open(given: { refuses?: (asked: Asked) => string | null } = {}) {
  const browser = openBrowser();
  const tracks: Track[] = [];
  const asked: Asked[] = [];
  const give = (kind: 'audio' | 'video', id: string) => {
    const track = new Track(kind, id);
    tracks.push(track);
    return track;
  };
  const streamOf = (made: Track[]) => ({
    getTracks: () => made,
    getVideoTracks: () => made.filter(({ kind }) => kind === 'video'),
  });
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: (wanted: Asked) => {
      asked.push(wanted);
      const name = given.refuses?.(wanted) ?? null;
      if (name === 'TypeError') return Promise.reject(new TypeError('no'));
      if (name) return Promise.reject(new DOMException('no', name));
      const made = (['audio', 'video'] as const).flatMap((kind) =>
        wanted[kind] ? give(kind, wanted[kind].deviceId?.exact ?? `first ${kind}`) : [],
      );
      return Promise.resolve(streamOf(made));
    },
    getDisplayMedia: () => Promise.resolve(streamOf([give('video', 'screen')])),
    enumerateDevices: () =>
      Promise.resolve([
        { kind: 'audioinput', deviceId: 'first audio', label: 'Microphone' },
        { kind: 'audioinput', deviceId: '', label: '' },
        { kind: 'videoinput', deviceId: 'first video', label: 'Front' },
        { kind: 'videoinput', deviceId: 'back', label: 'Back' },
        { kind: 'audiooutput', deviceId: 'speaker', label: 'Speaker' },
      ]),
  });
  vi.stubGlobal('navigator', { onLine: true, mediaDevices });
  const media = await import('./devices.ts');
  const view = media.devices.get;
  return { browser, tracks, asked, mediaDevices, view, ...media };
}

const only = (kind: 'audio' | 'video') => (wanted: Asked) =>
  Object.keys(wanted).some((one) => one !== kind) ? 'NotAllowedError' : null;

describe('camera and microphone', () => {
  it('are asked for together, and both are on', async () => {
    const { asked, view, prepareDevices } = await open();
    await prepareDevices();
    expect(asked).toHaveLength(1);
    expect(view()).toMatchObject({
      phase: 'ready',
      audio: { isOn: true, trouble: null },
      video: { isOn: true, trouble: null },
      chosen: { audio: 'first audio', video: 'first video' },
    });
  });

  it('are listed by name, without those that have none', async () => {
    const { view, prepareDevices } = await open();
    await prepareDevices();
    expect(view().choices).toEqual({
      audio: [{ value: 'first audio', label: 'Microphone' }],
      video: [
        { value: 'first video', label: 'Front' },
        { value: 'back', label: 'Back' },
      ],
      speaker: [{ value: 'speaker', label: 'Speaker' }],
    });
  });

  it('come each alone when they do not come together', async () => {
    for (const kind of ['audio', 'video'] as const) {
      const { view, prepareDevices } = await open({ refuses: only(kind) });
      await prepareDevices();
      const other = kind === 'audio' ? 'video' : 'audio';
      expect(view()[kind]).toMatchObject({ isOn: true, trouble: null });
      expect(view()[other]).toEqual({ track: null, isOn: false, trouble: 'denied' });
      expect(view().phase).toBe('ready');
    }
  });

  it('say why they do not come', async () => {
    for (const [name, trouble] of [
      ['NotAllowedError', 'denied'],
      ['SecurityError', 'denied'],
      ['NotFoundError', 'missing'],
      ['OverconstrainedError', 'missing'],
      ['NotReadableError', 'busy'],
      ['AbortError', 'busy'],
      ['TypeError', 'unsupported'],
    ] as const) {
      const { view, prepareDevices } = await open({ refuses: () => name });
      await prepareDevices();
      expect([view().audio.trouble, view().video.trouble], name).toEqual([trouble, trouble]);
    }
  });

  it('do not exist on a page that came without TLS', async () => {
    openBrowser();
    const { devices, prepareDevices } = await import('./devices.ts');
    await prepareDevices();
    expect(devices.get()).toMatchObject({
      phase: 'ready',
      audio: { trouble: 'unsupported' },
      video: { trouble: 'unsupported' },
    });
  });

  it('that come after one went on without them are given back', async () => {
    const { tracks, view, prepareDevices, goOnWithoutDevices } = await open();
    const asking = prepareDevices();
    goOnWithoutDevices();
    await asking;
    expect(tracks.every(({ isStopped }) => isStopped)).toBe(true);
    expect(view()).toMatchObject({
      phase: 'ready',
      audio: { track: null },
      video: { track: null },
    });
  });

  it('are all given back when one leaves', async () => {
    const { tracks, view, prepareDevices, startScreen, releaseDevices } = await open();
    await prepareDevices();
    await startScreen();
    releaseDevices();
    expect(tracks.map(({ isStopped }) => isStopped)).toEqual([true, true, true]);
    expect(view()).toMatchObject({ phase: 'idle', screen: null, audio: { isOn: false } });
  });
});

describe('a switch', () => {
  it('mutes at once and keeps the microphone, both ways', async () => {
    const { tracks, view, prepareDevices, toggleMicrophone } = await open();
    await prepareDevices();
    const [microphone] = tracks;
    await toggleMicrophone();
    expect([microphone?.enabled, microphone?.isStopped, view().audio.isOn]).toEqual([
      false,
      false,
      false,
    ]);
    await toggleMicrophone();
    expect([microphone?.enabled, view().audio.isOn]).toEqual([true, true]);
  });

  it('of the camera gives it back, with its light, and asks for it again', async () => {
    const { tracks, asked, view, prepareDevices, toggleCamera } = await open();
    await prepareDevices();
    await toggleCamera();
    expect([tracks[1]?.isStopped, view().video.isOn]).toEqual([true, false]);
    await toggleCamera();
    expect(asked.map((wanted) => Object.keys(wanted))).toEqual([['audio', 'video'], ['video']]);
    expect(view().video.isOn).toBe(true);
  });

  it('to another camera stops the one before: some phones open one at a time', async () => {
    const { tracks, view, prepareDevices, chooseDevice } = await open();
    await prepareDevices();
    await chooseDevice('video', 'back');
    expect(tracks.map(({ id, isStopped }) => [id, isStopped])).toEqual([
      ['first audio', false],
      ['first video', true],
      ['back', false],
    ]);
    expect(view().chosen.video).toBe('back');
  });

  it('to another microphone stays muted', async () => {
    const { tracks, view, prepareDevices, toggleMicrophone, chooseDevice } = await open();
    await prepareDevices();
    await toggleMicrophone();
    await chooseDevice('audio', 'headset');
    expect([tracks.at(-1)?.id, tracks.at(-1)?.enabled]).toEqual(['headset', false]);
    expect(view().audio.isOn).toBe(false);
  });

  it('to another loudspeaker asks for nothing', async () => {
    const { asked, view, prepareDevices, chooseDevice } = await open();
    await prepareDevices();
    await chooseDevice('speaker', 'speaker');
    expect([asked.length, view().chosen.speaker]).toEqual([1, 'speaker']);
  });
});

describe('something that ends by itself', () => {
  it('is missing when it was unplugged, and not when it was replaced before', async () => {
    const { tracks, view, prepareDevices, chooseDevice } = await open();
    await prepareDevices();
    await chooseDevice('video', 'back');
    tracks[1]?.dispatchEvent(new Event('ended'));
    expect(view().video.isOn).toBe(true);
    tracks[2]?.dispatchEvent(new Event('ended'));
    expect(view().video).toEqual({ track: null, isOn: false, trouble: 'missing' });
  });

  it('is the screen, by the browser’s own button', async () => {
    const { tracks, view, startScreen } = await open();
    expect(await startScreen()).toBe(true);
    expect(tracks[0]?.contentHint).toBe('detail');
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(view().screen).toBeNull();
  });
});

describe('sharing a screen', () => {
  it('that is refused leaves all as it was', async () => {
    const { mediaDevices, view, startScreen } = await open();
    mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    expect([await startScreen(), view().screen]).toEqual([false, null]);
  });

  it('that comes after one left is given back', async () => {
    const { tracks, view, startScreen, releaseDevices } = await open();
    const sharing = startScreen();
    releaseDevices();
    expect([await sharing, view().screen]).toEqual([false, null]);
    expect(tracks[0]?.isStopped).toBe(true);
  });

  it('is offered where there is a way to', async () => {
    const { canShareScreen, mediaDevices } = await open();
    expect(canShareScreen()).toBe(true);
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: mediaDevices.getUserMedia } });
    expect(canShareScreen()).toBe(false);
  });
});

it('what is plugged in later can be chosen', async () => {
  const { mediaDevices, view, prepareDevices } = await open();
  await prepareDevices();
  mediaDevices.enumerateDevices = () =>
    Promise.resolve([{ kind: 'audioinput', deviceId: 'headset', label: 'Headset' }]);
  mediaDevices.dispatchEvent(new Event('devicechange'));
  await vi.waitFor(() =>
    expect(view().choices.audio).toEqual([{ value: 'headset', label: 'Headset' }]),
  );
});
