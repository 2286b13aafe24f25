/** Finding experts by meaning, where an installation configures a model for it (embedding-1). */
export const embeddingPolicy = {
  /** How long an answer of the chat waits for the vector of its goal. */
  patienceMilliseconds: 350,
  /** How alike goal and profile must be to count at all: the cosine, in basis points. */
  leastSimilarityBasisPoints: 5000,
  /** Most that being alike adds to a likelihood, in basis points. */
  mostBonusBasisPoints: 2000,
  /** After so many goals in a row without a vector, the model isn't asked for a while. */
  failuresBeforePause: 3,
  pauseSeconds: 60,
  /** How long the vector of a goal is kept in memory, and of how many goals. */
  goalKeptMinutes: 10,
  mostGoalsKept: 500,
  /** Experts who are looked at for being alike, the most alike first. */
  mostAlike: 20,
  /** What is read of a profile, in characters. */
  documentMaxLength: 6000,
} as const;
