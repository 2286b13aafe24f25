import type { Language } from '@puente/contract/policy';
import type { DayPart } from '../../words/rules.ts';
import type { Minutes } from '../meridiem/rules.ts';

function hours(from: number, to: number): Minutes {
  return { start: from * 60, end: to * 60 };
}

/**
 * Hours of the parts of a day, by language: Spanish speakers lunch later (parsing-2). Wider where
 * they are closed than where they are opened.
 */
export const partsOfDay: Record<Language, Record<DayPart, { open: Minutes; close: Minutes }>> = {
  en: {
    early: { open: hours(6, 9), close: hours(0, 12) },
    morning: { open: hours(9, 12), close: hours(0, 12) },
    lunchtime: { open: hours(12, 14), close: hours(11, 15) },
    afternoon: { open: hours(12, 17), close: hours(12, 18) },
    evening: { open: hours(18, 21), close: hours(18, 24) },
    night: { open: hours(18, 21), close: hours(18, 24) },
  },
  es: {
    early: { open: hours(6, 9), close: hours(0, 13) },
    morning: { open: hours(9, 13), close: hours(0, 13) },
    lunchtime: { open: hours(13, 15), close: hours(12, 16) },
    afternoon: { open: hours(14, 19), close: hours(13, 20) },
    evening: { open: hours(19, 22), close: hours(19, 24) },
    night: { open: hours(19, 22), close: hours(19, 24) },
  },
};
