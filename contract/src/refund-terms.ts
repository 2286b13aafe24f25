import { z } from 'zod';
import { money } from './money.ts';
import { instant } from './time.ts';

export const refundRule = z.enum([
  'provider-cancelled',
  'soon-after-booking',
  'close-to-start',
  'standard',
  // Of one session of a package: its credit comes back or is spent, and no money moves.
  'credit-returns',
  'credit-spent',
  // Of a whole package: each session by its own rule.
  'by-session',
]);

/** What would be paid back when cancelling now, and until when that holds. */
export const refundTerms = z.object({
  rule: refundRule,
  basisPoints: z.int(),
  refund: money,
  /** The instant at which these terms change, null when they stay. */
  until: instant.nullable(),
});
export type RefundTerms = z.infer<typeof refundTerms>;

/** What the expert can still refund beyond the terms (refund-6). */
export const goodwill = z.object({
  left: money,
  /** Until this instant, included. */
  until: instant,
});

/** The three stretches of the refund policy for one booking, as shown before paying. */
export const refundPolicy = z.object({
  fullUntil: instant.nullable(),
  partUntil: instant.nullable(),
  partBasisPoints: z.int(),
});
