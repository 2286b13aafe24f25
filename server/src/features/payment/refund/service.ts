import type { Currency } from '@puente/contract/policy';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import {
  type CardRefund,
  GatewayRefused,
  GatewayUnavailable,
} from '../../../gateways/cards/port.ts';
import { enqueue } from '../../../jobs/job.ts';
import { newId } from '../../../lib/ids.ts';
import { type Alert, raiseAlert } from '../../alert/service.ts';
import { postRefundOwed, postRefundPaid, postRefundReturned } from '../ledger/service.ts';
import { grantable, isPastReplay, nextTryAt, refundStep } from './rules.ts';
import {
  closeRefund,
  findRefundRow,
  insertRefund,
  lockReceivedPayment,
  lockRefundRow,
  putOff,
  type RefundRow,
  sumRefunds,
  takeDueRefunds,
} from './store.ts';

type Impure = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

/** Hands a requested refund to the card gateway, or asks how it stands there. */
export const sendRefundJob = { name: 'payment.refund', payload: z.object({ refundId: z.uuid() }) };

export const enqueueSendRefund = (tx: Tx, refundId: string): Promise<void> =>
  enqueue(tx, sendRefundJob, { refundId }, `refund:${refundId}`);

const sweepBatch = 100;

/**
 * Pays back part or all of a booking's money: the ledger owes it at once, a job sends it to the
 * card gateway. More than what is left of it is cut to what is left (RF-09). Lock the booking
 * first. Null when nothing was paid, or nothing is left.
 */
export const requestRefund = async (
  tx: Tx,
  wish: { bookingId: string; amount: number; reason: string; at: Temporal.Instant },
): Promise<{ refundId: string; amount: number } | null> => {
  const { bookingId, reason, at } = wish;
  const payment = await lockReceivedPayment(tx, bookingId);
  if (!payment) return null;
  const before = await sumRefunds(tx, payment.id);
  const amount = grantable(wish.amount, payment.received, before);
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
    due_at: nextTryAt(at, 0),
  });
  const movement = { refundId, bookingId, amount, currency, at };
  await postRefundOwed(tx, movement, { paymentId: payment.id, before });
  await enqueueSendRefund(tx, refundId);
  return { refundId, amount };
};

/** Asks for the refund, unless the gateway may have it already and would pay it twice. */
const askGateway = async (
  { cards, clock }: Impure,
  refund: RefundRow,
): Promise<CardRefund | null> => {
  const { id: reference, intent_id: intentId, amount } = refund;
  const isKnown = refund.gateway_id !== null || refund.status !== 'requested';
  if (isKnown || isPastReplay(refund.created_at, clock.now())) {
    const found = await cards.findRefund({ intentId, reference });
    if (found || isKnown) return found;
  }
  return cards.refund({ intentId, amount, reference });
};

const record = async (context: Impure, refundId: string, answer: CardRefund): Promise<void> => {
  const { db, clock } = context;
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefundRow(tx, refundId);
    const { amount, currency, booking_id: bookingId } = refund;
    const movement = { refundId, bookingId, amount, currency, at };
    const gatewayId = answer.id;
    const step = refundStep(refund.status, answer.status);
    if (step === 'wait') {
      const tries = refund.tries + 1;
      await putOff(tx, refundId, { dueAt: nextTryAt(at, tries), gatewayId, tries });
    } else if (step === 'paid') {
      await closeRefund(tx, refundId, { status: 'succeeded', gatewayId, at });
      await postRefundPaid(tx, movement);
    } else if (step === 'returned' || step === 'failed') {
      await closeRefund(tx, refundId, { status: 'failed', gatewayId, at });
      if (step === 'returned') await postRefundReturned(tx, movement);
      await raiseAlert(context, tx, owedAlert(refund));
    }
  });
};

const tryLater = async (context: Impure, refund: RefundRow, error: Error): Promise<void> => {
  const tries = refund.tries + 1;
  const dueAt = nextTryAt(context.clock.now(), tries);
  const gatewayId = refund.gateway_id;
  context.log.warn({ err: error, refundId: refund.id, tries }, 'refund will be tried again');
  await context.db
    .transaction()
    .execute((tx) => putOff(tx, refund.id, { dueAt, gatewayId, tries }));
};

const owedAlert = (refund: RefundRow): Alert => ({
  kind: 'refund-failed',
  subject: refund.id,
  facts: {
    bookingId: refund.booking_id,
    intentId: refund.intent_id,
    amount: { amount: refund.amount, currency: refund.currency as Currency },
  },
});

const giveUp = async (context: Impure, refundId: string, error: Error): Promise<void> => {
  const { db, clock, log } = context;
  await db.transaction().execute(async (tx) => {
    const refund = await lockRefundRow(tx, refundId);
    // Withdrawn meanwhile: a refund made by hand paid what it owed.
    if (refund.status !== 'requested') return;
    const { gateway_id: gatewayId, booking_id: bookingId } = refund;
    log.error({ err: error, refundId, bookingId }, 'refund refused and still owed');
    await closeRefund(tx, refundId, { status: 'failed', gatewayId, at: clock.now() });
    await raiseAlert(context, tx, owedAlert(refund));
  });
};

/**
 * One try to bring a refund further; harmless however often. The sweep tries again when due.
 * @param onRefused looks for another reason than the refund itself before it is given up
 */
export const sendRefund = async (
  context: Impure,
  refundId: string,
  onRefused: (intentId: string) => Promise<void> = async () => undefined,
): Promise<void> => {
  const refund = await findRefundRow(context.db, refundId);
  if (!refund || refund.by_hand || refund.status === 'withdrawn') return;
  try {
    const answer = await askGateway(context, refund);
    if (answer) await record(context, refundId, answer);
    else context.log.error({ refundId }, 'the card gateway lost a refund it had taken');
  } catch (error) {
    if (refund.status !== 'requested') throw error;
    if (error instanceof GatewayUnavailable) return tryLater(context, refund, error);
    if (!(error instanceof GatewayRefused)) throw error;
    await onRefused(refund.intent_id);
    await giveUp(context, refundId, error);
  }
};

export const sweepRefunds = async ({ db, clock }: Impure): Promise<void> => {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = { now, nextAt: nextTryAt(now, 0), limit: sweepBatch };
    for (const refundId of await takeDueRefunds(tx, due)) await enqueueSendRefund(tx, refundId);
  });
};
