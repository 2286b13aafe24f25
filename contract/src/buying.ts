import { z } from 'zod';
import { claimedIdentity, email, id, personName } from './ids.ts';
import { currency } from './money.ts';
import { optional } from './optional.ts';
import { planChoice } from './plan-quote.ts';
import { policy } from './policy.ts';
import { promoText } from './promo-code.ts';
import { durationMinutes } from './provider.ts';
import { instant, timeZone } from './time.ts';
import { checkWay, meetingWay } from './venue.ts';

/*
 * What the two calls take by which everything is bought: a meeting, or an offering with its times.
 */

/** The times of several sessions, in any order. */
const sessions = z
  .array(z.object({ start: instant }))
  .min(1)
  .max(policy.offering.sessions.package.max)
  .refine((all) => new Set(all.map(({ start }) => Date.parse(start))).size === all.length, {
    message: 'Each time once',
  });

/** One meeting, or an offering with the times of its sessions. */
const choice = {
  providerId: optional(id),
  start: optional(instant),
  durationMinutes: durationMinutes.optional(),
  offeringId: optional(id),
  sessions: sessions.optional(),
  /** For an offering that is a plan; `sessions` are then the times of its first month. */
  plan: planChoice.optional(),
  /** The client's own currency when absent. */
  currency: optional(currency),
  /** Judged against what is stored; `promo-…` says why it can't be used. */
  promoCode: optional(promoText),
  ...meetingWay,
};

/** Without it, a time that overlaps another meeting of the client is refused with `own-clash`. */
const acceptOverlap = z.boolean().optional();

/** Does it name an offering, or a package that was bought? */
const isOfSessions = (body: { offeringId?: unknown; packageId?: unknown }): boolean =>
  body.offeringId !== undefined || body.packageId !== undefined;

/** A plan goes on at one price, and sessions that are placed are paid for: no code lowers them (promo-6). */
const isBeyondCodes = (body: { plan?: unknown; packageId?: unknown }): boolean =>
  body.plan !== undefined || body.packageId !== undefined;
const withoutCode = { path: ['promoCode'], message: 'For single meetings and packages only' };

/** What is to be priced. */
export const quoteBody = checkWay(
  z.object({
    ...choice,
    acceptOverlap,
    /** The client's zone, in which a plan begins; that of their account when absent. */
    timezone: optional(timeZone),
  }),
)
  .refine(({ providerId, offeringId }) => providerId !== undefined || offeringId !== undefined, {
    path: ['providerId'],
    message: 'An expert, or an offering',
  })
  .refine(({ start, offeringId }) => start !== undefined || offeringId !== undefined, {
    path: ['start'],
    message: 'Needed for a meeting',
  })
  .refine(({ durationMinutes: of, offeringId }) => of !== undefined || offeringId !== undefined, {
    path: ['durationMinutes'],
    message: 'Needed for a meeting',
  })
  .refine(
    ({ sessions: times, offeringId }) => (times === undefined) === (offeringId === undefined),
    {
      path: ['sessions'],
      message: 'The times of an offering, with the offering',
    },
  )
  .refine((body) => body.promoCode === undefined || !isBeyondCodes(body), withoutCode);

const details = {
  name: personName,
  lastName: personName,
  email,
  invoiceEmail: optional(email.or(z.literal(''))),
  /** What the meeting is about, for the expert. */
  about: z
    .string()
    .trim()
    .max(policy.booking.aboutMaxLength)
    .nullish()
    .transform((text) => text ?? ''),
  /** The summary of a chat that the client shares with the expert; nothing is shared without it. */
  chatSummary: optional(z.string().trim().max(policy.conversation.summaryMaxLength)),
  timezone: optional(timeZone),
};

/** What is to be taken: by its quote, quoted in the same step, or of a package that was bought. */
export const bookBody = checkWay(
  z.object({
    quoteId: optional(id),
    /** Sessions of this package are placed. */
    packageId: optional(id),
    ...choice,
    acceptOverlap,
    /** A plan: "charge my card each month until I stop". */
    consent: z.boolean().optional(),
    ...details,
    // Those of the purchase are kept for sessions that are placed later.
    name: optional(personName),
    lastName: optional(personName),
    email: optional(email),
    userPhoneNumber: claimedIdentity.phoneNumber,
    sessionToken: claimedIdentity.sessionToken,
  }),
)
  .refine(
    (body) => body.quoteId !== undefined || body.providerId !== undefined || isOfSessions(body),
    {
      path: ['quoteId'],
      message: 'A quote, or provider, start and duration',
    },
  )
  .refine(
    (body) =>
      body.quoteId !== undefined ||
      isOfSessions(body) ||
      (body.start !== undefined && body.durationMinutes !== undefined),
    { path: ['start'], message: 'Start and duration are needed without a quote' },
  )
  .refine((body) => !isOfSessions(body) || body.sessions !== undefined, {
    path: ['sessions'],
    message: 'The times of the sessions',
  })
  .refine((body) => body.packageId !== undefined || body.name !== undefined, {
    path: ['name'],
    message: 'Required',
  })
  .refine((body) => body.packageId !== undefined || body.lastName !== undefined, {
    path: ['lastName'],
    message: 'Required',
  })
  .refine((body) => body.packageId !== undefined || body.email !== undefined, {
    path: ['email'],
    message: 'Required',
  })
  .refine((body) => body.promoCode === undefined || !isBeyondCodes(body), withoutCode);
