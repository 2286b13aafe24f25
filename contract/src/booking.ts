import { z } from 'zod';
import { bookBody, quoteBody } from './buying.ts';
import { exchange, ownCurrency } from './currency.ts';
import { discount, discountKind, quotedPromo } from './discount.ts';
import { endpoint } from './endpoint.ts';
import { claimedIdentity, email, id, personName } from './ids.ts';
import { money } from './money.ts';
import { movingTerms, proposal } from './moving-terms.ts';
import { serviceMode } from './place.ts';
import { policy } from './policy.ts';
import { promoRefusals } from './promo-code.ts';
import { boughtPackage, packageQuote } from './package-terms.ts';
import { durationMinutes } from './provider.ts';
import { goodwill, refundPolicy, refundTerms } from './refund-terms.ts';
import { instant } from './time.ts';
import { venue } from './venue.ts';

/**
 * `held` waits for payment until `holdExpiresAt`; `expired` was not paid in time; `upcoming` in
 * lists means confirmed and not begun. In progress and completed follow from the clock.
 */
export const bookingStatus = z.enum([
  'held',
  'confirmed',
  'in-progress',
  'completed',
  'cancelled',
  'expired',
]);
export type BookingStatus = z.infer<typeof bookingStatus>;

export const quote = z
  .object({
    id,
    providerId: id,
    start: instant,
    end: instant,
    durationMinutes,
    /** Price before discounts. */
    listPrice: money,
    discount: money,
    discountKind: discountKind.nullable(),
    /** The promo code that was given, and what became of it; null without one. */
    promo: quotedPromo.nullable(),
    /** What is paid: list price less discount. */
    price: money,
    /** Set when the price was converted from the provider's currency. */
    exchange: exchange.nullable(),
    /** Set when it was not, though another currency was asked for. */
    ownCurrency: ownCurrency.nullable(),
    refundPolicy,
    mode: serviceMode,
    /** Null online. */
    venue: venue.nullable(),
    /** Of a package: what is bought and the times chosen; start and end are those of the first. */
    package: packageQuote.nullable(),
    expiresAt: instant,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quote>;

export const createQuote = endpoint({
  method: 'POST',
  path: '/api/booking/quote',
  tag: 'booking',
  summary: 'Fix price, discount, exchange rate and refund policy for 15 minutes.',
  actor: 'client',
  perMinute: policy.booking.quotesPerMinute,
  body: quoteBody,
  reply: quote,
  errors: [
    'not-found',
    'slot-taken',
    'slot-unavailable',
    'own-calendar',
    'own-clash',
    'mode-not-offered',
    'office-gone',
    'address-not-in-area',
    'address-not-found',
    ...promoRefusals,
    'rates-too-old',
    'times-missing',
    'pattern-too-small',
    'start-date-refused',
    'outside-period',
  ],
  status: 201,
});

export const checkFirstBooking = endpoint({
  method: 'POST',
  path: '/api/booking/check-first-booking',
  tag: 'booking',
  summary: 'Would this be the first meeting with that expert?',
  actor: 'client',
  body: z.object({ userPhoneNumber: claimedIdentity.phoneNumber, providerId: id }),
  reply: z.object({ isFirstBooking: z.boolean(), hasDiscount: z.boolean() }),
  errors: ['not-found'],
});

export const partyName = z.object({
  id,
  name: z.string(),
  lastName: z.string(),
  profilePicture: z.string().nullable(),
});

/** What several meetings were bought as, under the name that the expert gave it. */
const partOf = z.object({ id, kind: z.enum(['package', 'plan']), name: z.string() });

/** A booking as one of its two parties sees it. */
export const booking = z
  .object({
    id,
    /** The order that bought it. */
    orderId: id,
    /** The package or plan that it is one meeting of; absent for a single meeting. */
    partOf: partOf.optional(),
    /** Which session of its package, and of how many; null for a single meeting. */
    sessionNumber: z.int().nullable(),
    sessionsTotal: z.int().nullable(),
    /** What became of its place in the package when it was cancelled. */
    credit: z.enum(['returned', 'spent']).nullable(),
    role: z.enum(['client', 'provider']),
    status: bookingStatus,
    provider: partyName.extend({ username: z.string().nullable(), expertise: z.string() }),
    client: partyName,
    start: instant,
    end: instant,
    durationMinutes,
    providerTimezone: z.string(),
    mode: serviceMode,
    /** Null online. */
    venue: venue.nullable(),
    /** Of the office that they meet at. */
    officeId: id.optional(),
    /** Minutes kept free before and after for the expert's way, told to them alone. */
    travelMinutes: z.int().nullable(),
    about: z.string(),
    /** What the client shared of their chat, for both parties; absent where nothing was shared. */
    chatSummary: z.string().optional(),
    price: money,
    /** What the price was before, and what lowered it; null where nothing did. */
    discount: discount.nullable(),
    /** As in the quote: how the price was converted, or why it was not. */
    exchange: exchange.nullable(),
    ownCurrency: ownCurrency.nullable(),
    /** Zero until paid. */
    paid: money,
    /** The same by the name that shares of an order have everywhere: they add up to what it cost. */
    paidAmount: money,
    /** Paid back to the card, or being paid back. */
    refunded: money,
    /** Part of `refunded` that the operator paid back at the card gateway, outside of the terms. */
    refundedByHand: money,
    /** Not yet paid back, and still owed to the client. */
    refundOwed: money,
    holdExpiresAt: instant.nullable(),
    /** Path of the room, null unless confirmed; in person it is there to find each other. */
    meetingLink: z.string().nullable(),
    roomOpensAt: instant,
    cancelledBy: z.enum(['client', 'provider', 'platform']).nullable(),
    cancelReason: z.string().nullable(),
    /** What cancelling now would pay back; null when it can't be cancelled. */
    cancellation: refundTerms.nullable(),
    refundPolicy,
    /** Told to the expert of a meeting that its client canceled, while something can be refunded. */
    goodwill: goodwill.optional(),
    /** The start that the refund is counted from: moving a meeting doesn't make it larger. */
    refundCountsFrom: instant,
    /** Another time that waits for an answer; the meeting stands meanwhile. */
    proposal: proposal.nullable(),
    /** How the caller can move it now; null when it can't be moved any more. */
    moving: movingTerms.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Booking' });
export type Booking = z.infer<typeof booking>;

export const book = endpoint({
  method: 'POST',
  path: '/api/booking/book',
  tag: 'booking',
  summary:
    'Take a slot: by a quote, or by provider, start and duration (quoted in the same step). ' +
    'It is held for 15 minutes; a price of 0 confirms at once. Amounts sent along are ignored. ' +
    'With an offering and the times of its sessions: all of them are taken, or none. With a ' +
    'package that was bought: its sessions are placed without paying.',
  actor: 'client',
  idempotent: true,
  body: bookBody,
  reply: z.object({
    booking,
    quote,
    /** The client's other hold with this expert, which ended for this one. */
    replacedBookingId: id.nullish(),
    /** All sessions that this took, by start; `booking` is the first of them. */
    bookings: z.array(booking).optional(),
    package: boughtPackage.optional(),
  }),
  errors: [
    'not-found',
    'slot-taken',
    'slot-unavailable',
    'quote-expired',
    'own-calendar',
    'own-clash',
    'hold-limit-reached',
    'hold-repeated',
    'mode-not-offered',
    'office-gone',
    'address-not-in-area',
    'address-not-found',
    ...promoRefusals,
    'rates-too-old',
    'times-missing',
    'no-credit-left',
    'package-over',
    'pattern-too-small',
    'start-date-refused',
    'outside-period',
    'consent-missing',
  ],
  status: 201,
});

export const changeBooking = endpoint({
  method: 'PUT',
  path: '/api/booking/:id',
  tag: 'booking',
  summary:
    'Change what the meeting is about and whom it is for, until it starts; with a start, move it ' +
    'at once (its client, until 48 h before, twice).',
  actor: 'client',
  idempotent: true,
  params: z.object({ id }),
  body: z.object({
    start: instant.optional(),
    name: personName.optional(),
    lastName: personName.optional(),
    email: email.optional(),
    invoiceEmail: email.or(z.literal('')).optional(),
    about: z.string().trim().max(policy.booking.aboutMaxLength).optional(),
    /** Empty: no longer shared. */
    chatSummary: z.string().trim().max(policy.conversation.summaryMaxLength).optional(),
  }),
  reply: booking,
  errors: [
    'not-changeable',
    'not-movable',
    'move-needs-proposal',
    'slot-taken',
    'slot-unavailable',
    'own-clash',
  ],
});

export const getBooking = endpoint({
  method: 'GET',
  path: '/api/booking/:id',
  tag: 'booking',
  summary: 'One own booking.',
  actor: 'client',
  params: z.object({ id }),
  reply: booking,
  errors: [],
});

export const getBookingCalendar = endpoint({
  method: 'GET',
  path: '/api/booking/:id/calendar',
  tag: 'booking',
  summary: 'The meeting as an iCalendar file (RFC 5545), for "add to calendar".',
  actor: 'client',
  params: z.object({ id }),
  reply: z.object({ filename: z.string(), content: z.string() }),
  errors: [],
});

const cancellation = {
  reason: z.string().trim().min(1, 'A reason is required').max(policy.booking.reasonMaxLength),
  /** The tick: "I understand what is paid back". */
  confirmed: z.boolean().optional(),
  /**
   * What the person was told is paid back, minor units of the booking's currency. When it is
   * another amount by now, nothing is cancelled: `refund-changed` with the new terms.
   */
  expectedRefund: z.int().min(0).optional(),
};

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/api/booking/cancel/:id',
  tag: 'booking',
  summary: 'Cancel an own booking with reason and tick, or release an own hold.',
  actor: 'client',
  idempotent: true,
  params: z.object({ id }),
  body: z.object(cancellation),
  reply: booking,
  errors: ['not-cancellable', 'confirmation-missing', 'refund-changed'],
});

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/api/booking/cancel-meeting',
  tag: 'booking',
  summary: 'The same as cancelling by address, with the booking in the body.',
  actor: 'client',
  idempotent: true,
  body: z.object({ bookingId: id, ...cancellation }),
  reply: booking,
  errors: ['not-found', 'not-cancellable', 'confirmation-missing', 'refund-changed'],
});
