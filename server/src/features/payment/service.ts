import type { createPaymentIntent, PaymentState } from '@puente/contract/payment';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { CardIntent } from '../../gateways/cards/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { raiseAlert } from '../alert/service.ts';
import { presentPayment } from './present.ts';
import { enqueueSendRefund } from './refund/service.ts';
import { enqueueRefundsByHand } from './refund-by-hand/service.ts';
import { sumRefunds } from './refund/store.ts';
import { isOpen, nextLookupAt } from './rules.ts';
import {
  type BookingPort,
  enqueueSettle,
  type PayableBooking,
  settle,
} from './settlement/service.ts';
import {
  countCancelled,
  findOpenIntents,
  findPaymentByIntent,
  findPaymentOf,
  insertEvent,
  insertPayment,
  type Paid,
  type PaymentRow,
  sumPaid,
} from './store.ts';

export type { BookingPort } from './settlement/service.ts';

/** app.ts makes the port from the context at hand (routes and jobs have their own). */
export type BookingPortOf = (context: Context) => BookingPort;

type Impure = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;
type StartedPayment = z.input<typeof createPaymentIntent.reply>;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const requirePayable = (booking: PayableBooking | null): PayableBooking => {
  if (!booking) throw new AppError('not-found');
  if (booking.status === 'expired') throw new AppError('hold-expired');
  if (booking.status !== 'held' || booking.price === 0) throw new AppError('not-payable');
  return booking;
};

/** Makes the intent first and its row after: killed in between, the same key finds it again. */
const openIntent = async (context: Impure, booking: PayableBooking): Promise<CardIntent | null> => {
  const { db, clock, cards } = context;
  const { bookingId, price: amount, currency } = booking;
  const attempt = await countCancelled(db, bookingId);
  const idempotencyKey = `booking-${bookingId}-${attempt}`;
  const intent = await cards.createIntent({ amount, currency, bookingId, idempotencyKey });
  const now = clock.now();
  await db.transaction().execute((tx) =>
    insertPayment(tx, {
      id: newId(),
      booking_id: bookingId,
      intent_id: intent.id,
      amount,
      currency,
      created_at: now,
      due_at: nextLookupAt(now),
    }),
  );
  // Another intent was opened meanwhile: whoever pays this one would pay unseen.
  const payment = await findPaymentByIntent(db, intent.id);
  return payment && isOpen(payment) ? intent : null;
};

/** The intent of a payment that was started before, as long as it can still be paid. */
const resumeIntent = async (
  context: Impure,
  bookings: BookingPort,
  payment: PaymentRow,
): Promise<CardIntent | null> => {
  const intent = isOpen(payment) ? await context.cards.findIntent(payment.intent_id) : null;
  if (intent?.status === 'requires-payment' || intent?.status === 'requires-action') return intent;
  if (intent?.status === 'processing') return intent;
  // Over in one way or the other: let the booking know before refusing.
  await settle(context, bookings, payment.intent_id);
  return null;
};

/** Starts the card payment of an own held booking, or goes on with the one that is open. */
export const startPayment = async (
  context: Impure,
  bookings: BookingPort,
  clientId: string,
  bookingId: string,
): Promise<StartedPayment> => {
  const booking = requirePayable(await bookings.findPayable(context.db, bookingId, clientId));
  const payment = await findPaymentOf(context.db, bookingId);
  const isStarted = payment !== null && payment.status !== 'cancelled';
  const intent = isStarted
    ? await resumeIntent(context, bookings, payment)
    : await openIntent(context, booking);
  if (!intent) throw new AppError('not-payable');
  return {
    paymentIntentId: intent.id,
    clientSecret: intent.clientSecret,
    publishableKey: context.cards.publishableKey,
    amount: { amount: booking.price, currency: booking.currency },
    holdExpiresAt: booking.holdExpiresAt?.toString() ?? null,
  };
};

/** What names a payment: its booking, its intent, or both. */
type PaymentName = { bookingId?: string | undefined; paymentIntentId?: string | undefined };

