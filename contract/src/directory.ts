import { z } from 'zod';
import { emergencyLine } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { currency } from './money.ts';
import { policy } from './policy.ts';
import { directoryDays, directorySorts } from './policy/browsing.ts';
import { expertField, partnerBadge, publicProfile, sessionPrice } from './provider.ts';
import { spokenLanguage } from './spoken-language.ts';
import { instant, timeZone } from './time.ts';

const { pageSize, maxPageSize, maxShown, queryMaxLength } = policy.directory;

/** Each expert that was shown takes so many characters of a cursor. */
export const cursorIdLength = 8;

/** What a list of experts is narrowed and ordered by; all of it may stand in a page's address. */
export const directoryFilters = z.object({
  /** Words for what one needs help with, or the beginning of an expert's name. */
  q: z.string().trim().max(queryMaxLength).optional(),
  field: expertField.optional(),
  language: spokenLanguage.optional(),
  /** Free on such a day, in the zone `timezone`. */
  day: z.enum(directoryDays).optional(),
  /** Every expert meets online; some also in person. */
  mode: z.enum(['online', 'in-person']).optional(),
  /** Verified experts unless asked otherwise. */
  verification: z.enum(['verified', 'unverified', 'any']).optional(),
  /** Slug of the partner that verified them, or one it had before (face-3). */
  partner: z.string().max(64).optional(),
  /** `fit` needs words; by default it is `fit` with words and `next` (free first) without. */
  sort: z.enum(directorySorts).optional(),
});

/** An expert in a list: what their public profile says, with the price of their usual meeting. */
export const directoryCard = publicProfile
  .pick({
    id: true,
    username: true,
    name: true,
    lastName: true,
    profilePicture: true,
    expertise: true,
    expertiseTranslated: true,
    field: true,
    languages: true,
    location: true,
    inPerson: true,
    isVerifiedProvider: true,
    partner: true,
    verifiedAt: true,
    exchange: true,
    stars: true,
  })
  .extend({
    /** Of an hour, or of the shortest meeting of who offers none. */
    ...sessionPrice.shape,
    /** On the asked day where one was asked for. */
    nextFree: instant.nullable(),
  })
  .meta({ id: 'DirectoryCard' });
export type DirectoryCard = z.infer<typeof directoryCard>;

/** How many there would be with this value and the other filters as they are. */
const count = z.int();

export const findExperts = endpoint({
  method: 'GET',
  path: '/api/experts',
  tag: 'directory',
  summary:
    'Published experts by field, language, price, day, place and partner. A page begins after those ' +
    'that its cursor names, so each expert comes once, whatever changes meanwhile.',
  actor: 'visitor',
  perMinute: 120,
  query: directoryFilters.extend({
    /** The price of the usual meeting is at most this, in minor units of `priceCurrency`. */
    maxPrice: z.coerce.number().int().min(0).max(policy.profile.maxRatePerHour).optional(),
    /** The target currency when absent. */
    priceCurrency: currency.optional(),
    targetCurrency: currency.optional(),
    /** IANA zone of `day`; the person's own, else UTC, when absent. */
    timezone: timeZone.optional(),
    limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
    cursor: z
      .string()
      .max(maxShown * cursorIdLength)
      .regex(/^[\w-]*$/)
      .refine((text) => text.length % cursorIdLength === 0, 'Not a cursor of this list')
      .optional(),
  }),
  reply: z.object({
    experts: z.array(directoryCard),
    /** All that fit, shown before or not. */
    total: z.int(),
    /** The asked partner, by its present slug; null where none is asked for, or there is none such. */
    partner: partnerBadge.nullable(),
    /** Nobody does what the words ask for; these come nearest. */
    isNearest: z.boolean(),
    counts: z.object({
      fields: z.array(z.object({ field: expertField, count })),
      languages: z.array(z.object({ language: spokenLanguage, count })),
      partners: z.array(z.object({ partner: partnerBadge, count })),
    }),
    /** Where the words may mean danger: whom to call; sure danger is answered by them alone. */
    emergencyLines: z.array(emergencyLine),
    /** Null after the last one, and after as many as are ever shown. */
    nextCursor: z.string().nullable(),
  }),
  errors: [],
});
