import type { RegionSource, ServiceArea } from '@puente/contract/place';
import type { FoundPlace } from '../../../gateways/gazetteer/port.ts';

/** An address as somebody typed it: whole, or what it lacks to be one inside the region (place-4). */
export type TypedAddress =
  | { kind: 'whole'; line: string; area: ServiceArea }
  /** `number` and `area` are missing; `inside`: a place is named that isn't an area of the region. */
  | { kind: 'number' | 'area' | 'inside' };

/** Without accents, case, punctuation and doubled spaces, as names are compared. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

type Names = { areas: ReadonlyMap<string, ServiceArea>; wholes: ReadonlySet<string> };

function namesOf(region: RegionSource): Names {
  const byId = new Map(region.areas.map((area) => [area.id, area]));
  const others = Object.entries(region.otherNames).flatMap(([name, id]) => {
    const area = byId.get(id);
    return area ? [[plainName(name), area] as const] : [];
  });
  return {
    areas: new Map([
      ...region.areas.map((area) => [plainName(area.name), area] as const),
      ...others,
    ]),
    wholes: new Set(region.wholeNames.map(plainName)),
  };
}

/** A flat, an office, a floor: what stands between the number and the area. */
const unitWord =
  /^(?:d(?:e?p)?to|departamento|apto|of(?:icina|ic)?|piso|torre|block|bloque|casa|local|bodega|parcela|edificio|interior|int|apartment|apt|suite|unit|floor|#)(?=[\s.#\d]|$)/iu;

const isUnit = (part: string) =>
  unitWord.test(part) || /^[\p{L}-]{0,2}\d+\s?[\p{L}-]?\d*$/u.test(part);

const withoutPostalCode = (part: string) =>
  part.replace(/(?:^|\s)\d{3}-?\d{4}(?=\s|$)/u, ' ').trim();

const withoutNumber = /\bs\s?\/\s?n\b|\bsin n[uú]mero\b/iu;

type Parts = {
  /** Street and number, then flats and floors. */
  street: string[];
  /** Names of places behind it, the last one largest; wholes are left out. */
  places: string[];
};

/** `Av. Providencia 1234, depto 5, Providencia, Santiago` as street, unit and places. */
function partsOf(text: string, names: Names): Parts {
  const [first = '', ...rest] = text.split(',').map((part) => part.trim().replace(/\s+/g, ' '));
  const street = [first];
  const places: string[] = [];
  for (const part of rest.map(withoutPostalCode)) {
    const place = part.replace(/^comuna (?:de )?/iu, '');
    if (part === '' || names.wholes.has(plainName(place))) continue;
    if (isUnit(part) && !names.areas.has(plainName(place))) street.push(part);
    else places.push(place);
  }
  if (places.length > 0) return { street, places };
  return splitAtNumber(street, names);
}

/** Without commas the place follows the number: `Los Leones 120 Providencia`. */
function splitAtNumber([first = '', ...units]: string[], names: Names): Parts {
  const words = first.split(' ');
  const last = words.findLastIndex((word) => /\d/.test(word));
  const tail = last < 0 ? [] : words.slice(last + 1);
  const whole = [...tail.keys()].find((at) =>
    names.wholes.has(plainName(tail.slice(at).join(' '))),
  );
  const place = tail.slice(0, whole ?? tail.length).join(' ');
  const isPartOfNumber = /^(?:[a-z]|bis)?$/iu.test(place);
  const street = words.slice(0, last + 1).join(' ');
  if (last < 0) return { street: [first, ...units], places: [] };
  if (isPartOfNumber) return { street: [`${street} ${place}`.trim(), ...units], places: [] };
  const inPlace = namedAtEnd(place, names);
  return inPlace
    ? { street: [`${street} ${inPlace.before}`.trim(), ...units], places: [inPlace.name] }
    : { street: [street, ...units], places: [place] };
}

/** The area that a few words end with, and the words before it: `depto norte Ñuñoa`. */
function namedAtEnd(text: string, names: Names): { before: string; name: string } | null {
  const words = text.split(' ');
  const at = [...words.keys()].find((from) =>
    names.areas.has(plainName(words.slice(from).join(' '))),
  );
  if (at === undefined || (at > 0 && !unitWord.test(words[0] ?? ''))) return null;
  return { before: words.slice(0, at).join(' '), name: words.slice(at).join(' ') };
}

/** The area that the places name: the last one, but for a city of the same name around it. */
function areaNamed(places: readonly string[], names: Names): ServiceArea | undefined {
  const found = places.map((place) => names.areas.get(plainName(place)));
  const last = found.at(-1);
  const before = found.at(-2);
  return last && before && plainName(last.name) === 'santiago' ? before : last;
}

function hasNumber(street: readonly string[]): boolean {
  return street.some((part) => /\d/.test(part) || withoutNumber.test(part));
}

const hasStreet = (street: readonly string[]) => /\p{L}{3}/u.test(street[0] ?? '');

function lineOf(street: readonly string[], area: ServiceArea): string {
  return [...street, area.name].filter(Boolean).join(', ');
}

/** Reads an address of the region: street and number as typed, and the area that it names. */
export function readAddress(text: string, region: RegionSource): TypedAddress {
  const names = namesOf(region);
  const { street, places } = partsOf(text, names);
  const area = areaNamed(places, names);
  if (places.length > 0 && !area) return { kind: 'inside' };
  if (!hasNumber(street) || !hasStreet(street)) return { kind: 'number' };
  return area ? { kind: 'whole', line: lineOf(street, area), area } : { kind: 'area' };
}

/** An address inside the region, with where it is as far as that is known. */
export type KnownAddress = {
  line: string;
  area: ServiceArea;
  lat: number | null;
  lon: number | null;
};

/**
 * What the built-in gazetteer proposes for a text: the whole address, else one for each area whose
 * name begins like the last word, else the area that the street is named after.
 */
export function proposeAddresses(text: string, region: RegionSource, most: number): KnownAddress[] {
  const names = namesOf(region);
  const { street, places } = partsOf(text, names);
  if (!hasNumber(street) || !hasStreet(street)) return [];
  const named = areaNamed(places, names);
  const begun = plainName(places.at(-1) ?? '');
  const beginning = begun
    ? region.areas.filter(({ name }) => plainName(name).startsWith(begun))
    : region.areas.filter(({ name }) => plainName(street[0] ?? '').includes(plainName(name)));
  return [...new Set([...(named ? [named] : []), ...beginning])]
    .slice(0, most)
    .map((area) => ({ line: lineOf(street, area), area, lat: null, lon: null }));
}

/** The flats and floors of a text, which gazetteers don't know, and the text without them. */
export function withoutUnits(
  text: string,
  region: RegionSource,
): { text: string; units: string[] } {
  const { street, places } = partsOf(text, namesOf(region));
  const [first = '', ...units] = street;
  return { text: [first, ...places].join(', '), units };
}

/** The area that a found place lies in; undefined outside the region. */
export function areaOfFound(found: FoundPlace, region: RegionSource): ServiceArea | undefined {
  if (found.country !== null && found.country !== region.country) return undefined;
  const names = namesOf(region);
  const within = found.within.map(plainName);
  if (!within.some((name) => names.wholes.has(name))) return undefined;
  const areas = within.flatMap((name) => names.areas.get(name) ?? []);
  // The city is named like its central area: another area that is named, too, is the smaller one.
  return areas.find(({ name }) => plainName(name) !== 'santiago') ?? areas[0];
}

/** The house number that a text names: the last word with a digit before any comma. */
function numberIn(text: string): string | undefined {
  return text
    .split(',')[0]
    ?.split(' ')
    .findLast((word) => /\d/.test(word));
}

/** What a gazetteer found, as addresses inside the region; streets without a number get the typed one. */
export function knownAddresses(
  places: readonly FoundPlace[],
  typed: { text: string; units: readonly string[] },
  region: RegionSource,
): KnownAddress[] {
  const lines = new Set<string>();
  return places.flatMap((place) => {
    const area = areaOfFound(place, region);
    const number = place.hasNumber ? '' : numberIn(typed.text);
    if (place.street === null || !area || number === undefined) return [];
    const line = lineOf([`${place.street} ${number}`.trim(), ...typed.units], area);
    if (lines.has(line)) return [];
    lines.add(line);
    return [{ line, area, lat: place.lat, lon: place.lon }];
  });
}