const findPayment = async (
  executor: Executor,
  name: PaymentName,
): Promise<{ bookingId: string; payment: PaymentRow | null }> => {
  const byIntent = name.paymentIntentId
    ? await findPaymentByIntent(executor, name.paymentIntentId)
    : null;
  const bookingId = name.bookingId ?? byIntent?.booking_id;
  const isContradiction = name.paymentIntentId && byIntent?.booking_id !== bookingId;
  if (!bookingId || isContradiction) throw new AppError('not-found');
  return { bookingId, payment: byIntent ?? (await findPaymentOf(executor, bookingId)) };
};

const readState = async (
  executor: Executor,
  bookings: BookingPort,
  clientId: string,
  name: PaymentName,
): Promise<{ state: PaymentState; payment: PaymentRow | null }> => {
  const { bookingId, payment } = await findPayment(executor, name);
  const booking = await bookings.findPayable(executor, bookingId, clientId);
  if (!booking) throw new AppError('not-found');
  const paidBack = payment ? await sumRefunds(executor, payment.id, 'succeeded') : 0;
  return { state: presentPayment(booking, payment, paidBack), payment };
};

/** State of an own payment, by the id of its booking or of its intent. */
export const readPayment = async (
  { db }: Pick<Context, 'db'>,
  bookings: BookingPort,
  clientId: string,
  id: string,
): Promise<PaymentState> => {
  const name = uuid.test(id) ? { bookingId: id } : { paymentIntentId: id };
  return (await readState(db, bookings, clientId, name)).state;
};

/** Money that is here, or was: anything else is not paid. */
const requirePaid = (state: PaymentState): PaymentState => {
  if (state.status === 'succeeded' || state.status === 'refunded') return state;
  if (state.amount.amount === 0) throw new AppError('not-payable');
  throw new AppError('payment-incomplete', { payment: state });
};

/**
 * The same after asking the gateway now, for a client who comes back before the webhook does.
 * Refused while it is not paid.
 */
export const confirmPayment = async (
  context: Impure,
  bookings: BookingPort,
  clientId: string,
  name: PaymentName,
): Promise<PaymentState> => {
  const { state, payment } = await readState(context.db, bookings, clientId, name);
  if (!payment || !isOpen(payment)) return requirePaid(state);
  await settle(context, bookings, payment.intent_id);
  return requirePaid((await readState(context.db, bookings, clientId, name)).state);
};

/** Takes an event of the card gateway once: what it is about is looked up by a job. */
export const receiveEvent = async (
  context: Impure,
  rawBody: Buffer | undefined,
  signature: string | undefined,
): Promise<{ received: true }> => {
  const { db, clock, cards } = context;
  const now = clock.now();
  const event = cards.readEvent(rawBody ?? Buffer.alloc(0), signature, now);
  if (!event) throw new AppError('signature-invalid');
  if (event === 'malformed') throw new AppError('invalid-input', { fields: [] });
  const { id, type, about, intentId, refundReference } = event;
  const isOwnRefund = refundReference !== null && uuid.test(refundReference);
  await db.transaction().execute(async (tx) => {
    if (!(await insertEvent(tx, { id, type, receivedAt: now }))) return;
    if (intentId) await enqueueSettle(tx, intentId);
    if (isOwnRefund) await enqueueSendRefund(tx, refundReference);
    else if (about === 'refund' && intentId) await enqueueRefundsByHand(tx, intentId);
    if (about === 'dispute' && intentId)
      await raiseAlert(context, tx, { kind: 'dispute', subject: intentId, facts: { intentId } });
  });
  return { received: true };
};

/**
 * The booking is over without being paid: what can still be paid of it is ended by a job, or paid
 * back should the money be faster.
 */
export const cancelOpenIntents = async (tx: Tx, bookingId: string): Promise<void> => {
  for (const intentId of await findOpenIntents(tx, bookingId)) await enqueueSettle(tx, intentId);
};

/** What moved for each booking, minor units of its currency; nothing for those nobody paid. */
export const paidAmounts = (
  executor: Executor,
  bookingIds: readonly string[],
): Promise<Map<string, Paid>> => sumPaid(executor, bookingIds);
