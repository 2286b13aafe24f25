import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@puente/contract/policy';
import { parse } from 'yaml';
import { z } from 'zod';
import { holidaysBetween } from '../holidays/rules.ts';
import { parseHours, type ReadHours } from '../rules.ts';

/** Whether a batch may be looked at while the rules change, or only counts. */
export const files = ['looked-at', 'kept'] as const;

const batchRows = z.record(
  z.string(),
  z.strictObject({
    about: z.string(),
    file: z.enum(files),
    /** A Monday, on which its sentences are said. */
    saidOn: z.string(),
    /** Nothing but questions may differ. */
    everyWeek: z.boolean().default(false),
    mostWrong: z.number(),
    mostSilent: z.number(),
  }),
);

export type Batch = z.infer<typeof batchRows>[string] & { name: string };

/** Each batch of sentences, as `batches.yaml` tells it. */
export const batches: readonly Batch[] = Object.entries(batchRows.parse(content('batches'))).map(
  ([name, batch]) => ({ ...batch, name }),
);

export type Sentence = {
  text: string;
  gives: string;
  language: Language;
  /** A Monday, on which it is said. */
  today: Temporal.PlainDate;
};

const country: Record<Language, string> = { en: 'US', es: 'CL' };

const rows = z.record(z.string(), z.array(z.strictObject({ text: z.string(), gives: z.string() })));

/** The sentences of each file, by batch. */
const sentences = new Map(
  files.flatMap((file) =>
    languages.map((language) => {
      const name = `${file}-${language}`;
      return [name, rows.parse(content(name))];
    }),
  ),
);

function content(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'));
}

export function sentencesOf({ name, file, saidOn }: Batch, language: Language): Sentence[] {
  const today = Temporal.PlainDate.from(saidOn);
  const own = sentences.get(`${file}-${language}`)?.[name] ?? [];
  return own.map((row) => ({ ...row, language, today }));
}

/** The batches that a file holds sentences of. */
export function batchesIn(file: Batch['file'], language: Language): string[] {
  return Object.keys(sentences.get(`${file}-${language}`) ?? {});
}

/** Which half a sentence belongs to, by its hash alone: nobody chooses. */
export function halfOf(text: string): 'build' | 'measured' {
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
  const isAsked = read.notUnderstood.some(
    ({ reason }) => reason === 'unsure' || reason === 'nights',
  );
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
