import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { Payments } from '../../db/schema.ts';
import { type PaidAmounts, paymentStates, type StoredStatus } from './rules.ts';

export type PaymentRow = Selectable<Payments>;

/** As literals: only so the planner sees that the index of open payments will do. */
const finalStates = sql.join(paymentStates.final.map((status) => sql.lit(status)));
const isLiterallyOpen = sql<boolean>`status not in (${finalStates})`;

/** Adds a payment unless the intent, or another open one of the order, is there already. */
export async function insertPayment(
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'intent_id' | 'currency' | 'amount'> & {
    created_at: Temporal.Instant;
    due_at: Temporal.Instant;
  },
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      ...payment,
      status: 'requires-payment',
      decline_code: null,
      succeeded_at: null,
      received: null,
      received_currency: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The payment of an order that counts: the one that isn't cancelled, else the last. */
export async function findPaymentOf(
  executor: Executor,
  orderId: string,
): Promise<PaymentRow | null> {
  const row = await executor
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy(sql`status = 'cancelled'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPaymentByIntent(
  executor: Executor,
  intentId: string,
): Promise<PaymentRow | null> {
  const rows = executor.selectFrom('payments').selectAll().where('intent_id', '=', intentId);
  return (await rows.executeTakeFirst()) ?? null;
}

export async function lockPaymentByIntent(tx: Tx, intentId: string): Promise<PaymentRow | null> {
  const rows = tx.selectFrom('payments').selectAll().where('intent_id', '=', intentId).forUpdate();
  return (await rows.executeTakeFirst()) ?? null;
}

export type ReceivedPayment = Pick<PaymentRow, 'id'> & {
  received: NonNullable<PaymentRow['received']>;
  received_currency: NonNullable<PaymentRow['received_currency']>;
};

/** The payment of an order whose money arrived, locked: its refunds wait for each other from here on. */
export async function lockReceivedPayment(
  tx: Tx,
  orderId: string,
): Promise<ReceivedPayment | null> {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'received', 'received_currency'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .$narrowType<{ received: number; received_currency: string }>()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function countCancelled(executor: Executor, orderId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('payments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'cancelled')
    .executeTakeFirstOrThrow();
  return count;
}

/** In the order in which their jobs are added to the queue. */
export async function findOpenIntents(tx: Tx, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payments')
    .select('intent_id')
    .where('order_id', 'in', orderIds)
    .where(isLiterallyOpen)
    .execute();
  return rows.map((row) => row.intent_id).toSorted();
}

export async function updateOpenPayment(
  tx: Tx,
  paymentId: string,
  to: { status: StoredStatus; declineCode: string | null; dueAt: Temporal.Instant | null },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ status: to.status, decline_code: to.declineCode, due_at: to.dueAt })
    .where('id', '=', paymentId)
    // The gateway may say the same again.
    .where('status', 'in', [to.status, ...paymentStates.sourcesOf(to.status)])
    .execute();
}

export async function markSucceeded(
  tx: Tx,
  paymentId: string,
  received: { amount: number; currency: string; at: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('payments')
    .set({
      status: 'succeeded',
      received: received.amount,
      received_currency: received.currency,
      succeeded_at: received.at,
      decline_code: null,
      due_at: null,
    })
    .where('id', '=', paymentId)
    .where('status', 'in', paymentStates.sourcesOf('succeeded'))
    .execute();
}

export async function markSlotLost(tx: Tx, paymentId: string): Promise<void> {
  await tx.updateTable('payments').set({ slot_lost: true }).where('id', '=', paymentId).execute();
}

/** Takes open payments whose look-up is due, and schedules the next one; intents in order. */
export async function takeDuePayments(
  tx: Tx,
  due: { now: Temporal.Instant; nextAt: Temporal.Instant; limit: number },
): Promise<string[]> {
  const rows = await tx
    .updateTable('payments')
    .set({ due_at: due.nextAt })
    .where('id', 'in', (payments) =>
      payments
        .selectFrom('payments')
        .select('id')
        .where('due_at', '<=', due.now)
        .where(isLiterallyOpen)
        .orderBy('due_at')
        .limit(due.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('intent_id')
    .execute();
  return rows.map((row) => row.intent_id).toSorted();
}

/** Remembers an event of the card gateway; false when it was known already. */
export async function insertEvent(
  tx: Tx,
  event: { id: string; type: string; receivedAt: Temporal.Instant },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('webhook_events')
    .values({ id: event.id, gateway: 'cards', type: event.type, received_at: event.receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** What moved for each order that money came in for. */
export async function sumPaid(
  executor: Executor,
  orderIds: readonly string[],
): Promise<Map<string, PaidAmounts>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await sql<PaidAmounts & Pick<PaymentRow, 'order_id'>>`
    select p.order_id, p.received as paid, coalesce(r.refunded, 0)::bigint as refunded,
      coalesce(r.by_hand, 0)::bigint as "byHand", coalesce(r.owed, 0)::bigint as owed
    from payments p left join lateral (
      select sum(amount) filter (where status in ('requested', 'succeeded')) as refunded,
        sum(amount) filter (where by_hand and status in ('requested', 'succeeded')) as by_hand,
        sum(amount) filter (where status = 'failed') as owed
      from refunds where payment_id = p.id) r on true
    where p.order_id = any(${[...orderIds]}::uuid[]) and p.status = 'succeeded'
      and p.received_currency = p.currency`.execute(executor);
  return new Map(rows.map(({ order_id, ...sums }) => [order_id, sums]));
}
