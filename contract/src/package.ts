import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { boughtPackage } from './package-terms.ts';
import { policy } from './policy.ts';

export const listPackages = endpoint({
  method: 'GET',
  path: '/api/booking/packages',
  tag: 'booking',
  summary:
    'Packages that the signed-in person bought or sold; those with sessions to place first, the ' +
    'one that ends first before the others.',
  actor: 'client',
  query: z.object({
    role: z.enum(['client', 'provider']).optional(),
    /** Only those between the caller and this person. */
    withId: id.optional(),
  }),
  reply: z.object({ packages: z.array(boughtPackage) }),
  errors: [],
});

export const getPackage = endpoint({
  method: 'GET',
  path: '/api/booking/package/:id',
  tag: 'booking',
  summary: 'One package of the signed-in person.',
  actor: 'client',
  params: z.object({ id }),
  reply: boughtPackage,
  errors: [],
});

export const cancelPackage = endpoint({
  method: 'POST',
  path: '/api/booking/cancel-package',
  tag: 'booking',
  summary:
    'Cancel all sessions of a package that are unplaced or to come, each paid back by the terms of ' +
    'its own share; one that is not paid yet is released.',
  actor: 'client',
  idempotent: true,
  body: z.object({
    packageId: id,
    reason: z.string().trim().min(1, 'A reason is required').max(policy.booking.reasonMaxLength),
    /** The tick: "I understand what is paid back". */
    confirmed: z.boolean().optional(),
    /** Minor units, as the person was told; another amount by now is `refund-changed`. */
    expectedRefund: z.int().min(0).optional(),
  }),
  reply: boughtPackage,
  errors: ['not-found', 'not-cancellable', 'confirmation-missing', 'refund-changed'],
});
