/** Where experts meet people in person (place-1 and the following). */
export const placePolicy = {
  /** Offices of one expert (place-3). */
  maxOffices: 5,
  officeName: { min: 2, max: 60 },
  /** An address on one line, in characters. */
  addressLine: { min: 5, max: 160 },
  /** Minutes kept free before and after a meeting in person (place-5). */
  travelMinutes: { min: 0, max: 120, default: 30 },
  /** What is typed before addresses are suggested, in characters, and how many are. */
  suggestFrom: 4,
  maxSuggestions: 8,
  suggestionsPerMinute: 60,
  /** How long a suggestion or a check may wait for the gazetteer (place-4). */
  gazetteerTimeoutMs: 2500,
  /** Days after a meeting at a client's home until its address is erased (place-6). */
  homeAddressKeptDays: 30,
} as const;
