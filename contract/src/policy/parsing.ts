export const parsingPolicy = {
  /** Characters of a text that is turned into proposals (parsing-1). */
  textMaxLength: 2000,
  /** Calls a minute by one person: each may ask a model. */
  perMinute: 20,
  /** How long an answer is cached, encrypted with a key that is made from the text (parsing-4). */
  keptHours: 48,
} as const;
