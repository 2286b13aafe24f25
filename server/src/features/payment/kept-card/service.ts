import type { Context } from '../../../context.ts';
import { GatewayRefused } from '../../../gateways/cards/port.ts';
import { getOrder, type OrderPort } from '../../order/service.ts';
import { isOpen } from '../rules.ts';
import { openIntent } from '../service.ts';
import { settleOrder } from '../settlement/service.ts';
import { findPaymentOf } from '../store.ts';

/**
 * Has a card kept no longer; more than once without harm. Throws GatewayUnavailable where the
 * gateway doesn't answer, and may then be called again.
 */
export function dropKeptCard({ cards }: Pick<Context, 'cards'>, card: string): Promise<void> {
  return cards.dropKept(card);
}

/**
 * How a charge of a kept card ended. `waiting`: the bank hasn't said yet; `over`: the order can't be
 * paid any more.
 */
export type KeptCharge =
  | { outcome: 'paid' | 'waiting' | 'over' }
  | { outcome: 'refused'; declineCode: string };

type Wanted = {
  orderId: string;
  /** The card gateway's name of the kept card; null where there is none. */
  card: string | null;
  /** Derived from what is charged: asked again under it, nothing is charged again. */
  idempotencyKey: string;
};

/**
 * Charges an order to a card whose owner agreed to it and is away. An order has one intent at a
 * time, which can be paid once, whoever tries; what the gateway says is settled as for any other
 * payment. Throws GatewayUnavailable where it doesn't answer, and may then be called again.
 */
export async function chargeKeptCard(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  port: OrderPort,
  { orderId, card, idempotencyKey }: Wanted,
): Promise<KeptCharge> {
  const { db, cards } = context;
  const order = await getOrder(db, orderId);
  if (order.status !== 'open') return { outcome: order.status === 'paid' ? 'paid' : 'over' };
  const before = await findPaymentOf(db, orderId);
  const isStarted = before !== null && isOpen(before);
  const intentId = isStarted ? before.intent_id : (await openIntent(context, port, order))?.id;
  if (intentId === undefined) return { outcome: 'waiting' };
  if (card === null) return { outcome: 'refused', declineCode: 'no_card' };
  try {
    await cards.payWithKept({ intentId, paymentMethod: card, idempotencyKey });
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    context.log.warn({ orderId }, 'a kept card is not known any more');
    return { outcome: 'refused', declineCode: 'no_card' };
  }
  await settleOrder(context, port, order, intentId);
  const after = await findPaymentOf(db, orderId);
  if (after?.status === 'succeeded') return { outcome: 'paid' };
  if (after?.status === 'processing') return { outcome: 'waiting' };
  if (after === null || after.status === 'cancelled') return { outcome: 'over' };
  return { outcome: 'refused', declineCode: after.decline_code ?? 'unknown' };
}
