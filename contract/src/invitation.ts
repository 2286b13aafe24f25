import { z } from 'zod';
import { ownApplication } from './application.ts';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, id } from './ids.ts';
import { partner } from './partner.ts';
import { policy } from './policy.ts';
import { partnerBadge } from './provider.ts';
import { instant } from './time.ts';

const { friend, partner: group, maxNote, looksPerMinute } = policy.invitation;

/** `used`: everybody it was for has joined. `expired` follows from the clock. */
export const inviteState = z.enum(['open', 'used', 'revoked', 'expired']);
export type InviteState = z.infer<typeof inviteState>;

/** A link by which people are invited, as those see it who may share it. */
const invite = z.object({
  id,
  state: inviteState,
  /** The address to share, `/join/{token}`; null once nobody can join by it. */
  url: z.string().nullable(),
  /** How many people have joined by it, and how many can. */
  uses: z.int(),
  maxUses: z.int(),
  createdAt: instant,
  expiresAt: instant,
});

/** Of an expert to a friend. */
export const friendInvite = invite.meta({ id: 'FriendInvite' });
export type FriendInvite = z.infer<typeof friendInvite>;

/** Of a partner's managers. */
export const partnerInvite = invite
  .extend({
    partner: partnerBadge,
    /** For the managers themselves; empty for none. */
    note: z.string(),
    /** Who made it. */
    createdBy: z.object({ name: z.string(), lastName: z.string() }),
  })
  .meta({ id: 'PartnerInvite' });
export type PartnerInvite = z.infer<typeof partnerInvite>;

/** Of this calendar month in the expert's zone. */
const inviteStats = z.object({
  /** Links that can still be made. */
  remaining: z.int(),
  /** Links that were made; revoked ones count. */
  generated: z.int(),
  /** Those of them by which somebody joined. */
  used: z.int(),
  max: z.int(),
  /** When the next month begins. */
  renewsAt: instant,
});

const claims = z.object(claimedIdentity).nullish();
const isToken = z.string().trim().min(1).max(100);

export const generateInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/generate',
  tag: 'invitation',
  summary:
    `A link by which one friend becomes an expert: ${friend.perMonth} a calendar month, ` +
    `good for ${friend.days} days.`,
  actor: 'provider',
  perMinute: 30,
  body: claims,
  reply: z.object({ token: z.string(), invitation: friendInvite, stats: inviteStats }),
  errors: ['invite-limit-reached'],
});

export const listInvitations = endpoint({
  method: 'POST',
  path: '/api/invitations/list',
  tag: 'invitation',
  summary: 'The links that the signed-in expert made, newest first, and what is left of the month.',
  actor: 'provider',
  body: claims,
  reply: z.object({ invitations: z.array(friendInvite), stats: inviteStats }),
  errors: [],
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:id',
  tag: 'invitation',
  summary: 'Nobody can join by this link any more. It still counts for its month.',
  actor: 'provider',
  params: z.object({ id }),
  reply: z.object({ invitation: friendInvite }),
  errors: ['invite-used'],
});

/** What goes of each price, in basis points: it is told before anybody joins. */
const fees = z.object({
  unverifiedBasisPoints: z.int(),
  /** Once the partner has verified; null where no partner would be asked. */
  verifiedBasisPoints: z.int().nullable(),
});

/** The same for an unknown link and one of the other kind. */
const refusals = ['invite-invalid', 'invite-used', 'invite-expired', 'invite-revoked'] as const;

export const validateInvitation = endpoint({
  method: 'GET',
  path: '/api/invitations/validate',
  tag: 'invitation',
  summary:
    'Who invites by a link of an expert, which partner would verify, and the fees. Needs no session.',
  actor: 'visitor',
  ignoresSession: true,
  perMinute: looksPerMinute,
  query: z.object({ token: isToken }),
  reply: z.object({
    kind: z.literal('friend'),
    inviter: z.object({
      id,
      name: z.string(),
      lastName: z.string(),
      picture: z.string().nullable(),
      expertise: z.string(),
    }),
    /** Who would be asked to verify; null where the inviter has no partner. */
    partner: partner.nullable(),
    fees,
    expiresAt: instant,
  }),
  errors: refusals,
});

