import { currencies, languages, type Currency, type Language } from '@puente/contract/policy';
import { changeLanguage, currentLanguage } from '../lib/i18n.ts';
import { local } from '../lib/storage.ts';
import { setAppearance, type Appearance } from './appearance.ts';

/** How the app speaks to one person and looks. */
export type Settings = {
  language: Language;
  currency: Currency;
  timezone: string;
  appearance: Appearance;
};

/**
 * Settings take effect on this device and are kept for its next visit. Of an account they win over
 * what the device had; absent ones, and those this page is too old to know, leave it as it is.
 */
export async function applySettings(settings: Partial<Settings>): Promise<void> {
  const { language, currency, timezone, appearance } = settings;
  local.set('userConfig', {
    ...local.get('userConfig'),
    ...(currency && currencies.includes(currency) ? { currency } : {}),
    ...(timezone ? { timeZone: timezone } : {}),
  });
  if (appearance) setAppearance(appearance);
  if (language && languages.includes(language) && language !== currentLanguage()) {
    await changeLanguage(language);
  }
}

const names = ['language', 'currency', 'timezone', 'appearance'] as const;

/**
 * The device follows the account: wholly after a sign-in, afterwards only in what was changed
 * somewhere else since `before`, so that what could not be sent from here isn't lost to a reload.
 */
export function follow(user: Settings, before?: Settings): Promise<void> {
  const changed = names.filter((name) => user[name] !== before?.[name]);
  return applySettings(Object.fromEntries(changed.map((name) => [name, user[name]])));
}
