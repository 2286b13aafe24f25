import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, money } from './money.ts';

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
    /** Date of the table. */
    date: z.string(),
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
  reply: z.object({ from: money, to: money, rate: z.number(), date: z.string() }),
  errors: [],
});
