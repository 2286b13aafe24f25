import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, money } from './money.ts';

/** `old` rates are shown with their date, `too-old` ones convert nothing. */
export const rateAge = z.enum(['fresh', 'old', 'too-old']);
export type RateAge = z.infer<typeof rateAge>;

/** How a price was converted: one unit of `from` was `rate` on that day. */
export const exchange = z.object({
  from: currency,
  rate: z.number(),
  date: z.string(),
  /** More than 7 days old: the date is shown beside the price. */
  isOld: z.boolean(),
});
export type Exchange = z.infer<typeof exchange>;

/**
 * Why a price is in the expert's own currency although another was asked for: converted it would
 * fall below the smallest price of that one, or the rates are too old.
 */
export const ownCurrency = z.object({
  asked: currency,
  reason: z.enum(['price-too-low', 'rates-too-old']),
});
export type OwnCurrency = z.infer<typeof ownCurrency>;

const currencyInfo = z.object({ code: currency, digits: z.int(), minimumPrice: z.int() });

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/api/currency/currencies',
  tag: 'currency',
  summary: 'Currencies with their digits and smallest price in minor units.',
  actor: 'visitor',
  reply: z.object({ currencies: z.array(currencyInfo) }),
  errors: [],
});

export const supportedCurrencies = endpoint({
  method: 'GET',
  path: '/api/currency/supported',
  tag: 'currency',
  summary: 'Codes of the currencies that are taken.',
  actor: 'visitor',
  reply: z.object({ supported: z.array(currency) }),
  errors: [],
});

export const currencyRates = endpoint({
  method: 'GET',
  path: '/api/currency/rates/:base',
  tag: 'currency',
  summary: 'How much one unit of the base is in each currency, and of which day.',
  actor: 'visitor',
  params: z.object({ base: currency }),
  reply: z.object({
    base: currency,
    /** The day of the rates. */
    date: z.string(),
    age: rateAge,
    rates: z.partialRecord(currency, z.number()),
  }),
  errors: [],
});

export const convertCurrency = endpoint({
  method: 'POST',
  path: '/api/currency/convert',
  tag: 'currency',
  summary: 'Convert an amount in minor units, rounded half-even once.',
  actor: 'visitor',
  body: z.object({ amount: z.int().min(0), from: currency, to: currency }),
  reply: z.object({
    from: money,
    to: money,
    rate: z.number(),
    date: z.string(),
    isOld: z.boolean(),
  }),
  errors: ['rates-too-old'],
});
