import type { Exchange, OwnCurrency } from '@puente/contract/currency';
import { useTranslation } from 'react-i18next';
import { localeTag } from './i18n.ts';

/** The date of exchange rates, formatted. */
export function rateDay(date: string): string {
  return new Intl.DateTimeFormat(localeTag(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${date.slice(0, 10)}T12:00:00Z`));
}

type Converted = {
  /** The currency of the price. */
  currency: string;
  exchange?: Exchange | null | undefined;
  ownCurrency?: OwnCurrency | null | undefined;
};

/**
 * The notes next to a price: why it is in the expert's own currency, and the date of an old rate.
 * Empty when there is nothing to explain.
 */
export function usePriceNotes(): (price: Converted) => string[] {
  const { t } = useTranslation('common');
  return ({ currency, exchange, ownCurrency }) => {
    const notes: string[] = [];
    if (ownCurrency) {
      const { asked, reason } = ownCurrency;
      // Of two prices, the one that could be converted may be in the requested currency.
      const own = exchange?.from ?? currency;
      notes.push(t(`priceNote.${reason}`, { asked, currency: own }));
    }
    if (exchange?.isOld && currency !== exchange.from)
      notes.push(t('priceNote.rateOf', { date: rateDay(exchange.date) }));
    return notes;
  };
}
