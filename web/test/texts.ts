import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@puente/contract/policy/language';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, onTestFinished } from 'vitest';
import { i18nOptions } from '../src/lib/i18n.ts';

// The real texts, without a server that sends them.

const folder = join(import.meta.dirname, '../src/locales');

const resources = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      readdirSync(join(folder, language)).map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object,
      ]),
    ),
  ]),
);

/** Speaks a language until the test ends; a text that is missing in it shows as its key. */
export function speak(language: Language): void {
  // Texts outlive the modules of a test: the next one begins in English.
  const isInTest = expect.getState().currentTestName !== undefined;
  if (language !== 'en' && isInTest) onTestFinished(() => speak('en'));
  void i18next.use(initReactI18next).init({
    ...i18nOptions,
    initAsync: false,
    lng: language,
    fallbackLng: false,
    resources,
    parseMissingKeyHandler: (key) => `MISSING ${key}`,
  });
}
