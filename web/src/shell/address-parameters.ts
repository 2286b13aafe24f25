import { local } from '../lib/storage.ts';

/** SPEC §3: without a partner. */
export const noPartner = 'default';

/** Keeps what a link brought along (SPEC §2): the partner (`partnerId`, `pId`) and a phone (`pn`). */
export function takeAddressParameters(search: string = globalThis.location.search): void {
  const parameters = new URLSearchParams(search);
  const partner = parameters.get('pId') ?? parameters.get('partnerId');
  if (partner) local.set('partnerId', partner);
  const phone = initialPhone(parameters.get('pn'));
  if (phone) local.set('initialPhoneNumber', phone);
}

/** The phone of a link; a + that is missing, or that became a space on the way, is put back. */
export function initialPhone(given: string | null): string | null {
  const digits = given?.replaceAll(/\D/g, '') ?? '';
  return digits ? `+${digits}` : null;
}

/** The partner the visitor came with, or nothing. */
export const currentPartnerId = (): string | undefined => {
  const stored = local.get('partnerId');
  return stored && stored !== noPartner ? stored : undefined;
};
