import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { CardIntent } from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { raiseAlert } from '../../alert/service.ts';
import { orderStatusAt } from '../../order/rules.ts';
import {
  getOrder,
  lockForPayment,
  type Order,
  type OrderPort,
  type OrderPorts,
  payOrder,
} from '../../order/service.ts';
import { issueReceipt, planReceiptMail } from '../../receipt/service.ts';
import { postCharge, postUnmatched } from '../ledger/service.ts';
import { sharesOf } from '../ledger/rules.ts';
import { requestRefund } from '../refund/service.ts';
import { isAsExpected, isOpen, isPayable, nextLookupAt, statusFor } from '../rules.ts';
import {
  findPaymentByIntent,
  lockPaymentByIntent,
  markSlotLost,
  markSucceeded,
  updateOpenPayment,
  type PaymentRow,
  takeDuePayments,
} from '../store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Looks one payment up at the card gateway and settles what it says. */
export const settlePaymentJob = {
  name: 'payment.settle',
  payload: z.object({ intentId: z.string() }),
};

export function enqueueSettle(tx: Tx, intentId: string): Promise<void> {
  return enqueue(tx, settlePaymentJob, { intentId }, `settle:${intentId}`);
}

const sweepBatch = 100;

/**
 * The only place where the gateway's state becomes ours, for webhook, redirect and sweep alike, in
 * any order and any number of times: asks the gateway again, takes the locks, moves forward only.
 */
export async function settle(context: Deps, ports: OrderPorts, intentId: string): Promise<void> {
  const { db } = context;
  const seen = await findPaymentByIntent(db, intentId);
  // Its maker has not stored it yet and nobody has its secret, or it is none of ours.
  if (!seen || !isOpen(seen)) return;
  const ordered = await getOrder(db, seen.order_id);
  return settleOrder(context, ports[ordered.kind], ordered, intentId);
}

/** The same for an order that is known, with its port. */
export async function settleOrder(
  context: Deps,
  port: OrderPort,
  ordered: Order,
  intentId: string,
): Promise<void> {
  const { db, clock, log } = context;
  const intent = await lookUp(context, port, ordered, intentId);
  await db.transaction().execute(async (tx) => {
    const order = await lockForPayment(tx, port, ordered);
    const payment = await lockPaymentByIntent(tx, intentId);
    if (!payment || !isOpen(payment)) return;
    const receipt = { context, tx, port, order, payment };
    if (intent?.status === 'succeeded') return receive(receipt, intent);
    if (!intent) log.error({ paymentId: payment.id }, 'the card gateway does not know an intent');
    const status = intent ? statusFor(intent) : 'cancelled';
    const dueAt = isOpen({ status }) ? nextLookupAt(clock.now()) : null;
    const declineCode = intent?.declineCode ?? null;
    await updateOpenPayment(tx, payment.id, { status, declineCode, dueAt });
  });
}

/** The intent as it is now; one that must not be paid any more is cancelled at the gateway. */
async function lookUp(
  { db, clock, cards }: Deps,
  port: OrderPort,
  order: Order,
  intentId: string,
): Promise<CardIntent | null> {
  const intent = await cards.findIntent(intentId);
  if (!intent || !isPayable(intent)) return intent;
  const { payUntil } = await port.findPurchase(db, order);
  const status = orderStatusAt(order, payUntil, clock.now());
  return status === 'open' ? intent : cards.cancelIntent(intent.id);
}

async function receive(receipt: Receipt, intent: CardIntent): Promise<void> {
  const { context, tx, port, order, payment } = receipt;
  const { received: amount, currency } = intent;
  const received = { amount, currency, at: context.clock.now() };
  await markSucceeded(tx, payment.id, received);
  if (isAsExpected(payment, intent))
    return receivePrice(receipt, intent.paymentMethod, received.at);
  const { id: subject, order_id: orderId, intent_id: intentId } = payment;
  const { itemId: bookingId } = await port.findPurchase(tx, order);
  const facts = {
    bookingId,
    orderId,
    intentId,
    amount: { amount, currency: currency as Currency },
  };
  await raiseAlert(context, tx, { kind: 'amount-mismatch', subject, facts });
  return returnUnmatched(tx, payment, received);
}

/** What the steps of receiving money share: what the order buys, the order and payment are locked. */
type Receipt = {
  context: Deps;
  tx: Tx;
  port: OrderPort;
  order: Order;
  payment: PaymentRow;
};

/**
 * The price arrived: it belongs to its owners, and buys what was ordered or is paid back. Either way
 * it is receipted (receipt-1): what is paid back at once has a credit note beside its receipt.
 */
async function receivePrice(
  { tx, port, order, payment }: Receipt,
  card: string | null,
  at: Temporal.Instant,
): Promise<void> {
  const { id: paymentId, order_id: orderId, amount, currency } = payment;
  await postCharge(tx, { paymentId, orderId, amount, currency, at }, sharesOf(order));
  const isLost = (await port.fulfil(tx, order, card)) === 'lost';
  if (isLost) await markSlotLost(tx, paymentId);
  else await payOrder(tx, order, at);
  const sale = await port.describeSale(tx, order);
  const issued = await issueReceipt(tx, { order, sale, at });
  if (!isLost) return planReceiptMail(tx, issued);
  await requestRefund(tx, { orderId, amount, reason: 'slot-lost', at });
}

/** Something else than the price arrived: nothing is delivered and all of it goes back. */
async function returnUnmatched(
  tx: Tx,
  payment: PaymentRow,
  received: { amount: number; currency: string; at: Temporal.Instant },
): Promise<void> {
  const { id: paymentId, order_id: orderId } = payment;
  const { amount, at } = received;
  await postUnmatched(tx, { paymentId, orderId, ...received });
  await requestRefund(tx, { orderId, amount, reason: 'amount-mismatch', at });
}

/** Looks up open payments for which no webhook came. */
export async function sweepPayments({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = { now, nextAt: nextLookupAt(now), limit: sweepBatch };
    for (const intentId of await takeDuePayments(tx, due)) await enqueueSettle(tx, intentId);
  });
}
