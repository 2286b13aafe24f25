import type { Currency, Language } from '@puente/contract/policy';

export type AccountDefaults = {
  language: Language;
  currency: Currency;
  timezone: string;
  region: string | null;
};

type Country = readonly [currency: Currency, timezone: string, language: Language];

/**
 * Settings of a new account by the country of its phone. Where a country has several zones, the one
 * where most people live; the person can change all of it in the profile.
 */
const countries: Record<string, Country> = {
  AR: ['ARS', 'America/Argentina/Buenos_Aires', 'es'],
  AT: ['EUR', 'Europe/Vienna', 'en'],
  BE: ['EUR', 'Europe/Brussels', 'en'],
  BO: ['USD', 'America/La_Paz', 'es'],
  BR: ['BRL', 'America/Sao_Paulo', 'en'],
  CA: ['USD', 'America/Toronto', 'en'],
  CL: ['CLP', 'America/Santiago', 'es'],
  CO: ['COP', 'America/Bogota', 'es'],
  CR: ['USD', 'America/Costa_Rica', 'es'],
  DE: ['EUR', 'Europe/Berlin', 'en'],
  DO: ['USD', 'America/Santo_Domingo', 'es'],
  EC: ['USD', 'America/Guayaquil', 'es'],
  ES: ['EUR', 'Europe/Madrid', 'es'],
  FI: ['EUR', 'Europe/Helsinki', 'en'],
  FR: ['EUR', 'Europe/Paris', 'en'],
  GB: ['GBP', 'Europe/London', 'en'],
  GR: ['EUR', 'Europe/Athens', 'en'],
  GT: ['USD', 'America/Guatemala', 'es'],
  HN: ['USD', 'America/Tegucigalpa', 'es'],
  IE: ['EUR', 'Europe/Dublin', 'en'],
  IN: ['USD', 'Asia/Kolkata', 'en'],
  IT: ['EUR', 'Europe/Rome', 'en'],
  MX: ['MXN', 'America/Mexico_City', 'es'],
  NI: ['USD', 'America/Managua', 'es'],
  NL: ['EUR', 'Europe/Amsterdam', 'en'],
  NP: ['USD', 'Asia/Kathmandu', 'en'],
  PA: ['USD', 'America/Panama', 'es'],
  PE: ['PEN', 'America/Lima', 'es'],
  PT: ['EUR', 'Europe/Lisbon', 'en'],
  PY: ['USD', 'America/Asuncion', 'es'],
  SV: ['USD', 'America/El_Salvador', 'es'],
  US: ['USD', 'America/New_York', 'en'],
  UY: ['USD', 'America/Montevideo', 'es'],
  VE: ['USD', 'America/Caracas', 'es'],
};

/** English is the fallback (people-2). */
const elsewhere: Country = ['USD', 'UTC', 'en'];

/** The language of a tag such as `es-CL`; null for a language the product doesn't have. */
export function languageOfTag(tag: string | null | undefined): Language | null {
  const first = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return first === 'es' || first === 'en' ? first : null;
}

/** The region of a tag such as `es-CL`; null for a tag without a country, and for what is no tag. */
export function regionOfTag(tag: string | null | undefined): string | null {
  const region = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?:$|[-_])/i.exec(
    tag?.trim() ?? '',
  )?.[1];
  return region?.toUpperCase() ?? null;
}

/** Names that could be taken for the product, its support or one of its pages. */
const reservedUsernames = new Set(
  (
    'about account activity admin administrator api app ayuda book booking bookings contact ' +
    'contacts contracts expert experts help home info join legal login logout mail media meeting ' +
    'moderator null official oficial operator partner partners password payment payments privacy ' +
    'profile puente register reset-password root sandbox security seguridad settings soporte staff ' +
    'support system team terms undefined welcome www you'
  ).split(' '),
);

/** Is it a name that nobody can have? Dots and dashes are ignored. */
export function isReservedUsername(username: string): boolean {
  return reservedUsernames.has(username) || reservedUsernames.has(username.replaceAll(/[.-]/g, ''));
}

/** Is it a different mailbox than before? Case is ignored; removing the address is no change of it. */
export function isAnotherAddress(before: string | null, after: string | null): boolean {
  return after !== null && before?.toLowerCase() !== after.toLowerCase();
}

/** Settings of a new account: the browser's language wins over the phone's country. */
export function accountDefaults(
  country: string | undefined,
  detectedLanguage: string | null | undefined,
): AccountDefaults {
  const [currency, timezone, language] = countries[country ?? ''] ?? elsewhere;
  return {
    ...{ currency, timezone, language: languageOfTag(detectedLanguage) ?? language },
    region: regionOfTag(detectedLanguage) ?? country ?? null,
  };
}
