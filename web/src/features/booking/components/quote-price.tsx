import { useTranslation } from 'react-i18next';
import { localeTag } from '../../../lib/i18n.ts';
import { formatMoney } from '../../../lib/money.ts';
import { rateDay, usePriceNotes } from '../../../lib/price-note.ts';
import { formatMinutes } from '../../../lib/time.ts';
import { PriceBreakdown, type PriceLine } from '../../../ui/price-breakdown.tsx';
import type { Quote } from '../queries.ts';

/** What the meeting costs and why: list price, discount, total, and the exchange rate. */
export function QuotePrice({ quote, providerName }: { quote: Quote; providerName: string }) {
  const { t } = useTranslation('booking');
  const priceNotes = usePriceNotes();
  const { listPrice, discount, discountKind, promo, price, exchange, ownCurrency } = quote;
  const lines: PriceLine[] = [
    {
      label: t('price.meeting', { duration: formatMinutes(quote.durationMinutes) }),
      amount: formatMoney(listPrice),
    },
  ];
  if (discount.amount > 0) {
    lines.push({
      label:
        promo && discountKind === 'promo'
          ? t('price.promo', { code: promo.code })
          : t('price.firstBooking'),
      amount: `−${formatMoney(discount)}`,
      tone: 'saving',
    });
  }
  return (
    <div className="flex flex-col gap-3">
      <PriceBreakdown
        lines={lines}
        total={{
          label: t('price.total'),
          amount: price.amount === 0 ? t('price.free') : formatMoney(price),
        }}
      />
      {promo ? <PromoNotes promo={promo} price={price} /> : null}
      {exchange ? (
        <p className="text-sm text-ink-soft">
          {t('price.exchange', {
            name: providerName,
            from: exchange.from,
            to: price.currency,
            rate: readableRate(exchange.rate),
            date: rateDay(exchange.date),
          })}
        </p>
      ) : null}
      {priceNotes({ currency: price.currency, ownCurrency }).map((note) => (
        <p key={note} className="text-sm text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  );
}

/** What became of a code, where the lines of the price don't say it. */
function PromoNotes({
  promo,
  price,
}: {
  promo: NonNullable<Quote['promo']>;
  price: Quote['price'];
}) {
  const { t } = useTranslation('booking');
  const { code, outcome, isCut, insteadOf } = promo;
  const isBetter = outcome === 'applied' && insteadOf.amount > 0;
  const notes = [
    ...(isBetter ? [t('promo.beatsFirst', { code, price: formatMoney(insteadOf) })] : []),
    ...(isCut ? [t('promo.cut', { price: formatMoney(price) })] : []),
    ...(outcome === 'first-meeting-better' ? [t('promo.firstBetter', { code })] : []),
    ...(outcome === 'smallest-price' ? [t('promo.smallest', { code })] : []),
  ];
  return notes.map((note) => (
    <p key={note} className="text-sm text-ink-soft">
      {note}
    </p>
  ));
}

/** Enough digits to check the sum by hand, for large and for tiny rates. */
function readableRate(rate: number): string {
  return new Intl.NumberFormat(localeTag(), { maximumSignificantDigits: 6 }).format(rate);
}
