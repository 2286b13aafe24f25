import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Executor, Tx } from '../../db/connection.ts';
import type { CreditNotes, Receipts } from '../../db/schema.ts';
import { receiptLine, type ReceiptLine, type Series } from './rules.ts';

export type ReceiptRow = Omit<Selectable<Receipts>, 'lines'> & { lines: ReceiptLine[] };
export type CreditNoteRow = Selectable<CreditNotes>;

/**
 * Takes the next number of a series. Everybody else who takes one waits until the transaction ends,
 * and gets the same number if it is rolled back: take it last.
 */
export async function takeNumber(tx: Tx, series: Series): Promise<number> {
  const { last_number: taken } = await tx
    .updateTable('number_series')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('series', '=', series)
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return taken;
}

export async function insertReceipt(tx: Tx, receipt: ReceiptRow): Promise<void> {
  await tx
    .insertInto('receipts')
    .values({ ...receipt, lines: JSON.stringify(receipt.lines) })
    .execute();
}

export async function insertCreditNote(tx: Tx, note: CreditNoteRow): Promise<void> {
  await tx.insertInto('credit_notes').values(note).execute();
}

function parsed(row: Selectable<Receipts>): ReceiptRow {
  return { ...row, lines: z.array(receiptLine).parse(row.lines) };
}

/** For the system itself: not limited to a person. */
export async function findReceiptOf(
  executor: Executor,
  orderId: string,
): Promise<ReceiptRow | null> {
  const row = await executor
    .selectFrom('receipts')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? parsed(row) : null;
}

/** The receipt of an order that the person paid. */
export async function findOwnReceipt(
  executor: Executor,
  orderId: string,
  buyerId: string,
): Promise<ReceiptRow | null> {
  const row = await executor
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .where('r.order_id', '=', orderId)
    .where('o.buyer_id', '=', buyerId)
    .executeTakeFirst();
  return row ? parsed(row) : null;
}

/** All receipts of what the person paid for, the first one first. */
export async function findReceiptsOf(executor: Executor, buyerId: string): Promise<ReceiptRow[]> {
  const rows = await executor
    .selectFrom('receipts as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .selectAll('r')
    .where('o.buyer_id', '=', buyerId)
    .orderBy('r.number')
    .execute();
  return rows.map(parsed);
}

/** The credit notes of receipts, the first one first. */
export async function findCreditNotes(
  executor: Executor,
  receiptIds: readonly string[],
): Promise<CreditNoteRow[]> {
  if (receiptIds.length === 0) return [];
  return executor
    .selectFrom('credit_notes')
    .selectAll()
    .where('receipt_id', 'in', receiptIds)
    .orderBy('number')
    .execute();
}

/** Minor units that the credit notes of a receipt add up to. */
export async function sumCredited(executor: Executor, receiptId: string): Promise<number> {
  const { total } = await executor
    .selectFrom('credit_notes')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('total'))
    .where('receipt_id', '=', receiptId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Takes a buyer out of their receipts. */
export async function eraseBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ buyer_name: null, email: null, invoice_email: null })
    .where('order_id', 'in', (orders) =>
      orders.selectFrom('orders').select('id').where('buyer_id', '=', buyerId),
    )
    .execute();
}
