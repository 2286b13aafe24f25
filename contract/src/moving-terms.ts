import { z } from 'zod';
import { id } from './ids.ts';
import { instant } from './time.ts';

/** A party of a meeting. */
export const party = z.enum(['client', 'provider']);

/** Another time for a meeting that waits for the other side's answer (move-2). */
export const proposal = z.object({
  id,
  by: party,
  /** Who wanted to move at first: where it is the expert, the refund follows the new start. */
  askedBy: party,
  /** The caller proposed it: the other side answers. Else an action is required of the caller. */
  isOwn: z.boolean(),
  start: instant,
  end: instant,
  message: z.string().nullable(),
  createdAt: instant,
  /** Open until, and not including, this instant. */
  expiresAt: instant,
});

/** How the caller can move a meeting now (move-1). */
export const movingTerms = z.object({
  /** `at-once`: the caller moves it; `by-proposal`: the other side is asked first. */
  way: z.enum(['at-once', 'by-proposal']),
  /** Moves without asking that the client has left. */
  movesLeft: z.int(),
  /** Until when, included, the caller moves it at once; null where they don't. */
  atOnceUntil: instant.nullable(),
});
