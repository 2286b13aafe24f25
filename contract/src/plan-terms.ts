import { z } from 'zod';
import { id } from './ids.ts';
import { money } from './money.ts';
import { creditState } from './package-terms.ts';
import { planPattern } from './plan-quote.ts';
import { durationMinutes } from './provider.ts';
import { instant, plainDate, timeZone } from './time.ts';

/**
 * `reserved` waits for its first payment and `lapsed` when none came. `past-due`: a renewal couldn't
 * be charged; `ending`: stopped, and its paid month is not over.
 */
export const planStatus = z.enum(['reserved', 'lapsed', 'active', 'past-due', 'ending', 'ended']);
export type PlanStatus = z.infer<typeof planStatus>;

/** `reserved` waits for the renewal's payment; `action-required` has no time and needs one. */
export const planSessionState = z.enum([...creditState.options, 'reserved', 'action-required']);

const planSession = z.object({
  number: z.int(),
  state: planSessionState,
  bookingId: id.nullable(),
  start: instant.nullable(),
  end: instant.nullable(),
});

/** One month of a plan. */
export const planPeriod = z.object({
  /** Its sessions are those of this package; credits are placed with this id. */
  packageId: id,
  orderId: id,
  /** 0 is the first month. */
  number: z.int(),
  startsAt: instant,
  /** Until when its credits can be placed. */
  validUntil: instant,
  /** In which a session of it can get a time: while reserved its month, later until `validUntil`. */
  window: z.object({ from: instant, until: instant }),
  status: z.enum(['reserved', 'lapsed', 'active', 'completed', 'cancelled', 'expired']),
  paid: money,
  refunded: money,
  /** Sessions without a time that can be placed now. */
  credits: z.int(),
  sessions: z.array(planSession),
});
export type PlanPeriod = z.infer<typeof planPeriod>;

export const planEventKind = z.enum([
  'started',
  'reserved',
  'time-chosen',
  'renewed',
  'charge-failed',
  'stopped',
  'resumed',
  'ended',
  'paid-back',
]);

const party = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
});

/** A plan as one of its two parties sees it. */
export const boughtPlan = z
  .object({
    id,
    role: z.enum(['client', 'provider']),
    status: planStatus,
    /** The offering as it was bought; it may have changed or gone since. */
    offeringId: id,
    offeringName: z.string(),
    durationMinutes,
    sessionsPerMonth: z.int(),
    provider: party,
    client: party,
    startDate: plainDate,
    /** By which months begin and the card is charged. */
    timezone: timeZone,
    pattern: planPattern,
    /** Of the expert, in which the pattern is meant. */
    providerTimezone: timeZone,
    /** Each month. */
    price: money,
    boughtAt: instant,
    /** The next month begins and is charged, or the plan ends; null once it has ended. */
    renewsAt: instant.nullable(),
    /** When the card is charged next; null where it isn't charged again. */
    nextChargeAt: instant.nullable(),
    /** How often this renewal was tried, and why the last try failed. */
    failedCharges: z.int(),
    declineCode: z.string().nullable(),
    /** What can be paid now by hand, by the id that payments take; null where nothing is due. */
    payableId: id.nullable(),
    stoppedBy: z.enum(['client', 'provider']).nullable(),
    stopReason: z.string().nullable(),
    endReason: z.enum(['stopped', 'payment-failed', 'provider-left']).nullable(),
    endedAt: instant.nullable(),
    /** The newest first; a month to come is there once it is reserved. */
    periods: z.array(planPeriod),
    /** What happened, the newest first; amounts where money moved or was due. */
    timeline: z.array(
      z.object({ kind: planEventKind, at: instant, period: z.int(), amount: money.nullable() }),
    ),
  })
  .meta({ id: 'Plan' });
export type BoughtPlan = z.infer<typeof boughtPlan>;
