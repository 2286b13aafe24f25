import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@puente/contract/policy/language';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { RouterContextProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { expect, onTestFinished } from 'vitest';
import { i18nOptions } from '../src/lib/i18n.ts';
import { router } from '../src/routes.tsx';

// What a person reads: a component drawn with the real texts, the real router and the data it is given.

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

export type Known = readonly (readonly [QueryKey, unknown])[];

/**
 * The markup of a component.
 * @param known what was read from the server before
 */
export function markupOf(element: ReactElement, language: Language, known: Known = []): string {
  speak(language);
  const client = new QueryClient();
  for (const [key, data] of known) client.setQueryData(key, data);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router}>{element}</RouterContextProvider>
    </QueryClientProvider>,
  );
}

/** The same as its text alone, each element's after a blank; what only screens or only ears get stays. */
export function textOf(element: ReactElement, language: Language, known?: Known): string {
  return wordsIn(markupOf(element, language, known));
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Without tags, with ordinary blanks. */
export function wordsIn(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_all, sign: string) => signs[sign] ?? '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
    .trim();
}
