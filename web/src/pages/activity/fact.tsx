import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Discount } from '../../features/booking/package-queries.ts';
import { formatMoney } from '../../lib/money.ts';

/** A name and what is known under it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** What lowered a price, with its name, by how much, and what the price was before. */
export function DiscountFact({ discount, own }: { discount: Discount | null; own: string }) {
  const { t } = useTranslation('booking');
  if (!discount || discount.amount.amount === 0) return null;
  const { kind, promoCode, amount, listPrice } = discount;
  const isCode = kind === 'promo' && promoCode !== null;
  return (
    <Fact name={isCode ? t('price.promo', { code: promoCode }) : own}>
      <span className="whitespace-nowrap text-success">−{formatMoney(amount)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {t('price.before', { price: formatMoney(listPrice) })}
      </span>
    </Fact>
  );
}
