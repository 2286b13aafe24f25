import { presentZone } from '@puente/contract/zone-names';
import { local } from '../../lib/storage.ts';
import { keptCode } from './kept-code.ts';

/** A plus sign and at least 6 digits (code-4). */
export function isPhone(text: string): boolean {
  return /^\+\d{6,}$/.test(text);
}

/** What is wrong with a number that is no phone: nothing typed, or too little of it. */
export function phoneProblem(text: string): 'missing' | 'short' {
  return text === '' ? 'missing' : 'short';
}

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

/** The preselected country: that of the time zone, else the language's region, else US. */
export function guessCountry(zone: string, tags: readonly string[]): string {
  const region = tags.map((tag) => /-([A-Z]{2})$/.exec(tag)?.[1]).find(Boolean);
  return countryOfZone[presentZone(zone)] ?? region ?? 'US';
}

/**
 * The prefilled number: where a code was sent before a reload, else that of the link, else the last
 * one used on this device.
 */
export function startingPhone(): string {
  return (
    keptCode()?.phoneNumber ?? local.get('initialPhoneNumber') ?? local.get('phoneNumber') ?? ''
  );
}
