import type { Language } from '@puente/contract/policy';
import type { PublicProfile } from '@puente/contract/provider';
import { once } from '../../../lib/once.ts';
import { findArea, serviceRegions } from '../../../lib/regions.ts';
import { cities } from './cities.ts';
import { countWords, plain } from './plain.ts';

/** Cities that people name, as they are written in a profile's place or zone. */
const places: readonly (readonly [name: string, pattern: string])[] = [
  ['Santiago', 'santiago(?: de chile)?'],
  ['London', 'london|londres'],
  ['New York', 'new york|nueva york|nyc'],
  ['Madrid', 'madrid'],
  ['Mexico City', 'mexico city|ciudad de mexico|cdmx'],
  ['Kathmandu', 'kathmandu|katmandu'],
  ['Buenos Aires', 'buenos aires'],
  ['Lima', 'lima'],
  ['Bogotá', 'bogota'],
  ['Barcelona', 'barcelona'],
  ['Valparaíso', 'valparaiso|vina del mar'],
  ['Concepción', 'concepcion'],
  ['Oslo', 'oslo'],
  ['Boston', 'boston'],
  ['Chicago', 'chicago'],
  ['Los Angeles', 'los angeles'],
  ['Miami', 'miami'],
  ['Paris', 'paris'],
  ['Berlin', 'berlin'],
];

/** Countries that people name, by ISO 3166, with the cities that profiles and zones tell them by. */
const countries: readonly (readonly [code: string, pattern: string, cities: readonly string[]])[] =
  [
    ['CL', 'chile', ['Santiago', 'Valparaíso', 'Concepción', 'Chile']],
    ['GB', 'england|inglaterra|(?:great )?britain|the uk|uk|reino unido', ['London']],
    [
      'US',
      'the (?:us|usa|states)|usa|estados unidos|eeuu',
      ['New York', 'Boston', 'Chicago', 'Los Angeles', 'Miami'],
    ],
    ['ES', 'spain|espana', ['Madrid', 'Barcelona', 'España']],
    ['MX', 'mexico', ['Mexico City', 'México']],
    ['NP', 'nepal', ['Kathmandu']],
    ['AR', 'argentina', ['Buenos Aires', 'Argentina']],
    ['PE', 'peru', ['Lima', 'Perú']],
    ['CO', 'colombia', ['Bogotá', 'Colombia']],
    ['NO', 'norway|noruega', ['Oslo']],
  ];

const regions = {
  en: new Intl.DisplayNames('en-US', { type: 'region' }),
  es: new Intl.DisplayNames('es-419', { type: 'region' }),
};

/** A place as people read it: a country is kept by its code. */
export function placeText(place: string, language: Language): string {
  return countries.some(([code]) => code === place)
    ? (regions[language].of(place) ?? place)
    : place;
}

const before =
  "(?:someone|somebody|anyone|anybody|expert|experts|person|people|who(?: is|'s| lives)?|one|(?<!\\b(?:i'm|im|i am|we're|we are|my \\w+ is) )based|near|(?<!\\b(?:i'm|im|i am|we're|we are) )located|alguien|especialista|persona|gente|algun[oa]s?|hay|este|esten|viva|que (?:sea|este|viva|atienda)|cerca|sea|only|solo|prefer|prefiero|presencial|in[- ]person|face to face|cara a cara|en persona|meet|session|meeting|reunion|therapist|lawyer|teacher|coach|psychologist|psicolog[ao]|terapeuta|abogad[ao]|profesora?)";

/** With the areas where experts meet people: a comuna is a place to be at, too. */
const known = once(() => {
  const areas = serviceRegions().flatMap((region) => region.areas.map(({ name }) => name));
  const names = new Set(places.map(([name]) => name));
  const own = areas
    .filter((name) => !names.has(name))
    .map((name) => [name, plain(name)] as const)
    .toSorted(([, one], [, other]) => other.length - one.length);
  const lands = countries.map(([code, pattern]) => [code, pattern] as const);
  const taken = new Set([...own.map(([name]) => name), ...names]);
  const others = cities
    .filter((name) => !taken.has(name))
    .map((name) => [name, plain(name)] as const);
  return [...own, ...places, ...lands, ...others];
});

const fewWords = 9;

/** Cities where nobody need be: they count where little else is said. */
const onlyAsked = once(() => new Set(cities));

const wanted = once(() => {
  const all = known()
    .map(([, pattern]) => pattern)
    .join('|');
  return new RegExp(
    `\\b${before}(?: \\w+){0,2}?,? (?:based |located )?(?:in|from|en|de|of|near)(?: el| la)? (${all})\\b|^\\W*(?:and |y |but |pero )?(?:(?:only|solo|someone|que sea) )?(?:in|en|de|from) (${all})\\b\\W*(?:please|por favor|if possible|si se puede)?\\W*$`,
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

/** Somebody tells a city without wishing that the expert be there: it is where they themselves are. */
export function tellsCity(said: string): boolean {
  return wanted().test(said) && readPlace(said) === undefined;
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
  const meant = countries.find(([code]) => code === place)?.[2] ?? [place];
  const { home, offices } = profile.places;
  const areas = [...offices.map(({ area }) => area), ...(home?.areas ?? [])];
  const served = areas.flatMap(({ id }) => {
    const found = findArea(id);
    return found ? [found.region.name, found.area.name] : [];
  });
  const where = [profile.location || profile.timezone, ...new Set(served)];
  return where.some((name) => meant.some((city) => words(name).includes(words(city))));
}
