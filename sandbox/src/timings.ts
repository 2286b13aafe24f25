/** Waits measured in real time; tests shorten them. All in milliseconds. */
export type Timings = {
  /** How long a payment with the slow card stays in `processing`. */
  slowPaymentMs: number;
  /** Wait before the first retry of a webhook; doubles with each further one. */
  webhookBackoffMs: number;
  /** How long a webhook waits for its answer. */
  webhookTimeoutMs: number;
  /** How long a webhook held back by `reorder` waits for a next one. */
  reorderHoldMs: number;
  /** How long the model thinks in mode `slow`. */
  slowModelMs: number;
};

export const defaultTimings: Timings = {
  slowPaymentMs: 3000,
  webhookBackoffMs: 1000,
  webhookTimeoutMs: 10_000,
  reorderHoldMs: 10_000,
  slowModelMs: 60_000,
};
