import type { createPaymentIntent, PaymentState } from '@puente/contract/payment';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { CardEvent, CardIntent } from '../../gateways/cards/port.ts';
import { AppError } from '../../lib/app-error.ts';
import { newId } from '../../lib/ids.ts';
import { raiseAlert } from '../alert/service.ts';
import { orderStatusAt } from '../order/rules.ts';
import {
  findOrderOfItem,
  getOrder,
  type Order,
  type OrderPort,
  type OrderPorts,
  type Purchase,
} from '../order/service.ts';
import { customerOf } from './customer/service.ts';
import { presentPayment } from './present.ts';
import { enqueueSendRefund, isOwnRefund, sumPaidBack } from './refund/service.ts';
import { enqueueRefundsByHand } from './refund-by-hand/service.ts';
import { isOpen, nextLookupAt, type PaidAmounts } from './rules.ts';
import { enqueueSettle, settle } from './settlement/service.ts';
import {
  countCancelled,
  findOpenIntents,
  findPaymentByIntent,
  findPaymentOf,
  insertEvent,
  insertPayment,
  type PaymentRow,
  sumPaid,
} from './store.ts';

export { presentBankReturn as findBankReturnHead } from './present.ts';
export { creditedOf as creditedTo } from './ledger/service.ts';
export { nothingPaid, type PaidAmounts } from './rules.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'log' | 'cards'>;

type StartedPayment = z.input<typeof createPaymentIntent.reply>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Starts the card payment of the caller's open order, or resumes the one that is open. */
export async function startPayment(
  context: Deps,
  ports: OrderPorts,
  buyerId: string,
  itemId: string,
): Promise<StartedPayment> {
  const { db, clock, cards } = context;
  const own = await findOwn(db, ports, buyerId, await findOrderOfItem(db, ports, itemId));
  const { order, purchase } = own;
  await requirePayable(ports[order.kind], own, clock.now());
  const payment = await findPaymentOf(db, order.id);
  const isStarted = payment !== null && payment.status !== 'cancelled';
  const intent = isStarted
    ? await resumeIntent(context, ports, payment)
    : await openIntent(context, ports[order.kind], order);
  if (!intent) throw new AppError('not-payable');
  return {
    paymentIntentId: intent.id,
    clientSecret: intent.clientSecret,
    publishableKey: cards.publishableKey,
    amount: { amount: order.amount, currency: order.currency },
    holdExpiresAt: purchase.payUntil?.toString() ?? null,
  };
}

/** An order of the caller with what it buys; anybody else's is `not-found`. */
type Own = { order: Order; purchase: Purchase };

async function findOwn(
  executor: Executor,
  ports: OrderPorts,
  buyerId: string,
  order: Order | null,
): Promise<Own> {
  if (order?.buyer_id !== buyerId) throw new AppError('not-found');
  return { order, purchase: await ports[order.kind].findPurchase(executor, order) };
}

/** Who comes too late is told which times are free instead. */
async function requirePayable(
  port: OrderPort,
  { order, purchase }: Own,
  now: Temporal.Instant,
): Promise<void> {
  const status = orderStatusAt(order, purchase.payUntil, now);
  if (status === 'lapsed')
    throw new AppError('hold-expired', {
      alternatives: (await port.findTimesNear?.(order)) ?? [],
    });
  if (status === 'paid' || order.amount === 0) throw new AppError('not-payable');
}

/** The intent of a payment that was started before, as long as it can still be paid. */
async function resumeIntent(
  context: Deps,
  ports: OrderPorts,
  payment: PaymentRow,
): Promise<CardIntent | null> {
  const intent = isOpen(payment) ? await context.cards.findIntent(payment.intent_id) : null;
  if (intent?.status === 'requires-payment' || intent?.status === 'requires-action') return intent;
  if (intent?.status === 'processing') return intent;
  // Paid or cancelled meanwhile: that is settled before the refusal.
  await settle(context, ports, payment.intent_id);
  return null;
}

/** Makes the intent first and its row after: killed in between, the same key finds it again. */
export async function openIntent(
  context: Deps,
  port: OrderPort,
  order: Order,
): Promise<CardIntent | null> {
  const { db, clock, cards } = context;
  const { id: orderId, amount, currency } = order;
  const attempt = await countCancelled(db, orderId);
  const idempotencyKey = `order-${orderId}-${attempt}`;
  const kept = port.keepsCard ? { keptFor: await customerOf(context, order.buyer_id) } : {};
  const intent = await cards.createIntent({ amount, currency, orderId, idempotencyKey, ...kept });
  const now = clock.now();
  await db.transaction().execute((tx) =>
    insertPayment(tx, {
      id: newId(),
      order_id: orderId,
      intent_id: intent.id,
      amount,
      currency,
      created_at: now,
      due_at: nextLookupAt(now),
    }),
  );
  // A concurrent request stored another intent: a payment on this one would not be tracked.
  const payment = await findPaymentByIntent(db, intent.id);
  return payment && isOpen(payment) ? intent : null;
}

