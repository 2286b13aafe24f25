import type { Language } from '@puente/contract/policy';
import { plain } from '../../../../parsing/text/rules.ts';
import { cityZones } from './cities/rules.ts';

/** Where somebody says they live, up to the next stop or small word. */
const living =
  /\b(?:based (?:out )?(?:of|in)|(?:i|I)(?:'|’)?m in|live in|living in|located in|(?:i|I)(?:'|’)?m from|originally from|vivo en|resido en|radicad[oa] en|estoy en|ubicad[oa] en|trabajo desde|atiendo desde|soy de)\s+(?<place>\p{Lu}[\p{L}'’.-]*(?:\s+(?:de|del|la|las|los|of|el)?\s*\p{Lu}[\p{L}'’.-]*)*(?:,\s*\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*)?)/u;

export type Place = { start: number; end: number; value: string };

/** Words behind which a city may stand that is known by its name: "psicóloga de Valparaíso". */
const beside =
  /(?:,\s*|\s)(?:de|en|desde|in|from)\s+(?<place>\p{L}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){0,3})/gu;

/** A name and where it is from: "soy Íñigo, de Bilbao". */
const named =
  /\b(?:soy|llamo|i'm|i am)\s+\p{Lu}[\p{L}]+,?\s+(?:de|from)\s+(?<place>\p{Lu}[\p{L}'’-]+)/iu;

/** What a person says of themselves, before the place. */
const oneself = /\b(?:soy|somos|i'm|i am|trabajo|i work|llamo)\b/;

/** The place in a sentence, as it was written. */
export function placeIn(sentence: string): Place | null {
  const match = living.exec(lowerFirst(sentence)) ?? capitalOnly(named.exec(sentence));
  const value = match?.groups?.['place']?.replace(/[.\s]+$/, '');
  if (!match || !value || !/^\p{Lu}/u.test(value)) return knownCityIn(sentence);
  const start = match.index + match[0].indexOf(value);
  return { start, end: start + value.length, value };
}

function capitalOnly(match: RegExpExecArray | null): RegExpExecArray | null {
  return match && /^\p{Lu}/u.test(match.groups?.['place'] ?? '') ? match : null;
}

/** A large city in a sentence about oneself, also where a phone wrote it without its capital. */
function knownCityIn(sentence: string): Place | null {
  if (!oneself.test(plain(sentence)) && !living.test(lowerFirst(sentence))) return null;
  for (const match of sentence.matchAll(beside)) {
    const words = (match.groups?.['place'] ?? '').replace(/[.,]+$/, '').split(/\s+/);
    for (let count = words.length; count > 0; count -= 1) {
      const value = words
        .slice(0, count)
        .join(' ')
        .replace(/[.,]+$/, '');
      if (!zoneCities().has(plain(value))) continue;
      const start = match.index + match[0].lastIndexOf(match.groups?.['place'] ?? '');
      return { start, end: start + value.length, value };
    }
  }
  return null;
}

/** `Vivo en Lima`: the verb may begin the sentence. */
function lowerFirst(sentence: string): string {
  const [first = ''] = sentence;
  return first.toLowerCase() + sentence.slice(first.length);
}

let cities: ReadonlyMap<string, string | null> | null = null;

/** Cities after which zones are called, by their plain names. */
function zoneCities(): ReadonlyMap<string, string | null> {
  cities ??= new Map([
    ...Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/'))
      .map((zone): [string, string | null] => [
        plain((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')),
        zone,
      ]),
    ...cityZones,
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
  if (!zone || behind === undefined) return zone ?? null;
  return region !== undefined && zonesOf(region).includes(zone) ? zone : null;
}
