import { z } from 'zod';
import { bookingStatus } from './booking.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';

/** The card gateway's name for a payment, e.g. `pi_3Q…`. */
const intentId = z.string().regex(/^\w[\w-]{0,254}$/, 'Not the id of a payment intent');

/** Follows the card gateway's intent; `refunded` means paid back in full. */
export const paymentStatus = z.enum([
  'requires-payment',
  'requires-action',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'refunded',
]);
export type PaymentStatus = z.infer<typeof paymentStatus>;

export const paymentState = z.object({
  /** What the payment pays; the booking is what that buys. */
  orderId: id,
  bookingId: id,
  paymentIntentId: z.string().nullable(),
  status: paymentStatus,
  bookingStatus,
  amount: money,
  /** The card gateway's decline code, e.g. `insufficient_funds`. */
  declineCode: z.string().nullable(),
  /** The money arrived after the hold and the slot was taken by then; it is being paid back. */
  slotLost: z.boolean(),
});
export type PaymentState = z.infer<typeof paymentState>;

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/booking/create-payment-intent',
  tag: 'payment',
  summary: 'Start, or go on with, the card payment of a held booking.',
  actor: 'client',
  idempotent: true,
  body: z.object({ bookingId: id }),
  reply: z.object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    publishableKey: z.string(),
    amount: money,
    holdExpiresAt: z.string().nullable(),
  }),
  errors: ['not-found', 'hold-expired', 'not-payable', 'gateway-unavailable'],
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/confirm-payment',
  tag: 'payment',
  summary:
    'Look the payment up at the card gateway now and settle what it says. One that is not paid is ' +
    'refused with `payment-incomplete`, and `payment` in the refusal says where it is.',
  actor: 'client',
  body: z
    .object({ bookingId: id.optional(), paymentIntentId: intentId.optional() })
    .refine((body) => body.bookingId !== undefined || body.paymentIntentId !== undefined, {
      path: ['bookingId'],
      message: 'Booking or payment intent',
    }),
  reply: paymentState,
  errors: ['not-found', 'payment-incomplete', 'not-payable', 'gateway-unavailable'],
});

export const getPaymentStatus = endpoint({
  method: 'GET',
  path: '/payment-status/:id',
  tag: 'payment',
  summary: 'State of a payment by booking id or payment intent id.',
  actor: 'client',
  params: z.object({ id: id.or(intentId) }),
  reply: paymentState,
  errors: [],
});

export const cardWebhook = endpoint({
  method: 'POST',
  path: '/api/stripe/webhook',
  tag: 'payment',
  summary: 'Events of the card gateway, signed; each is taken once.',
  actor: 'visitor',
  reply: z.object({ received: z.literal(true) }),
  errors: ['signature-invalid'],
  perMinute: 6000,
});
