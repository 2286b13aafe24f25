import { type Selectable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { PaymentsTable } from '../../db/schema.ts';
import type { StoredStatus } from './rules.ts';

export type PaymentRow = Selectable<PaymentsTable>;

const isFinal = sql<boolean>`status in ('succeeded', 'cancelled')`;

/** Adds a payment unless the intent, or another open one of the booking, is there already. */
export const insertPayment = async (
  tx: Tx,
  payment: Pick<PaymentRow, 'id' | 'booking_id' | 'intent_id' | 'currency' | 'amount'> & {
    created_at: Temporal.Instant;
    due_at: Temporal.Instant;
  },
): Promise<void> => {
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
};

/** The payment of a booking that counts: the one that isn't cancelled, else the last. */
export const findPaymentOf = async (
  executor: Executor,
  bookingId: string,
): Promise<PaymentRow | null> => {
  const row = await executor
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy(sql`status = 'cancelled'`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

export const findPaymentByIntent = async (
  executor: Executor,
  intentId: string,
): Promise<PaymentRow | null> => {
  const rows = executor.selectFrom('payments').selectAll().where('intent_id', '=', intentId);
  return (await rows.executeTakeFirst()) ?? null;
};

export const lockPaymentByIntent = async (tx: Tx, intentId: string): Promise<PaymentRow | null> => {
  const rows = tx.selectFrom('payments').selectAll().where('intent_id', '=', intentId).forUpdate();
  return (await rows.executeTakeFirst()) ?? null;
};

export const countCancelled = async (executor: Executor, bookingId: string): Promise<number> => {
  const { count } = await executor
    .selectFrom('payments')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'cancelled')
    .executeTakeFirstOrThrow();
  return count;
};

export const findOpenIntents = async (tx: Tx, bookingId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('payments')
    .select('intent_id')
    .where('booking_id', '=', bookingId)
    .where(isFinal, '=', false)
    .execute();
  return rows.map((row) => row.intent_id);
};

export const moveOpenPayment = async (
  tx: Tx,
  paymentId: string,
  to: { status: StoredStatus; declineCode: string | null; dueAt: Temporal.Instant | null },
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set({ status: to.status, decline_code: to.declineCode, due_at: to.dueAt })
    .where('id', '=', paymentId)
    .where(isFinal, '=', false)
    .execute();
};

export const markSucceeded = async (
  tx: Tx,
  paymentId: string,
  received: { amount: number; currency: string; at: Temporal.Instant },
): Promise<void> => {
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
    .where(isFinal, '=', false)
    .execute();
};

export const markSlotLost = async (tx: Tx, paymentId: string): Promise<void> => {
  await tx.updateTable('payments').set({ slot_lost: true }).where('id', '=', paymentId).execute();
};

/** Takes open payments nobody looked at in time, and puts their next look-up off. */
export const takeDuePayments = async (
  tx: Tx,
  due: { now: Temporal.Instant; nextAt: Temporal.Instant; limit: number },
): Promise<string[]> => {
  const { rows } = await sql<{ intent_id: string }>`
    update payments set due_at = ${due.nextAt} where id in (
      select id from payments
      where due_at <= ${due.now} and status not in ('succeeded', 'cancelled')
      order by due_at limit ${due.limit} for update skip locked)
    returning intent_id`.execute(tx);
  return rows.map((row) => row.intent_id);
};

/** Remembers an event of the card gateway; false when it was known already. */
export const insertEvent = async (
  tx: Tx,
  event: { id: string; type: string; receivedAt: Temporal.Instant },
): Promise<boolean> => {
  const inserted = await tx
    .insertInto('webhook_events')
    .values({ id: event.id, gateway: 'cards', type: event.type, received_at: event.receivedAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/**
 * Minor units of one booking: what came in, what went back or is on its way back (`byHand` of it
 * by somebody at the card gateway), and what did not arrive there and is still owed.
 */
export type Paid = { paid: number; refunded: number; byHand: number; owed: number };

export const sumPaid = async (
  executor: Executor,
  bookingIds: readonly string[],
): Promise<Map<string, Paid>> => {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<Paid & { booking_id: string }>`
    select p.booking_id, p.received as paid, coalesce(r.refunded, 0)::bigint as refunded,
      coalesce(r.by_hand, 0)::bigint as "byHand", coalesce(r.owed, 0)::bigint as owed
    from payments p left join lateral (
      select sum(amount) filter (where status in ('requested', 'succeeded')) as refunded,
        sum(amount) filter (where by_hand and status in ('requested', 'succeeded')) as by_hand,
        sum(amount) filter (where status = 'failed') as owed
      from refunds where payment_id = p.id) r on true
    where p.booking_id = any(${[...bookingIds]}::uuid[]) and p.status = 'succeeded'
      and p.received_currency = p.currency`.execute(executor);
  return new Map(rows.map(({ booking_id, ...sums }) => [booking_id, sums]));
};
