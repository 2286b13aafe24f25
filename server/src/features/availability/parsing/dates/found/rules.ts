import type { Found } from '../calendar/rules.ts';

export type Dates = Found & {
  /** A stretch of days, of which only those with hours are meant when it is opened. */
  isSpan: boolean;
  /** A whole week said as such: Monday to Friday where no hours are told. */
  isWeek: boolean;
};

export type Read = { value: Dates; next: number };

/** One day, or several of a list. */
export function single(found: Found, next: number): Read {
  return { value: { ...found, isSpan: false, isWeek: false }, next };
}

/** All days from one to another. */
export function spanning(found: Found, next: number, isWeek = false): Read {
  return { value: { ...found, isSpan: true, isWeek }, next };
}
