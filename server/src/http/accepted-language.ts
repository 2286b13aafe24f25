import { type Language, languages } from '@puente/contract/policy';
import { languageParameter } from './page-head.ts';

/**
 * The browser's first language that the product speaks, else English, as the page itself decides
 * (web/src/lib/i18n.ts); a choice stored on the device is known to the page alone.
 */
export function acceptedLanguage(header: string | undefined): Language {
  return acceptedRange(header)?.language ?? 'en';
}

/** The same as the tag that was sent, such as `es-CL`; null where the browser named none of ours. */
export function acceptedTag(header: string | undefined): string | null {
  return acceptedRange(header)?.tag ?? null;
}

function acceptedRange(header: string | undefined): { tag: string; language: Language } | null {
  const ranges = (header ?? '')
    .split(',')
    .map(rangeOf)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { tag } of ranges) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return { tag, language };
  }
  return null;
}

/** The language that an address asks for (`?lang=es`); null where it asks for none of ours. */
export function askedLanguage(url: string): Language | null {
  const asked = new URLSearchParams(url.split('?')[1]).get(languageParameter)?.toLowerCase();
  return languages.find((language) => language === asked) ?? null;
}

/** A tag of the header and how much it is wanted, 0 to 1. */
function rangeOf(part: string) {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const given = parameters.map((text) => /^q=([\d.]+)$/i.exec(text)?.[1]).find(Boolean);
  return {
    tag,
    weight: given === undefined ? 1 : Number(given),
  };
}

function isLanguage(tag: string): tag is Language {
  return languages.some((known) => known === tag);
}
