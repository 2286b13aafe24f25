import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { addSessionRefund } from '../../booking/package/service.ts';
import { findOrderOfItem, type OrderPorts } from '../../order/service.ts';
import { refreshRefunds } from '../../payment/refund-by-hand/service.ts';
import { requestRefund } from '../../payment/refund/service.ts';
import { nothingPaid, paidAmounts } from '../../payment/service.ts';
import { type MeetingMoney, moneyOf } from '../rules.ts';
import { listProblems } from '../store.ts';

/** A booking, as far as its money is asked for. */
export type Priced = { id: string; order_id: string; price: number };

/** What was paid for a meeting and can still be refunded. Lock the booking before it is relied on. */
export async function findMoney(executor: Executor, booking: Priced): Promise<MeetingMoney> {
  const orderId = booking.order_id;
  const order = (await paidAmounts(executor, [orderId])).get(orderId) ?? nothingPaid;
  const problems = await listProblems(executor, [booking.id]);
  const refunded = problems.reduce((sum, problem) => sum + problem.refund_amount, 0);
  return moneyOf(booking.price, order, refunded);
}

/**
 * Refunds because of a report, by the ledger and the card gateway as every refund; the booking must
 * be locked.
 * @returns minor units that were granted, less than asked for where less is left
 */
export async function refundFor(
  tx: Tx,
  booking: Priced,
  request: { amount: number; kind: string; at: Temporal.Instant },
): Promise<number> {
  const { amount, kind, at } = request;
  if (amount === 0) return 0;
  const reason = `problem-${kind}`;
  const granted = await requestRefund(tx, { orderId: booking.order_id, amount, reason, at });
  if (granted) await addSessionRefund(tx, booking.id, granted.amount);
  return granted?.amount ?? 0;
}

/** Before somebody grants a refund: was money refunded by hand that no event told of? */
export async function refreshMoney(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  ports: OrderPorts,
  bookingId: string,
): Promise<void> {
  const order = await findOrderOfItem(context.db, ports, bookingId);
  if (order) await refreshRefunds(context, ports[order.kind], order.id);
}
