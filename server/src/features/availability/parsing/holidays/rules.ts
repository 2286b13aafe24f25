import type { Language } from '@puente/contract/policy';
import Holidays from 'date-holidays';
import { tokenize } from '../../../parsing/text/rules.ts';

/** A public holiday of a country by its calendar date. */
export type Holiday = {
  date: string;
  name: string;
  /** Without work by law, not only remembered. */
  isPublic: boolean;
  /** Its words in both languages. */
  names: string[][];
};

const known = new Map<string, readonly Holiday[]>();
/** Of countries in a language, by year or by stretch of days. */
const mostKnown = 300;

const stretches = new Map<string, readonly Holiday[]>();

/** Holidays of a country from one date to another, in order; none for unknown countries. */
export function holidaysBetween(
  { country, language }: { country: string; language: Language },
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): readonly Holiday[] {
  const [first, last] = [from.toString(), to.toString()];
  const key = `${country} ${language} ${first} ${last}`;
  const found = stretches.get(key);
  if (found) return found;
  const years = Array.from({ length: to.year - from.year + 1 }, (_, index) => from.year + index);
  const holidays = years
    .flatMap((year) => holidaysOf(country, language, year))
    .filter(({ date }) => date >= first && date <= last);
  if (stretches.size >= mostKnown) stretches.clear();
  stretches.set(key, holidays);
  return holidays;
}

/** Words that stand in names of holidays. */
const spoken = new WeakMap<readonly Holiday[], ReadonlySet<string>>();

export function wordsOf(holidays: readonly Holiday[]): ReadonlySet<string> {
  const all = spoken.get(holidays) ?? new Set(holidays.flatMap(({ names }) => names.flat()));
  spoken.set(holidays, all);
  return all;
}

function holidaysOf(country: string, language: Language, year: number): readonly Holiday[] {
  const key = `${country} ${language} ${year}`;
  const found = known.get(key);
  if (found) return found;
  const own = new Holidays(country).getLanguages()[0] ?? '';
  // Without languages a country's own names: Labor Day in the USA, Labour Day elsewhere.
  const read = (asked: Language) =>
    new Holidays(country, own.startsWith(asked) ? {} : { languages: [asked, 'en'] }).getHolidays(
      year,
    ) ?? [];
  const other = new Map(
    read(language === 'es' ? 'en' : 'es').map(({ rule, name }) => [rule, name] as const),
  );
  const holidays = read(language)
    .map(({ date, name, rule, type }) => ({
      date: date.slice(0, 10),
      name,
      isPublic: type === 'public',
      names: [name, other.get(rule) ?? name].flatMap(namesOf),
    }))
    .toSorted((one, two) => (one.date < two.date ? -1 : 1));
  if (known.size >= mostKnown) known.clear();
  known.set(key, holidays);
  return holidays;
}

/** What people say for an official name. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'Martin Luther King Jr. Day': ['Martin Luther King Day', 'MLK Day'],
  "Washington's Birthday": ["Presidents' Day", "President's Day", 'Presidents Day'],
  'Day after Thanksgiving Day': ['Black Friday', 'the day after Thanksgiving'],
  'Día de las Glorias del Ejército': ['Fiestas Patrias', 'Glorias del Ejército'],
  'Feriado Adicional Fiestas Patrias': ['Fiestas Patrias'],
  'Día de la Independencia': ['Fiestas Patrias', 'la Independencia'],
  'La inmaculada concepción': ['Inmaculada Concepción', 'la Inmaculada', 'Inmaculada'],
  'Día de la Constitución Española': ['Día de la Constitución', 'la Constitución'],
};

/** The words of a name, also as people shorten it: Thanksgiving. */
function namesOf(name: string): string[][] {
  const said = (text: string) => tokenize(text).map(({ word }) => word);
  const words = said(name);
  const others = (alsoCalled[name] ?? []).map(said);
  if (others.length > 0) return [words, ...others];
  const isLongDay = words.length === 2 && words[1] === 'day' && (words[0]?.length ?? 0) > 10;
  return isLongDay ? [words, words.slice(0, 1)] : [words];
}

let byZone: ReadonlyMap<string, string> | null = null;

/** The country of a zone, ISO 3166-1 alpha-2; null for zones of no single country, such as UTC. */
export function countryOfZone(timezone: string): string | null {
  byZone ??= new Map(
    Object.keys(new Holidays().getCountries()).flatMap((country) =>
      (new Intl.Locale(`und-${country}`).getTimeZones?.() ?? []).map((zone) => [zone, country]),
    ),
  );
  return byZone.get(timezone) ?? null;
}
