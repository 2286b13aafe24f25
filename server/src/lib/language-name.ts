import type { Language } from '@puente/contract/policy';

const names = {
  en: new Intl.DisplayNames('en-US', { type: 'language' }),
  es: new Intl.DisplayNames('es-419', { type: 'language' }),
};

/** What a language of ISO 639-1 is called in one of the product's: "Portuguese", "portugués". */
export function languageName(code: string, language: Language): string {
  return names[language].of(code) ?? code;
}
