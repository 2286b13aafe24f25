import type { ParsedHours } from '@puente/contract/parsing';
import type { DateReader } from '../../dates/rules.ts';
import type { Item } from '../../items/rules.ts';
import type { Statement } from '../../scope/rules.ts';

/** A text, and what was made of it. */
export type Read = {
  reader: DateReader;
  items: readonly Item[];
  statements: readonly Statement[];
  availability: ParsedHours['availability'];
};

/** First and last token of what may have been read wrongly. */
export type Doubt = { from: number; to: number };

type Range = { start: string; end: string };

export const halfDay = 720;

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** All hours of weekdays and dates. */
export function rangesOf({ availability }: Read): Range[] {
  const { weeklyHours = [], overrides = [] } = availability;
  return [...weeklyHours, ...overrides].flatMap(({ ranges }) => ranges);
}

/** Their beginnings and ends, on a clock of twelve hours. */
export function edgesOf(ranges: readonly Range[]): number[] {
  return ranges.flatMap(({ start, end }) => [start, end]).map((time) => minutesOf(time) % halfDay);
}

/** Was a clause made of this token whose hours are used? */
export function isUsed({ statements }: Read, at: number): boolean {
  return statements.some(({ clause }) => at >= clause.from && at <= clause.to);
}
