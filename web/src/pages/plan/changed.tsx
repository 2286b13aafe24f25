import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/money.ts';
import { formatMinutes } from '../../lib/time.ts';
import { Banner } from '../../ui/banner.tsx';
import type { Offer } from './offer.ts';

/**
 * Says that a plan isn't what it was when its page was opened.
 * @param agreeing the box to agree to it is there; else days and times have to be chosen first
 */
export function Changed({ offer, agreeing = false }: { offer: Offer; agreeing?: boolean }) {
  const { t } = useTranslation('plan');
  const { price, sessions, minutes } = offer;
  const what = t('facts.each', { count: sessions, length: formatMinutes(minutes) });
  return (
    <Banner tone="warning" live>
      {t(agreeing ? 'buy.changed' : 'buy.changedTimes', { price: formatMoney(price), what })}
    </Banner>
  );
}
