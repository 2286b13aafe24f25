import type { Currency } from '@puente/contract/policy';

/** Exchange rates of one day: how much one unit of `from` is in `to`. */
export type RatesGateway = {
  rate: (from: Currency, to: Currency) => { rate: number; date: string };
};
