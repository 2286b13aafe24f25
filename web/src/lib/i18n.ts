import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@puente/contract/policy-of-home';
import type { Words } from '../locales/words.ts';
import { fileBackend } from './i18n-backend.ts';
import { local } from './storage.ts';

export type Word = keyof Words;

declare module 'i18next' {
  // A declaration can only be merged as an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Words;
    returnNull: false;
  }
}

/** How long a page waits for texts of its language before it shows itself in English. */
const longestTextWaitMs = 3000;
/** How long it waits for any texts: as long as the retries take, and the answers to them. */
const longestSilenceMs = 15_000;

/** Words with a file that could not be read, also not by the retries. */
const failed = new Set<string>();

const isLanguage = (text: string): text is Language => languages.some((known) => known === text);

/** The chosen language, else the browser's first that we speak, else English (SPEC §1). */
export function detectedLanguage(
  chosen: string | undefined,
  browser: readonly string[] = globalThis.navigator?.languages ?? [],
): Language {
  const wanted = [chosen ?? '', ...browser].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

/**
 * Starts translations: one namespace for each product word, read on demand. Retries and parallel
 * reads as in SPEC §9. A text that is missing in one language is shown in English, one that is
 * missing in both is not shown: never a key.
 */
export async function startI18n(first: Word[]): Promise<void> {
  i18next.on('failedLoading', (_language, word) => failed.add(word));
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const started = i18next
    .use(fileBackend)
    .use(initReactI18next)
    .init({
      lng: detectedLanguage(local.get('userConfig')?.language),
      fallbackLng: 'en',
      supportedLngs: [...languages],
      ns: first,
      defaultNS: 'common',
      keySeparator: '.',
      nsSeparator: ':',
      interpolation: { escapeValue: false, prefix: '{{', suffix: '}}' },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
      returnNull: false,
      parseMissingKeyHandler: () => '',
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  if (!(await areTexts(first, started))) throw new Error('No texts in any language');
}

/** Waits for texts; whether there are any. A page without a word of its own is of no use. */
async function areTexts(words: Word[], loading: Promise<unknown>): Promise<boolean> {
  const areThere = () =>
    words.every((word) =>
      [currentLanguage(), 'en'].some((language) => i18next.hasResourceBundle(language, word)),
    );
  await Promise.race([loading, wait(longestTextWaitMs)]);
  if (!areThere()) await Promise.race([loading, wait(longestSilenceMs - longestTextWaitMs)]);
  return areThere();
}

/**
 * Reads the texts of the named words, also those that could not be had before; a page asks for them
 * beside its code.
 * @returns false when there are none in any language
 */
export const loadWords = (...words: Word[]): Promise<boolean> =>
  areTexts(words, Promise.all([i18next.loadNamespaces(words), readAgain(words)]));

/** Reads once more what could not be read: i18next itself never asks for it again. */
export async function readAgain(words: readonly string[] = [...failed]): Promise<void> {
  const lost = words.filter((word) => failed.delete(word));
  if (lost.length > 0) await i18next.reloadResources(null, lost);
}

export const currentLanguage = (): Language =>
  isLanguage(i18next.language ?? '') ? (i18next.language as Language) : 'en';

/** Changes the language now and for the next visit on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  local.set('userConfig', { ...local.get('userConfig'), language });
  await i18next.changeLanguage(language);
}

/**
 * The tag for dates and numbers: the language with the region of the browser where it speaks the
 * same language ("es-CL"), so that people see the forms they know.
 */
export function localeTag(
  language: Language = currentLanguage(),
  browser: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const regional = browser.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return regional ?? (language === 'es' ? 'es-419' : 'en-US');
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
