import type { Quote } from '@puente/contract/booking';
import type { OwnCurrency } from '@puente/contract/currency';
import type { Currency } from '@puente/contract/policy';
import { ageOf } from '../../currency/rules.ts';
import { type RefundPolicy, refundStretches } from '../cancellation/rules.ts';
import type { QuoteRow } from './store.ts';

type Terms = { refund_policy: unknown; starts_at: Temporal.Instant };

/** The stored snapshot of the refund terms. */
export const refundPolicyOf = (row: Pick<Terms, 'refund_policy'>): RefundPolicy =>
  row.refund_policy as RefundPolicy;

export const presentRefundPolicy = (
  row: Terms & { created_at: Temporal.Instant },
): Quote['refundPolicy'] => {
  const policy = refundPolicyOf(row);
  const times = { bookedAt: row.created_at, startsAt: row.starts_at };
  const { fullUntil, partUntil } = refundStretches(policy, times);
  return {
    fullUntil: fullUntil?.toString() ?? null,
    partUntil: partUntil?.toString() ?? null,
    partBasisPoints: policy.otherwiseBasisPoints,
  };
};

type Currencies = Pick<
  QuoteRow,
  'exchange_from' | 'exchange_rate' | 'exchange_date' | 'asked_currency' | 'own_currency_reason'
>;

/** How the price came into its currency; rates are as old as they were when it was quoted. */
export const presentCurrencies = (
  row: Currencies,
  quotedAt: Temporal.Instant,
): Pick<Quote, 'exchange' | 'ownCurrency'> => {
  const { exchange_from: from, exchange_rate: rate, exchange_date: date } = row;
  const { asked_currency: asked, own_currency_reason: reason } = row;
  const isConverted = from !== null && rate !== null && date !== null;
  return {
    exchange: isConverted
      ? { from: from as Currency, rate, date, isOld: ageOf(date, quotedAt) !== 'fresh' }
      : null,
    ownCurrency:
      asked !== null && reason !== null
        ? { asked: asked as Currency, reason: reason as OwnCurrency['reason'] }
        : null,
  };
};

export const presentQuote = (row: QuoteRow): Quote => {
  const currency = row.currency as Currency;
  const money = (amount: number) => ({ amount, currency });
  return {
    id: row.id,
    providerId: row.provider_id,
    start: row.starts_at.toString(),
    end: row.ends_at.toString(),
    durationMinutes: row.starts_at.until(row.ends_at).total('minutes') as Quote['durationMinutes'],
    listPrice: money(row.list_price),
    discount: money(row.discount),
    discountKind: row.discount_kind as Quote['discountKind'],
    price: money(row.list_price - row.discount),
    ...presentCurrencies(row, row.created_at),
    refundPolicy: presentRefundPolicy(row),
    expiresAt: row.expires_at.toString(),
  };
};
