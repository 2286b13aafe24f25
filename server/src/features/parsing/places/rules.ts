import type { Language } from '@puente/contract/policy';
import { plain } from '../text/rules.ts';

let regions: ReadonlyMap<string, string> | null = null;

/** Countries by their plain names in both languages: ISO 3166-1 alpha-2. */
export function regionNames(): ReadonlyMap<string, string> {
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

let cities: ReadonlyMap<string, string> | null = null;

/** Cities after which zones are called, by their plain names. */
export function namingCities(): ReadonlyMap<string, string> {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone')
      .filter((zone) => zone.includes('/'))
      .map((zone) => [plain((zone.split('/').at(-1) ?? '').replaceAll('_', ' ')), zone]),
  );
  return cities;
}
