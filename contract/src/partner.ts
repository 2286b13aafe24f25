import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { partnerBadge, supportingDocument, verification } from './provider.ts';
import { language } from './user.ts';

const inBothLanguages = z.record(language, z.string());

export const partnerConfig = z.object({
  /** In English, for programs; pages show `welcome` in the reader's language. */
  welcomeMessage: z.string(),
  /** Absent where the partner says nothing of its own. */
  welcome: inBothLanguages.optional(),
  /** Goals to begin with, from the fields that its experts work in; absent where it chose none. */
  suggestions: z.array(inBothLanguages).optional(),
  resourceLinks: z.array(z.object({ label: z.string(), url: z.url({ protocol: /^https$/ }) })),
  theme: z
    .object({
      primaryColor: z.string(),
      secondaryColor: z.string(),
      headerColor: z.string(),
      logo: z.string().nullable(),
    })
    .optional(),
});

export const partner = partnerBadge.extend({
  /** Who they are; null when they don't say it. */
  about: inBothLanguages.nullable(),
  /** What they check before they verify an expert; null when they don't say it. */
  checks: inBothLanguages.nullable(),
  config: partnerConfig.optional(),
});
export type Partner = z.infer<typeof partner>;

export const getPartnerConfig = endpoint({
  method: 'GET',
  path: '/api/partner/get-partner-config',
  tag: 'partner',
  summary: "A partner's name, welcome and theme by slug or id.",
  actor: 'visitor',
  ignoresSession: true,
  query: z.object({ partnerId: z.string().min(1).max(64) }),
  reply: partner,
  errors: ['not-found'],
});

/** Any partner by slug or id, with its config (partner-1). */
export const readPartner = endpoint({
  method: 'GET',
  path: '/api/partner/:id',
  tag: 'partner',
  summary: "A partner's name, welcome and theme; the same as get-partner-config.",
  actor: 'visitor',
  ignoresSession: true,
  params: z.object({ id: z.string().min(1).max(64) }),
  reply: partner,
  errors: [],
});

/** A call without a token (call-2). */
export const readPartnerConfig = endpoint({
  ...readPartner,
  path: '/api/partner/config/:id',
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/partner/list-partners',
  tag: 'partner',
  summary: 'All partners, with their config when asked for.',
  actor: 'visitor',
  query: z.object({ includeConfig: z.enum(['true', 'false']).optional() }),
  reply: z.object({ partners: z.array(partner) }),
  errors: [],
});

export const groupMember = z.object({
  providerId: id,
  name: z.string(),
  lastName: z.string(),
  username: z.string().nullable(),
  expertise: z.string(),
  verification,
  /** They joined by a link of this partner, or of one of its experts. */
  invited: z.boolean(),
  askedAt: z.string().nullable(),
  verifiedAt: z.string().nullable(),
  /** The document that supports it; null when there is none. */
  document: supportingDocument.nullable(),
});

export const listGroup = endpoint({
  method: 'GET',
  path: '/api/partner/providers',
  tag: 'partner',
  summary: "Providers of the manager's groups, those who wait for verification first.",
  actor: 'manager',
  query: z.object({
    partnerId: z.string().max(64).optional(),
    verification: verification.optional(),
  }),
  reply: z.object({
    providers: z.array(
      groupMember.extend({
        profilePicture: z.string().nullable(),
        /** Meetings that began while they were in the group, not canceled ones. */
        meetings: z.number().int(),
      }),
    ),
  }),
  errors: ['not-found'],
});

export const downloadMemberDocument = endpoint({
  method: 'GET',
  path: '/api/partner/providers/:id/document',
  tag: 'partner',
  summary: 'The document of a provider of the own group, as a file.',
  actor: 'manager',
  params: z.object({ id }),
  givesFile: true,
  reply: z.null(),
  errors: [],
});

export const verifyProvider = endpoint({
  method: 'POST',
  path: '/api/partner/providers/:id/verify',
  tag: 'partner',
  summary: 'Verify a provider of the own group, or take the verification back.',
  actor: 'manager',
  params: z.object({ id }),
  body: z.object({ verified: z.boolean().default(true) }).nullish(),
  reply: groupMember,
  errors: ['profile-incomplete'],
});
