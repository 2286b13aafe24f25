import type { BookingDraft } from '../../lib/storage.ts';

/** An address that was chosen from suggestions; undefined while it is only typed. */
export function pickedAddress(address: BookingDraft['address']) {
  if (!address?.areaId || !address.regionId) return undefined;
  return { line: address.text, areaId: address.areaId, regionId: address.regionId };
}
