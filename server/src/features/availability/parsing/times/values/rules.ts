import type { Language } from '@puente/contract/policy';
import type { DayPart } from '../../words/rules.ts';
import type { Minutes } from '../meridiem/rules.ts';
import { partsOfDay } from '../parts/rules.ts';

/** Hours named in one place: what they mean for opening and, wider, for closing. */
export type Times = {
  open: Minutes[];
  close: Minutes[];
  /** By the clock, not by a part of the day. */
  isExact: boolean;
  /** Until, or before: begins when the day's usual hours begin. */
  isOpenStart: boolean;
  /** Before, not until: what begins later is apart from it. */
  isBefore?: true;
  /** From, or after: ends when the day's usual hours end. */
  isOpenEnd: boolean;
  /** Told by a verb: `I start at 10` opens the day then, where `from 10` may also close it. */
  isTold?: true;
  /** All of the day, whatever was told of more days. */
  isWholeDay?: true;
  /** One of the stretches told before: `the afternoon shift`. */
  isTurn?: true;
  /** Of every day where none is named: 24/7. */
  isEveryDay?: true;
  /** A part of the day behind it has said which half of the day is meant. */
  isLabelled?: true;
  /** Hours of the clock beside it say which: `any time between 9 and 5`, `all day, 8 to 8`. */
  isLoose?: true;
};

export const hour = 60;

export const wholeDay = hours(9, 18);
const usualStart = 9 * hour;
const usualEnd = 20 * hour;
const early = 7 * hour;
const late = 22 * hour;

export function hours(from: number, to: number): Minutes {
  return { start: from * hour, end: to * hour };
}

export function exact(range: Minutes, open: Partial<Times> = {}): Times {
  return {
    open: [range],
    close: [range],
    isExact: true,
    isOpenStart: false,
    isOpenEnd: false,
    ...open,
  };
}

/** Opening hours before a time: from 9:00, or 7:00 where it is that early. */
export function until(end: number): Times {
  const open = { start: end > usualStart ? usualStart : early, end };
  return { ...exact(open, { isOpenStart: true }), close: [{ start: 0, end }] };
}

/** Opening hours from a time on: to 20:00, or 22:00 in the evening. */
export function onwards(start: number): Times {
  const end = start < 18 * hour ? usualEnd : Math.max(late, start + hour);
  const range = { start, end: Math.min(end, 24 * hour) };
  return { ...exact(range, { isOpenEnd: true }), close: [{ start, end: 24 * hour }] };
}

/** At any time. */
export function anyTime(): Times {
  return exact(hours(0, 24), { isLoose: true });
}

/** Those of a whole day. */
export function usualHours(): Times {
  return exact(wholeDay, { isLoose: true });
}

/** The hours of a part of the day. */
export function timesOfPart(part: DayPart, language: Language): Times {
  const { open, close } = partsOfDay[language][part];
  return { open: [open], close: [close], isExact: false, isOpenStart: false, isOpenEnd: false };
}