/** State of a payment of the caller, by the id of what it is for or of its intent. */
export async function readPayment(
  { db }: Pick<Context, 'db'>,
  ports: OrderPorts,
  buyerId: string,
  id: string,
): Promise<PaymentState> {
  const name = uuid.test(id) ? { itemId: id } : { intentId: id };
  return (await readState(db, ports, buyerId, name)).state;
}

async function readState(
  executor: Executor,
  ports: OrderPorts,
  buyerId: string,
  name: PaymentName,
): Promise<{ state: PaymentState; payment: PaymentRow | null }> {
  const { order, payment } = await findPayment(executor, ports, name);
  const own = await findOwn(executor, ports, buyerId, order);
  const paidBack = payment ? await sumPaidBack(executor, payment.id) : 0;
  return { state: presentPayment(own.order, own.purchase, payment, paidBack), payment };
}

/** What names a payment: what it is for, its intent, or both. */
type PaymentName = { itemId?: string | undefined; intentId?: string | undefined };

async function findPayment(
  executor: Executor,
  ports: OrderPorts,
  { itemId, intentId }: PaymentName,
): Promise<{ order: Order | null; payment: PaymentRow | null }> {
  const byIntent = intentId === undefined ? null : await findPaymentByIntent(executor, intentId);
  const byItem = itemId === undefined ? null : await findOrderOfItem(executor, ports, itemId);
  const orderId = itemId === undefined ? byIntent?.order_id : byItem?.id;
  const isContradiction = intentId !== undefined && byIntent?.order_id !== orderId;
  if (orderId === undefined || isContradiction) throw new AppError('not-found');
  const order = byItem ?? (await getOrder(executor, orderId));
  return { order, payment: byIntent ?? (await findPaymentOf(executor, orderId)) };
}

/**
 * The same after asking the gateway now, for a client who comes back before the webhook does.
 * Refused while it is not paid.
 */
export async function confirmPayment(
  context: Deps,
  ports: OrderPorts,
  buyerId: string,
  name: PaymentName,
): Promise<PaymentState> {
  const { state, payment } = await readState(context.db, ports, buyerId, name);
  if (!payment || !isOpen(payment)) return requirePaid(state);
  await settle(context, ports, payment.intent_id);
  return requirePaid((await readState(context.db, ports, buyerId, name)).state);
}

/** Money that is here, or was: anything else is not paid. */
function requirePaid(state: PaymentState): PaymentState {
  if (state.status === 'succeeded' || state.status === 'refunded') return state;
  if (state.amount.amount === 0) throw new AppError('not-payable');
  throw new AppError('payment-incomplete', { payment: state });
}

/** Takes an event of the card gateway once: what it is about is looked up by a job. */
export async function receiveEvent(
  context: Deps,
  rawBody: Buffer | undefined,
  signature: string | undefined,
): Promise<{ received: true }> {
  const { db, clock, cards } = context;
  const now = clock.now();
  const event = cards.readEvent(rawBody ?? Buffer.alloc(0), signature, now);
  if (!event) throw new AppError('signature-invalid');
  if (event === 'malformed') throw new AppError('invalid-input', { fields: [] });
  const { id, type } = event;
  await db.transaction().execute(async (tx) => {
    if (await insertEvent(tx, { id, type, receivedAt: now })) await follow(context, tx, event);
  });
  return { received: true };
}

/** Enqueues the one look-up that an event calls for. */
async function follow(context: Deps, tx: Tx, event: CardEvent): Promise<void> {
  if (event.about === 'other') return;
  if (event.about === 'refund') return followRefund(tx, event);
  const { intentId: subject } = event;
  if (event.about === 'dispute')
    await raiseAlert(context, tx, { kind: 'dispute', subject, facts: { intentId: subject } });
  await enqueueSettle(tx, subject);
}

/** Of a refund of ours, whose payment was settled before, or of one that is none. */
async function followRefund(
  tx: Tx,
  { reference, intentId }: Extract<CardEvent, { about: 'refund' }>,
): Promise<void> {
  if (reference !== null && uuid.test(reference) && (await isOwnRefund(tx, reference)))
    return enqueueSendRefund(tx, reference);
  if (intentId !== null) await enqueueRefundsByHand(tx, intentId);
}

/**
 * The orders are over without being paid: what can still be paid of them is ended by jobs, or paid
 * back should the money be faster.
 */
export async function cancelOpenIntents(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const intentId of await findOpenIntents(tx, orderIds)) await enqueueSettle(tx, intentId);
}

/** What moved for each order, minor units of its currency; nothing for those nobody paid. */
export function paidAmounts(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, PaidAmounts>> {
  return sumPaid(executor, orderIds);
}
