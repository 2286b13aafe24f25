import type { Currency } from '@puente/contract/policy';

/** Exchange rates of one day: what one US dollar is worth in each currency. */
export type RateTable = { date: string; perDollar: Record<Currency, number> };

/** The unchecked reply of a rates service: amounts may be missing or implausible. */
export type GivenRates = { date: string; perDollar: Partial<Record<Currency, number>> };

export type RatesGateway = {
  /** The dated table of each release, used until newer rates are known. */
  builtIn: RateTable;
  /** The newest rates of the configured service; null when none is configured. */
  fetchLatest: (() => Promise<GivenRates>) | null;
};

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
