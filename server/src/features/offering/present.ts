import type { Offering, OfferingData } from '@puente/contract/offering';
import type { Currency } from '@puente/contract/policy';
import type { Rates } from '../currency/rules.ts';
import { pricePerSession, pricesIn } from './rules.ts';
import type { OfferingRow, OfferingTexts } from './store.ts';

/** An offering with prices in the asked currency, or in its own without one. */
export function presentOffering(
  row: OfferingRow,
  { currency, rates }: { currency?: Currency | undefined; rates: Rates },
): Offering {
  const own = {
    price: { amount: row.price, currency: row.currency },
    discountedPrice:
      row.discounted_price === null
        ? null
        : { amount: row.discounted_price, currency: row.currency },
  };
  const shown = pricesIn(own, currency ?? row.currency, rates);
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    category: row.category,
    sessions: row.sessions,
    durationMinutes: row.duration_minutes,
    ...shown,
    pricePerSession: pricePerSession(shown.discountedPrice ?? shown.price, row.sessions),
    scheduling: row.scheduling,
    isEnabled: row.is_enabled,
    version: row.version,
    updatedAt: row.updated_at.toString(),
  };
}

/** What an expert wrote, as a row keeps it. */
export function textsOf(data: OfferingData): OfferingTexts {
  return {
    type: data.type,
    name: data.name,
    description: data.description,
    category: data.category,
    sessions: data.sessions,
    duration_minutes: data.durationMinutes,
    currency: data.price.currency,
    price: data.price.amount,
    discounted_price: data.discountedPrice?.amount ?? null,
    scheduling: data.type === 'package' ? (data.scheduling ?? 'all-at-once') : null,
    is_enabled: data.isEnabled,
  };
}