const joined = z.object({
  /** Who was asked to verify, or will be once the profile is published; null for no one. */
  partner: partnerBadge.nullable(),
  /** `profile`: the profile comes next. `waiting`: the partner decides. `free`: no one was asked. */
  next: z.enum(['profile', 'waiting', 'free']),
});

export const joinInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/join',
  tag: 'invitation',
  summary: "Join by an expert's link. The same person twice counts once.",
  actor: 'client',
  perMinute: looksPerMinute,
  body: z.object({ token: isToken, ...claimedIdentity }),
  reply: joined,
  errors: [...refusals, 'invite-own', 'invite-verified'],
});

/** What a manager may say of a new link; one person and the usual days where they say nothing. */
export const newPartnerInvite = z.object({
  /** Slug or id of one of the manager's partners; the only one when absent. */
  partnerId: z.string().max(64).nullish(),
  maxUses: z.int().min(1).max(group.maxUses).default(1),
  days: z.int().min(group.minDays).max(group.maxDays).default(group.days),
  /** For the managers themselves. */
  note: z.string().trim().max(maxNote).default(''),
  ...claimedIdentity,
});

export const generatePartnerInvite = endpoint({
  method: 'POST',
  path: '/api/partner-invites/generate',
  tag: 'invitation',
  summary:
    `A link into the manager's group for 1 to ${group.maxUses} people, good for ` +
    `${group.minDays} to ${group.maxDays} days.`,
  actor: 'manager',
  perMinute: 30,
  body: newPartnerInvite.nullish(),
  reply: z.object({ token: z.string(), invite: partnerInvite }),
  errors: ['not-found'],
});

export const listPartnerInvites = endpoint({
  method: 'GET',
  path: '/api/partner-invites',
  tag: 'invitation',
  summary: "The links into the manager's groups, newest first.",
  actor: 'manager',
  query: z.object({ partnerId: z.string().max(64).optional() }),
  reply: z.object({ invites: z.array(partnerInvite) }),
  errors: ['not-found'],
});

export const revokePartnerInvite = endpoint({
  method: 'DELETE',
  path: '/api/partner-invites/:id',
  tag: 'invitation',
  summary: 'Nobody more can join by this link; who has joined stays.',
  actor: 'manager',
  params: z.object({ id }),
  reply: z.object({ invite: partnerInvite }),
  errors: ['invite-used'],
});

export const validatePartnerInvite = endpoint({
  method: 'GET',
  path: '/api/partner-invites/validate',
  tag: 'invitation',
  summary: 'Which partner invites by a link, and the fees. Needs no session.',
  actor: 'visitor',
  ignoresSession: true,
  perMinute: looksPerMinute,
  query: z.object({ token: isToken }),
  reply: z.object({ kind: z.literal('partner'), partner, fees, expiresAt: instant }),
  errors: refusals,
});

export const joinPartnerInvite = endpoint({
  method: 'POST',
  path: '/api/partner-invites/join',
  tag: 'invitation',
  summary: "Join by a partner's link. The same person twice counts once.",
  actor: 'client',
  perMinute: looksPerMinute,
  body: z.object({ token: isToken, ...claimedIdentity }),
  reply: joined,
  errors: [...refusals, 'invite-own', 'invite-verified'],
});

export const sendPartnerForm = endpoint({
  method: 'POST',
  path: '/api/partner-invites/partner-form',
  tag: 'invitation',
  summary:
    'Ask a partner to verify the caller, with a message. The profile and the supporting document ' +
    'are those that the caller has.',
  actor: 'client',
  perMinute: 10,
  body: z.object({
    /** Slug or id; the partner that invited the caller, or that they asked, when absent. */
    partnerId: z.string().max(64).nullish(),
    message: z.string().trim().max(policy.partner.messageMaxLength).default(''),
    ...claimedIdentity,
  }),
  reply: ownApplication.pick({ application: true }),
  errors: ['not-found', 'invite-verified'],
});
