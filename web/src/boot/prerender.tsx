import i18next from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@puente/contract/policy/language';
import { defaultBrand } from '@puente/contract/brand';
import type { Partner } from '@puente/contract/partner';
import { i18nOptions } from '../lib/i18n.ts';
import { router } from '../routes.tsx';
import { shownPartnerOf } from '../shell/partner/partner-switch.ts';
import { showPartner } from '../shell/partner/partner.ts';
import { App } from './app.tsx';

const texts = import.meta.glob<Record<string, unknown>>(
  '../locales/*/{common,shell,chat,face}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** React's marker of a suspended part. */
const unfinished = /<!--\$[!?]-->/;

/** What the server puts in its place: the texts and the logo of a partner (server: http/partner-home.ts). */
const blank = (what: string) => `%%${what}%%`;
/** A router link would encode the other kind of blank. No partner has a slug like this (face-1). */
const blankSlug = '--slug--';
const inBoth = (what: string) => ({ en: blank(what), es: blank(what) });

const blankPartner: Partner = {
  ...{ id: blank('id'), slug: blankSlug, name: blank('name'), about: null, checks: null },
  config: {
    welcomeMessage: blank('welcome'),
    welcome: inBoth('welcome'),
    suggestions: [inBoth('suggestion')],
    resourceLinks: [{ label: blank('label'), url: blank('url') }],
    theme: { ...defaultBrand, logo: blank('logo') },
  },
};

export type Homes = Record<Language, { home: string; partner: string }>;

/**
 * The home screen in each language, for an unknown visitor: Puente's, and a partner's with blanks in
 * place of what is its own. Run by the build.
 */
export async function renderHome(): Promise<Homes> {
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: 'en' });
  for (const [path, bundle] of Object.entries(texts)) {
    const [, language = '', namespace = ''] = /([a-z]+)\/([a-z-]+)\.json$/.exec(path) ?? [];
    i18next.addResourceBundle(language, namespace, bundle);
  }
  await router.load();
  const homes = { en: { home: '', partner: '' }, es: { home: '', partner: '' } };
  for (const language of languages) {
    await i18next.changeLanguage(language);
    showPartner(null);
    homes[language].home = render();
    showPartner(shownPartnerOf(blankPartner));
    homes[language].partner = render();
  }
  if (unfinished.test(homes.en.home + homes.en.partner))
    throw new Error('The home screen waits for something');
  return homes;
}

function render(): string {
  return renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
