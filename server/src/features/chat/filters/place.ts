import type { PublicProfile } from '@puente/contract/provider';
import { once } from '../../../lib/once.ts';
import { findArea, serviceRegions } from '../../../lib/regions.ts';
import { cities } from './cities.ts';
import { countWords, plain } from './plain.ts';

/** Cities and countries that people name, as they are written in a profile's place or zone. */
const places: readonly (readonly [name: string, pattern: string])[] = [
  ['Santiago', 'santiago(?: de chile)?|chile'],
  ['London', 'london|londres|england|inglaterra|the uk|uk|reino unido'],
  ['New York', 'new york|nueva york|nyc|the (?:us|usa|states)|usa|estados unidos|eeuu'],
  ['Madrid', 'madrid|spain|espana'],
  ['Mexico City', 'mexico city|ciudad de mexico|cdmx|mexico'],
  ['Kathmandu', 'kathmandu|katmandu|nepal'],
  ['Buenos Aires', 'buenos aires|argentina'],
  ['Lima', 'lima|peru'],
  ['Bogotá', 'bogota|colombia'],
  ['Barcelona', 'barcelona'],
  ['Valparaíso', 'valparaiso|vina del mar'],
  ['Concepción', 'concepcion'],
  ['Oslo', 'oslo|norway|noruega'],
  ['Boston', 'boston'],
  ['Chicago', 'chicago'],
  ['Los Angeles', 'los angeles'],
  ['Miami', 'miami'],
  ['Paris', 'paris'],
  ['Berlin', 'berlin'],
];

const before =
  "(?:someone|somebody|anyone|anybody|expert|experts|person|people|who(?: is|'s| lives)?|one|(?<!\\b(?:i'm|im|i am|we're|we are|my \\w+ is) )based|near|(?<!\\b(?:i'm|im|i am|we're|we are) )located|alguien|especialista|persona|gente|este|esten|viva|que (?:sea|este|viva|atienda)|cerca|sea|only|solo|prefer|prefiero|presencial|in[- ]person|face to face|cara a cara|en persona|meet|session|meeting|reunion|therapist|lawyer|teacher|coach|psychologist|psicolog[ao]|terapeuta|abogad[ao]|profesora?)";

/** With the areas where experts meet people: a comuna is a place to be at, too. */
const known = once(() => {
  const areas = serviceRegions().flatMap((region) => region.areas.map(({ name }) => name));
  const names = new Set(places.map(([name]) => name));
  const own = areas
    .filter((name) => !names.has(name))
    .map((name) => [name, plain(name)] as const)
    .toSorted(([, one], [, other]) => other.length - one.length);
  const taken = new Set([...own.map(([name]) => name), ...names]);
  const others = cities
    .filter((name) => !taken.has(name))
    .map((name) => [name, plain(name)] as const);
  return [...own, ...places, ...others];
});

const fewWords = 9;

/** Cities where nobody need be: they count where little else is said. */
const onlyAsked = once(() => new Set(cities));

const wanted = once(() => {
  const all = known()
    .map(([, pattern]) => pattern)
    .join('|');
  return new RegExp(
    `\\b${before}(?: \\w+){0,2}? (?:based |located )?(?:in|from|en|de|of|near)(?: el| la)? (${all})\\b|^\\W*(?:and |y |but |pero )?(?:(?:only|solo|someone|que sea) )?(?:in|en|de|from) (${all})\\b\\W*(?:please|por favor|if possible|si se puede)?\\W*$`,
  );
});

/** The place where the expert should be, and the words that say it. */
export function readPlace(said: string): { place: string; span: string } | undefined {
  const found = wanted().exec(said);
  const word = found?.[1] ?? found?.[2];
  if (!found || !word) return undefined;
  const place = known().find(([, pattern]) => new RegExp(`^(?:${pattern})$`).test(word))?.[0];
  // In a story a city tells where somebody is, and no one need be there.
  if (place !== undefined && onlyAsked().has(place) && countWords(said) > fewWords)
    return undefined;
  const span = new RegExp(`(?:based |located )?(?:in|from|en|de|of|near)(?: el| la)? ${word}`).exec(
    found[0],
  );
  return place ? { place, span: span?.[0] ?? word } : undefined;
}

/**
 * Whether the person of a profile is there by what they say of their place, or else by their time
 * zone, or has an area of home visits or an office in a region of that name (place-7).
 */
export function isInPlace(
  profile: Pick<PublicProfile, 'location' | 'timezone' | 'places'>,
  place: string,
): boolean {
  const words = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase();
  const wantedPlace = words(place);
  const { home, offices } = profile.places;
  const areas = [...offices.map(({ area }) => area), ...(home?.areas ?? [])];
  const served = areas.flatMap(({ id }) => {
    const found = findArea(id);
    return found ? [found.region.name, found.area.name] : [];
  });
  const where = [profile.location || profile.timezone, ...new Set(served)];
  return where.some((name) => words(name).includes(wantedPlace));
}
