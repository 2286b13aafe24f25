import { z } from 'zod';
import { booking } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';

export const refundByGoodwill = endpoint({
  method: 'POST',
  path: '/api/booking/:id/refund',
  tag: 'booking',
  summary:
    'Refund a part or all of what is left of a meeting that its client canceled, beyond its terms. ' +
    'Its expert only, until 3 days after the meeting would have ended.',
  actor: 'client',
  idempotent: true,
  params: z.object({ id }),
  body: z.object({
    /** Minor units of the booking's currency. */
    amount: z.int().positive(),
  }),
  reply: booking,
  errors: ['refund-not-possible'],
});
