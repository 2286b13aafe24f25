import { z } from 'zod';
import { exchange, ownCurrency } from './currency.ts';
import { endpoint } from './endpoint.ts';
import { id, personName, username } from './ids.ts';
import { currency, money } from './money.ts';
import { publicPlaces } from './place.ts';
import { policy } from './policy.ts';
import { expertFields } from './policy/browsing.ts';
import { starRating } from './review.ts';
import { spokenLanguage } from './spoken-language.ts';
import { language } from './user.ts';
import { instant, timeZone } from './time.ts';

const { minLength, maxLength, maxLanguages } = policy.profile;
function text(min: number) {
  return z.string().trim().min(min).max(maxLength);
}

export const durationMinutes = z
  .union([z.literal(30), z.literal(45), z.literal(60), z.literal(90)])
  .meta({ examples: [60] });
export type DurationMinutes = z.infer<typeof durationMinutes>;

export const verification = z.enum(['none', 'pending', 'verified']);

/** The field of life that an expert works in. */
export const expertField = z.enum(expertFields);

/** A partner, as shown beside the experts it vouches for. */
export const partnerBadge = z.object({ id, slug: z.string(), name: z.string() });
export type PartnerBadge = z.infer<typeof partnerBadge>;

/** Price of one duration; `firstBooking` is the price of a first meeting with this expert. */
export const sessionPrice = z.object({
  durationMinutes,
  price: money,
  firstBooking: money.nullable(),
  /** Why one of the two stands in the expert's own currency instead of the asked one. */
  ownCurrency: ownCurrency.nullable(),
});

/** What anybody may see of an expert. Never carries phone, e-mail or bank data. */
export const publicProfile = z
  .object({
    id,
    username: z.string().nullable(),
    name: z.string(),
    lastName: z.string(),
    profilePicture: z.string().nullable(),
    expertise: z.string(),
    /** The expertise in the other language; empty where the expert didn't write it. */
    expertiseTranslated: z.string(),
    field: expertField,
    aboutMe: z.string(),
    career: z.string(),
    idealClient: z.string(),
    uniqueValue: z.string(),
    challengeStory: z.string(),
    /** Languages of their meetings, ISO 639-1; the first is the one they write in. */
    languages: z.array(spokenLanguage),
    timezone: z.string(),
    location: z.string().nullable(),
    /** Meets people in person, too: by their places where they said any (place-7). */
    inPerson: z.boolean(),
    places: publicPlaces,
    isVerifiedProvider: z.boolean(),
    /** The partner that verified this expert; in the expert's own view also the one that was asked. */
    partner: partnerBadge.nullable(),
    /** Since when; null without verification. */
    verifiedAt: instant.nullable(),
    /** Per hour, in the provider's own currency. */
    normalRate: money,
    discountedRate: money.nullable(),
    /** In the asked currency, or in the expert's own where it says why. */
    prices: z.array(sessionPrice),
    /** How those in the asked currency were converted; null when none was. */
    exchange: exchange.nullable(),
    nextFree: instant.nullable(),
    /** Null until there are three reviews (review-2). */
    stars: starRating.nullable(),
  })
  .meta({ id: 'Profile' });
export type PublicProfile = z.infer<typeof publicProfile>;

const profileQuery = z.object({
  targetCurrency: currency.optional(),
  userId: z.string().max(64).optional(),
});

export const getWorkerProfile = endpoint({
  method: 'GET',
  path: '/worker/profile/:id',
  tag: 'provider',
  summary: "An expert's public profile by id.",
  actor: 'visitor',
  params: z.object({ id }),
  query: profileQuery,
  reply: publicProfile,
  errors: [],
});

export const validateLink = endpoint({
  method: 'GET',
  path: '/api/validate/:link',
  tag: 'provider',
  summary: 'The expert behind a personal link (username). Needs no session.',
  actor: 'visitor',
  ignoresSession: true,
  params: z.object({ link: z.string().max(64) }),
  query: profileQuery,
  reply: z.object({
    valid: z.literal(true),
    profile: publicProfile,
    /** The present username, where the link is by one of before (link-1). */
    movedTo: z.string().optional(),
  }),
  errors: [],
});

export const ratePerHour = money.extend({
  amount: z.int().min(0).max(policy.profile.maxRatePerHour),
});

/** The expert's own view: the public profile and the state of the verification. */
export const ownProfile = publicProfile.extend({
  verification,
  durations: z.array(durationMinutes),
  /** The field that the expert chose; null where it is found by what they wrote (profile-4). */
  chosenField: expertField.nullable(),
});

/** How often an expert cancels, told to them alone (cancel-1). */
const cancelRate = z.object({
  /** Meetings that were confirmed in the last year, also those to come. */
  meetings: z.int(),
  /** Those of them that the expert cancelled. */
  cancelled: z.int(),
  /** The share of the second in the first, 0 where there are none. */
  basisPoints: z.int(),
});
export type CancelRate = z.infer<typeof cancelRate>;

