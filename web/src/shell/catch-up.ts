import { changeLanguage, currentLanguage } from '../lib/i18n.ts';
import { local } from '../lib/storage.ts';
import { currentPartnerId, partnerOfAddress } from './address-parameters.ts';
import { followAddress, shownPartner, wishPartner } from './partner.ts';
import { validateSession } from './session.ts';

/**
 * This tab is used again: person, language and partner may be others by what was done in the other
 * tab. An address that names its partner says so anew.
 */
export function catchUp(): void {
  void validateSession();
  const language = local.get('userConfig')?.language;
  if (language && language !== currentLanguage()) void changeLanguage(language as 'en' | 'es');
  const { search } = globalThis.location;
  const partner = currentPartnerId() ?? null;
  if (partnerOfAddress(search) !== undefined) followAddress(search);
  else if (partner !== null || shownPartner()) wishPartner(partner);
}
