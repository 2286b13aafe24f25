/** How often a second the loudness is looked at. */
const looksPerSecond = 12;
/** A voice at a normal distance reaches about a fifth of the full scale. */
const loudest = 0.2;

/** Says how loud a microphone is, 0 to 1, until it is stopped. */
export function listenTo(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
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
