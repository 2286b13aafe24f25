import { localeTag } from './i18n.ts';

/** "English and Spanish", "español e inglés": a list as people say it. */
export function listInText(items: readonly string[]): string {
  return new Intl.ListFormat(localeTag()).format(items);
}
