import type { Tx } from '../../../db/connection.ts';
import {
  chargeEntries,
  refundOwedEntries,
  refundPaidEntries,
  refundReturnedEntries,
  refundWithdrawnEntries,
  type Shares,
  unmatchedEntries,
} from './rules.ts';
import { findIncoming, insertTransaction } from './store.ts';

/** Minor units of a currency that moved at an instant because of an order. */
type Movement = { orderId: string; amount: number; currency: string; at: Temporal.Instant };
type PaymentMovement = Movement & { paymentId: string };
export type RefundMovement = Movement & { refundId: string };

/** The money of a payment came in and belongs to those who share it. Once a payment. */
export function postCharge(
  tx: Tx,
  { paymentId, ...movement }: PaymentMovement,
  shares: Shares,
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'charge',
    sourceId: paymentId,
    entries: chargeEntries(movement.amount, shares),
  });
}

/** Money came in that fits no price and belongs to nobody here. Once a payment. */
export function postUnmatched(
  tx: Tx,
  { paymentId, ...movement }: PaymentMovement,
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'correction',
    sourceId: paymentId,
    entries: unmatchedEntries(movement.amount),
  });
}

/**
 * From here on the client is owed the amount. Call with the payment's row locked: `before`, what
 * was refunded of it earlier, decides how the shares are rounded.
 */
export async function postRefundOwed(
  tx: Tx,
  { refundId, ...movement }: RefundMovement,
  of: { paymentId: string; before: number },
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'refund-owed',
    sourceId: refundId,
    entries: refundOwedEntries(await findIncoming(tx, of.paymentId), of.before, movement.amount),
  });
}

/**
 * The client is owed the amount no longer. Call with the payment's row locked: `before` is what
 * the refunds that stay add up to.
 */
export async function postRefundWithdrawn(
  tx: Tx,
  { refundId, ...movement }: RefundMovement,
  of: { paymentId: string; before: number },
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'refund-withdrawn',
    sourceId: refundId,
    entries: refundWithdrawnEntries(
      await findIncoming(tx, of.paymentId),
      of.before,
      movement.amount,
    ),
  });
}

/** The card gateway paid the refund out. Once a refund. */
export function postRefundPaid(
  tx: Tx,
  { refundId, ...movement }: RefundMovement,
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'refund-paid',
    sourceId: refundId,
    entries: refundPaidEntries(movement.amount),
  });
}

/** A refund that had been paid came back from the bank. Once a refund. */
export function postRefundReturned(
  tx: Tx,
  { refundId, ...movement }: RefundMovement,
): Promise<boolean> {
  return insertTransaction(tx, {
    ...movement,
    kind: 'correction',
    sourceId: refundId,
    entries: refundReturnedEntries(movement.amount),
  });
}
