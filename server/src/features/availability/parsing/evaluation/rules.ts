import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@puente/contract/policy';
import { parse } from 'yaml';
import { z } from 'zod';
import { holidaysBetween } from '../holidays/rules.ts';
import { parseHours, type ReadHours } from '../rules.ts';

/**
 * `build` may be looked at while the rules change, `measured` only counts. `later` only counts, too:
 * it was written when the rules were done. `seen` was such a batch and has been looked at since.
 * `strangers` is by authors who knew no rule (of their 265 sentences 221 were read exactly at first, of
 * the last 70 of them 63), looked at since; `hard` is by two more, harder (of 220 sentences 104 at first,
 * 202 now), and `unseen` by one of these, never looked at (of 80 sentences 55 at first, 63 now); `classes`
 * are ways of speaking, imagined while the rules were made, and `people` more of them, by trade and country
 * (of 246 sentences 153 at first, 227 now). `shown` and `hidden` are the halves, by their hash, of 400
 * sentences by yet another author who knew no rule: `shown` has been looked at since (of 182 sentences 124
 * at first, 171 now, two of which expected other conventions), `hidden` never (of 218 sentences 174 at
 * first, 171 now, where more is asked). `counted` is by one more author, all of it never looked at: of 160 sentences
 * 118 were exact (116 now, where more is asked), 10 wrong without a question. `ordinary` and `ordinary-kept` are the halves, by their hash,
 * of 240 sentences as people type or dictate them: `ordinary` has been looked at (of 118 sentences 100 at
 * first, 116 now), `ordinary-kept` never (of 122 sentences 101 at first, 111 now; 5 and 2 wrong without a
 * question). `daily` and `daily-kept` are the halves of 300 more, of which `daily` has been looked at (of 147
 * 115 at first, 139 now, six of them by expectations set right), and `daily-kept` never (of 153
 * sentences 129 at first, 139 now; 13 and 4 wrong without a question). `fresh` are five further batches of the same
 * hand, each run before its mending and looked at since: of 479 sentences 380 at first, 22 wrong without a
 * question, and of the last 70 of them 63 and none.
 */
export type Half =
  | 'build'
  | 'measured'
  | 'seen'
  | 'later'
  | 'strangers'
  | 'classes'
  | 'hard'
  | 'people'
  | 'unseen'
  | 'shown'
  | 'hidden'
  | 'counted'
  | 'ordinary'
  | 'ordinary-kept'
  | 'daily'
  | 'daily-kept'
  | 'fresh';

/** The halves that were written on a day of August. */
const ofAugust: ReadonlySet<Half> = new Set([
  ...(['strangers', 'hard', 'people', 'unseen', 'shown', 'hidden', 'counted'] as const),
]);

export type Sentence = {
  text: string;
  gives: string;
  language: Language;
  /** A Monday, on which it is said. */
  today: Temporal.PlainDate;
};

const november = Temporal.PlainDate.from('2026-11-23');
const august = Temporal.PlainDate.from('2026-08-03');

const country: Record<Language, string> = { en: 'US', es: 'CL' };

const rows = z.array(z.strictObject({ text: z.string(), gives: z.string() }));

export function sentencesOf(half: Half, language: Language): Sentence[] {
  const file = join(import.meta.dirname, `${half}-${language}.yaml`);
  return rows.parse(parse(readFileSync(file, 'utf8'))).map((row) => ({
    ...row,
    language,
    today: ofAugust.has(half) ? august : november,
  }));
}

/** Which half a sentence belongs to, by its hash alone: nobody chooses. */
export function halfOf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'build' : 'measured';
}

/**
 * What is expected, and what came, in the same notation: `1-5 9-17; 6 10-12 | 2026-12-24 x`, weekly
 * hours before the bar (`-` for none told), dates behind it (`x` closed), `?` where something must be
 * said not to be understood.
 */
export function judge({ text, gives, language, today }: Sentence): {
  expected: string;
  got: string;
  /** Something is asked about that may have been read rightly. */
  isAsked: boolean;
} {
  const read = parseHours({ text, language, today, country: country[language] });
  const isAsked = read.notUnderstood.some(({ reason }) => reason === 'unsure');
  return { expected: expand(gives, language, today), got: describe(read), isAsked };
}

function expand(gives: string, language: Language, today: Temporal.PlainDate): string {
  const [weekly = '-', ...behind] = gives.split(' | ');
  const rest = behind.flatMap((part) => part.split('; '));
  const isFlagged = rest.includes('?');
  const days = new Map<number, string>();
  if (weekly !== '-')
    for (const part of weekly.split('; ')) {
      const [names = '', hours = ''] = part.split(' ');
      for (const day of daysIn(names)) days.set(day, rangesIn(hours));
    }
  const dates = new Map<string, string>();
  for (const one of rest.filter((part) => part !== '?')) {
    const [name = '', hours = ''] = one.split(' ');
    for (const date of datesIn(name, language, today))
      dates.set(date, hours === 'x' ? 'x' : rangesIn(hours));
  }
  return written({ weekly: weekly === '-' ? null : days, dates, isFlagged });
}

function daysIn(names: string): number[] {
  return names.split(',').flatMap((one) => {
    const [from = 0, to = from] = one.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

function datesIn(name: string, language: Language, today: Temporal.PlainDate): string[] {
  if (name === 'holidays') {
    const asked = { country: country[language], language };
    return holidaysBetween(asked, today, today.add({ days: 366 }))
      .filter(({ isPublic }) => isPublic)
      .map(({ date }) => date);
  }
  const [from, to = from] = name.split('..').map((date) => Temporal.PlainDate.from(date));
  if (!from || !to) return [];
  const { days } = from.until(to, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, index) => from.add({ days: index }).toString());
}

function rangesIn(hours: string): string {
  const wall = (time: string) => {
    const [hour = '', minute = '00'] = time.split(':');
    return `${hour.padStart(2, '0')}:${minute}`;
  };
  return hours
    .split(',')
    .map((range) => range.split('-').map(wall).join('-'))
    .join(',');
}

function describe({ availability, notUnderstood }: ReadHours): string {
  const rangesOf = (ranges: { start: string; end: string }[]) =>
    ranges.map(({ start, end }) => `${start}-${end}`).join(',');
  const { weeklyHours, overrides } = availability;
  return written({
    weekly: weeklyHours
      ? new Map(weeklyHours.map(({ weekday, ranges }) => [weekday, rangesOf(ranges)]))
      : null,
    dates: new Map((overrides ?? []).map(({ date, ranges }) => [date, rangesOf(ranges) || 'x'])),
    isFlagged: notUnderstood.length > 0,
  });
}

type Written = {
  weekly: Map<number, string> | null;
  dates: Map<string, string>;
  isFlagged: boolean;
};

function written({ weekly, dates, isFlagged }: Written): string {
  const lines = (map: Map<number | string, string>) =>
    [...map]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, hours]) => `${key} ${hours}`)
      .join('; ');
  return [
    weekly === null ? '-' : lines(weekly),
    ...(dates.size > 0 ? [lines(dates)] : []),
    ...(isFlagged ? ['?'] : []),
  ].join(' | ');
}
