import { z } from 'zod';
import { exchange, ownCurrency } from './currency.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { currency, money } from './money.ts';
import { policy } from './policy.ts';
import { expertFields } from './policy/browsing.ts';
import { durationMinutes } from './provider.ts';
import { instant } from './time.ts';

const limits = policy.offering;

/** `package`: that many meetings, once. `subscription`: a plan, that many meetings every month. */
export const offeringType = z.enum(['package', 'subscription']);
export type OfferingType = z.infer<typeof offeringType>;

/** The fields of life that experts come from, and `other`. */
export const offeringCategory = z.enum(expertFields);
export type OfferingCategory = z.infer<typeof offeringCategory>;

/** When the times of a package are chosen: all of them when it is bought, or at least the first. */
export const offeringScheduling = z.enum(['all-at-once', 'as-you-go']);

const price = money.extend({ amount: z.int().min(0).max(limits.maxPrice) });

/** No line breaks, other control characters or bidirectional controls. */
const oneLine = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

/** What an expert writes of an offering. */
export const offeringData = z.object({
  type: offeringType,
  name: z
    .string()
    .trim()
    .min(limits.name.min)
    .max(limits.name.max)
    .regex(oneLine, 'No line breaks or control characters'),
  description: z.string().trim().min(limits.description.min).max(limits.description.max),
  category: offeringCategory,
  /** Of a package all, of a plan those of a month. */
  sessions: z.int(),
  /** Of each meeting. */
  durationMinutes,
  /** For all meetings of a package, or for a month of a plan; minor units. */
  price,
  /** What is paid in its place while it is set: less than the price, in its currency. */
  discountedPrice: price.nullable().default(null),
  /** Packages only; `all-at-once` when absent. */
  scheduling: offeringScheduling.nullable().optional(),
  /** Others see and buy enabled ones alone. */
  isEnabled: z.boolean().default(true),
});
export type OfferingData = z.output<typeof offeringData>;

/** An offering as people see it, its owner and others alike. */
export const offering = z
  .object({
    id,
    type: offeringType,
    name: z.string(),
    description: z.string(),
    category: offeringCategory,
    sessions: z.int(),
    durationMinutes,
    /** In the asked currency, or in the offering's own where `ownCurrency` says why. */
    price: money,
    discountedPrice: money.nullable(),
    /** What is paid, divided by the meetings and rounded half-even to a minor unit (offering-3). */
    pricePerSession: money,
    ownCurrency: ownCurrency.nullable(),
    /** Null for plans. */
    scheduling: offeringScheduling.nullable(),
    isEnabled: z.boolean(),
    /** Raised by each change, to tell whether another tab changed it meanwhile. */
    version: z.int(),
    updatedAt: instant,
  })
  .meta({ id: 'Offering' });
export type Offering = z.infer<typeof offering>;

export const listOfferings = endpoint({
  method: 'GET',
  path: '/api/provider-offerings',
  tag: 'offering',
  summary:
    "The signed-in expert's own offerings in their order; with `providerId` the enabled ones of " +
    'that expert, as anybody sees them.',
  actor: 'visitor',
  query: z.object({ providerId: id.optional(), targetCurrency: currency.optional() }),
  reply: z.object({
    offerings: z.array(offering),
    /** How those in the asked currency were converted; null when none was. */
    exchange: exchange.nullable(),
  }),
  errors: ['forbidden', 'not-found'],
});

export const saveOffering = endpoint({
  method: 'POST',
  path: '/api/provider-offerings',
  tag: 'offering',
  summary:
    'Exactly one of: `offeringData` creates an offering; with `offeringId` it replaces that one; ' +
    'with `restoreAt` too it puts back the deleted one; `offeringId` with `isEnabled` shows or hides it; `order` sorts all of them; `generate` ' +
    'proposes some and saves nothing. With `version` a change is refused when another came first.',
  actor: 'provider',
  idempotent: true,
  perMinute: 60,
  body: z.object({
    offeringId: id.optional(),
    offeringData: offeringData.optional(),
    version: z.int().optional(),
    /** The place at which a deleted offering is put back, 0 for the first. */
    restoreAt: z.int().min(0).max(limits.maxPerExpert).optional(),
    isEnabled: z.boolean().optional(),
    /** Ids of all own offerings. */
    order: z.array(id).min(1).max(limits.maxPerExpert).optional(),
    /** `true`: from the profile, by the model where there is one; `rates`: by our own rules. */
    generate: z.union([z.literal(true), z.literal('rates')]).optional(),
  }),
  reply: z.object({
    /** The own ones after it, in their order. */
    offerings: z.array(offering),
    /** The one that was created or changed. */
    offering: offering.optional(),
    proposals: z.array(offeringData).optional(),
    proposedBy: z.enum(['model', 'rules']).optional(),
  }),
  errors: [
    'not-found',
    'price-too-low',
    'offering-limit-reached',
    'offering-changed',
    'no-valid-offerings',
  ],
});

export const deleteOffering = endpoint({
  method: 'DELETE',
  path: '/api/provider-offerings',
  tag: 'offering',
  summary: 'Delete one of the own offerings. What was bought of it keeps its terms.',
  actor: 'provider',
  body: z.object({ offeringId: id, version: z.int().optional() }),
  reply: z.object({ deleted: z.literal(true), offerings: z.array(offering) }),
  errors: ['not-found', 'offering-changed'],
});
