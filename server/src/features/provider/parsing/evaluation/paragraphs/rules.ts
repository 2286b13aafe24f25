import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyDigits } from '@puente/contract/policy';
import { currency, type Money } from '@puente/contract/money';
import { language } from '@puente/contract/user';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseHours } from '../../../../availability/parsing/rules.ts';
import { countryOfZone } from '../../../../availability/parsing/holidays/rules.ts';
import { parseOfferings } from '../../offerings/rules.ts';
import { parsePersonalInfo } from '../../personal-info/rules.ts';
import { parsePricing } from '../../pricing/rules.ts';

/** What a paragraph tells of oneself; what is absent must not be read out of it. */
const facts = z.strictObject({
  /** `1,3 15:00-19:00; 6 10:00-13:00`: ISO weekdays with their hours. */
  hours: z.string().optional(),
  /** `30000 CLP`, per hour. */
  rate: z.string().optional(),
  first: z.string().optional(),
  /** Part of the place as it was written. */
  place: z.string().optional(),
  languages: z.string().optional(),
  /** How many dates are closed; `1+` for some. */
  closed: z.string().optional(),
  /** `package 4 1800 MXN`. */
  offering: z.string().optional(),
  /** Words that must stand in one of the profile's texts. */
  words: z.string(),
});
type Fact = keyof z.infer<typeof facts>;

const rows = z.array(
  z.strictObject({
    id: z.string(),
    language,
    zone: z.string(),
    currency,
    text: z.string(),
    want: facts,
  }),
);
export type Paragraph = z.infer<typeof rows>[number];

/** `build` may be looked at while the rules change, `measured` only counts. */
export function paragraphsOf(half: 'build' | 'measured'): Paragraph[] {
  return rows.parse(parse(readFileSync(join(import.meta.dirname, `${half}.yaml`), 'utf8')));
}

/** A Monday in November: the dates of the paragraphs are ahead of it. */
const today = Temporal.PlainDate.from('2026-11-23');

/** Each fact with what was expected and what came, where they differ. */
export function wrongIn(paragraph: Paragraph): { fact: Fact; expected: string; got: string }[] {
  const got = read(paragraph);
  const wanted = (fact: Fact) => paragraph.want[fact] ?? '';
  const isRight: Record<Fact, () => boolean> = {
    hours: () => sorted(wanted('hours'), '; ') === got.hours,
    rate: () => wanted('rate') === got.rate,
    first: () => wanted('first') === got.first,
    // More of them may be told than a person thinks of as the answer.
    place: () => got.place.includes(wanted('place')),
    languages: () =>
      wanted('languages') === '' || sorted(wanted('languages'), ',') === sorted(got.languages, ','),
    closed: () =>
      wanted('closed') === '1+' ? got.closed !== '0' : (wanted('closed') || '0') === got.closed,
    offering: () => wanted('offering') === got.offering,
    words: () => got.words.includes(wanted('words')),
  };
  return factNames
    .filter((fact) => !isRight[fact]())
    .map((fact) => ({ fact, expected: wanted(fact), got: got[fact] }));
}

export const factNames = [
  'hours',
  'rate',
  'first',
  'place',
  'languages',
  'closed',
  'offering',
  'words',
] as const satisfies readonly Fact[];

function read({ text, language: own, zone, currency: account }: Paragraph): Record<Fact, string> {
  const country = countryOfZone(zone);
  const { availability } = parseHours({ text, language: own, today, country });
  const { proposals: rates } = parsePricing({ text, currency: account, durations: [60] });
  const { proposals: profile } = parsePersonalInfo(text);
  const { proposals: offerings } = parseOfferings(text, account);
  const days = Map.groupBy(availability.weeklyHours ?? [], ({ ranges }) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join(),
  );
  const rateOf = (field: 'normalRate' | 'discountedRate') =>
    inMajorUnits(rates.find((one) => one.field === field)?.rate ?? null);
  const valueOf = (field: string) =>
    [profile.find((one) => one.field === field)?.value ?? ''].flat().join();
  const closed = (availability.overrides ?? []).filter(({ ranges }) => ranges.length === 0);
  return {
    hours: sorted(
      [...days].map(([hours, on]) => `${on.map((one) => one.weekday).join()} ${hours}`).join('; '),
      '; ',
    ),
    rate: rateOf('normalRate'),
    first: rateOf('discountedRate'),
    place: valueOf('location'),
    languages: valueOf('languages'),
    closed: String(closed.length),
    offering: offerings
      .map(({ offering: { type, sessions, price } }) =>
        [type, sessions ?? '?', inMajorUnits(price)].join(' '),
      )
      .join('; '),
    words: ['expertise', 'idealClient', 'aboutMe', 'uniqueValue', 'career']
      .map(valueOf)
      .join(' | '),
  };
}

function sorted(list: string, separator: string): string {
  return list.split(separator).toSorted().join(separator);
}

function inMajorUnits(money: Money | null): string {
  return money ? `${money.amount / 10 ** currencyDigits[money.currency]} ${money.currency}` : '';
}