export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/api/provider/profile',
  tag: 'provider',
  summary: 'The signed-in expert, with how often they cancel.',
  actor: 'provider',
  reply: ownProfile.extend({ cancelRate }),
  errors: [],
});

/** One thing that an expert helps with, as the profile was understood. */
const understoodTopic = z.object({
  id: z.string().max(80),
  label: z.record(language, z.string()),
  /** What the expert answered; null as long as they didn't. */
  isRight: z.boolean().nullable(),
});
export type UnderstoodTopic = z.infer<typeof understoodTopic>;

const understoodTopics = z.object({ topics: z.array(understoodTopic) });

export const getUnderstood = endpoint({
  method: 'GET',
  path: '/api/provider/understood',
  tag: 'provider',
  summary:
    'What the matchmaker understood of the own profile, the surest first, with what was answered ' +
    'to it; what was said to be wrong stays on the list.',
  actor: 'provider',
  reply: understoodTopics,
  errors: [],
});

export const putUnderstood = endpoint({
  method: 'PUT',
  path: '/api/provider/understood',
  tag: 'provider',
  summary:
    'Say of what was understood which is right; all others on the list are wrong, and nobody is ' +
    'found by them any more. Takes effect at once.',
  actor: 'provider',
  body: z.object({ right: z.array(z.string().max(80)).max(40) }),
  reply: understoodTopics,
  errors: [],
});

export const documentKind = z.enum(['pdf', 'doc', 'docx', 'txt']);

/** A document that supports the wish to be verified, as the people see it who may read it. */
export const supportingDocument = z.object({
  kind: documentKind,
  bytes: z.int(),
  sentAt: instant,
  /** When the partner decided; 90 days after that it is deleted (upload-4). */
  decidedAt: instant.nullable(),
});
export type SupportingDocument = z.infer<typeof supportingDocument>;

export const sendDocument = endpoint({
  method: 'POST',
  path: '/api/provider/document',
  tag: 'provider',
  summary:
    'Send the document that supports the own verification, as multipart field `file`: PDF, DOC, ' +
    'DOCX or TXT of at most 10 MB, recognised by content. It replaces the one before.',
  actor: 'client',
  takesFile: { maxBytes: policy.upload.documentMaxBytes },
  perMinute: 10,
  reply: supportingDocument,
  errors: [],
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/provider/document',
  tag: 'provider',
  summary: 'What is kept as the own document.',
  actor: 'client',
  reply: z.object({ document: supportingDocument.nullable() }),
  errors: [],
});

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/api/provider/document/file',
  tag: 'provider',
  summary: 'The own document as a file.',
  actor: 'client',
  givesFile: true,
  reply: z.null(),
  errors: ['not-found'],
});

export const deleteDocument = endpoint({
  method: 'DELETE',
  path: '/api/provider/document',
  tag: 'provider',
  summary: 'Take the own document back; there need not be one.',
  actor: 'client',
  reply: z.object({ document: z.null() }),
  errors: [],
});

export const putWorkerProfile = endpoint({
  method: 'PUT',
  path: '/worker/profile',
  tag: 'provider',
  summary:
    'Create or replace the own expert profile; a client becomes a provider by it. Naming a ' +
    'partner asks that partner for verification.',
  actor: 'client',
  body: z.object({
    /** Names are required here unless the account has them. */
    name: personName.optional(),
    lastName: personName.optional(),
    username: username.optional(),
    expertise: text(minLength.expertise).max(policy.profile.maxExpertise),
    /** The same in the other language, so that people who search in it find the expert. */
    expertiseTranslated: z.string().trim().max(policy.profile.maxExpertise).optional(),
    /** Without it the field is found by what the profile says. */
    field: expertField.nullable().optional(),
    aboutMe: text(minLength.aboutMe),
    career: text(minLength.career),
    idealClient: text(minLength.idealClient),
    uniqueValue: text(minLength.uniqueValue),
    challengeStory: text(minLength.challengeStory),
    /** ISO 639-1; also as a tag such as `pt-BR`, of which the language is kept. */
    languages: z.array(spokenLanguage).min(1).max(maxLanguages),
    timezone: timeZone,
    location: z.string().trim().max(policy.profile.maxLocation).nullable().optional(),
    inPerson: z.boolean().default(false),
    durations: z.array(durationMinutes).min(1).max(4).default([60]),
    /** Per hour; the price of every offered duration must reach the smallest price. */
    normalRate: ratePerHour,
    /** Per hour, for the first meeting with a client; at most the normal rate. */
    discountedRate: ratePerHour.nullable().optional(),
    /** Slug or id of the partner whose verification is asked for; null leaves the partner. */
    partnerId: z.string().max(64).nullable().optional(),
  }),
  reply: ownProfile,
  errors: ['price-too-low', 'username-taken', 'username-changed-often'],
});
