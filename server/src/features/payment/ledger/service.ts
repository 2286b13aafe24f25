import type { Executor, Tx } from '../../../db/connection.ts';
import type { Order } from '../../order/service.ts';
import {
  chargeEntries,
  promoReturnedEntries,
  refundOwedEntries,
  refundPaidEntries,
  refundReturnedEntries,
  refundWithdrawnEntries,
  type Shares,
  sharesOf,
  unmatchedEntries,
} from './rules.ts';
import { findIncoming, insertTransaction, sumCredited } from './store.ts';

/** Minor units of a currency that moved at an instant because of an order. */
type Movement = { orderId: string; amount: number; currency: string; at: Temporal.Instant };
type PaymentMovement = Movement & { paymentId: string };
export type RefundMovement = Movement & { refundId: string };

/** What the experts of these orders have of them by now, minor units; none of an unpaid one. */
export function creditedOf(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  return sumCredited(executor, orderIds);
}

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

/**
 * A promo code left nothing to pay: its maker pays the others' parts (promo-1). Once an order; nothing
 * for orders without such a code.
 */
export async function postPromo(tx: Tx, order: Order, at: Temporal.Instant): Promise<void> {
  const { id: orderId, amount, currency } = order;
  const shares = sharesOf(order);
  if (amount !== 0 || !shares.promo) return;
  const entries = chargeEntries(0, shares);
  await insertTransaction(tx, { kind: 'promo', sourceId: orderId, orderId, currency, at, entries });
}

/**
 * That much of the same taken back, which the refund ladder says; nothing where a card paid. Once an
 * order.
 */
export async function postPromoReturned(
  tx: Tx,
  { orderId, amount, currency, at }: Movement,
): Promise<void> {
  const posted = await findIncoming(tx, orderId);
  const entries = posted.length === 0 ? [] : promoReturnedEntries(posted, amount);
  if (entries.length === 0) return;
  const posting = { kind: 'promo-returned', sourceId: orderId, orderId, currency, at } as const;
  await insertTransaction(tx, { ...posting, entries });
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
