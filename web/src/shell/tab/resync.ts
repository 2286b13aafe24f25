import { changeLanguage, currentLanguage } from '../../lib/i18n.ts';
import { local } from '../../lib/storage.ts';
import { currentPartnerId, partnerOfAddress } from '../partner/address-parameters.ts';
import { followAddress, shownPartner, requestPartner } from '../partner/partner.ts';
import { validateSession } from '../session/session.ts';

/**
 * This tab is active again: person, language and partner may have been changed in the other tab. An
 * address that names its partner overrides the stored one.
 */
export function resync(): void {
  void validateSession();
  const language = local.get('userConfig')?.language;
  if (language && language !== currentLanguage()) void changeLanguage(language as 'en' | 'es');
  const { search } = globalThis.location;
  const partner = currentPartnerId() ?? null;
  if (partnerOfAddress(search) !== undefined) followAddress(search);
  else if (partner !== null || shownPartner()) requestPartner(partner);
}
