import { readDraft, saveDraft } from '../../features/booking/draft.ts';
import type { BookingDraft } from '../../lib/storage.ts';

export type TypedAddress = BookingDraft['address'];

/** Where an address is kept while it is typed. */
export type KeptAddress = { read: () => TypedAddress; keep: (address: TypedAddress) => void };

/** With the draft of a booking. */
export function draftAddress(providerId: string): KeptAddress {
  return {
    read: () => readDraft(providerId)?.address,
    keep: (address) => saveDraft(providerId, { address }),
  };
}

/** An address that was chosen from suggestions; undefined while it is only typed. */
export function pickedAddress(address: TypedAddress) {
  if (!address?.areaId || !address.regionId) return undefined;
  return { line: address.text, areaId: address.areaId, regionId: address.regionId };
}
