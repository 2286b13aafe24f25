import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { type CardRefund, GatewayUnavailable } from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { type Alert, raiseAlert } from '../../alert/service.ts';
import {
  getOrder,
  lockForPayment,
  type Order,
  type OrderPort,
  type OrderPorts,
} from '../../order/service.ts';
import { issueCreditNote } from '../../receipt/service.ts';
import { postRefundOwed, postRefundReturned, postRefundWithdrawn } from '../ledger/service.ts';
import { refundStep } from '../refund/rules.ts';
import { recordPaid, requestRefund, sumGranted } from '../refund/service.ts';
import { settle } from '../settlement/service.ts';
import {
  findPaymentByIntent,
  findPaymentOf,
  lockReceivedPayment,
  type ReceivedPayment,
} from '../store.ts';
import { isOurs, type KnownRefund, replacedBy } from './rules.ts';
import { insertByHand, lockRefundsOf, markWithdrawn, readReplaced } from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Looks at the card gateway for refunds of an intent that we did not ask for. */
export const refundsByHandJob = {
  name: 'payment.refunds-by-hand',
  payload: z.object({ intentId: z.string() }),
};

export function enqueueRefundsByHand(tx: Tx, intentId: string): Promise<void> {
  return enqueue(tx, refundsByHandJob, { intentId }, `refunds-by-hand:${intentId}`);
}

/**
 * Posts what somebody refunded at the card gateway by hand, and follows what became of it. In
 * whatever order and however often it is asked for: under the locks of the order and the payment
 * each refund of the gateway is posted once.
 */
export async function recordRefundsByHand(
  context: Deps,
  ports: OrderPorts,
  intentId: string,
): Promise<void> {
  const payment = await findPaymentByIntent(context.db, intentId);
  if (payment?.status !== 'succeeded') return;
  const order = await getOrder(context.db, payment.order_id);
  await recordFor(context, ports[order.kind], order, { intentId });
}

async function recordFor(
  context: Deps,
  port: OrderPort,
  order: Order,
  lookup: { intentId: string; isUrgent?: boolean },
): Promise<void> {
  const { db, cards, clock } = context;
  const { intentId } = lookup;
  const listed = await cards.listRefundsOf(lookup);
  if (listed.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const { id: orderId } = await lockForPayment(tx, port, order);
    const payment = await lockReceivedPayment(tx, orderId);
    if (!payment) return;
    const { itemId: bookingId } = await port.findPurchase(tx, order);
    const work = { context, tx, orderId, bookingId, intentId, payment, at: clock.now() };
    for (const refund of listed) {
      const known = await lockRefundsOf(tx, payment.id);
      if (isOurs(refund, known)) continue;
      const row = known.find(({ byHand, gatewayId }) => byHand && gatewayId === refund.id);
      if (row) await follow(work, row, refund);
      else if (refund.status !== 'failed') await post(work, refund, known, listed);
      const total = await sumGranted(tx, payment.id);
      await issueCreditNote(tx, { orderId, total, reason: 'made-by-hand', at: work.at });
    }
  });
}

async function follow(work: Work, row: KnownRefund, refund: CardRefund): Promise<void> {
  const step = refundStep(row.status, refund.status);
  if (step === 'paid') await pay(work, row.id, refund);
  if (step === 'failed' || step === 'returned') await takeBack(work, row, refund);
}

async function pay(work: Work, id: string, refund: CardRefund): Promise<void> {
  await recordPaid(work.tx, movementOf(work, id, refund.amount), refund.id);
}

/** What the steps below share: the payment is locked, and so is what its order buys. */
type Work = {
  context: Deps;
  tx: Tx;
  orderId: string;
  /** What the order buys, for the operator. */
  bookingId: string;
  intentId: string;
  payment: ReceivedPayment;
  at: Temporal.Instant;
};

function movementOf({ orderId, payment, at }: Work, refundId: string, amount: number) {
  return {
    refundId,
    orderId,
    amount,
    currency: payment.received_currency,
    at,
  };
}

/** It did not arrive: nothing in our terms owes it, except what it had paid for. */
async function takeBack(work: Work, row: KnownRefund, refund: CardRefund): Promise<void> {
  const { tx, orderId, at } = work;
  if (row.status === 'succeeded')
    await postRefundReturned(tx, movementOf(work, row.id, row.amount));
  await withdraw(work, row, null);
  const owed = await readReplaced(tx, row.id);
  const amount = Math.min(row.amount, owed.amount);
  if (owed.reason !== null) await requestRefund(tx, { orderId, amount, reason: owed.reason, at });
  await alertOperator(work, 'refund-by-hand-returned', refund);
}

async function withdraw(
  work: Work,
  refund: Pick<KnownRefund, 'id' | 'amount'>,
  replacement: string | null,
): Promise<void> {
  const { tx, payment, at } = work;
  await markWithdrawn(tx, refund.id, { replacedBy: replacement, at });
  const before = await sumGranted(tx, payment.id);
  const movement = movementOf(work, refund.id, refund.amount);
  await postRefundWithdrawn(tx, movement, { paymentId: payment.id, before });
}

function alertOperator(work: Work, kind: Alert['kind'], refund: CardRefund): Promise<void> {
  const { context, tx, orderId, bookingId, intentId } = work;
  const amount = { amount: refund.amount, currency: refund.currency as Currency };
  const facts = { bookingId, orderId, intentId, refundId: refund.id, amount };
  return raiseAlert(context, tx, { kind, subject: refund.id, facts });
}

/** Owed, and paid if it is: the same two postings that a refund of ours has. */
async function post(
  work: Work,
  refund: CardRefund,
  known: readonly KnownRefund[],
  listed: readonly CardRefund[],
): Promise<void> {
  const { tx, payment, orderId, at } = work;
  const { amount, id: gatewayId, currency } = refund;
  const id = newId();
  const replaced = replacedBy(amount, payment.received, known, listed);
  for (const row of replaced) await withdraw(work, row, id);
  const before = await sumGranted(tx, payment.id);
  await insertByHand(tx, { id, paymentId: payment.id, gatewayId, amount, currency, at });
  await postRefundOwed(tx, movementOf(work, id, amount), { paymentId: payment.id, before });
  if (refund.status === 'succeeded') await pay(work, id, refund);
  // Where less was paid by hand than had been owed, the rest is sent.
  const rest = replaced.reduce((sum, row) => sum + row.amount, 0) - amount;
  const [first] = replaced;
  if (first && rest > 0)
    await requestRefund(tx, { orderId, amount: rest, reason: first.reason, at });
  await alertOperator(work, 'refund-by-hand', refund);
}

/** The job: money that has not been settled yet is settled first. */
export async function lookForRefundsByHand(
  context: Deps,
  ports: OrderPorts,
  intentId: string,
): Promise<void> {
  await settle(context, ports, intentId);
  await recordRefundsByHand(context, ports, intentId);
}

/**
 * Before a refund is promised: was money refunded already, and no event told us? A gateway that
 * does not answer soon stops nobody; its event and the nightly comparison follow.
 */
export async function refreshRefunds(
  context: Deps,
  port: OrderPort,
  orderId: string,
): Promise<void> {
  const payment = await findPaymentOf(context.db, orderId);
  if (payment?.status !== 'succeeded') return;
  const order = await getOrder(context.db, orderId);
  try {
    await recordFor(context, port, order, { intentId: payment.intent_id, isUrgent: true });
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    context.log.warn({ orderId, reason: error.message }, 'refunds not looked up');
  }
}
