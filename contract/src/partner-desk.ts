import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { policy } from './policy.ts';
import { partnerBadge } from './provider.ts';
import { instant } from './time.ts';

const partnerId = z.string().min(1).max(64);
const ofPartner = z.object({ partnerId });

/** A partner that the caller manages. */
export const managedPartner = partnerBadge.extend({
  /** How many applications wait for its answer. */
  waiting: z.number().int(),
});

export const listManaged = endpoint({
  method: 'GET',
  path: '/api/partner/managed',
  tag: 'partner',
  summary: 'The partners that the caller manages, by name.',
  actor: 'manager',
  reply: z.object({ partners: z.array(managedPartner) }),
  errors: [],
});

const [leastShare, greatestShare] = policy.fee.partnerRangeBasisPoints;

/** What a partner keeps of the price of its experts' meetings (share-1). */
export const partnerShare = z.object({
  /** What counts now. */
  basisPoints: z.number().int(),
  /** What is announced; null when nothing is. */
  next: z
    .object({ basisPoints: z.number().int(), announcedAt: instant, countsFrom: instant })
    .nullable(),
});
export type PartnerShare = z.infer<typeof partnerShare>;

export const getPartnerShare = endpoint({
  method: 'GET',
  path: '/api/partner/share',
  tag: 'partner',
  summary: "The partner's share of fees, and the one that is announced.",
  actor: 'manager',
  query: ofPartner,
  reply: partnerShare,
  errors: ['not-found'],
});

export const announcePartnerShare = endpoint({
  method: 'POST',
  path: '/api/partner/share',
  tag: 'partner',
  summary:
    'Announce another share: it counts 14 days later and replaces one announced before; the present share withdraws that.',
  actor: 'manager',
  body: ofPartner.extend({
    basisPoints: z.number().int().min(leastShare).max(greatestShare),
  }),
  reply: partnerShare,
  errors: ['not-found'],
});

export const managers = z.object({
  managers: z.array(
    z.object({
      id,
      name: z.string(),
      lastName: z.string(),
      profilePicture: z.string().nullable(),
      isYou: z.boolean(),
    }),
  ),
  invitations: z.array(
    z.object({
      id,
      /** The last digits of the phone. */
      phoneEnding: z.string(),
      invitedAt: instant,
      expiresAt: instant,
    }),
  ),
});

export const listManagers = endpoint({
  method: 'GET',
  path: '/api/partner/managers',
  tag: 'partner',
  summary: 'Who manages the partner, and who is invited to.',
  actor: 'manager',
  query: ofPartner,
  reply: managers,
  errors: ['not-found'],
});

export const inviteManager = endpoint({
  method: 'POST',
  path: '/api/partner/managers',
  tag: 'partner',
  summary: 'Invite the owner of a phone to manage the partner; known and unknown ones alike.',
  actor: 'manager',
  perMinute: 10,
  body: ofPartner.extend({ phone: z.string().trim().max(40) }),
  reply: managers,
  errors: ['not-found', 'invalid-phone', 'manager-limit-reached'],
});

export const removeManager = endpoint({
  method: 'DELETE',
  path: '/api/partner/managers/:id',
  tag: 'partner',
  summary: 'Remove a manager, oneself included, but never the last.',
  actor: 'manager',
  params: z.object({ id }),
  query: ofPartner,
  reply: managers,
  errors: ['not-found', 'last-manager'],
});

export const withdrawManagerInvitation = endpoint({
  method: 'DELETE',
  path: '/api/partner/manager-invitations/:id',
  tag: 'partner',
  summary: 'Withdraw an invitation to manage the partner.',
  actor: 'manager',
  params: z.object({ id }),
  reply: managers,
  errors: [],
});

export const managerInvitations = z.object({
  invitations: z.array(
    z.object({ id, partner: partnerBadge, invitedBy: z.string(), expiresAt: instant }),
  ),
});

export const listManagerInvitations = endpoint({
  method: 'GET',
  path: '/api/partner/manager-invitations',
  tag: 'partner',
  summary: 'Partners that invite the caller to manage them.',
  actor: 'client',
  reply: managerInvitations,
  errors: [],
});

export const answerManagerInvitation = endpoint({
  method: 'POST',
  path: '/api/partner/manager-invitations/:id/answer',
  tag: 'partner',
  summary: 'Accept or decline to manage a partner.',
  actor: 'client',
  params: z.object({ id }),
  body: z.object({ accept: z.boolean() }),
  reply: managerInvitations,
  errors: ['manager-limit-reached'],
});

export const partnerOverview = z.object({
  /** How many experts are in each state. */
  experts: z.object({
    verified: z.number().int(),
    waiting: z.number().int(),
    moreAsked: z.number().int(),
  }),
  /** The last months in the manager's zone, the oldest first. */
  months: z.array(
    z.object({
      /** `2026-11` */
      month: z.string(),
      /** Meetings that began in it, not canceled ones. */
      meetings: z.number().int(),
      /** People who reserved a time in it, and how many of them booked one in it: the conversion. */
      reserved: z.number().int(),
      booked: z.number().int(),
      /** What the partner earned in it, less what went back; one a currency. */
      earned: z.array(money),
    }),
  ),
});

export const getPartnerOverview = endpoint({
  method: 'GET',
  path: '/api/partner/overview',
  tag: 'partner',
  summary: "A partner's experts by state, and meetings, bookings and share by month.",
  actor: 'manager',
  query: ofPartner,
  reply: partnerOverview,
  errors: ['not-found'],
});
