import type { BookingStatus } from '@puente/contract/booking';
import type { RawBuilder } from 'kysely';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Reader } from '../../lib/format.ts';
import type { Order, OrderKind } from './rules.ts';
import {
  findOrder,
  findOrdersOf,
  insertOrder,
  insertOrderFrom,
  lapseOrdersFrom,
  lockOrder,
  markLapsed,
  markPaid,
} from './store.ts';

export type { Order } from './rules.ts';

/** What an order buys, as its payment is judged and shown. */
export type Purchase = {
  /** Id of what was bought, as the contract has it: the booking's. */
  itemId: string;
  /** As the contract words it; follows the clock. */
  itemStatus: BookingStatus;
  /** Until when the order can be paid; null where nothing has to be paid. */
  payUntil: Temporal.Instant | null;
};

/** An order as its receipt prints it. */
export type Sale = {
  /** What is bought, before discounts; together the list price of the order. */
  lines: readonly SaleLine[];
  seller: { name: string };
  buyer: { name: string; email: string; invoiceEmail: string | null };
  /** How the buyer reads: the language, zone and region of the whole document. */
  reader: Reader;
};

export type SaleLine = {
  /** As the order's kind names it. */
  kind: string;
  text: string;
  /** Below the text, such as the time of a meeting with its zone. */
  note: string | null;
  /** Minor units of the order's currency. */
  amount: number;
};

/**
 * What money asks of the things that orders of one kind buy: written by the feature that delivers
 * them, supplied in app.ts. Payments, refunds and settlement know nothing else of them.
 */
export type OrderPort = {
  /** What the order buys, for its receipt: worded now, printed for good. */
  describeSale: (executor: Executor, order: Order) => Promise<Sale>;
  /** Id of the order that buys something of this kind; null when it buys no such thing. */
  findOrderOf: (executor: Executor, itemId: string) => Promise<string | null>;
  findPurchase: (executor: Executor, order: Order) => Promise<Purchase>;
  /** Free times nearest to the first one that it would have bought, for a client who pays too late. */
  findTimesNear?: (order: Order) => Promise<{ start: string; end: string }[]>;
  /**
   * Takes every lock that `fulfil` and a cancellation take, and none of order or payment:
   * those are locked afterwards, the order before its payment.
   */
  lockForPayment: (tx: Tx, order: Order) => Promise<void>;
  /**
   * The money is here. `fulfilled`: delivered, also late where it could still be had; `already`:
   * delivered before; `lost`: it can't be had any more, so that the money goes back.
   * @param card the card gateway's name of the card that paid, where it is kept
   */
  fulfil: (tx: Tx, order: Order, card: string | null) => Promise<'fulfilled' | 'already' | 'lost'>;
  /** The card that pays is kept, for charges to which its owner agreed. */
  keepsCard?: true;
};

export type OrderPorts = Record<OrderKind, OrderPort>;
/** Routes and jobs have a context of their own each. */
export type OrderPortsOf = (context: Context) => OrderPorts;

/** What the person bought and sold. Amounts in minor units of the order's currency. */
export async function exportOrders(executor: Executor, userId: string) {
  const orders = await findOrdersOf(executor, userId);
  return {
    orders: orders.map((order) => ({
      id: order.id,
      kind: order.kind,
      role: order.buyer_id === userId ? 'buyer' : 'seller',
      status: order.status,
      amount: { amount: order.amount, currency: order.currency },
      listPrice: order.terms.listPrice,
      discounts: order.terms.discounts,
      orderedAt: order.created_at.toString(),
      paidAt: order.paid_at?.toString() ?? null,
    })),
  };
}

/** The order of an id that somebody else stored; it is there, or something is broken. */
export async function getOrder(executor: Executor, orderId: string): Promise<Order> {
  const order = await findOrder(executor, orderId);
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}

/** The order that buys an item of any kind. */
export async function findOrderOfItem(
  executor: Executor,
  ports: OrderPorts,
  itemId: string,
): Promise<Order | null> {
  for (const port of Object.values(ports)) {
    const orderId = await port.findOrderOf(executor, itemId);
    if (orderId !== null) return getOrder(executor, orderId);
  }
  return null;
}

/** Id of what an order buys, for those who know it by that. */
export async function itemOf(
  executor: Executor,
  ports: OrderPorts,
  orderId: string,
): Promise<string> {
  const order = await getOrder(executor, orderId);
  return (await ports[order.kind].findPurchase(executor, order)).itemId;
}

/** Locks what the order buys, then the order itself; the order as it is then. */
export async function lockForPayment(tx: Tx, port: OrderPort, order: Order): Promise<Order> {
  await port.lockForPayment(tx, order);
  const locked = await lockOrder(tx, order.id);
  if (!locked) throw new Error(`no order ${order.id}`);
  return locked;
}

/** Its money is here and buys what it should. Lock the order first. */
export function payOrder(tx: Tx, order: Order, now: Temporal.Instant): Promise<void> {
  return markPaid(tx, order.id, now);
}

/** Stores an order within the statement that takes what it buys, if `source` yields a row. */
export function placeOrderFrom(order: Order, source: RawBuilder<unknown>): RawBuilder<unknown> {
  return insertOrderFrom(order, source);
}

/** Stores an order in a transaction that has locked what it buys. */
export function placeOrder(tx: Tx, order: Order): Promise<void> {
  return insertOrder(tx, order);
}

/** Lets orders lapse within the statement that ends what they buy. */
export function lapseFrom(orderIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return lapseOrdersFrom(orderIds);
}

/** The same for orders that are known by id; lock what they buy before. */
export async function lapseOrders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await markLapsed(tx, orderIds);
}
