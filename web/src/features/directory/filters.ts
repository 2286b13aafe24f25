import {
  type DirectoryDay,
  directoryDays,
  type DirectorySort,
  directorySorts,
  type ExpertField,
  expertFields,
} from '@puente/contract/policy/browsing';
import { currencies, type Currency, currencyDigits } from '@puente/contract/policy';
import type { Query } from '../../lib/api.ts';

/** What the address of the list says, as it stands there. */
export type DirectorySearch = {
  q?: string | undefined;
  field?: string | undefined;
  language?: string | undefined;
  day?: string | undefined;
  mode?: string | undefined;
  verification?: string | undefined;
  partner?: string | undefined;
  sort?: string | undefined;
  /** The highest price in whole units of `currency`. */
  price?: string | undefined;
  currency?: string | undefined;
};

/** The same once checked: what isn't known is left out. */
export type Filters = {
  q?: string;
  field?: ExpertField;
  language?: string;
  day?: DirectoryDay;
  mode?: 'in-person';
  verification?: 'any';
  partner?: string;
  sort?: DirectorySort;
  price?: { amount: number; currency: Currency };
};

/** The filters of an address; a price without a currency is in the one that prices are shown in. */
export function filtersOf(search: DirectorySearch, shown: Currency): Filters {
  const field = expertFields.find((known) => known === search.field);
  const day = directoryDays.find((known) => known === search.day);
  const sort = directorySorts.find((known) => known === search.sort);
  const currency = currencies.find((known) => known === search.currency) ?? shown;
  const price = amountOf(search.price, currency);
  const language = search.language?.toLowerCase();
  const q = search.q?.trim();
  return {
    ...(q ? { q } : {}),
    ...(field ? { field } : {}),
    ...(language && /^[a-z]{2}$/.test(language) ? { language } : {}),
    ...(day ? { day } : {}),
    ...(search.mode === 'in-person' ? { mode: 'in-person' } : {}),
    ...(search.verification === 'any' ? { verification: 'any' } : {}),
    ...(search.partner ? { partner: search.partner } : {}),
    ...(sort ? { sort } : {}),
    ...(price === null ? {} : { price: { amount: price, currency } }),
  };
}

/** An amount in minor units; null for anything but a number that somebody could pay. */
function amountOf(text: string | undefined, currency: Currency): number | null {
  const number = Number(text?.replace(',', '.') || Number.NaN);
  const amount = Math.round(number * 10 ** currencyDigits[currency]);
  return Number.isSafeInteger(amount) && amount > 0 && amount <= 100_000_000_000 ? amount : null;
}

/** Whole units of a price, as they stand in an address: `50` or `49.5`. */
export function unitsOf({ amount, currency }: { amount: number; currency: Currency }): string {
  return String(amount / 10 ** currencyDigits[currency]);
}

/** The call that the filters are, but for its page. */
export function queryOf(filters: Filters): Query<'GET /api/experts'> {
  const { price, ...others } = filters;
  return { ...others, ...(price ? { maxPrice: price.amount, priceCurrency: price.currency } : {}) };
}

/** Filters behind the button: all but words, field and order. */
export function hiddenCount({ q: _q, field: _field, sort: _sort, ...hidden }: Filters): number {
  return Object.keys(hidden).length;
}
