import type { BookingStatus } from '@puente/contract/booking';
import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { CardIntent } from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { raiseAlert } from '../../alert/service.ts';
import type { Shares } from '../ledger/rules.ts';
import { postCharge, postUnmatched } from '../ledger/service.ts';
import { requestRefund } from '../refund/service.ts';
import { isAsExpected, isOpen, isPayable, nextLookupAt, statusFor } from '../rules.ts';
import {
  findPaymentByIntent,
  lockPaymentByIntent,
  markSlotLost,
  markSucceeded,
  moveOpenPayment,
  type PaymentRow,
  takeDuePayments,
} from '../store.ts';

/** A booking as payment needs to know it. Amounts in minor units. */
export type PayableBooking = {
  bookingId: string;
  /** As the contract words it; follows the clock (a held booking past its hold is `expired`). */
  status: BookingStatus;
  price: number;
  currency: Currency;
  holdExpiresAt: Temporal.Instant | null;
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
  /** Whose the money is, from the booking's snapshot. */
  sharesOf: (executor: Executor, bookingId: string) => Promise<Shares>;
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

type Impure = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Looks one payment up at the card gateway and settles what it says. */
export const settlePaymentJob = {
  name: 'payment.settle',
  payload: z.object({ intentId: z.string() }),
};

export const enqueueSettle = (tx: Tx, intentId: string): Promise<void> =>
  enqueue(tx, settlePaymentJob, { intentId }, `settle:${intentId}`);

const sweepBatch = 100;

/** The intent as it is now; one that nobody may pay any more is ended on the way. */
const lookUp = async (
  { db, cards }: Impure,
  bookings: BookingPort,
  payment: PaymentRow,
): Promise<CardIntent | null> => {
  const intent = await cards.findIntent(payment.intent_id);
  if (!intent || !isPayable(intent)) return intent;
  const status = await bookings.bookingStatusOf(db, payment.booking_id, null);
  return status === 'held' ? intent : cards.cancelIntent(intent.id);
};

/** The price arrived: it belongs to its owners, and the booking is confirmed or paid back. */
const receivePrice = async (
  tx: Tx,
  bookings: BookingPort,
  payment: PaymentRow,
  at: Temporal.Instant,
): Promise<void> => {
  const { id: paymentId, booking_id: bookingId, amount, currency } = payment;
  const shares = await bookings.sharesOf(tx, bookingId);
  await postCharge(tx, { paymentId, bookingId, amount, currency, at }, shares);
  if ((await bookings.confirmPaid(tx, bookingId)) !== 'slot-lost') return;
  await markSlotLost(tx, paymentId);
  await requestRefund(tx, { bookingId, amount, reason: 'slot-lost', at });
};

/** Something else than the price arrived: nothing is confirmed and all of it goes back. */
const returnUnmatched = async (
  tx: Tx,
  payment: PaymentRow,
  received: { amount: number; currency: string; at: Temporal.Instant },
): Promise<void> => {
  const { id: paymentId, booking_id: bookingId } = payment;
  const { amount, at } = received;
  await postUnmatched(tx, { paymentId, bookingId, ...received });
  await requestRefund(tx, { bookingId, amount, reason: 'amount-mismatch', at });
};

const receive = async (
  context: Impure,
  tx: Tx,
  bookings: BookingPort,
  payment: PaymentRow,
  intent: CardIntent,
): Promise<void> => {
  const { received: amount, currency } = intent;
  const received = { amount, currency, at: context.clock.now() };
  await markSucceeded(tx, payment.id, received);
  if (isAsExpected(payment, intent)) return receivePrice(tx, bookings, payment, received.at);
  const { id: subject, booking_id: bookingId, intent_id: intentId } = payment;
  const facts = { bookingId, intentId, amount: { amount, currency: currency as Currency } };
  await raiseAlert(context, tx, { kind: 'amount-mismatch', subject, facts });
  return returnUnmatched(tx, payment, received);
};

/**
 * The one way from the gateway's word to ours, for webhook, redirect and sweep alike, in whatever
 * order and however often they come: asks anew, takes the locks, moves forward only.
 */
export const settle = async (
  context: Impure,
  bookings: BookingPort,
  intentId: string,
): Promise<void> => {
  const { db, clock, log } = context;
  const seen = await findPaymentByIntent(db, intentId);
  // Its maker has not stored it yet and nobody has its secret, or it is none of ours.
  if (!seen || !isOpen(seen)) return;
  const intent = await lookUp(context, bookings, seen);
  await db.transaction().execute(async (tx) => {
    await bookings.lockForPayment(tx, seen.booking_id);
    const payment = await lockPaymentByIntent(tx, intentId);
    if (!payment || !isOpen(payment)) return;
    if (intent?.status === 'succeeded') return receive(context, tx, bookings, payment, intent);
    if (!intent) log.error({ paymentId: payment.id }, 'the card gateway does not know an intent');
    const status = intent ? statusFor(intent) : 'cancelled';
    const dueAt = isOpen({ status }) ? nextLookupAt(clock.now()) : null;
    const declineCode = intent?.declineCode ?? null;
    await moveOpenPayment(tx, payment.id, { status, declineCode, dueAt });
  });
};

/** Open payments that no webhook told of are looked up: the third party may have stayed silent. */
export const sweepPayments = async ({ db, clock }: Impure): Promise<void> => {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = { now, nextAt: nextLookupAt(now), limit: sweepBatch };
    for (const intentId of await takeDuePayments(tx, due)) await enqueueSettle(tx, intentId);
  });
};
