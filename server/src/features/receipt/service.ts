import type { Receipt } from '@puente/contract/receipt';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { enqueue } from '../../jobs/job.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { EmailContent } from '../../lib/email-template.ts';
import type { Writing } from '../../lib/format.ts';
import { newId } from '../../lib/ids.ts';
import { getOrder, type Order, type OrderPorts, type Sale } from '../order/service.ts';
import { findMailBrand } from '../partner/face/service.ts';
import { documentFacts, documentMail, presentReceipt, textsOf } from './present.ts';
import { creditNoteAddress, creditReasonOf, linesOf, separateInvoiceEmail } from './rules.ts';
import {
  findCreditNotes,
  findOwnReceipt,
  findReceiptOf,
  insertCreditNote,
  insertReceipt,
  type ReceiptRow,
  sumCredited,
  takeNumber,
} from './store.ts';

/** Mails a receipt, or one of its credit notes. */
export const documentMailJob = {
  name: 'receipt.mail',
  payload: z.object({ orderId: z.uuid(), creditNoteId: z.uuid().optional() }),
};

/**
 * Issues the receipt of an order whose price arrived, in the transaction that settles it, once.
 * Lock the order first, and call it last: the number is held until the transaction ends.
 */
export async function issueReceipt(
  tx: Tx,
  sold: { order: Order; sale: Sale; at: Temporal.Instant },
): Promise<ReceiptRow> {
  const { order, sale, at } = sold;
  const issued = await findReceiptOf(tx, order.id);
  if (issued) return issued;
  const { buyer, reader, seller } = sale;
  const names: Readonly<Record<string, string>> = textsOf(reader.language).discount;
  const nameOf = (kind: string) => names[kind] ?? names['other'] ?? '';
  const receipt = {
    id: newId(),
    order_id: order.id,
    issued_at: at,
    currency: order.currency,
    amount: order.amount,
    lines: linesOf(sale.lines, order.terms, nameOf),
    seller_name: seller.name,
    buyer_name: buyer.name,
    email: buyer.email,
    invoice_email: separateInvoiceEmail(buyer.email, buyer.invoiceEmail),
    language: reader.language,
    region: reader.region ?? null,
    timezone: reader.timezone,
    number: await takeNumber(tx, 'receipt'),
  };
  await insertReceipt(tx, receipt);
  return receipt;
}

/** Mails a receipt to the address for bills; the buyer's own mail about what they bought names it. */
export async function planReceiptMail(tx: Tx, receipt: ReceiptRow): Promise<void> {
  if (receipt.invoice_email === null) return;
  const payload = { orderId: receipt.order_id };
  await enqueue(tx, documentMailJob, payload, `${documentMailJob.name}:${receipt.id}`);
}

/**
 * Brings the credit notes of an order to what was refunded of it: the difference is a new one, and
 * asked twice there is none. An order without a receipt has no credit notes either. Lock its
 * payment first.
 * @param refunded.total minor units, all that is refunded or owed
 */
export async function issueCreditNote(
  tx: Tx,
  refunded: { orderId: string; total: number; reason: string; at: Temporal.Instant },
): Promise<void> {
  const { orderId, total, at } = refunded;
  const receipt = await findReceiptOf(tx, orderId);
  if (!receipt) return;
  const amount = total - (await sumCredited(tx, receipt.id));
  if (amount === 0) return;
  const reason = creditReasonOf(refunded.reason, amount);
  const note = { id: newId(), receipt_id: receipt.id, issued_at: at, amount, reason };
  await insertCreditNote(tx, { ...note, number: await takeNumber(tx, 'credit-note') });
  if (creditNoteAddress(receipt, reason) === null) return;
  const payload = { orderId, creditNoteId: note.id };
  await enqueue(tx, documentMailJob, payload, `${documentMailJob.name}:${note.id}`);
}

/** Sends a document as it was issued; none once the buyer's account is deleted. */
export async function mailDocument(
  { db, mail, config }: Pick<Context, 'db' | 'mail' | 'config'>,
  { orderId, creditNoteId }: z.output<typeof documentMailJob.payload>,
): Promise<void> {
  const receipt = await findReceiptOf(db, orderId);
  if (!receipt) return;
  const notes = await findCreditNotes(db, [receipt.id]);
  const note = notes.find(({ id }) => id === creditNoteId) ?? null;
  const to = note
    ? creditNoteAddress(receipt, creditReasonOf(note.reason, note.amount))
    : receipt.invoice_email;
  if (to === null) return;
  const { terms } = await getOrder(db, orderId);
  const brand = await findMailBrand(db, terms.fees.partnerId, config.http.publicUrl);
  await mail.send(documentMail(config, { receipt, note, to, brand }));
}

/** The receipt of an own order as it was issued, and its credit notes. */
export async function readReceipt(
  { db }: Pick<Context, 'db'>,
  ports: OrderPorts,
  actor: Client,
  orderId: string,
): Promise<Receipt> {
  const receipt = await findOwnReceipt(db, orderId, actor.userId);
  if (!receipt) throw new AppError('not-found');
  const order = await getOrder(db, orderId);
  const { itemId } = await ports[order.kind].findPurchase(db, order);
  return presentReceipt(receipt, await findCreditNotes(db, [receipt.id]), itemId);
}

/** The numbers of an order's receipt and credit notes, for a mail about what it bought. */
export async function receiptFacts(
  executor: Executor,
  orderId: string,
  to: { writing: Writing; publicUrl: string },
): Promise<EmailContent['facts']> {
  const receipt = await findReceiptOf(executor, orderId);
  if (!receipt) return [];
  return documentFacts(receipt, await findCreditNotes(executor, [receipt.id]), to);
}
