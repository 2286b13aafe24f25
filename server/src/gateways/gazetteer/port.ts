import type { RegionSource } from '@puente/contract/place';

/** A place that a gazetteer found, in its own words. */
export type FoundPlace = {
  /** Street and number, as the street's own country writes them; null for a place without street. */
  street: string | null;
  /** Whether the house number is part of it. */
  hasNumber: boolean;
  /** Names of what it lies in, the smallest first: quarter, municipality, county, state. */
  within: string[];
  /** ISO 3166-1 alpha-2; null where the gazetteer doesn't say. */
  country: string | null;
  /** Degrees, WGS 84. */
  lat: number;
  lon: number;
};

export type GazetteerGateway = {
  /**
   * Addresses that fit a text, the best first, near the region; it may find some outside.
   * @throws GatewayUnavailable when it is late, silent or not understood
   */
  search: (text: string, region: RegionSource) => Promise<FoundPlace[]>;
};

export { GatewayUnavailable } from '../../lib/gateway-unavailable.ts';
