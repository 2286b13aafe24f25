import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, id } from './ids.ts';
import { money } from './money.ts';
import { policy } from './policy.ts';
import { promoRefusals, promoText } from './promo-code.ts';
import { instant } from './time.ts';

const limits = policy.promo;

/** A new code: 3 to 32 letters, digits and dashes; kept in capitals (promo-2). */
export const promoCode = z
  .string()
  .trim()
  .min(limits.code.min)
  .max(limits.code.max)
  .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and dashes')
  .toUpperCase();

const percent = z.int().min(limits.percent.min).max(limits.percent.max);
const usesPerPerson = z.int().min(1).max(limits.usesPerPerson.max);

/**
 * `active` can be used now; `paused` by its maker; `scheduled` has not begun; `expired` is over;
 * `used-up` has no use left. The last three follow from the clock and from orders.
 */
export const promoState = z.enum(['active', 'paused', 'scheduled', 'expired', 'used-up']);
export type PromoState = z.infer<typeof promoState>;

/** A code as its maker sees it. */
export const promo = z
  .object({
    id,
    code: z.string(),
    /** Who pays the discount. */
    madeBy: z.enum(['platform', 'partner', 'provider']),
    /** Either of the two takes something off; the other is null. */
    percent: z.int().nullable(),
    amount: money.nullable(),
    validFrom: instant,
    /** It counts until, and not including, this instant; null without an end. */
    validUntil: instant.nullable(),
    /** Null without a limit. */
    maxUses: z.int().nullable(),
    usesPerPerson: z.int(),
    firstMeetingOnly: z.boolean(),
    state: promoState,
    /** `reserved`: held and not paid yet. */
    uses: z.object({ reserved: z.int(), used: z.int() }),
    createdAt: instant,
  })
  .meta({ id: 'Promo' });
export type Promo = z.infer<typeof promo>;

export const newPromo = z
  .object({
    code: promoCode,
    percent: percent.nullish(),
    amount: money.extend({ amount: z.int().min(1).max(limits.maxAmount) }).nullish(),
    /** Now when absent. */
    validFrom: instant.optional(),
    validUntil: instant.nullish(),
    maxUses: z.int().min(1).max(limits.maxUses).nullish(),
    usesPerPerson: usesPerPerson.default(limits.usesPerPerson.default),
    firstMeetingOnly: z.boolean().default(false),
  })
  .refine((one) => (one.percent == null) !== (one.amount == null), {
    path: ['percent'],
    message: 'Either a percentage or an amount',
  });
export type NewPromo = z.output<typeof newPromo>;

const ofMaker = { partnerId: id.optional() };
const own = z.object({ promos: z.array(promo) });

export const listPromos = endpoint({
  method: 'GET',
  path: '/api/promo/codes',
  tag: 'promo',
  summary: "The expert's own codes, the newest first; with `partnerId` those of a managed partner.",
  actor: 'client',
  query: z.object(ofMaker),
  reply: own,
  errors: [],
});

export const makePromo = endpoint({
  method: 'POST',
  path: '/api/promo/codes',
  tag: 'promo',
  summary:
    "Make a code: the expert's own, or with `partnerId` one for the experts whom that partner " +
    'verified. The maker of a code pays for its discount.',
  actor: 'client',
  idempotent: true,
  body: z.object({ ...ofMaker, promo: newPromo }),
  reply: own.extend({ promo }),
  errors: ['promo-code-taken', 'promo-codes-full'],
  status: 201,
});

export const pausePromo = endpoint({
  method: 'PUT',
  path: '/api/promo/codes/:id',
  tag: 'promo',
  summary: 'Pause an own code, or let it count again. Prices that were quoted stay.',
  actor: 'client',
  params: z.object({ id }),
  body: z.object({ ...ofMaker, isPaused: z.boolean() }),
  reply: own.extend({ promo }),
  errors: [],
});

export const validatePromo = endpoint({
  method: 'POST',
  path: '/api/promo/validate',
  tag: 'promo',
  summary:
    'Could this code be used, with that expert where one is named? Who is not signed in learns only ' +
    'that (promo-5). Reserves nothing.',
  actor: 'visitor',
  perMinute: limits.checksPerMinute,
  body: z.object({
    promoCode: promoText,
    providerId: id.optional(),
    userPhoneNumber: claimedIdentity.phoneNumber,
    ...claimedIdentity,
  }),
  reply: z.object({
    valid: z.boolean(),
    /** Absent without a session: strangers only learn whether a code is valid. */
    promo: z
      .object({
        code: z.string(),
        percent: z.int().nullable(),
        amount: money.nullable(),
        validUntil: instant.nullable(),
        /** How often the person can still use it, as far as its own number goes. */
        usesLeft: z.int(),
      })
      .optional(),
  }),
  errors: ['not-found', ...promoRefusals],
});

export const updatePromoUsage = endpoint({
  method: 'POST',
  path: '/api/promo/update-usage',
  tag: 'promo',
  summary: "The caller's uses of a code, as their orders made them; changes nothing.",
  actor: 'visitor',
  perMinute: limits.checksPerMinute,
  body: z.object({
    promoCode: promoText,
    userPhoneNumber: claimedIdentity.phoneNumber,
    ...claimedIdentity,
  }),
  reply: z.object({
    promoCode: z.string(),
    /** Of the caller: held and not paid, and paid. */
    uses: z.object({ reserved: z.int(), used: z.int() }),
    usesPerPerson: z.int(),
  }),
  errors: ['promo-invalid', 'phone-required'],
});
