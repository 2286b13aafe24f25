import type { Recommendation } from '@puente/contract/chat';
import { useTranslation } from 'react-i18next';
import { formatPrice } from '../../../lib/money.ts';

/** "Also as a package of 5: $270", below the price of a meeting. */
export function AlsoPackage({ of }: { of: NonNullable<Recommendation['alsoPackage']> }) {
  const { t } = useTranslation('offering');
  return (
    <p className="tabular mt-2 text-sm text-ink-soft">
      {t('alsoPackage', { count: of.sessions, price: formatPrice(of.price) })}
    </p>
  );
}
