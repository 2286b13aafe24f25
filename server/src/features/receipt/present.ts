import type { Money } from '@puente/contract/money';
import type { Language } from '@puente/contract/policy';
import type { Receipt } from '@puente/contract/receipt';
import type { Config } from '../../config.ts';
import type { Mail } from '../../gateways/mail/port.ts';
import {
  type EmailBrand,
  type EmailContent,
  renderEmail,
  siteOf,
} from '../../lib/email-template.ts';
import { formatInstant, formatMoney, type Reader, type Writing } from '../../lib/format.ts';
import { receiptTexts as en } from '../../locales/en/receipt.ts';
import { receiptTexts as es } from '../../locales/es/receipt.ts';
import { creditReasonOf, notedStart } from './rules.ts';
import type { CreditNoteRow, ReceiptRow } from './store.ts';

export function textsOf(language: Language): typeof en {
  return language === 'es' ? es : en;
}

function readerOf({ language, region, timezone }: ReceiptRow): Reader {
  return { language, region, timezone };
}

function moneyOf({ currency }: ReceiptRow, amount: number): Money {
  return { amount, currency };
}

/** An amount of the receipt, and as the receipt writes it. */
function printed(receipt: ReceiptRow, amount: number): { amount: Money; printed: string } {
  const unsigned = formatMoney(moneyOf(receipt, Math.abs(amount)), readerOf(receipt));
  return { amount: moneyOf(receipt, amount), printed: amount < 0 ? `−${unsigned}` : unsigned };
}

/** What stands below a line, in the zone of the receipt. */
function noteOf(receipt: ReceiptRow, note: string | null): string | null {
  const start = notedStart(note);
  return start ? formatInstant(start, readerOf(receipt)) : note;
}

/** The receipt as it was issued, with its credit notes; amounts and times are printed already. */
export function presentReceipt(
  receipt: ReceiptRow,
  notes: readonly CreditNoteRow[],
  itemId: string,
): Receipt {
  const reader = readerOf(receipt);
  const credited = notes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    orderId: receipt.order_id,
    itemId,
    number: receipt.number,
    issuedAt: receipt.issued_at.toString(),
    issued: formatInstant(receipt.issued_at, reader),
    language: receipt.language,
    seller: { name: receipt.seller_name },
    buyer: {
      name: receipt.buyer_name ?? '',
      email: receipt.invoice_email ?? receipt.email ?? '',
    },
    lines: receipt.lines.map(({ kind, text, note, amount }) => ({
      kind,
      text,
      note: noteOf(receipt, note),
      ...printed(receipt, amount),
    })),
    total: printed(receipt, receipt.amount),
    creditNotes: notes.map((note) => ({
      number: note.number,
      issuedAt: note.issued_at.toString(),
      issued: formatInstant(note.issued_at, reader),
      reason: creditReasonOf(note.reason, note.amount),
      ...printed(receipt, note.amount),
    })),
    kept: printed(receipt, receipt.amount - credited),
  };
}

/** Numbers that lead to the documents, as a mail about what was bought shows them. */
export function documentFacts(
  receipt: ReceiptRow,
  notes: readonly CreditNoteRow[],
  { writing, publicUrl }: { writing: Writing; publicUrl: string },
): EmailContent['facts'] {
  const texts = textsOf(writing.language);
  const url = `${publicUrl}/receipts/${receipt.order_id}`;
  return [
    { label: texts.receipt, value: texts.numbered(receipt.number), url },
    ...notes.map(({ number, amount }) => ({
      label: texts.creditNote,
      value: `${texts.numbered(number)} · ${formatMoney(moneyOf(receipt, amount), writing)}`,
      url: `${url}#credit-note-${number}`,
    })),
  ];
}

type Document = {
  receipt: ReceiptRow;
  /** Null: the mail is the receipt itself. */
  note: CreditNoteRow | null;
  to: string;
  brand: EmailBrand | undefined;
};

/** The whole document as a mail: its reader may have no account to open the page with. */
export function documentMail(config: Pick<Config, 'http' | 'gateways'>, document: Document): Mail {
  const { receipt, note, to, brand } = document;
  const texts = textsOf(receipt.language);
  const isOwn = to === receipt.email;
  const url = `${config.http.publicUrl}/receipts/${receipt.order_id}`;
  const title = note ? texts.creditNote : texts.receipt;
  const content: EmailContent = {
    ...(note ? creditNoteParts(receipt, note) : receiptParts(receipt)),
    language: receipt.language,
    brand,
    list: [],
    footer: texts.mail.footer,
    // The page is the buyer's alone.
    action: isOwn
      ? { label: `${title} ${texts.numbered((note ?? receipt).number)}`, url }
      : undefined,
    heading: `${title} ${texts.numbered((note ?? receipt).number)}`,
  };
  const name = note ? `credit-note.${note.number}` : `receipt.${receipt.number}`;
  return { to, ...renderEmail(content, siteOf(config)), messageId: `${name}.${receipt.order_id}` };
}

type Parts = Pick<EmailContent, 'subject' | 'paragraphs' | 'facts'>;

function receiptParts(receipt: ReceiptRow): Parts {
  const texts = textsOf(receipt.language);
  const { buyer_name: buyer, seller_name: seller } = receipt;
  const line = ({ kind, text, note, amount }: ReceiptRow['lines'][number]) => ({
    label: kind === 'discount' ? texts.discounted : texts.what,
    value: [text, noteOf(receipt, note), printed(receipt, amount).printed]
      .filter(Boolean)
      .join('\n'),
  });
  return {
    subject: texts.mail.subject(receipt.number, seller),
    paragraphs: [texts.mail.text(buyer ?? ''), texts.mail.note],
    facts: [
      ...partiesOf(receipt, receipt.issued_at),
      ...receipt.lines.map(line),
      { label: texts.total, value: printed(receipt, receipt.amount).printed },
    ],
  };
}

function creditNoteParts(receipt: ReceiptRow, note: CreditNoteRow): Parts {
  const texts = textsOf(receipt.language);
  const amount = printed(receipt, note.amount).printed;
  return {
    subject: texts.mail.creditSubject(note.number, amount),
    paragraphs: [texts.mail.creditText(receipt.buyer_name ?? ''), texts.mail.returns],
    facts: [
      { label: texts.ofReceipt, value: texts.numbered(receipt.number) },
      ...partiesOf(receipt, note.issued_at),
      ...receipt.lines
        .filter(({ kind }) => kind !== 'discount')
        .map(({ text, note: below }) => ({
          label: texts.what,
          value: [text, noteOf(receipt, below)].filter(Boolean).join('\n'),
        })),
      { label: texts.reasonLabel, value: texts.reason[creditReasonOf(note.reason, note.amount)] },
      { label: texts.credited, value: amount },
    ],
  };
}

function partiesOf(receipt: ReceiptRow, at: Temporal.Instant): EmailContent['facts'] {
  const texts = textsOf(receipt.language);
  return [
    { label: texts.date, value: formatInstant(at, readerOf(receipt)) },
    { label: texts.seller, value: receipt.seller_name },
    { label: texts.buyer, value: receipt.buyer_name ?? '' },
  ];
}
