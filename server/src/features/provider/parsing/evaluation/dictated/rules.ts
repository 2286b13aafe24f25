import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyDigits } from '@puente/contract/policy';
import { currency, type Money } from '@puente/contract/money';
import type { OfferingProposal } from '@puente/contract/parsing';
import { language } from '@puente/contract/user';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseOfferings } from '../../offerings/rules.ts';
import { parsePersonalInfo } from '../../personal-info/rules.ts';
import { parsePricing } from '../../pricing/rules.ts';

/**
 * Prices, offerings and profiles as people of six countries dictate them, written before their author
 * had read a rule and cut in halves by a hash of each text. `build` may be looked at while the rules
 * change, `measured` only counts. `seen` is later, by an author who knew the rules, and looked at since:
 * at first 27 of its 48 prices and 13 of its 20 offerings were right, and 12 silently wrong. `later` came
 * when those had been mended, and was looked at, too: at first 35 of 38 were right, one silently wrong.
 * `ordinary` and `ordinary-kept` are the halves, by their hash, of 80 more: the first has been looked at (of
 * 42 texts 36 at first, 40 now), the second never (of 38 texts 34 at first and now, no amount wrong unsaid).
 * `daily` and `daily-kept` are those of 79 more prices and offerings: at first 34 of 37 and 39 of 42 were right.
 */
export const halves = [
  ...(['build', 'measured', 'seen', 'later', 'ordinary', 'ordinary-kept'] as const),
  ...(['daily', 'daily-kept'] as const),
] as const;
export type Half = (typeof halves)[number];
export const subjects = ['prices', 'offerings', 'profiles'] as const;
export type Subject = (typeof subjects)[number];

const withoutProfiles: ReadonlySet<Half> = new Set(['seen', 'later', 'daily', 'daily-kept']);

/** What there is. */
export const sets = halves.flatMap((half) =>
  subjects
    .filter((subject) => !withoutProfiles.has(half) || subject !== 'profiles')
    .map((subject) => ({ subject, half })),
);

/** Each of `gives` is right: some of what is open may be asked or left to the person. */
const priced = z.strictObject({
  language,
  account: currency,
  text: z.string(),
  gives: z.array(z.string()).min(1),
});

const profiled = z.strictObject({
  language,
  text: z.string(),
  want: z.strictObject({
    /** Part of the place as it was written; empty where none may be proposed. */
    place: z.string(),
    /** Lists of codes of which each is right; absent where the text doesn't tell. */
    languages: z.array(z.string()).optional(),
    /** What must stand in the profile's texts. */
    words: z.array(z.string()),
    /** What was taken back, or is something else. */
    never: z.array(z.strictObject({ field: z.string(), value: z.string() })).optional(),
  }),
});

export type Judged = {
  text: string;
  expected: string;
  got: string;
  isRight: boolean;
  /** An amount that nobody said, or that was to be asked, is proposed without a word. */
  isSilentlyWrong: boolean;
};

export function judged(subject: Subject, half: Half): Judged[] {
  const file = join(import.meta.dirname, `${subject}-${half}.yaml`);
  const rows: unknown = parse(readFileSync(file, 'utf8'));
  if (subject === 'profiles') return z.array(profiled).parse(rows).map(judgeProfile);
  return z
    .array(priced)
    .parse(rows)
    .map(subject === 'prices' ? judgePrice : judgeOffering);
}

type Priced = z.infer<typeof priced>;

/**
 * `n 45000 CLP; f 30000 CLP`, normal and first meeting per hour, `low` where one is below the smallest
 * price, `?` where something is asked back or not understood.
 */
function judgePrice({ text, account, gives }: Priced): Judged {
  const read = parsePricing({ text, currency: account, durations: [60] });
  const rates = read.proposals.map(
    ({ field, rate }) => `${field === 'normalRate' ? 'n' : 'f'} ${inMajorUnits(rate)}`,
  );
  const flags = [
    ...(read.proposals.some(({ tooLow }) => tooLow !== null) ? ['low'] : []),
    ...(read.notUnderstood.length + read.questions.length > 0 ? ['?'] : []),
  ];
  const got = [rates.join('; '), ...flags].filter((part) => part !== '').join(' ');
  const isRight = gives.includes(got);
  const isSilentlyWrong = !isRight && rates.length > 0 && flags.length === 0;
  return { text, expected: gives.join(' | '), got, isRight, isSilentlyWrong };
}

/**
 * `package 10 60 400/360 USD`: sessions, minutes, price and what is paid instead; `-` what is missing;
 * `!` before what is refused of it; `?` as with prices; `none`.
 */
function judgeOffering({ text, account, gives }: Priced): Judged {
  const { proposals, notUnderstood, questions } = parseOfferings(text, account);
  const isAsked = notUnderstood.length + questions.length > 0;
  const read = proposals.map(inOneLine).join('; ');
  const nothing = isAsked ? '?' : 'none';
  const got = read === '' ? nothing : `${read}${isAsked ? ' ?' : ''}`;
  const isRight = gives.includes(got);
  const prices = proposals.flatMap(({ offering }) =>
    offering.price ? [inMajorUnits(offering.price)] : [],
  );
  const wrongPrice = prices.some(
    (price) => !gives.some((one) => one.replaceAll(/\/[\d.]+/g, '').includes(` ${price}`)),
  );
  return {
    text,
    expected: gives.join(' | '),
    got,
    isRight,
    isSilentlyWrong: !isAsked && wrongPrice,
  };
}

function inOneLine({ offering, problems }: OfferingProposal): string {
  const { type, sessions, durationMinutes, price, discountedPrice } = offering;
  const discounted = discountedPrice ? `/${inMajorUnits(discountedPrice)}` : '';
  const paid =
    price && discountedPrice ? `${inMajorUnits(price).split(' ')[0]}${discounted}` : null;
  const refused = problems.filter((problem) => !problem.endsWith('-missing'));
  return [
    type,
    sessions ?? '-',
    durationMinutes ?? '-',
    paid ?? (price ? inMajorUnits(price) : '-'),
    ...refused.map((problem) => `!${problem}`),
  ].join(' ');
}

function judgeProfile({ text, want }: z.infer<typeof profiled>): Judged {
  const { proposals } = parsePersonalInfo(text);
  const valueOf = (field: string) =>
    [proposals.find((one) => one.field === field)?.value ?? ''].flat().toSorted().join();
  const texts = proposals
    .filter(({ field }) => !['languages', 'location', 'timezone'].includes(field))
    .map(({ value }) => String(value))
    .join(' | ');
  const place = valueOf('location');
  const missing = [
    ...((want.place === '' ? place === '' : place.includes(want.place))
      ? []
      : [`place ${want.place}`]),
    ...((want.languages?.includes(valueOf('languages')) ?? true)
      ? []
      : [`languages ${want.languages?.join('/')}`]),
    ...want.words.filter((words) => !texts.includes(words)).map((words) => `words ${words}`),
    ...(want.never ?? [])
      .filter(({ field, value }) => valueOf(field).includes(value))
      .map(({ field, value }) => `no ${field} ${value}`),
  ];
  return {
    text,
    expected: missing.join('; '),
    got: [place, valueOf('languages'), texts].join(' ; '),
    isRight: missing.length === 0,
    isSilentlyWrong: false,
  };
}

function inMajorUnits({ amount, currency: code }: Money): string {
  return `${amount / 10 ** currencyDigits[code]} ${code}`;
}
