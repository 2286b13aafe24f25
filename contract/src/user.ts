import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, personName } from './ids.ts';
import { currency } from './money.ts';
import { languages } from './policy.ts';
import { timeZone } from './time.ts';

export const language = z.enum(languages);

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
  username: z.string().nullable(),
  profilePicture: z.string().nullable(),
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
  }),
  reply: userData,
  errors: [],
});
