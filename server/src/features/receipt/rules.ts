import type { creditReason } from '@puente/contract/receipt';
import { z } from 'zod';
import type { PriceTerms } from '../order/rules.ts';
import type { SaleLine } from '../order/service.ts';

/** Each counts for itself from 1, without gaps. */
export type Series = 'receipt' | 'credit-note';

/** What stands on a receipt; discounts are negative. Minor units of its currency. */
export const receiptLine = z.object({
  kind: z.string(),
  text: z.string(),
  note: z.string().nullable(),
  amount: z.int(),
});
export type ReceiptLine = z.infer<typeof receiptLine>;

/** What was bought, then each discount with its name: together what was paid (receipt-1). */
export function linesOf(
  bought: readonly SaleLine[],
  { discounts }: Pick<PriceTerms, 'discounts'>,
  nameOf: (kind: string) => string,
): ReceiptLine[] {
  return [
    ...bought,
    ...discounts.map(({ kind, amount }) => ({
      kind: 'discount',
      text: nameOf(kind),
      note: null,
      amount: -amount,
    })),
  ];
}

/** How the receipts of what was bought before there were any note a meeting's start. */
const startInUtc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/;

/** The start that a line notes in UTC, to be shown in the buyer's zone; null for what is printed. */
export function notedStart(note: string | null): Temporal.Instant | null {
  const [, day, time] = startInUtc.exec(note ?? '') ?? [];
  return day && time ? Temporal.Instant.from(`${day}T${time}Z`) : null;
}

/** The address for bills, where it is another one than the buyer's own. */
export function separateInvoiceEmail(email: string, invoiceEmail: string | null): string | null {
  const given = invoiceEmail?.trim() ?? '';
  return given === '' || given.toLowerCase() === email.trim().toLowerCase() ? null : given;
}

export type CreditReason = z.infer<typeof creditReason>;

const known: readonly CreditReason[] = [
  'client-cancelled',
  'provider-cancelled',
  'slot-lost',
  'made-by-hand',
  'problem',
  'goodwill',
];

/** A refund's reason as the buyer is told it; less than nothing is a refund that was taken back. */
export function creditReasonOf(reason: string, amount: number): CreditReason {
  if (amount < 0) return 'taken-back';
  const told = reason.startsWith('problem-') ? 'problem' : reason;
  return known.find((one) => one === told) ?? 'other';
}

/** What becomes of a meeting or a report is mailed to the buyer, with the number of the credit note. */
const toldOfByItsMail: readonly CreditReason[] = [
  'client-cancelled',
  'provider-cancelled',
  'problem',
  'goodwill',
];

/**
 * Who is mailed a credit note: the address for bills, and the buyer where no mail about what
 * happened tells them already (receipt-5). Money that bought nothing was never billed.
 */
export function creditNoteAddress(
  { email, invoice_email: invoiceEmail }: { email: string | null; invoice_email: string | null },
  reason: CreditReason,
): string | null {
  if (reason === 'slot-lost' || reason === 'taken-back') return null;
  return toldOfByItsMail.includes(reason) ? invoiceEmail : (invoiceEmail ?? email);
}
