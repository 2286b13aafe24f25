import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';
import { formatMinutes } from '../../../lib/time.ts';
import type { Offering } from '../queries.ts';

type Shown = Pick<Offering, 'type' | 'sessions' | 'durationMinutes' | 'price'> & {
  discountedPrice?: Offering['discountedPrice'] | undefined;
};

/** "5 sessions of 1 hr", "4 sessions of 1 hr each month". */
export function OfferingSize({ of }: { of: Shown }) {
  const { t } = useTranslation('offering');
  const length = formatMinutes(of.durationMinutes);
  return t(`size.${of.type}`, { count: of.sessions, length });
}

/** What is paid, the price before its discount struck through, and what a meeting comes to. */
export function OfferingPrice({ of, each }: { of: Shown; each?: Offering['pricePerSession'] }) {
  const { t } = useTranslation('offering');
  const paid = of.discountedPrice ?? of.price;
  return (
    <p className="tabular flex flex-wrap items-baseline gap-x-2">
      <span className="text-lg font-semibold">{formatPrice(paid)}</span>
      {of.discountedPrice ? (
        <s className="text-ink-soft">
          <span className="sr-only">{t('insteadOf')} </span>
          {formatPrice(of.price)}
        </s>
      ) : null}
      {of.type === 'subscription' ? <span className="text-ink-soft">{t('aMonth')}</span> : null}
      {each ? (
        <span className="basis-full text-sm text-ink-soft">
          {t('each', { price: formatPrice(each) })}
        </span>
      ) : null}
    </p>
  );
}
