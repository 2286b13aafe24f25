import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { policy } from './policy.ts';
import { expertFields } from './policy/browsing.ts';
import { instant } from './time.ts';

const limits = policy.partner;

/** No markup, line breaks, other control characters or bidirectional controls. */
const oneLine = /^[^<>\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(oneLine, 'No angle brackets, line breaks or control characters');

/**
 * 3 to 40 lower-case letters, digits or single dashes. Never shaped like an id, by which partners
 * are found as well.
 */
export const partnerSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(limits.slug.min)
  .max(limits.slug.max)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use letters, digits and single dashes')
  .refine((slug) => !z.uuid().safeParse(slug).success, 'An id is no name');

/** `#rrggbb` */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Write it as #rrggbb');

const colors = z.object({ primaryColor: color, secondaryColor: color, headerColor: color });

/** Fields of life with a suggestion of their own; people of "other" fields have none in common. */
export const suggestedField = z.enum(expertFields).exclude(['other']);
export type SuggestedField = z.infer<typeof suggestedField>;

const resourceLink = z.object({
  label: line(limits.linkLabelMaxLength).min(1, 'Required'),
  url: z
    .url({ protocol: /^https$/, abort: true })
    .max(limits.linkUrlMaxLength)
    // "https://puente.example@elsewhere.example" reads as another place than it leads to.
    .refine((url) => {
      const { username, password } = new URL(url);
      return username === '' && password === '';
    }, 'Leave out what stands before the @'),
});

/** What a manager sets. */
export const partnerFace = z.object({
  name: line(limits.nameMaxLength)
    .min(1, { error: 'Required', abort: true })
    .regex(/\p{L}/u, 'At least one letter'),
  slug: partnerSlug,
  /** In both languages, or empty in both: then pages greet in Puente's words. */
  welcome: z
    .object({ en: line(limits.welcomeMaxLength), es: line(limits.welcomeMaxLength) })
    .refine(({ en, es }) => (en === '') === (es === ''), 'Write it in both languages'),
  resourceLinks: z.array(resourceLink).max(limits.maxLinks),
  fields: z
    .array(suggestedField)
    .max(limits.maxFields)
    .refine((fields) => new Set(fields).size === fields.length, 'Each field once'),
  theme: colors,
});
export type PartnerFace = z.output<typeof partnerFace>;

/** The settings of a partner, as its managers see them. */
export const partnerSettings = partnerFace.extend({
  id,
  /** Raised by each change, to tell whether another tab changed it meanwhile. */
  version: z.int(),
  logo: z.string().nullable(),
  /** Slugs of before that still lead to this partner. */
  formerSlugs: z.array(z.object({ slug: z.string(), until: instant })),
});
export type PartnerSettings = z.output<typeof partnerSettings>;

const path = '/api/partner/:id/settings';
const params = z.object({ id });

export const getPartnerSettings = endpoint({
  method: 'GET',
  path,
  tag: 'partner',
  summary: 'How an own partner shows itself: name, slug, welcome, links, fields, colours, logo.',
  actor: 'manager',
  params,
  reply: partnerSettings,
  errors: [],
});

export const savePartnerSettings = endpoint({
  method: 'PUT',
  path,
  tag: 'partner',
  summary:
    'Change how an own partner shows itself. Made on an older version it is refused and changes ' +
    'nothing; the slug of before leads on for 90 days.',
  actor: 'manager',
  params,
  body: partnerFace.extend({ version: z.int() }),
  reply: partnerSettings,
  errors: ['partner-changed', 'slug-taken', 'slug-changed-often'],
});

export const uploadPartnerLogo = endpoint({
  method: 'POST',
  path: '/api/partner/:id/logo',
  tag: 'partner',
  summary:
    'Upload the logo of an own partner as multipart field `file`: JPEG, PNG, GIF, WebP or SVG of ' +
    'at most 5 MB. It is drawn again as a round PNG of 512 pixels.',
  actor: 'manager',
  params,
  takesFile: { maxBytes: policy.upload.imageMaxBytes },
  perMinute: 20,
  reply: partnerSettings,
  errors: [],
});

export const deletePartnerLogo = endpoint({
  method: 'DELETE',
  path: '/api/partner/:id/logo',
  tag: 'partner',
  summary: 'Take the logo of an own partner away.',
  actor: 'manager',
  params,
  reply: partnerSettings,
  errors: [],
});
