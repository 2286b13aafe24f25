import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { policy } from './policy.ts';
import { partnerBadge, supportingDocument } from './provider.ts';
import { instant } from './time.ts';

const { reasonMinLength, reasonMaxLength, messageMaxLength } = policy.partner;

/** Where an expert's wish to be verified stands (application-1). */
export const applicationStatus = z.enum([
  'waiting',
  'more-asked',
  'approved',
  'refused',
  'withdrawn',
]);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

const applicationStep = z.object({
  status: applicationStatus,
  by: z.enum(['expert', 'partner']),
  /** What was written with it: a reason, what is asked for, or the expert's words. */
  message: z.string(),
  at: instant,
});

/** What somebody must be able to read as a reason. */
const reason = z.string().trim().min(reasonMinLength).max(reasonMaxLength);
const words = z.string().trim().max(messageMaxLength);

/** Of somebody who asks to be verified, as managers of the asked partner see it. */
export const applicant = z.object({
  id,
  providerId: id,
  name: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
  /** Null while nothing is published. */
  expertise: z.string().nullable(),
  status: applicationStatus,
  askedAt: instant,
  changedAt: instant,
});

export const application = applicant.extend({
  /** The document that supports it; null when there is none. */
  document: supportingDocument.nullable(),
  history: z.array(applicationStep),
});

/**
 * Rank, instant and id of the last application of a page: what is answered or asked for meanwhile
 * neither hides nor repeats one on the next.
 */
const cursor = z
  .string()
  .max(100)
  .refine((text) => {
    const [rank = '', at, applicationId, ...more] = text.split('~');
    const isWhole = more.length === 0 && id.safeParse(applicationId).success;
    return ['0', '1'].includes(rank) && instant.safeParse(at).success && isWhole;
  }, 'Not a cursor of this list');

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/partner/applications',
  tag: 'partner',
  summary:
    "Applications to the manager's partners: open ones with the longest wait first, or decided ones, the latest first.",
  actor: 'manager',
  query: z.object({
    partnerId: z.string().max(64).optional(),
    which: z.enum(['open', 'decided']).default('open'),
    /** The `next` of the page before, of the same list. */
    cursor: cursor.optional(),
  }),
  reply: z.object({
    applications: z.array(applicant),
    /** How many there are in all. */
    total: z.number().int(),
    /** Cursor of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: ['not-found'],
});

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/partner/applications/:id',
  tag: 'partner',
  summary: "An application to one of the manager's partners, with document and history.",
  actor: 'manager',
  params: z.object({ id }),
  reply: application,
  errors: [],
});

export const decideApplication = endpoint({
  method: 'POST',
  path: '/api/partner/applications/:id/decide',
  tag: 'partner',
  summary: 'Approve, refuse with a reason, or ask for more; of two at once one wins.',
  actor: 'manager',
  params: z.object({ id }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('approve') }),
    z.object({ decision: z.literal('refuse'), message: reason }),
    z.object({ decision: z.literal('ask'), message: reason }),
  ]),
  reply: application,
  errors: ['application-changed', 'profile-incomplete'],
});

export const takeBackVerification = endpoint({
  method: 'POST',
  path: '/api/partner/providers/:id/take-back',
  tag: 'partner',
  summary: 'Take the verification of an own expert back, with a reason; they can ask again.',
  actor: 'manager',
  params: z.object({ id }),
  body: z.object({ message: reason }),
  reply: application,
  errors: ['application-changed'],
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/api/partner/providers/:id/remove',
  tag: 'partner',
  summary: 'Remove an expert from the own group, with a reason; what was booked keeps its fees.',
  actor: 'manager',
  params: z.object({ id }),
  body: z.object({ message: reason }),
  reply: application,
  errors: ['application-changed'],
});

/** The caller's own latest application. */
export const ownApplication = z.object({
  application: z
    .object({
      id,
      partner: partnerBadge,
      status: applicationStatus,
      askedAt: instant,
      changedAt: instant,
      history: z.array(applicationStep),
    })
    .nullable(),
  /** Of the partner whose group the caller is in; null outside of all. */
  share: z
    .object({
      basisPoints: z.number().int(),
      /** The share that is announced, and from when on it counts. */
      next: z.object({ basisPoints: z.number().int(), countsFrom: instant }).nullable(),
    })
    .nullable(),
});

export const getOwnApplication = endpoint({
  method: 'GET',
  path: '/api/partner/application',
  tag: 'partner',
  summary: "The caller's own latest application, with what the partner wrote.",
  actor: 'client',
  reply: ownApplication,
  errors: [],
});

export const sendApplication = endpoint({
  method: 'POST',
  path: '/api/partner/application',
  tag: 'partner',
  summary: 'Answer what was asked for, or ask the same partner again.',
  actor: 'client',
  body: z.object({ message: words.default('') }),
  reply: ownApplication,
  errors: ['not-found', 'application-changed'],
});

export const withdrawApplication = endpoint({
  method: 'DELETE',
  path: '/api/partner/application',
  tag: 'partner',
  summary: 'Take the open application back.',
  actor: 'client',
  reply: ownApplication,
  errors: ['not-found', 'application-changed'],
});
