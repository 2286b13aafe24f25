import type { Exchange, OwnCurrency } from '@puente/contract/currency';
import { useTranslation } from 'react-i18next';
import { localeTag } from './i18n.ts';

/** The day of exchange rates, as people write it. */
export const rateDay = (date: string): string =>
  new Intl.DateTimeFormat(localeTag(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${date.slice(0, 10)}T12:00:00Z`));

type Converted = {
  /** In which the price stands. */
  currency: string;
  exchange?: Exchange | null | undefined;
  ownCurrency?: OwnCurrency | null | undefined;
};

/**
 * What has to be said beside a price: why it stands in the expert's own currency, and of which day
 * an old rate is. Nothing when the price speaks for itself.
 */
export function usePriceNotes(): (price: Converted) => string[] {
  const { t } = useTranslation('common');
  return ({ currency, exchange, ownCurrency }) => {
    const notes: string[] = [];
    if (ownCurrency) {
      const { asked, reason } = ownCurrency;
      // Of two prices the one that could be converted may stand in the asked currency.
      const own = exchange?.from ?? currency;
      notes.push(t(`priceNote.${reason}`, { asked, currency: own }));
    }
    if (exchange?.isOld && currency !== exchange.from)
      notes.push(t('priceNote.rateOf', { date: rateDay(exchange.date) }));
    return notes;
  };
}
