import { formatMinutes, formatRange, type Reader } from '../../../lib/format.ts';
import { receiptTexts as en } from '../../../locales/en/receipt.ts';
import { receiptTexts as es } from '../../../locales/es/receipt.ts';
import type { Order, Sale } from '../../order/service.ts';
import { venueOf } from '../venue/rules.ts';
import type { findSold } from './store.ts';

type Sold = Awaited<ReturnType<typeof findSold>>;

/** One line at the list price. In person the time is the venue's; no address is printed. */
export function presentSale({ kind, terms }: Order, sold: Sold): Sale {
  const { starts_at: start, ends_at: end, client_language: language } = sold;
  const reader: Reader = { language, region: sold.region, timezone: sold.client_timezone };
  const there = { ...reader, timezone: venueOf(sold)?.timezone ?? reader.timezone };
  const seller = { name: fullName(sold.seller_name, sold.seller_last_name) };
  const length = formatMinutes(start.until(end).total('minutes'), language);
  const texts = language === 'es' ? es : en;
  return {
    lines: [
      {
        kind,
        text: texts.meeting(seller.name, length),
        note: formatRange(start, end, there),
        amount: terms.listPrice,
      },
    ],
    seller,
    buyer: {
      name: fullName(sold.name, sold.last_name),
      email: sold.email,
      invoiceEmail: sold.invoice_email,
    },
    reader,
  };
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}
