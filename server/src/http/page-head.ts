import { type Language, languages } from '@puente/contract/policy';
import type { PartnerHome } from './partner-home.ts';

/** The head of a page, for link previews and search engines; plain text. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute path of a picture. */
  image: string | null;
  /** Canonical path, with the query that belongs to it. */
  path: string;
  /** A person's page; else a page of the product. */
  isProfile?: true;
  /** Whose clock the page may speak of, for /theme.js. */
  zone?: string;
  /** Left out of search engines, which still follow its links. */
  isUnlisted?: true;
  /** Structured data (schema.org). */
  data?: object;
  /** Home in the clothes of a partner. */
  partner?: PartnerHome;
  /** Safe HTML of what the head already knows, painted before any script. */
  content?: string;
};

/** An address that was a page's before: it leads on to this path of ours. */
export type Moved = { movedTo: string };

/** What is known of an address: its page's head, where the page went, or that there is none. */
export type FoundPage = PageHead | Moved | 'nothing';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};

/** Characters that could end the script element, or a line in a JavaScript parser. */
const unsafeInBlock = /[<\u2028\u2029]/g;

/** A JSON data block: not executed, so the content security policy allows it; its text is escaped. */
export function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replace(
    unsafeInBlock,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${json}</script>`;
}

/** For pages that search engines have no use for. */
export const unlisted = '<meta name="robots" content="noindex">';

/** The parameter of an address that asks for a language, below the one chosen on the device. */
export const languageParameter = 'lang';

function addressIn(address: string, language: Language | null): string {
  const url = new URL(address);
  if (language) url.searchParams.set(languageParameter, language);
  return url.href;
}

/** A page's addresses for search engines: in each language, and the one that goes by the browser. */
export function alternates(address: string): { language: string; href: string }[] {
  return [
    ...languages.map((language) => ({ language, href: addressIn(address, language) })),
    { language: 'x-default', href: addressIn(address, null) },
  ];
}

/** The description that search engines show. */
export function renderDescription(description: string): string {
  return `<meta name="description" content="${escapeHtml(description)}">`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"'\u2028\u2029]/g, (character) => escapes[character] ?? character);
}

/** Says that a text is in another language than its page; empty where it is in the page's own. */
export function langAttribute(language: string | null): string {
  return language === null ? '' : ` lang="${escapeHtml(language)}"`;
}

/** Shared where a page has no picture of its own; in pixels. It speaks both languages. */
const sharePicture = { path: '/share.png', width: '1200', height: '630' };

/** Languages as link previews name them. */
const locales: Record<Language, string> = { en: 'en_US', es: 'es_CL' };

type Shown = {
  publicUrl: string;
  /** The language of the page. */
  language: Language;
  /** The one that its address asks for; null where the browser's was taken. */
  asked: Language | null;
};

/** The head of a page. */
export function renderHead(head: PageHead, { publicUrl, language, asked }: Shown): string {
  const { title, description, path, data } = head;
  const url = addressIn(publicUrl + path, asked);
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    renderDescription(description),
    ...(head.isUnlisted ? [unlisted] : []),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...alternates(publicUrl + path).map(
      (other) =>
        `<link rel="alternate" hreflang="${other.language}" href="${escapeHtml(other.href)}">`,
    ),
    meta('og:type', head.isProfile ? 'profile' : 'website'),
    meta('og:site_name', 'Puente'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', url),
    meta('og:locale', locales[language]),
    ...languages.flatMap((other) =>
      other === language ? [] : meta('og:locale:alternate', locales[other]),
    ),
    meta('og:image', publicUrl + (head.image ?? sharePicture.path)),
    ...(head.image
      ? []
      : [
          meta('og:image:width', sharePicture.width),
          meta('og:image:height', sharePicture.height),
          meta('og:image:alt', 'Puente'),
        ]),
    `<meta name="twitter:card" content="${head.image ? 'summary' : 'summary_large_image'}">`,
    ...(head.zone ? [`<meta name="puente:zone" content="${escapeHtml(head.zone)}">`] : []),
    ...(data ? [dataBlock('application/ld+json', data)] : []),
  ].join('\n    ');
}
