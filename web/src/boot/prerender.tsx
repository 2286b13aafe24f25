import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@puente/contract/policy/language';
import { i18nOptions } from '../lib/i18n.ts';
import { router } from '../routes.tsx';
import { App } from './app.tsx';

const texts = import.meta.glob<Record<string, unknown>>('../locales/*/{common,shell,chat}.json', {
  eager: true,
  import: 'default',
});

/** React's marker of a suspended part. */
const unfinished = /<!--\$[!?]-->/;

/** The home screen in each language, for an unknown visitor. Run by the build. */
export async function renderHome(): Promise<Record<Language, string>> {
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: 'en' });
  for (const [path, bundle] of Object.entries(texts)) {
    const [, language = '', namespace = ''] = /([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
    i18next.addResourceBundle(language, namespace, bundle);
  }
  await router.load();
  const homes = { en: '', es: '' };
  for (const language of languages) {
    await i18next.changeLanguage(language);
    homes[language] = renderToString(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  }
  if (unfinished.test(homes.en)) throw new Error('The home screen waits for something');
  return homes;
}
