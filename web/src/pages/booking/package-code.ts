import type { Discount } from '../../features/booking/package-queries.ts';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../features/booking/queries.ts';
import { formatMoney, type Money } from '../../lib/money.ts';

/** The code that lowers a price, and by how much. */
export type CodeLine = { code: string; amount: Money };

/** Of a quote, or of what was bought; null where no code lowers it. */
export function codeOf(priced: Pick<Quote, 'promo' | 'discount'> | undefined): CodeLine | null {
  return priced?.promo?.outcome === 'applied'
    ? { code: priced.promo.code, amount: priced.discount }
    : null;
}

/** The same of a package that is held or bought. */
export function codeIn(discount: Discount | null): CodeLine | null {
  return discount?.promoCode ? { code: discount.promoCode, amount: discount.amount } : null;
}

/** What became of a code, where the lines of the price don't say it. */
export function useCodeNotes(quote: Quote | undefined): string[] {
  const { t } = useTranslation('package');
  const { t: of } = useTranslation('booking');
  if (!quote?.promo) return [];
  const { code, outcome, isCut, insteadOf } = quote.promo;
  const isBetter = outcome === 'applied' && insteadOf.amount > 0;
  return [
    ...(isBetter ? [t('code.beatsOwn', { code, price: formatMoney(insteadOf) })] : []),
    ...(isCut ? [of('promo.cut', { price: formatMoney(quote.price) })] : []),
    ...(outcome === 'package-price-better' ? [t('code.ownBetter', { code })] : []),
    ...(outcome === 'smallest-price' ? [of('promo.smallest', { code })] : []),
  ];
}
