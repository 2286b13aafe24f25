import { createRecordStore, type Store } from '../../lib/store.ts';

/** How often the level is measured, per second. */
const looksPerSecond = 12;
/** A voice at a normal distance reaches about a fifth of the full scale. */
const loudest = 0.2;

/** How loud a microphone is, 0 to 1, now and at its peak; measured while there are subscribers. */
export function loudnessOf(
  track: MediaStreamTrack,
): Pick<Store<{ level: number; loudest: number }>, 'get' | 'subscribe'> {
  const { get, change, subscribe } = createRecordStore({ level: 0, loudest: 0 });
  return {
    get,
    subscribe: (listener) => {
      const unsubscribe = subscribe(listener);
      const stop = listenTo(track, (level) =>
        change({ level, loudest: Math.max(level, get().loudest) }),
      );
      return () => {
        stop();
        unsubscribe();
      };
    },
  };
}

/** Reports how loud a microphone is until it is stopped. */
function listenTo(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  const source = audio.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    onLevel(Math.min(1, Math.sqrt(power) / loudest));
  }, 1000 / looksPerSecond);
  return () => {
    clearInterval(timer);
    source.disconnect();
    void audio.close();
  };
}
