import type { BookingStatus } from '@puente/contract/booking';
import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';

/** A booking as payment needs to know it. Amounts in minor units. */
export type PayableBooking = {
  bookingId: string;
  /** As the contract words it; follows the clock (a held booking past its hold is `expired`). */
  status: BookingStatus;
  price: number;
  currency: Currency;
  holdExpiresAt: Temporal.Instant | null;
};

/** Whose the money of a booking is, from its snapshot; the provider gets the rest. */
export type BookingShares = {
  providerId: string;
  partnerId: string | null;
  platformBasisPoints: number;
  partnerBasisPoints: number;
};

/**
 * What payment asks of bookings: written by the booking feature, supplied in app.ts. Payment knows
 * nothing else of bookings.
 */
export type BookingPort = {
  /** The client's own booking in any status, or null when it isn't there or not theirs. */
  findPayable: (
    executor: Executor,
    bookingId: string,
    clientId: string,
  ) => Promise<PayableBooking | null>;
  /** Status as the contract words it; with a client's id only if the booking is theirs. */
  bookingStatusOf: (
    executor: Executor,
    bookingId: string,
    clientId: string | null,
  ) => Promise<BookingStatus | null>;
  sharesOf: (executor: Executor, bookingId: string) => Promise<BookingShares>;
  /**
   * Takes every lock that `confirmPaid` and a cancellation take (the provider's calendar, then the
   * booking), and none of payment's: whoever locks a booking and its payment does it in that order.
   */
  lockForPayment: (tx: Tx, bookingId: string) => Promise<void>;
  /**
   * The money is here. `confirmed`: held, or late with the slot still free; `already`: confirmed
   * before; `slot-lost`: the slot is gone or the booking was cancelled, so the money goes back.
   */
  confirmPaid: (tx: Tx, bookingId: string) => Promise<'confirmed' | 'already' | 'slot-lost'>;
};

/** app.ts makes the port from the context at hand (routes and jobs have their own). */
export type BookingPortOf = (context: Context) => BookingPort;

/** Looks one payment up at the card gateway and settles what it says. */
export const settlePaymentJob = {
  name: 'payment.settle',
  payload: z.object({ intentId: z.string() }),
};

/** Hands a requested refund to the card gateway, or asks how it stands there. */
export const sendRefundJob = { name: 'payment.refund', payload: z.object({ refundId: z.uuid() }) };

/** Ends what can still be paid of a booking that is over. */
export const cancelIntentsJob = {
  name: 'payment.cancel-intents',
  payload: z.object({ bookingId: z.uuid() }),
};
