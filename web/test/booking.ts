import type { Booking } from '@puente/contract/booking';
import type { Quote } from '../src/features/booking/queries.ts';
import type { Intent, PaymentState } from '../src/features/payment/queries.ts';
import type { Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { usd } from './bookings.ts';
import { aProfile } from './experts.ts';
import { meetingWith } from './meeting.tsx';
import { person } from './people.ts';
import { uuid } from './replies.ts';

// Booking a meeting with the expert of `experts.ts`, step by step.

export const expertId = uuid(5);
export const start = '2026-12-10T13:00:00Z';

/** Who books, unless a test says otherwise. */
export const ana = person(uuid(2), { name: 'Ana', lastName: 'Soto', email: 'ana@example.com' });

/** An hour online for 50 dollars, of nothing but the price. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: uuid(50),
  providerId: expertId,
  start,
  end: '2026-12-10T14:00:00Z',
  durationMinutes: 60,
  listPrice: usd(5000),
  discount: usd(0),
  discountKind: null,
  promo: null,
  price: usd(5000),
  exchange: null,
  ownCurrency: null,
  refundPolicy: meetingWith().refundPolicy,
  mode: 'virtual',
  venue: null,
  package: null,
  expiresAt: '2026-12-01T12:15:00Z',
  ...changes,
});

/** The time is held and waits for its payment. */
export const aHold = (changes: Partial<Booking> = {}): Booking => {
  const { provider } = meetingWith();
  return meetingWith({
    provider: { ...provider, id: expertId, name: 'Camila', lastName: 'Rojas' },
    status: 'held',
    holdExpiresAt: '2026-12-01T12:15:00Z',
    paid: usd(0),
    paidAmount: usd(0),
    meetingLink: null,
    ...changes,
  });
};

export const anIntent: Intent = {
  paymentIntentId: 'pi_1',
  clientSecret: 'pi_1_secret',
  publishableKey: 'pk_test',
  amount: usd(5000),
  holdExpiresAt: '2026-12-01T12:15:00Z',
};

export const aPayment = (changes: Partial<PaymentState> = {}): PaymentState => ({
  orderId: uuid(11),
  bookingId: uuid(10),
  paymentIntentId: 'pi_1',
  status: 'requires-payment',
  bookingStatus: 'held',
  amount: usd(5000),
  declineCode: null,
  slotLost: false,
  ...changes,
});

/** No time of the expert is free. */
export const noTimes: Answers = {
  'GET /api/booking/availability/:id': ({ query }) => ({
    providerId: expertId,
    month: query.month ?? '2026-12',
    timezone: 'America/Santiago',
    providerTimezone: 'America/Santiago',
    durationMinutes: 60,
    durations: [60],
    lastDate: '2026-12-31',
    days: [],
  }),
  'GET /api/availability/slots/:id': {
    providerId: expertId,
    timezone: 'America/Santiago',
    providerTimezone: 'America/Santiago',
    durationMinutes: 60,
    slots: [],
  },
};

const noBookings = { bookings: [], next: null, nextCursor: null, waiting: [], counts: null };

/** Opens a step of the booking with this search, such as `step=about`. */
export function openBooking(search: string, opening: Opening = {}): Promise<Opened> {
  const server: Answers = {
    'GET /worker/profile/:id': aProfile(),
    'GET /api/bookings': noBookings,
    'POST /api/booking/quote': aQuote(),
    'GET /api/booking/:id': aHold(),
    'POST /api/booking/create-payment-intent': anIntent,
    'GET /payment-status/:id': aPayment(),
    ...noTimes,
    ...opening.server,
  };
  return openApp(`/book/${expertId}?${search}`, { user: ana, ...opening, server });
}

/** The search of the step about the person, with a time chosen. */
export const atAbout = `step=about&start=${encodeURIComponent(start)}&minutes=60&zone=America/Santiago`;
/** The search of the step that pays the held time. */
export const atPay = `${atAbout.replace('about', 'pay')}&bookingId=${uuid(10)}`;
