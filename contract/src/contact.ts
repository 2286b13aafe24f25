import { z } from 'zod';
import { exchange } from './currency.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { currency, money } from './money.ts';
import { partnerConfig } from './partner.ts';
import { policy } from './policy.ts';
import { partnerBadge } from './provider.ts';
import { instant } from './time.ts';

const limits = policy.contact;

/**
 * A person in a list (contact-1, and the username, for those who gave no name); never carries a
 * phone, an address or a note of somebody else.
 */
export const contactCard = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  username: z.string().nullable(),
  /** Empty for people who aren't experts. */
  expertise: z.string(),
  /** Of experts: the same in the other language, and the languages of their meetings (ISO 639-1). */
  expertiseTranslated: z.string().optional(),
  languages: z.array(z.string()).optional(),
  profilePicture: z.string().nullable(),
  isVerifiedProvider: z.boolean(),
  /** Of verified experts: the partner that verified them, and when. */
  partner: partnerBadge.nullable().optional(),
  verifiedAt: instant.nullable().optional(),
  /** Of the experts in the own list: when they are next free, null when no time is left. */
  nextFree: instant.nullable().optional(),
});
export type ContactCard = z.infer<typeof contactCard>;

/** A single person (contact-1), as anybody signed in may see them. */
export const contact = contactCard.extend({
  isProvider: z.boolean(),
  /** Is the person among the caller's contacts? */
  isContact: z.boolean(),
  /** The partner who verified the person. */
  partnerId: z.string().nullable(),
  partnerName: z.string().nullable(),
  partnerConfig: partnerConfig.nullable(),
  /**
   * The partner whose group the person belongs to. One that is still looking at them is named only
   * to the person and to those who manage that partner (docs/decisions/015).
   */
  associationPartnerId: z.string().nullable(),
  associationPartnerName: z.string().nullable(),
  /** Per hour, in the target currency when one was named; in their own where that can't be. */
  normalRate: money.nullable(),
  discountedRate: money.nullable(),
  /** How they were converted; null when they were not. */
  exchange: exchange.nullable(),
  languages: z.array(z.string()),
  aboutMe: z.string(),
});
export type Contact = z.infer<typeof contact>;

export const listContacts = endpoint({
  method: 'GET',
  path: '/api/contacts',
  tag: 'contact',
  summary: "The signed-in person's contacts by name: cards when minimal, else whole.",
  actor: 'client',
  query: z.object({
    minimal: z.enum(['true', 'false']).optional(),
    targetCurrency: currency.optional(),
  }),
  reply: z.object({ contacts: z.array(z.union([contact, contactCard])) }),
  errors: [],
});

export const getContact = endpoint({
  method: 'GET',
  path: '/api/contacts/:id',
  tag: 'contact',
  summary:
    'One person: an expert, somebody with a username, or one of the own contacts. Anybody else ' +
    'is not there.',
  actor: 'client',
  params: z.object({ id }),
  query: z.object({ targetCurrency: currency.optional() }),
  reply: z.object({ contact }),
  errors: [],
});

export const addContacts = endpoint({
  method: 'POST',
  path: '/api/contacts',
  tag: 'contact',
  summary:
    'Add people by id, all or none. Those who are contacts already are passed over, unless they ' +
    'are all that was asked for.',
  actor: 'client',
  body: z.object({
    contacts: z
      .array(z.union([id, z.object({ id })]))
      .min(1)
      .max(100),
  }),
  reply: z.object({ added: z.array(id), contacts: z.array(contactCard) }),
  errors: ['not-found', 'contact-exists', 'contact-self', 'contact-limit-reached'],
});

export const removeContact = endpoint({
  method: 'DELETE',
  path: '/api/contacts/:id',
  tag: 'contact',
  summary: 'Remove one of the own contacts.',
  actor: 'client',
  params: z.object({ id }),
  reply: z.object({ removed: z.literal(true) }),
  errors: [],
});

export const searchPeople = endpoint({
  method: 'POST',
  path: '/api/search',
  tag: 'contact',
  summary: 'People whose username begins like this; the exact one first. Finds oneself never.',
  actor: 'client',
  perMinute: 60,
  body: z.object({
    username: z.string().trim().min(limits.searchMinLength).max(64),
    page: z.int().min(1).max(10_000).default(1),
    limit: z.int().min(1).max(limits.searchMaxPageSize).default(limits.searchPageSize),
  }),
  reply: z.object({
    results: z.array(contactCard.extend({ username: z.string(), isContact: z.boolean() })),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
  errors: [],
});
