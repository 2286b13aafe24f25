import type { Booking } from '@puente/contract/booking';
import type { UserData } from '@puente/contract/user';
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

/** The expert's free hours, in the zone that is asked for; nothing can be booked after `lastDate`. */
export function calendarOf(starts: string[], lastDate = '2027-02-28'): Answers {
  const dayOf = (at: string, zone = 'America/Santiago') =>
    Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  const read = (timezone = 'America/Santiago', durationMinutes: Quote['durationMinutes'] = 60) => ({
    ...{ providerId: expertId, providerTimezone: 'America/Santiago' },
    ...{ timezone, durationMinutes },
  });
  return {
    'GET /api/booking/availability/:id': ({ query }) => {
      const { month = '2026-12', timezone, durationMinutes } = query;
      const days = starts.map((at) => dayOf(at, timezone));
      return {
        ...read(timezone, lengthOf(durationMinutes)),
        ...{ month, lastDate, durations: [60] },
        days: [...new Set(days)]
          .filter((date) => date.startsWith(month))
          .map((date) => ({ date, free: days.filter((day) => day === date).length })),
      };
    },
    'GET /api/availability/slots/:id': ({ query }) => {
      const { date, endDate = date, timezone, durationMinutes } = query;
      return {
        ...read(timezone, lengthOf(durationMinutes)),
        slots: starts
          .filter((at) => dayOf(at, timezone) >= date && dayOf(at, timezone) <= endDate)
          .map(hourFrom),
      };
    },
  };
}

export const hourFrom = (from: string) => ({
  start: from,
  end: Temporal.Instant.from(from).add({ hours: 1 }).toString(),
});

/** As it stands in an address. */
function lengthOf(minutes: unknown): Quote['durationMinutes'] {
  return ([30, 45, 60, 90] as const).find((one) => one === Number(minutes)) ?? 60;
}

const noBookings = { bookings: [], next: null, nextCursor: null, waiting: [], counts: null };

/** Opens a step of the booking with this search, such as `step=about`; without a user for a visitor. */
export function openBooking(
  search: string,
  { user = ana, server, ...opening }: Omit<Opening, 'user'> & { user?: UserData | null } = {},
): Promise<Opened> {
  const answers: Answers = {
    'GET /worker/profile/:id': aProfile(),
    'GET /api/bookings': noBookings,
    'POST /api/booking/quote': aQuote(),
    'GET /api/booking/:id': aHold(),
    'POST /api/booking/create-payment-intent': anIntent,
    'GET /payment-status/:id': aPayment(),
    ...calendarOf([]),
    ...server,
  };
  const who = user ? { user } : {};
  return openApp(`/book/${expertId}?${search}`, { ...who, ...opening, server: answers });
}

/** The search of the step about the person, with a time chosen. */
export const atAbout = `step=about&start=${encodeURIComponent(start)}&minutes=60&zone=America/Santiago`;
/** The search of the step that pays the held time. */
export const atPay = `${atAbout.replace('about', 'pay')}&bookingId=${uuid(10)}`;
