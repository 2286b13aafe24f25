import type { RateTable } from './port.ts';

/** Rounded mid-market figures, good enough to show and to charge by while they are recent. */
export const builtInRates: RateTable = {
  date: '2026-11-02',
  perDollar: {
    USD: 1,
    EUR: 0.862,
    GBP: 0.757,
    CLP: 943,
    MXN: 18.42,
    COP: 3870,
    ARS: 1452,
    PEN: 3.38,
    BRL: 5.36,
  },
};
