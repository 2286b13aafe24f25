import type { Clock } from '../clock/rules.ts';

/** Minutes after midnight, half-open; an end above 1440 is on the next day. */
export type Minutes = { start: number; end: number };

const halfDay = 720;
const day = 1440;

/** Most meetings are between these hours, which decides what `3 to 7` means. */
const light: Minutes = { start: 8 * 60, end: 20 * 60 };

/** Where hours are written as 0 to 24, a time from this one on is meant as it stands. */
const earliest = 6 * 60;

/** Both ends of a range on the clock of 24 hours; null where it would have no length. */
export function resolve(
  start: Clock,
  end: Clock,
  { is24, isEvening }: { is24: boolean; isEvening: boolean } = { is24: false, isEvening: false },
): Minutes | null {
  const from = placed(start);
  const to = isNoonMeant(start, end) ? halfDay : placed(end);
  if (from !== null && to !== null) return behind(from, to);
  if (from !== null)
    return behind(from, end.minutes > from ? end.minutes : nextOnClock(from, end.minutes));
  if (to === halfDay && isNoonMeant(start, end)) return { start: start.minutes, end: to };
  if (to !== null) return behind(startBefore(start, end, to), to);
  const early = { start: start.minutes % day, end: 0 };
  early.end = nextOnClock(early.start, end.minutes);
  if (early.start >= halfDay) return early;
  if (is24 && early.start >= earliest && end.minutes > start.minutes) return early;
  const late = { start: early.start + halfDay, end: early.end + halfDay };
  const isLate = early.start >= 5 * 60 && early.start < 8 * 60 && late.end <= day;
  if (isEvening && isLate) return late;
  const difference = inLight(late) - inLight(early);
  if (difference !== 0) return difference > 0 ? late : early;
  return start.minutes < 7 * 60 ? late : early;
}

/** `9 to 12 am`: few mean midnight, which a morning doesn't last until. */
function isNoonMeant(start: Clock, end: Clock): boolean {
  const isMorning = start.meridiem === null && !start.isFixed && start.minutes >= 7 * 60;
  return isMorning && start.minutes < halfDay && end.minutes === 0 && end.meridiem === 'am';
}

/** The one meaning of a time, or null where morning and afternoon are both possible. */
function placed({ minutes, meridiem, isFixed }: Clock): number | null {
  if (isFixed) return minutes;
  if (meridiem === null) return null;
  return meridiem === 'pm' && minutes < halfDay ? minutes + halfDay : minutes;
}

function behind(start: number, end: number): Minutes | null {
  const from = start % day;
  if (from === end % day && !(from === 0 && end === day)) return null;
  return { start: from, end: end > from ? end : end + day };
}

/** The first time after `start` that a clock of twelve hours shows so. */
function nextOnClock(start: number, minutes: number): number {
  let end = minutes % halfDay;
  while (end <= start) end += halfDay;
  return end;
}

/** `2-5pm` begins in the afternoon, `9-5pm` in the morning. */
function startBefore(start: Clock, end: Clock, to: number): number {
  const early = start.minutes;
  const late = early < halfDay ? early + halfDay : early;
  if (to === 0) return early < 7 * 60 ? late : early;
  // 9 to 17 and 22 to 2 are on one clock: that of 24 hours.
  if (end.meridiem === null && end.minutes >= 13 * 60) return early < to ? early : late;
  if (end.meridiem === null)
    return inLight(spanTo(early, to)) >= inLight(spanTo(late, to)) ? early : late;
  if (end.meridiem === 'am') return early < to ? early : late;
  return late < to ? late : early;
}

function spanTo(start: number, end: number): Minutes {
  return { start, end: end > start ? end : end + day };
}

function inLight({ start, end }: Minutes): number {
  return Math.max(0, Math.min(end, light.end) - Math.max(start, light.start));
}
