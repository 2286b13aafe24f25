import type { Language } from '@puente/contract/policy';
import type { PageHead } from './page-head.ts';
import { pageTexts as en } from '../locales/en/page.ts';
import { pageTexts as es } from '../locales/es/page.ts';

const texts = { en, es };

/** Descriptions by path prefix; other pages are described as the product. */
const pages: [
  RegExp,
  Exclude<
    keyof typeof en,
    'product' | 'verifiedBy' | 'profile' | 'missing' | 'missingExpert' | 'experts' | 'group'
  >,
][] = [
  [/^\/(?:login|reset-password)(?:\/|$)/, 'login'],
  [/^\/welcome(?:\/|$)/, 'welcome'],
  [/^\/contacts(?:\/|$)/, 'contacts'],
  [/^\/activity(?:\/|$)/, 'activity'],
  [/^\/you(?:\/|$)/, 'you'],
  [/^\/book\//, 'book'],
  [/^\/(?:@|expert\/)/, 'expert'],
];

/** The head of the home page. */
export function homeHead(language: Language): PageHead {
  return {
    title: 'Puente',
    description: texts[language].product,
    image: null,
    path: '/',
  };
}

/** The description of a page that belongs to nobody in particular. */
export function descriptionOf(path: string, language: Language): string {
  return texts[language][pages.find(([begin]) => begin.test(path))?.[1] ?? 'product'];
}
