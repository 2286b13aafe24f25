import type { ChatAnswer } from '@puente/contract/chat';
import type { Language } from '@puente/contract/policy';
import type { CrisisKind } from '../crisis/rules.ts';
import { helpLines } from './lines.ts';
import type { CountryLines, Line } from './source.ts';

export type EmergencyLine = ChatAnswer['emergencyLines'][number];

const countryByZone: Record<string, string> = {
  'America/Santiago': 'CL',
  'America/Punta_Arenas': 'CL',
  'Pacific/Easter': 'CL',
  'Europe/London': 'GB',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'America/Mexico_City': 'MX',
  'America/Monterrey': 'MX',
  'America/Tijuana': 'MX',
  'America/Cancun': 'MX',
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Sao_Paulo': 'BR',
  'Asia/Kathmandu': 'NP',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Phoenix': 'US',
  'America/Anchorage': 'US',
  'Pacific/Honolulu': 'US',
};

/** The country where most people of a zone live; null for zones without help lines here. */
export function countryOfZone(timezone: string): string | null {
  return countryByZone[timezone] ?? (timezone.startsWith('America/Argentina/') ? 'AR' : null);
}

/** Help lines of the country, the one for this crisis first. */
export function emergencyLinesFor(
  crisis: CrisisKind,
  timezone: string,
  language: Language,
): EmergencyLine[] {
  const country = countryOfZone(timezone);
  const lines = linesOf(country);
  return chosen(crisis, lines).map(({ phone, name, note }) => ({
    country: lines && country !== null ? country : '',
    phone,
    name: name[language],
    texts: {
      en: { name: name.en, note: note?.en ?? null },
      es: { name: name.es, note: note?.es ?? null },
    },
  }));
}

function linesOf(country: string | null): CountryLines | undefined {
  return country === null ? undefined : helpLines().countries[country];
}

function chosen(crisis: CrisisKind, lines: CountryLines | undefined): Line[] {
  if (!lines) return helpLines().anywhere;
  const { emergency, selfHarm, violence } = lines;
  const all =
    crisis === 'violence'
      ? [...violence.slice(0, 1), emergency, ...violence.slice(1), ...selfHarm.slice(0, 1)]
      : [...selfHarm, emergency];
  return [...new Map(all.map((line) => [line.phone, line])).values()];
}

/** The number for danger this very moment. */
export function emergencyPhoneOf(timezone: string): string {
  return linesOf(countryOfZone(timezone))?.emergency.phone ?? '112';
}
