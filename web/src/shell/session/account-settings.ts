import { currencies, languages, type Currency, type Language } from '@puente/contract/policy';
import { changeLanguage, currentLanguage } from '../../lib/i18n.ts';
import { local } from '../../lib/storage.ts';
import { setAppearance, type Appearance } from '../appearance.ts';

/** Language, currency, zone and appearance of one person. */
export type Settings = {
  language: Language;
  currency: Currency;
  timezone: string;
  appearance: Appearance;
};

/**
 * Applies settings to this device and stores them for its next visit. An account's settings
 * override the device's; absent ones, and those this version doesn't have, change nothing.
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
 * Applies the account's settings to the device: all of them after signing in, later only those
 * changed elsewhere since `before`, so that a change that could not be sent survives a reload.
 */
export function follow(user: Settings, before?: Settings): Promise<void> {
  const changed = names.filter((name) => user[name] !== before?.[name]);
  return applySettings(Object.fromEntries(changed.map((name) => [name, user[name]])));
}
