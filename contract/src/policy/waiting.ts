import { messageMaxLength } from './message.ts';

export const waitingPolicy = {
  /** Goals that one person waits with at the same time. */
  maxOpen: 10,
  /** How long a goal waits for an expert. */
  days: 180,
  goalMaxLength: messageMaxLength,
  perMinute: 20,
} as const;
