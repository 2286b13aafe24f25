import { timeRange, weekday } from '@puente/contract/availability';
import { notUnderstoodReason, type Span } from '@puente/contract/parsing';
import { policy } from '@puente/contract/policy';
import { plainDate } from '@puente/contract/time';
import { z } from 'zod';
import { findQuote } from '../../../parsing/rules.ts';
import { languageOf, spanOf, tokenize } from '../../../parsing/text/rules.ts';
import { emptyClause } from '../clauses/rules.ts';
import { holidaysOf, type HoursQuestion, putTogether, type ReadHours } from '../rules.ts';
import type { Statement } from '../scope/rules.ts';
import type { Times } from '../times/rules.ts';

/** What a model is to say about hours. */
export const saidHours = z.object({
  statements: z
    .array(
      z.object({
        quote: z.string(),
        effect: z.enum(['open', 'close']),
        weekdays: z.array(weekday),
        dates: z.array(plainDate),
        publicHolidays: z.boolean(),
        ranges: z.array(timeRange).max(24),
      }),
    )
    .max(60),
  notUnderstood: z.array(z.object({ quote: z.string(), reason: notUnderstoodReason })).max(30),
});
export type SaidHours = z.infer<typeof saidHours>;

export function hoursInstructions({ today }: HoursQuestion): string {
  return (
    `Today is ${today.toString()}, ISO weekday ${today.dayOfWeek}. List statements about when a ` +
    'person takes meetings: ISO weekdays (1 Monday to 7 Sunday) or dates (YYYY-MM-DD, from today ' +
    'to a year ahead) or public holidays, open or closed, with wall times HH:MM in 24 hours; no ' +
    'ranges mean the whole day is closed. A range over midnight ends before it starts. What weekly ' +
    'hours can not hold, such as every other week, goes to notUnderstood.'
  );
}

/**
 * The result of what a model said; null where a quote isn't in the text or names no hours or days, a
 * date is past or too far, or nothing was said at all.
 */
export function checkHours(said: SaidHours, question: HoursQuestion): ReadHours | null {
  const { text, today, country } = question;
  const last = today.add({ days: policy.slot.maxDaysAhead }).toString();
  const language = languageOf(tokenize(text), question.language);
  const holidays = holidaysOf(country, language, today);
  const spans = new Map<Statement, Span>();
  for (const one of said.statements) {
    const place = findQuote(text, one.quote);
    const isAboutDays = one.weekdays.length + one.dates.length > 0 || one.publicHolidays;
    const isReal = one.dates.every((date) => date >= today.toString() && date <= last);
    if (!place || !isAboutDays || !isReal || (one.effect === 'open' && one.ranges.length === 0))
      return null;
    const dates = one.publicHolidays
      ? holidays.filter(({ isPublic }) => isPublic).map(({ date }) => date)
      : one.dates;
    spans.set(statementOf({ ...one, dates }), spanOf(text, place.start, place.end));
  }
  const notUnderstood: ReadHours['notUnderstood'] = [];
  for (const { quote, reason } of said.notUnderstood) {
    const place = findQuote(text, quote);
    if (!place) return null;
    notUnderstood.push({ source: spanOf(text, place.start, place.end), reason });
  }
  if (spans.size + notUnderstood.length === 0) return null;
  const {
    without,
    kept,
    doubtful: _,
    ...result
  } = putTogether(
    { statements: [...spans.keys()], holidays },
    (statement) => spans.get(statement) ?? spanOf(text, 0, text.length),
  );
  // Rejected ones need hours that the text doesn't tell: the rules say so better.
  return without.length > 0 || kept.length + notUnderstood.length === 0
    ? null
    : { ...result, notUnderstood };
}

function statementOf(said: SaidHours['statements'][number]): Statement {
  const { effect, weekdays, dates, ranges, publicHolidays } = said;
  const open = ranges.map(({ start, end }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    return { start: from, end: to > from ? to : to + 1440 };
  });
  const times: Times = { open, close: open, isExact: true, isOpenStart: false, isOpenEnd: false };
  return {
    clause: { ...emptyClause(false), effect },
    days: [...new Set(weekdays)].toSorted((one, other) => one - other),
    dates: [...new Set(dates)].toSorted(),
    isSpan: false,
    isWeek: false,
    isHolidays: publicHolidays,
    times: open.length > 0 ? [times] : [],
    effect,
  };
}

function minutesOf(wallTime: string): number {
  const [hours = 0, minutes = 0] = wallTime.split(':').map(Number);
  return hours * 60 + minutes;
}
