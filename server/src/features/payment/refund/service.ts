import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import {
  type CardRefund,
  GatewayRefused,
  GatewayUnavailable,
} from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { raiseAlert } from '../../alert/service.ts';
import { itemOf, type OrderPorts } from '../../order/service.ts';
import { issueCreditNote } from '../../receipt/service.ts';
import {
  postRefundOwed,
  postRefundPaid,
  postRefundReturned,
  type RefundMovement,
} from '../ledger/service.ts';
import { grantable, isPastReplay, nextAttemptAt, refundStep } from './rules.ts';
import { lockReceivedPayment } from '../store.ts';
import {
  closeRefund,
  findRefundRow,
  insertRefund,
  lockRefundRow,
  rescheduleRefund,
  type RefundRow,
  sumRefunds,
  takeDueRefunds,
} from './store.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Hands a requested refund to the card gateway, or asks how it stands there. */
export const sendRefundJob = { name: 'payment.refund', payload: z.object({ refundId: z.uuid() }) };

export function enqueueSendRefund(tx: Tx, refundId: string): Promise<void> {
  return enqueue(tx, sendRefundJob, { refundId }, `refund:${refundId}`);
}

/** Is there a refund of ours under this id? */
export async function isOwnRefund(tx: Tx, refundId: string): Promise<boolean> {
  return (await findRefundRow(tx, refundId)) !== null;
}

const sweepBatch = 100;

/**
 * Pays back part or all of an order's money: the ledger owes it at once, a job sends it to the
 * card gateway. More than what is left of it is cut to what is left (ledger-2). Lock what the order
 * buys first. Null when nothing was paid, or nothing is left.
 */
export async function requestRefund(
  tx: Tx,
  request: { orderId: string; amount: number; reason: string; at: Temporal.Instant },
): Promise<{ refundId: string; amount: number } | null> {
  const { orderId, reason, at } = request;
  const payment = await lockReceivedPayment(tx, orderId);
  if (!payment) return null;
  const before = await sumRefunds(tx, payment.id);
  const amount = grantable(request.amount, payment.received, before);
  if (amount === 0) return null;
  const refundId = newId();
  const currency = payment.received_currency;
  await insertRefund(tx, {
    id: refundId,
    payment_id: payment.id,
    currency,
    amount,
    reason,
    created_at: at,
    due_at: nextAttemptAt(at, 0),
  });
  const movement = { refundId, orderId, amount, currency, at };
  await postRefundOwed(tx, movement, { paymentId: payment.id, before });
  await enqueueSendRefund(tx, refundId);
  await issueCreditNote(tx, { orderId, total: before + amount, reason, at });
  return { refundId, amount };
}

/**
 * One attempt to bring a refund further; it can be repeated any number of times. The sweep repeats it when due.
 * @param onRefused looks for another reason than the refund itself before it is given up
 */
