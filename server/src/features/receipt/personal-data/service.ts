import type { Executor, Tx } from '../../../db/connection.ts';
import { eraseBuyer, findCreditNotes, findReceiptsOf } from '../store.ts';

/** Receipts and credit notes of what the person paid for. Amounts in minor units. */
export async function exportReceipts(executor: Executor, userId: string) {
  const receipts = await findReceiptsOf(executor, userId);
  const notes = await findCreditNotes(
    executor,
    receipts.map(({ id }) => id),
  );
  return {
    receipts: receipts.map((receipt) => ({
      number: receipt.number,
      orderId: receipt.order_id,
      issuedAt: receipt.issued_at.toString(),
      currency: receipt.currency,
      amount: receipt.amount,
      lines: receipt.lines,
      seller: receipt.seller_name,
      buyer: receipt.buyer_name,
      email: receipt.email,
      invoiceEmail: receipt.invoice_email,
      creditNotes: notes
        .filter((note) => note.receipt_id === receipt.id)
        .map(({ number, issued_at: at, amount, reason }) => ({
          number,
          issuedAt: at.toString(),
          amount,
          reason,
        })),
    })),
  };
}

/** Number, day, amounts and what was sold stay for the books; who paid goes (receipt-6). */
export function forgetInReceipts(tx: Tx, userId: string): Promise<void> {
  return eraseBuyer(tx, userId);
}
