import { z } from 'zod';
import { discount } from './discount.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { offeringScheduling } from './offering.ts';
import { planQuote } from './plan-quote.ts';
import { durationMinutes } from './provider.ts';
import { refundRule, refundTerms } from './refund-terms.ts';
import { instant } from './time.ts';

/** What a quote of a package fixes beside the price. */
export const packageQuote = z.object({
  offeringId: id,
  name: z.string(),
  sessionsTotal: z.int(),
  durationMinutes,
  scheduling: offeringScheduling,
  /** By start, each with its share of the price; the shares of all sessions add up to it. */
  sessions: z.array(z.object({ start: instant, end: instant, share: money })),
  /** Sessions that are placed later. */
  credits: z.int(),
  /** Until when they are placed, if it were bought now. */
  validUntil: instant,
  /** Where it is the first month of a plan. */
  plan: planQuote.nullable(),
});

/**
 * `reserved` waits for its payment and `lapsed` when none came. `completed`: nothing is to come;
 * `partially-cancelled`: cancelled after some sessions; `expired`: over, with sessions not placed.
 */
export const packageStatus = z.enum([
  'reserved',
  'lapsed',
  'active',
  'completed',
  'partially-cancelled',
  'cancelled',
  'expired',
]);
export type PackageStatus = z.infer<typeof packageStatus>;

/** `free` is a credit; `used` took place; `spent` was cancelled too late. */
export const creditState = z.enum(['free', 'placed', 'used', 'spent', 'refunded', 'expired']);
export type CreditState = z.infer<typeof creditState>;

const packageParty = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
});

/** A package as one of its two parties sees it. */
export const boughtPackage = z
  .object({
    id,
    orderId: id,
    role: z.enum(['client', 'provider']),
    status: packageStatus,
    /** The offering as it was bought; it may have changed or gone since. */
    offeringId: id,
    offeringName: z.string(),
    scheduling: offeringScheduling,
    durationMinutes,
    provider: packageParty,
    client: packageParty,
    sessionsTotal: z.int(),
    /** Sessions that took place: 'n of N'. One that was cancelled too late is not among them. */
    sessionsCompleted: z.int(),
    /** Sessions that can be placed now. */
    credits: z.int(),
    price: money,
    /** What the price was before, and what lowered it; null where nothing did. */
    discount: discount.nullable(),
    /** Zero until paid. */
    paid: money,
    refunded: money,
    refundedByHand: money,
    /** Not yet paid back, and still owed. */
    refundOwed: money,
    /** For its expert: their part of the sessions that are done, less what went back; else null. */
    earned: money.nullable(),
    boughtAt: instant,
    validUntil: instant,
    holdExpiresAt: instant.nullable(),
    cancelledBy: z.enum(['client', 'provider', 'platform']).nullable(),
    cancelReason: z.string().nullable(),
    sessions: z.array(
      z.object({
        number: z.int(),
        state: creditState,
        /** Its share of what was paid. */
        paidAmount: money,
        refunded: money,
        /** The meeting that has it, or had it last. */
        bookingId: id.nullable(),
        start: instant.nullable(),
        end: instant.nullable(),
      }),
    ),
    /** What cancelling all that is to come would pay back now, and why; null when nothing is to come. */
    cancellation: z
      .object({
        terms: refundTerms,
        sessions: z.array(z.object({ number: z.int(), rule: refundRule, refund: money })),
      })
      .nullable(),
  })
  .meta({ id: 'Package' });
export type BoughtPackage = z.infer<typeof boughtPackage>;
