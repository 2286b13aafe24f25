import type { Currency } from '@puente/contract/policy';
import type { RatesGateway } from './port.ts';

/** Day of the table below. */
const date = '2026-11-02';

/** How much one US dollar is, rounded mid-market figures good enough to show and to charge by. */
const perDollar: Record<Currency, number> = {
  USD: 1,
  EUR: 0.862,
  GBP: 0.757,
  CLP: 943,
  MXN: 18.42,
  COP: 3870,
  ARS: 1452,
  PEN: 3.38,
  BRL: 5.36,
};

/** The dated table that stands in the repository; a rates service replaces it by configuration. */
export const tableRates: RatesGateway = {
  rate: (from, to) => ({ rate: perDollar[to] / perDollar[from], date }),
};
