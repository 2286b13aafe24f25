import type { DayPart } from '../../words/rules.ts';
import type { Clock } from '../clock/rules.ts';

const hour = 60;

/** One time alone: what is before `firstHour` without `am` is in the afternoon. */
export function latest(
  { minutes, meridiem, isFixed }: Clock,
  part: DayPart | null,
  firstHour = 7,
): number {
  const side = meridiem ?? (part === null ? null : isMorning(part) ? 'am' : 'pm');
  if (side === 'am' || isFixed) return minutes;
  if (minutes >= 12 * hour) return minutes;
  return side === 'pm' || minutes < firstHour * hour ? minutes + 12 * hour : minutes;
}

function isMorning(part: DayPart): boolean {
  return part === 'morning' || part === 'early';
}

/** The meridiem that a part of the day implies, unless the time says it. */
export function withPart(clock: Clock, part: DayPart): Clock {
  if (clock.meridiem !== null || clock.isFixed) return clock;
  if (isMorning(part)) return { ...clock, meridiem: 'am' };
  // Lunchtime is around noon, on both sides of it.
  if (part === 'lunchtime') return clock;
  // Midnight, not noon.
  if (part === 'night' && clock.minutes === 12 * hour)
    return { ...clock, minutes: 0, isFixed: true };
  return { ...clock, meridiem: 'pm' };
}

/** Both ends under one part of the day: `mornings 9 to 1`, `nights 10 to 2`, `afternoons 11 to 3`. */
export function bothWithPart(start: Clock, end: Clock, part: DayPart): [Clock, Clock] {
  const isTurned = end.minutes <= start.minutes;
  const first = withPart(start, part);
  // `vestidos de noche, 10 a 18`: the clock of 24 hours says that it is no night.
  if (end.isFixed && !isTurned && latest(start, part) > end.minutes) return [start, end];
  if (!isTurned) return [first, withPart(end, part)];
  return part === 'afternoon' ? [start, withPart(end, part)] : [withPart(start, part), end];
}
