import { localeTag } from './i18n.ts';

/** What a language of ISO 639-1 is called in the page's: "Portuguese", "portugués". */
export function languageName(code: string): string {
  return new Intl.DisplayNames(localeTag(), { type: 'language' }).of(code) ?? code;
}
