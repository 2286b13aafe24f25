export const idempotencyPolicy = { keyHours: 24 } as const;

/** Of chat and meetings together, in one web process (docs/decisions/027). */
export const socketPolicy = {
  perAddress: 20,
  perPerson: 5,
  /** The websocket close code for one connection too many. */
  refusedCode: 4429,
  /** A refused browser reconnects after that, and asks over HTTP until then. */
  refusedPauseSeconds: 60,
} as const;
