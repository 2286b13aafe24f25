import { z } from 'zod';
import { weeklyHours } from './availability.ts';
import { endpoint } from './endpoint.ts';
import { money } from './money.ts';
import { policy } from './policy.ts';
import { durationMinutes, partnerBadge, ratePerHour, verification } from './provider.ts';
import { spokenLanguage } from './spoken-language.ts';
import { timeZone } from './time.ts';

const text = z.string().max(policy.profile.maxLength);
const line = z.string().max(policy.profile.maxExpertise);

/**
 * What an expert has written and not published. Every field may be missing or too short; what could
 * never be part of a profile is refused.
 */
export const draftFields = z.strictObject({
  expertise: line.optional(),
  expertiseTranslated: line.optional(),
  aboutMe: text.optional(),
  career: text.optional(),
  idealClient: text.optional(),
  uniqueValue: text.optional(),
  challengeStory: text.optional(),
  languages: z.array(spokenLanguage).max(policy.profile.maxLanguages).optional(),
  timezone: timeZone.optional(),
  location: z.string().max(policy.profile.maxLocation).nullable().optional(),
  inPerson: z.boolean().optional(),
  durations: z.array(durationMinutes).max(policy.slot.durationsMinutes.length).optional(),
  /** Per hour; null takes it back. The smallest price holds here, too. */
  normalRate: ratePerHour.nullable().optional(),
  /** Per hour, for the first meeting with a client; null for none. */
  discountedRate: ratePerHour.nullable().optional(),
  /** Slug or id of the partner who is to verify; null for none. */
  partnerId: z.string().max(64).nullable().optional(),
  /** Wall time in `timezone`, until the profile is published; from then on in the calendar. */
  weeklyHours: weeklyHours.optional(),
});
export type DraftFields = z.infer<typeof draftFields>;

/**
 * `new`: nothing is written. `draft`: no profile is public yet. `published`: the profile is public
 * as it stands here. `changed`: it is public without the changes that stand here.
 */
export const draftState = z.enum(['new', 'draft', 'published', 'changed']);

/** What one meeting costs a client, what of it goes as fees, and what the expert receives. */
const earning = z.object({ price: money, fees: money, receives: money });

export const draft = z
  .object({
    state: draftState,
    /** Sent back with the next change; 0 before the first. */
    version: z.int(),
    /** The published profile with the changes over it. */
    fields: draftFields,
    /** Names of the fields that differ from what is public; empty before the first publication. */
    changed: z.array(z.string()),
    /** The steps in order. A step that isn't needed can be left out for good. */
    steps: z.array(
      z.object({
        step: z.enum(policy.profile.draftSteps),
        isDone: z.boolean(),
        isNeeded: z.boolean(),
      }),
    ),
    /** What publishing would refuse, by field; empty when it can be published. */
    missing: z.array(z.object({ path: z.string(), message: z.string() })),
    price: z.object({
      /** By duration, ascending; empty without a rate. In the currency of the rate. */
      earnings: z.array(
        z.object({ durationMinutes, normal: earning, firstMeeting: earning.nullable() }),
      ),
      /** The smallest rate per hour in each currency, for the shortest of the durations. */
      leastRates: z.array(money),
      /** The smallest price of a meeting in each currency. */
      leastPrices: z.array(money),
    }),
    verification: z.object({
      state: verification,
      /** The partner that was asked, or that is named here. */
      partner: partnerBadge.nullable(),
      /** Shares in basis points without verification, and with that of the partner. */
      unverifiedBasisPoints: z.int(),
      verifiedBasisPoints: z.int(),
    }),
    /** The introduction for people who want to help others was seen or skipped. */
    isTourSeen: z.boolean(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.infer<typeof draft>;

const version = z.int().min(0);

export const getDraft = endpoint({
  method: 'GET',
  path: '/api/provider/draft',
  tag: 'provider',
  summary: "The signed-in person's own expert profile as it is being written, and what is missing.",
  actor: 'client',
  reply: draft,
  errors: [],
});

export const changeDraft = endpoint({
  method: 'PATCH',
  path: '/api/provider/draft',
  tag: 'provider',
  summary:
    'Change the named fields of the draft; nothing of it is public before it is published. ' +
    'Another version than the saved one is refused with the present draft.',
  actor: 'client',
  body: z.object({ version, fields: draftFields }),
  reply: draft,
  errors: ['draft-changed', 'price-too-low'],
});

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/provider/draft/publish',
  tag: 'provider',
  summary:
    'Make the draft the public profile, by the rules of PUT /worker/profile; what is missing is ' +
    'named as fields.',
  actor: 'client',
  body: z.object({ version }),
  reply: draft,
  errors: ['draft-changed', 'profile-incomplete', 'price-too-low'],
});

export const discardDraft = endpoint({
  method: 'POST',
  path: '/api/provider/draft/discard',
  tag: 'provider',
  summary: 'Take back all changes that are not published.',
  actor: 'client',
  body: z.object({ version }),
  reply: draft,
  errors: ['draft-changed'],
});

export const seeDraftTour = endpoint({
  method: 'POST',
  path: '/api/provider/draft/tour',
  tag: 'provider',
  summary: 'The introduction for future experts was seen or skipped; it is not shown again.',
  actor: 'client',
  reply: z.object({ success: z.literal(true) }),
  errors: [],
});
