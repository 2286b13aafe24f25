import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { type CardRefund, GatewayUnavailable } from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { type Alert, raiseAlert } from '../../alert/service.ts';
import {
  postRefundOwed,
  postRefundPaid,
  postRefundReturned,
  postRefundWithdrawn,
} from '../ledger/service.ts';
import { refundStep } from '../refund/rules.ts';
import { requestRefund } from '../refund/service.ts';
import {
  closeRefund,
  lockReceivedPayment,
  type ReceivedPayment,
  sumRefunds,
} from '../refund/store.ts';
import { type BookingPort, settle } from '../settlement/service.ts';
import { findPaymentByIntent, findPaymentOf } from '../store.ts';
import { isOurs, type KnownRefund, replacedBy } from './rules.ts';
import { insertByHand, lockRefundsOf, markWithdrawn, readReplaced } from './store.ts';

type Impure = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Looks at the card gateway for refunds of an intent that we did not ask for. */
export const refundsByHandJob = {
  name: 'payment.refunds-by-hand',
  payload: z.object({ intentId: z.string() }),
};

export const enqueueRefundsByHand = (tx: Tx, intentId: string): Promise<void> =>
  enqueue(tx, refundsByHandJob, { intentId }, `refunds-by-hand:${intentId}`);

/** What the steps below share: the payment is locked, and so are its booking and refunds. */
type Work = {
  context: Impure;
  tx: Tx;
  bookingId: string;
  intentId: string;
  payment: ReceivedPayment;
  at: Temporal.Instant;
};

const movementOf = ({ bookingId, payment, at }: Work, refundId: string, amount: number) => ({
  refundId,
  bookingId,
  amount,
  currency: payment.received_currency,
  at,
});

const tell = (work: Work, kind: Alert['kind'], refund: CardRefund): Promise<void> => {
  const { context, tx, bookingId, intentId } = work;
  const amount = { amount: refund.amount, currency: refund.currency as Currency };
  const facts = { bookingId, intentId, refundId: refund.id, amount };
  return raiseAlert(context, tx, { kind, subject: refund.id, facts });
};

const withdraw = async (
  work: Work,
  refund: Pick<KnownRefund, 'id' | 'amount'>,
  replacement: string | null,
): Promise<void> => {
  const { tx, payment, at } = work;
  await markWithdrawn(tx, refund.id, { replacedBy: replacement, at });
  const before = await sumRefunds(tx, payment.id);
  const movement = movementOf(work, refund.id, refund.amount);
  await postRefundWithdrawn(tx, movement, { paymentId: payment.id, before });
};

/** Owed, and paid if it is: the same two postings that a refund of ours has. */
const post = async (
  work: Work,
  refund: CardRefund,
  known: readonly KnownRefund[],
  listed: readonly CardRefund[],
): Promise<void> => {
  const { tx, payment, bookingId, at } = work;
  const { amount, id: gatewayId, currency } = refund;
  const id = newId();
  const replaced = replacedBy(amount, payment.received, known, listed);
  for (const row of replaced) await withdraw(work, row, id);
  const before = await sumRefunds(tx, payment.id);
  await insertByHand(tx, { id, paymentId: payment.id, gatewayId, amount, currency, at });
  await postRefundOwed(tx, movementOf(work, id, amount), { paymentId: payment.id, before });
  if (refund.status === 'succeeded') await pay(work, id, refund);
  // Where less was paid by hand than had been owed, the rest is sent.
  const rest = replaced.reduce((sum, row) => sum + row.amount, 0) - amount;
  const [first] = replaced;
  if (first && rest > 0)
    await requestRefund(tx, { bookingId, amount: rest, reason: first.reason, at });
  await tell(work, 'refund-by-hand', refund);
};

const pay = async (work: Work, id: string, refund: CardRefund): Promise<void> => {
  const { tx, at } = work;
  await closeRefund(tx, id, { status: 'succeeded', gatewayId: refund.id, at });
  await postRefundPaid(tx, movementOf(work, id, refund.amount));
};

/** It did not arrive: nothing in our terms owes it, except what it had paid for. */
const takeBack = async (work: Work, row: KnownRefund, refund: CardRefund): Promise<void> => {
  const { tx, bookingId, at } = work;
  if (row.status === 'succeeded')
    await postRefundReturned(tx, movementOf(work, row.id, row.amount));
  await withdraw(work, row, null);
  const owed = await readReplaced(tx, row.id);
  const amount = Math.min(row.amount, owed.amount);
  if (owed.reason !== null) await requestRefund(tx, { bookingId, amount, reason: owed.reason, at });
  await tell(work, 'refund-by-hand-returned', refund);
};

const follow = async (work: Work, row: KnownRefund, refund: CardRefund): Promise<void> => {
  const step = refundStep(row.status, refund.status);
  if (step === 'paid') await pay(work, row.id, refund);
  if (step === 'failed' || step === 'returned') await takeBack(work, row, refund);
};

/**
 * Posts what somebody refunded at the card gateway by hand, and follows what became of it. In
 * whatever order and however often it is asked for: under the locks of the booking and the payment
 * each refund of the gateway is posted once.
 */
export const recordRefundsByHand = async (
  context: Impure,
  bookings: BookingPort,
  intentId: string,
  isUrgent = false,
): Promise<void> => {
  const { db, cards, clock } = context;
  const seen = await findPaymentByIntent(db, intentId);
  if (seen?.status !== 'succeeded') return;
  const listed = await cards.listRefundsOf({ intentId, isUrgent });
  if (listed.length === 0) return;
  const bookingId = seen.booking_id;
  await db.transaction().execute(async (tx) => {
    await bookings.lockForPayment(tx, bookingId);
    const payment = await lockReceivedPayment(tx, bookingId);
    if (!payment) return;
    const work = { context, tx, bookingId, intentId, payment, at: clock.now() };
    for (const refund of listed) {
      const known = await lockRefundsOf(tx, payment.id);
      if (isOurs(refund, known)) continue;
      const row = known.find(({ byHand, gatewayId }) => byHand && gatewayId === refund.id);
      if (row) await follow(work, row, refund);
      else if (refund.status !== 'failed') await post(work, refund, known, listed);
    }
  });
};

/** The job: money that has not been settled yet is settled first. */
export const lookForRefundsByHand = async (
  context: Impure,
  bookings: BookingPort,
  intentId: string,
): Promise<void> => {
  await settle(context, bookings, intentId);
  await recordRefundsByHand(context, bookings, intentId);
};

/**
 * Before money is promised back: has it gone back already, and nobody told us yet? A gateway that
 * does not answer soon stops nobody; its event and the nightly comparison follow.
 */
export const refreshRefunds = async (
  context: Impure,
  bookings: BookingPort,
  bookingId: string,
): Promise<void> => {
  const payment = await findPaymentOf(context.db, bookingId);
  if (!payment) return;
  try {
    await recordRefundsByHand(context, bookings, payment.intent_id, true);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ bookingId, reason: error.message }, 'refunds not looked up');
  }
};
