import { local } from '../../lib/storage.ts';

/** The stored value of having no partner (storage-1). */
export const noPartner = 'default';

/** Slug or id as in a link; null without a partner. */
export type PartnerName = string | null;

/** The partner in an address: `undefined` if it has none, null if it says "none". */
export function partnerOfAddress(search: string): PartnerName | undefined {
  const parameters = new URLSearchParams(search);
  const named = parameters.get('pId') || parameters.get('partnerId');
  if (!named) return undefined;
  return named === noPartner ? null : named;
}

export type SignInLink = { authToken: string; phone: string };

/**
 * Keeps what a link brought along (address-1): the partner (`partnerId`, `pId`) and a phone (`pn`).
 * Returns the sign-in link, if the address was one.
 */
export function takeAddressParameters(
  search: string = globalThis.location.search,
): SignInLink | null {
  const partner = partnerOfAddress(search);
  if (partner !== undefined) local.set('partnerId', partner ?? noPartner);
  if (partner === null) local.remove('partnerConfig');
  const { authToken, phone, pn } = takenFromAddress();
  const start = initialPhone(pn ?? phone ?? null);
  if (start) local.set('initialPhoneNumber', start);
  return authToken ? { authToken, phone: initialPhone(phone ?? null) ?? '' } : null;
}

/** What /theme.js removed from the address before anything else ran; read once. */
function takenFromAddress(): Record<string, string> {
  const page = globalThis as { puenteAddress?: Record<string, string> };
  const taken = page.puenteAddress ?? {};
  delete page.puenteAddress;
  return taken;
}

/** The phone of a link; a + that is missing, or that became a space, is restored. */
export function initialPhone(given: string | null): string | null {
  const digits = given?.replaceAll(/\D/g, '') ?? '';
  return digits ? `+${digits}` : null;
}

/** The partner the visitor came with, if any. */
export function currentPartnerId(): string | undefined {
  const stored = local.get('partnerId');
  return stored && stored !== noPartner ? stored : undefined;
}
