import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { partnerActs } from './policy/partner.ts';
import { instant } from './time.ts';

const person = z.object({ name: z.string(), lastName: z.string() });

/** What a manager did; names are empty once the account is deleted. */
export const partnerLogEntry = z.object({
  id: z.string(),
  act: z.enum(partnerActs),
  actor: person,
  /** Whom it was about; null where it was about no person, or one without an account. */
  subject: person.nullable(),
  /** Figures and plain facts, such as `from` and `to` in basis points. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: instant,
});
export type PartnerLogEntry = z.infer<typeof partnerLogEntry>;

export const readPartnerLog = endpoint({
  method: 'GET',
  path: '/api/partner/log',
  tag: 'partner',
  summary: 'What managers of the partner did, the latest first.',
  actor: 'manager',
  query: z.object({
    partnerId: z.string().min(1).max(64),
    act: z.enum(partnerActs).optional(),
    /** The `next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({ entries: z.array(partnerLogEntry), next: z.string().nullable() }),
  errors: ['not-found'],
});
