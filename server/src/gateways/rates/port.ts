import type { Currency } from '@puente/contract/policy';

/** Exchange rates of one day: how much one US dollar is in each currency. */
export type RateTable = { date: string; perDollar: Record<Currency, number> };

/** What a rates service says, not judged yet: amounts may be missing or absurd. */
export type GivenRates = { date: string; perDollar: Partial<Record<Currency, number>> };

export type RatesGateway = {
  /** The dated table that comes with each release, for as long as nothing newer is known. */
  builtIn: RateTable;
  /** The newest rates of the configured service; null when none is configured. */
  fetchLatest: (() => Promise<GivenRates>) | null;
};

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
