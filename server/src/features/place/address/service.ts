import type { Call } from '@puente/contract/endpoint';
import type { suggestPlaces as endpoint, RegionSource } from '@puente/contract/place';
import { policy } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { type FoundPlace, GatewayUnavailable } from '../../../gateways/gazetteer/port.ts';
import { AppError } from '../../../lib/app-error.ts';
import { findRegion } from '../../../lib/regions.ts';
import {
  type KnownAddress,
  knownAddresses,
  proposeAddresses,
  readAddress,
  withoutUnits,
} from './rules.ts';

export type Gazetteer = Pick<Context, 'gazetteer' | 'quietLog'>;

/** Addresses inside a region that fit what was typed; refuses a region that isn't there. */
export async function suggestPlaces(
  context: Gazetteer,
  { q, regionId }: { q: string; regionId: string },
): Promise<Call<typeof endpoint>['reply']> {
  const region = findRegion(regionId);
  if (!region) throw new AppError('not-found');
  if (q.length < policy.place.suggestFrom)
    return { suggestions: [], from: 'built-in', missing: null };
  const typed = withoutUnits(q, region);
  const found = knownAddresses((await search(context, typed.text, region)) ?? [], typed, region);
  const known = found.length > 0 ? found : proposeAddresses(q, region, policy.place.maxSuggestions);
  const read = readAddress(q, region);
  return {
    suggestions: known
      .slice(0, policy.place.maxSuggestions)
      .map((address) => ({ ...asPlace(address, region), label: address.line })),
    from: found.length > 0 ? 'service' : 'built-in',
    missing: known.length > 0 || read.kind === 'whole' ? null : read.kind,
  };
}

function asPlace({ line, area, lat, lon }: KnownAddress, region: RegionSource) {
  return { line, areaId: area.id, regionId: region.id, lat, lon };
}

/** Null without a configured gazetteer, and when it is late, silent or not understood (place-4). */
async function search(
  { gazetteer, quietLog }: Gazetteer,
  text: string,
  region: RegionSource,
): Promise<FoundPlace[] | null> {
  if (!gazetteer) return null;
  try {
    return await gazetteer.search(text, region);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    quietLog('warn', error.message, { reason: error.message }, 'the gazetteer does not answer');
    return null;
  }
}

/** An address that was looked up on the server. */
export type CheckedAddress = {
  line: string;
  areaId: string;
  regionId: string;
  /** Degrees, WGS 84; null where the gazetteer knew the area alone. */
  lat: number | null;
  lon: number | null;
};

/**
 * Looks an address up again and says which area it lies in; what a browser says of that is believed
 * nowhere. `areaId`, where it is given, must be that area. `path` names the field in a refusal.
 * @throws `address-not-found` without number or area, `address-not-in-area` outside the region or in
 * another area
 */
export async function checkAddress(
  context: Gazetteer,
  { regionId, line, areaId }: { regionId: string; line: string; areaId?: string | undefined },
  path: string,
): Promise<CheckedAddress> {
  const region = findRegion(regionId);
  if (!region) throw refusal('address-not-in-area', path);
  const read = readAddress(line, region);
  if (read.kind === 'inside') throw refusal('address-not-in-area', path);
  const typed = withoutUnits(line, region);
  const found = knownAddresses((await search(context, typed.text, region)) ?? [], typed, region);
  const wished = areaId ?? (read.kind === 'whole' ? read.area.id : found[0]?.area.id);
  const match = found.find(({ area }) => area.id === wished);
  if (match && (read.kind !== 'whole' || read.area.id === wished)) {
    const own = read.kind === 'whole' ? { line: read.line } : {};
    return { ...asPlace(match, region), ...own };
  }
  if (read.kind !== 'whole') throw refusal('address-not-found', path);
  if (found.length > 0 || read.area.id !== wished) throw refusal('address-not-in-area', path);
  return asPlace({ line: read.line, area: read.area, lat: null, lon: null }, region);
}

function refusal(code: 'address-not-in-area' | 'address-not-found', path: string): AppError {
  const message =
    code === 'address-not-found'
      ? 'Write street, number and area'
      : 'Not inside the service area that is named';
  return new AppError(code, { fields: [{ path, message }] });
}
