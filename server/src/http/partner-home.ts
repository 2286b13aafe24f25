import { escapeHtml } from './page-head.ts';

/** A partner's home as it is painted before any script: its words, its logo and its colours. */
export type PartnerHome = {
  slug: string;
  name: string;
  /** Address of a picture of ours. */
  logo: string | null;
  /** CSS of `:root`; null in Puente's own colours. */
  style: string | null;
  /** Null greets in Puente's words. */
  welcome: string | null;
  /** Goals to begin with; where there are none, Puente's own. */
  suggestions: readonly string[];
  /** The partner's own pages. */
  links: readonly { label: string; url: string }[];
};

const greeting = /<h1[^>]*>([^<]*)<\/h1>/;
const mark = /<svg viewBox="0 0 32 32"[\s\S]*?<\/svg>/;
const openers = /<div role="group"[\s\S]*?<\/div>/;
const links = /<ul[^>]*><li><a href="%%url%%"[\s\S]*?<\/ul>/;
const link = /<li><a href="%%url%%"[\s\S]*?<\/li>/;
const opener = /<button[^>]*>%%suggestion%%<\/button>/;
const logo = /<img src="%%logo%%"[^>]*>/g;
const logoPreload = /<link [^>]*href="%%logo%%"[^>]*>/g;

/**
 * Fills the home screen that the build has rendered with blanks. What a partner doesn't have of its
 * own is taken from Puente's home.
 */
export function dressedHome(
  partner: PartnerHome,
  built: { partner: string; home: string },
): string {
  const { name, suggestions } = partner;
  const chip = opener.exec(built.partner)?.[0] ?? '';
  const chips = suggestions
    .map((text) => chip.replace('%%suggestion%%', () => escapeHtml(text)))
    .join('');
  const item = link.exec(built.partner)?.[0] ?? '';
  const items = partner.links
    .map(({ label, url }) =>
      item.replace('%%url%%', () => escapeHtml(url)).replace('%%label%%', () => escapeHtml(label)),
    )
    .join('');
  const own = (pattern: RegExp, group = 0) => pattern.exec(built.home)?.[group] ?? '';
  return dressed(
    partner,
    built.partner.replaceAll('--slug--', () => escapeHtml(partner.slug)),
  )
    .replace(partner.links.length > 0 ? link : links, () => items)
    .replace(suggestions.length > 0 ? opener : openers, () => chips || own(openers))
    .replaceAll(logo, (image) =>
      partner.logo ? image.replace('%%logo%%', () => escapeHtml(partner.logo ?? '')) : own(mark),
    )
    .replaceAll(logoPreload, (preload) =>
      partner.logo ? preload.replace('%%logo%%', () => escapeHtml(partner.logo ?? '')) : '',
    )
    .replaceAll('%%welcome%%', () =>
      partner.welcome ? escapeHtml(partner.welcome) : own(greeting, 1),
    )
    .replaceAll('%%name%%', () => escapeHtml(name));
}

/** The page in the partner's colours, and known to /theme.js as that partner's. */
function dressed({ slug, style }: PartnerHome, page: string): string {
  return page
    .replace(/<html /, () => `<html data-partner="${escapeHtml(slug)}" `)
    .replace('</head>', () =>
      style ? `<style id="partner-colors">${style}</style></head>` : '</head>',
    );
}
