import type { Currency } from '@puente/contract/policy';
import { localeTag } from './i18n.ts';

/**
 * A currency in a menu: "CLP · Peso chileno". In Chile the locale data writes the country's own with
 * a capital and all others without.
 */
export function currencyChoice(
  code: Currency,
  locale: string = localeTag(),
): { value: Currency; label: string } {
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code;
  return {
    value: code,
    label: `${code} · ${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`,
  };
}
