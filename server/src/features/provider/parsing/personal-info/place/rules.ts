import type { Language } from '@puente/contract/policy';
import { plain } from '../../../../parsing/text/rules.ts';

/** Where somebody says they live, up to the next stop or small word. */
const living =
  /\b(?:based (?:out )?(?:of|in)|(?:i|I)(?:'|’)?m in|live in|living in|located in|(?:i|I)(?:'|’)?m from|originally from|vivo en|resido en|radicad[oa] en|estoy en|ubicad[oa] en|trabajo desde|atiendo desde|soy de)\s+(?<place>\p{Lu}[\p{L}'’.-]*(?:\s+(?:de|del|la|las|los|of|el)?\s*\p{Lu}[\p{L}'’.-]*)*(?:,\s*\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*)?)/u;

export type Place = { start: number; end: number; value: string };

/** The place in a sentence, as it was written. */
export function placeIn(sentence: string): Place | null {
  const match = living.exec(lowerFirst(sentence));
  const value = match?.groups?.['place']?.replace(/[.\s]+$/, '');
  if (!match || !value || !/^\p{Lu}/u.test(value)) return null;
  const start = match.index + match[0].indexOf(value);
  return { start, end: start + value.length, value };
}

/** `Vivo en Lima`: the verb may begin the sentence. */
function lowerFirst(sentence: string): string {
  const [first = ''] = sentence;
  return first.toLowerCase() + sentence.slice(first.length);
}

const spanishNames: Readonly<Record<string, string>> = {
  'nueva york': 'America/New_York',
  londres: 'Europe/London',
  'ciudad de mexico': 'America/Mexico_City',
  cdmx: 'America/Mexico_City',
  'los angeles': 'America/Los_Angeles',
  barcelona: 'Europe/Madrid',
  sevilla: 'Europe/Madrid',
  medellin: 'America/Bogota',
  cali: 'America/Bogota',
  valparaiso: 'America/Santiago',
  'vina del mar': 'America/Santiago',
  concepcion: 'America/Santiago',
  'buenos aires': 'America/Argentina/Buenos_Aires',
  cordoba: 'America/Argentina/Cordoba',
  rosario: 'America/Argentina/Buenos_Aires',
  'sao paulo': 'America/Sao_Paulo',
  'san francisco': 'America/Los_Angeles',
  boston: 'America/New_York',
  miami: 'America/New_York',
  austin: 'America/Chicago',
  seattle: 'America/Los_Angeles',
  guadalajara: 'America/Mexico_City',
  arequipa: 'America/Lima',
  cusco: 'America/Lima',
};

let cities: ReadonlyMap<string, string> | null = null;

/** Cities after which zones are called, by their plain names. */
function zoneCities(): ReadonlyMap<string, string> {
  cities ??= new Map([
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/'))
      .map((zone): [string, string] => [
        plain((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
        zone,
      ]),
    ...Object.entries(spanishNames),
  ]);
  return cities;
}

let regions: ReadonlyMap<string, string> | null = null;

function regionNames(): ReadonlyMap<string, string> {
  if (regions) return regions;
  const names = new Map<string, string>();
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  for (const language of ['en', 'es'] satisfies Language[]) {
    const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const one of letters)
      for (const two of letters) {
        const name = display.of(one + two);
        if (name) names.set(plain(name), one + two);
      }
  }
  regions = new Map([...names, ['usa', 'US'], ['uk', 'GB'], ['ee uu', 'US']]);
  return regions;
}

function zonesOf(region: string): readonly string[] {
  return new Intl.Locale(`und-${region}`).getTimeZones?.() ?? [];
}

/** The zone of a place, where its name leaves no doubt; null for Springfield, and for Chile. */
export function zoneOfPlace(place: string): string | null {
  const [city = '', behind] = place.split(',').map((part) => plain(part.trim()));
  const region = regionNames().get(behind ?? city);
  if (behind === undefined && region !== undefined) {
    const zones = zonesOf(region);
    return zones.length === 1 ? (zones[0] ?? null) : null;
  }
  const zone = zoneCities().get(city);
  if (zone === undefined || behind === undefined) return zone ?? null;
  return region !== undefined && zonesOf(region).includes(zone) ? zone : null;
}
