import { formatMinutes, formatRange, type Reader } from '../../../lib/format.ts';
import { receiptTexts as en } from '../../../locales/en/receipt.ts';
import { receiptTexts as es } from '../../../locales/es/receipt.ts';
import type { Order, Sale } from '../../order/service.ts';
import { venueOf } from '../venue/rules.ts';
import type { PackageRow } from '../package/service.ts';
import type { findSold } from './store.ts';

type Sold = Awaited<ReturnType<typeof findSold>>;

/** One line at the list price. In person the time is the venue's; no address is printed. */
export function presentSale({ kind, terms }: Order, sold: Sold): Sale {
  const { starts_at: start, ends_at: end, client_language: language } = sold;
  const parties = partiesOf(sold);
  const { reader, seller } = parties;
  const there = { ...reader, timezone: venueOf(sold)?.timezone ?? reader.timezone };
  const length = formatMinutes(start.until(end).total('minutes'), language);
  return {
    lines: [
      {
        kind,
        text: textsIn(language).meeting(seller.name, length),
        note: formatRange(start, end, there),
        amount: terms.listPrice,
      },
    ],
    ...parties,
  };
}

/** One line for all sessions, at the list price: their times are chosen and moved apart from it. */
export function presentPackageSale(
  { kind, terms }: Order,
  sold: Sold,
  { name, sessions, duration_minutes: minutes }: PackageRow,
): Sale {
  const { client_language: language } = sold;
  const text = textsIn(language).package(name, sessions, formatMinutes(minutes, language));
  return { lines: [{ kind, text, note: null, amount: terms.listPrice }], ...partiesOf(sold) };
}

function textsIn(language: Reader['language']): typeof en {
  return language === 'es' ? es : en;
}

function partiesOf(sold: Sold): Omit<Sale, 'lines'> {
  return {
    seller: { name: fullName(sold.seller_name, sold.seller_last_name) },
    buyer: {
      name: fullName(sold.name, sold.last_name),
      email: sold.email,
      invoiceEmail: sold.invoice_email,
    },
    reader: {
      language: sold.client_language,
      region: sold.region,
      timezone: sold.client_timezone,
    },
  };
}

function fullName(first: string, last: string): string {
  return `${first} ${last}`.trim();
}
