/** A model that turns texts into vectors: texts that mean the same point the same way. */
export type EmbeddingsGateway = {
  /** Of model and version. Vectors are kept under it, since those of two models can't be compared. */
  name: string;
  /** From this cosine on two texts are about the same, by this model. */
  leastSimilarity: number;
  /** How long a person who waits for an answer waits for a vector, in milliseconds. */
  patienceMs: number;
  /**
   * The vector of each text, in their order and of length 1. Throws when the model is down, takes
   * longer than that many milliseconds (a `TimeoutError`), or says what is no vector: another number
   * of them, of different dimensions, with numbers that aren't finite, or nothing but zeros.
   */
  embed: (texts: readonly string[], withinMs: number) => Promise<Float32Array[]>;
};
