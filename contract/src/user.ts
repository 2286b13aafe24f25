import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, personName, username } from './ids.ts';
import { currency } from './money.ts';
import { languages, policy } from './policy.ts';
import { timeZone } from './time.ts';

export const language = z.enum(languages);
export const appearance = z.enum(['system', 'light', 'dark']);

/** A place as its people write it: no markup, no line breaks. */
const placeName = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^<>\p{Cc}]*$/u, 'No angle brackets or control characters');
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2. ZZ stands for no country and has a name all the same. */
const country = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'Two capital letters', abort: true })
  .refine((code) => code !== 'ZZ' && countryNames.of(code) !== undefined, 'No such country');

/** What a signed-in person sees of their own account. */
export const userData = z.object({
  id,
  phoneNumber: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  invoiceEmail: z.string().nullable(),
  language,
  currency,
  timezone: z.string(),
  /** Country code by which mails write hours and amounts: of the browser, else of the phone. */
  region: z.string().nullable(),
  username: z.string().nullable(),
  /** Path of the expert's own page; requires a username. */
  personalLink: z.string().nullable(),
  profilePicture: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  appearance,
  /** Has seen the introduction of a first sign-in. */
  isOnboarded: z.boolean(),
  hasPassword: z.boolean(),
  /** Links to a new password are mailed to this account's address, when asked for. */
  getsResetLinks: z.boolean(),
  isProvider: z.boolean(),
  isVerifiedProvider: z.boolean(),
  /** Slugs of the partners this person manages. */
  managedPartners: z.array(z.string()),
});
export type UserData = z.infer<typeof userData>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  tag: 'user',
  summary: 'The signed-in person.',
  actor: 'client',
  reply: userData,
  errors: [],
});

export const putProfile = endpoint({
  method: 'PUT',
  path: '/api/profile',
  tag: 'user',
  summary: 'Change names, addresses, language, currency or zone; absent fields stay.',
  actor: 'client',
  body: z.object({
    name: personName.optional(),
    lastName: personName.optional(),
    email: email.nullable().optional(),
    invoiceEmail: email.nullable().optional(),
    language: language.optional(),
    currency: currency.optional(),
    timezone: timeZone.optional(),
    username: username.optional(),
    country: country.nullable().optional(),
    city: placeName.nullable().optional(),
    state: placeName.nullable().optional(),
  }),
  reply: userData,
  errors: ['username-taken', 'username-changed-often'],
});

/** Language and appearance for one person, on all their devices. */
export const configuration = z.object({
  language,
  currency,
  timezone: z.string(),
  appearance,
  isOnboarded: z.boolean(),
});

export const getConfiguration = endpoint({
  method: 'GET',
  path: '/api/configuration',
  tag: 'user',
  summary: "The signed-in person's settings.",
  actor: 'client',
  reply: configuration,
  errors: [],
});

export const putConfiguration = endpoint({
  method: 'PUT',
  path: '/api/configuration',
  tag: 'user',
  summary: 'Change settings; absent ones stay.',
  actor: 'client',
  body: z.object({
    language: language.optional(),
    currency: currency.optional(),
    timezone: timeZone.optional(),
    appearance: appearance.optional(),
    isOnboarded: z.literal(true).optional(),
  }),
  reply: configuration,
  errors: [],
});

export const checkProfile = endpoint({
  method: 'GET',
  path: '/api/profile/check',
  tag: 'user',
  summary: 'What the own profile lacks for booking, and whether a username is free.',
  actor: 'client',
  perMinute: 60,
  query: z.object({ username: z.string().max(64).optional() }),
  reply: z.object({
    isComplete: z.boolean(),
    missing: z.array(z.enum(['name', 'lastName', 'email'])),
    /** Present when asked with a username. */
    username: z
      .object({
        username: z.string(),
        isValid: z.boolean(),
        isAvailable: z.boolean(),
        /**
         * Why it can't be had: its form, a name of the product, somebody's name, or one that
         * somebody had and that still leads to them (link-1). Null when it can.
         */
        reason: z.enum(['invalid', 'reserved', 'taken', 'former']).nullable(),
      })
      .optional(),
  }),
  errors: [],
});

export const uploadProfilePicture = endpoint({
  method: 'POST',
  path: '/api/profile-picture',
  tag: 'user',
  summary:
    'Upload the own picture as multipart field `file`: JPEG, PNG, GIF, WebP or SVG of at most ' +
    '5 MB. It is cropped to a square and kept without metadata.',
  actor: 'client',
  takesFile: { maxBytes: policy.upload.imageMaxBytes },
  perMinute: 20,
  reply: z.object({ url: z.string(), userData }),
  errors: [],
});

export const deleteProfilePicture = endpoint({
  method: 'DELETE',
  path: '/api/profile-picture',
  tag: 'user',
  summary: 'Take the own picture away.',
  actor: 'client',
  reply: userData,
  errors: [],
});

export const exportProfile = endpoint({
  method: 'GET',
  path: '/api/profile/export',
  tag: 'user',
  summary: 'Everything kept about the signed-in person, by subject, as a file.',
  actor: 'client',
  perMinute: 10,
  savedAs: 'puente.json',
  reply: z.looseObject({ exportedAt: z.string(), profile: userData }),
  errors: [],
});

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/api/profile',
  tag: 'user',
  summary:
    'Delete the own account. Settled bookings stay in the books without the data of the person; ' +
    'what is still open (meetings to come, money on its way) has to be settled first.',
  actor: 'client',
  body: z.object({ confirmed: z.boolean().optional() }).nullish(),
  reply: z.object({ deleted: z.literal(true) }),
  errors: ['confirmation-missing', 'account-not-settled'],
});