export async function sendRefund(
  context: Deps,
  ports: OrderPorts,
  refundId: string,
  onRefused: (intentId: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const refund = await findRefundRow(context.db, refundId);
  if (!refund || refund.by_hand || refund.status === 'withdrawn') return;
  try {
    const answer = await askGateway(context, refund);
    if (answer) await record(context, ports, refundId, answer);
    else context.log.error({ refundId }, 'the card gateway lost a refund it had taken');
  } catch (error) {
    if (refund.status !== 'requested') throw error;
    if (error instanceof GatewayUnavailable) return retryLater(context, refund, error);
    if (!(error instanceof GatewayRefused)) throw error;
    await onRefused(refund.intent_id);
    await giveUp(context, ports, refundId, error);
  }
}

/** Asks for the refund, unless the gateway may have it already and would pay it twice. */
async function askGateway({ cards, clock }: Deps, refund: RefundRow): Promise<CardRefund | null> {
  const { id: reference, intent_id: intentId, amount } = refund;
  const isKnown = refund.gateway_id !== null || refund.status !== 'requested';
  if (isKnown || isPastReplay(refund.created_at, clock.now())) {
    const found = await cards.findRefund({ intentId, reference });
    if (found || isKnown) return found;
  }
  return cards.refund({ intentId, amount, reference });
}

async function record(
  context: Deps,
  ports: OrderPorts,
  refundId: string,
  answer: CardRefund,
): Promise<void> {
  const { db, clock } = context;
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefundRow(tx, refundId);
    const { amount, currency, order_id: orderId } = refund;
    const movement = { refundId, orderId, amount, currency, at };
    const gatewayId = answer.id;
    const step = refundStep(refund.status, answer.status);
    if (step === 'wait') {
      const attempts = refund.attempts + 1;
      await rescheduleRefund(tx, refundId, {
        dueAt: nextAttemptAt(at, attempts),
        gatewayId,
        attempts,
      });
    } else if (step === 'paid') {
      await recordPaid(tx, movement, answer.id);
    } else if (step === 'returned' || step === 'failed') {
      await closeRefund(tx, refundId, { status: 'failed', gatewayId, at });
      if (step === 'returned') await postRefundReturned(tx, movement);
      await raiseOwed(context, tx, ports, refund);
    }
  });
}

async function raiseOwed(
  context: Deps,
  tx: Tx,
  ports: OrderPorts,
  { id: subject, order_id: orderId, intent_id: intentId, ...refund }: RefundRow,
): Promise<void> {
  const amount = { amount: refund.amount, currency: refund.currency as Currency };
  const bookingId = await itemOf(tx, ports, orderId);
  const facts = { bookingId, orderId, intentId, amount };
  await raiseAlert(context, tx, { kind: 'refund-failed', subject, facts });
}

async function retryLater(context: Deps, refund: RefundRow, error: Error): Promise<void> {
  const attempts = refund.attempts + 1;
  const dueAt = nextAttemptAt(context.clock.now(), attempts);
  const gatewayId = refund.gateway_id;
  context.log.warn({ err: error, refundId: refund.id, attempts }, 'refund will be tried again');
  await context.db
    .transaction()
    .execute((tx) => rescheduleRefund(tx, refund.id, { dueAt, gatewayId, attempts }));
}

async function giveUp(
  context: Deps,
  ports: OrderPorts,
  refundId: string,
  error: Error,
): Promise<void> {
  const { db, clock, log } = context;
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefundRow(tx, refundId);
    // Withdrawn meanwhile: a refund made by hand paid what it owed.
    if (refund.status !== 'requested') return;
    const { gateway_id: gatewayId, order_id: orderId } = refund;
    log.error({ err: error, refundId, orderId }, 'refund refused and still owed');
    await closeRefund(tx, refundId, { status: 'failed', gatewayId, at: clock.now() });
    await raiseOwed(context, tx, ports, refund);
  });
}

/** The card gateway paid it: the row says so and the ledger posts it. Lock the refund first. */
export async function recordPaid(
  tx: Tx,
  movement: RefundMovement,
  gatewayId: string,
): Promise<void> {
  const { refundId, at } = movement;
  await closeRefund(tx, refundId, { status: 'succeeded', gatewayId, at });
  await postRefundPaid(tx, movement);
}

/** Minor units of a payment that were refunded or are still owed. Lock the payment first. */
export function sumGranted(tx: Tx, paymentId: string): Promise<number> {
  return sumRefunds(tx, paymentId);
}

/** Minor units of a payment that the card gateway paid back. */
export function sumPaidBack(executor: Executor, paymentId: string): Promise<number> {
  return sumRefunds(executor, paymentId, 'succeeded');
}

export async function sweepRefunds({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = { now, nextAt: nextAttemptAt(now, 0), limit: sweepBatch };
    for (const refundId of await takeDueRefunds(tx, due)) await enqueueSendRefund(tx, refundId);
  });
}
