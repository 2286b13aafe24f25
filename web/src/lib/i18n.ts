import i18next, { type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@puente/contract/policy/language';
import type { Namespaces } from '../locales/namespaces.ts';
import { TextBackend } from './i18n-backend.ts';
import { local } from './storage.ts';

export type Namespace = keyof Namespaces;

declare module 'i18next' {
  // A declaration can only be merged as an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Namespaces;
    returnNull: false;
  }
}

/** How long a page waits for texts in its language before it is shown in English. */
const longestTextWaitMs = 3000;
/** How long it waits for any texts: as long as the retries and their responses take. */
const longestSilenceMs = 15_000;

/** Translation options for the browser and for prerendering. */
export const i18nOptions = {
  fallbackLng: 'en',
  supportedLngs: [...languages],
  defaultNS: 'common',
  keySeparator: '.',
  nsSeparator: ':',
  interpolation: { escapeValue: false, prefix: '{{', suffix: '}}' },
  returnNull: false,
  parseMissingKeyHandler: () => '',
  react: { useSuspense: false, bindI18nStore: 'added' },
} satisfies InitOptions;

/** Namespaces with a file that failed to load, after all retries. */
const failed = new Set<string>();

function isLanguage(text: string): text is Language {
  return languages.some((known) => known === text);
}

/**
 * Starts translations: one namespace for each product word, read on demand. Retries and parallel
 * reads (shell-3). A text that is missing in one language is shown in English, one that is
 * missing in both is not shown: never a key.
 */
export async function startI18n(first: Namespace[]): Promise<void> {
  i18next.on('failedLoading', (_language, namespace) => failed.add(namespace));
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  const started = i18next
    .use(TextBackend)
    .use(initReactI18next)
    .init({
      ...i18nOptions,
      // As /theme.js found it (people-2).
      lng: document.documentElement.lang,
      ns: first,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      maxRetries: 5,
      retryTimeout: 350,
      maxParallelReads: 10,
    });
  if (!(await waitForTexts(first, started))) throw new Error('No texts in any language');
}

/** Waits for texts and returns whether there are any: a page without its texts is useless. */
async function waitForTexts(namespaces: Namespace[], loading: Promise<unknown>): Promise<boolean> {
  const areThere = () =>
    namespaces.every((namespace) =>
      [currentLanguage(), 'en'].some((language) => i18next.hasResourceBundle(language, namespace)),
    );
  await Promise.race([loading, wait(longestTextWaitMs)]);
  if (!areThere()) await Promise.race([loading, wait(longestSilenceMs - longestTextWaitMs)]);
  return areThere();
}

function wait(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/**
 * Loads the named namespaces, including those that failed before; a page requests them together
 * with its code.
 * @returns false when there are none in any language
 */
export function loadNamespaces(...namespaces: Namespace[]): Promise<boolean> {
  return waitForTexts(
    namespaces,
    Promise.all([i18next.loadNamespaces(namespaces), reloadFailedTexts(namespaces)]),
  );
}

/** Whether this is the current language and the texts of these namespaces are loaded in it. */
export function hasTexts(language: string, ...namespaces: Namespace[]): boolean {
  return (
    language === currentLanguage() &&
    namespaces.every((namespace) => i18next.hasResourceBundle(language, namespace))
  );
}

/** Loads failed texts once more: i18next itself never requests them again. */
export async function reloadFailedTexts(
  namespaces: readonly string[] = [...failed],
): Promise<void> {
  const missing = namespaces.filter((namespace) => failed.delete(namespace));
  if (missing.length > 0) await i18next.reloadResources(null, missing);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language ?? '') ? (i18next.language as Language) : 'en';
}

/** Changes the language now and for the next visit on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  local.set('userConfig', { ...local.get('userConfig'), language });
  await i18next.changeLanguage(language);
}

/**
 * The locale for dates and numbers: the language with the browser's region if that region speaks
 * the same language ("es-CL"), so that people see familiar formats.
 */
export function localeTag(
  language: Language = currentLanguage(),
  browser: readonly string[] = globalThis.navigator?.languages ?? [],
): string {
  const regional = browser.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return regional ?? (language === 'es' ? 'es-419' : 'en-US');
}
