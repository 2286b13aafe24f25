import { localeTag } from './i18n.ts';

/** "English and Spanish", "español e inglés": a list as people say it. */
export function listInText(items: readonly string[]): string {
  return new Intl.ListFormat(localeTag()).format(items);
}

/** What a language of ISO 639-1 is called in the page's: "Portuguese", "portugués". */
export function languageName(code: string): string {
  return new Intl.DisplayNames(localeTag(), { type: 'language' }).of(code) ?? code;
}
