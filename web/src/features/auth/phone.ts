import { presentZone } from '@puente/contract/zone-names';
import { local } from '../../lib/storage.ts';
import { keptCode } from './kept-code.ts';

/** SPEC §5: + and at least 6 digits. */
export const isPhone = (text: string): boolean => /^\+\d{6,}$/.test(text);

const countryOfZone: Record<string, string> = {
  'America/Santiago': 'CL',
  'America/Mexico_City': 'MX',
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Sao_Paulo': 'BR',
  'Europe/Madrid': 'ES',
  'Europe/London': 'GB',
  'Asia/Kathmandu': 'NP',
};

/** The country to start with: where the clock stands, else the region of the language, else US. */
export function guessCountry(zone: string, tags: readonly string[]): string {
  const region = tags.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean);
  return countryOfZone[presentZone(zone)] ?? region ?? 'US';
}

/**
 * The number to start with: where a code went before a reload, of the link that brought the
 * visitor, else the last one used here.
 */
export const startingPhone = (): string =>
  keptCode()?.phoneNumber ?? local.get('initialPhoneNumber') ?? local.get('phoneNumber') ?? '';
