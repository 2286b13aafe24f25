import { isOverMidnight, problemOf, rangeOf, type TypedRange } from './week-rules.ts';

/** The day as it is drawn, in minutes: a strip from midnight to midnight. */
export const dayMinutes = 1440;

/** Edges snap to half hours: on a phone a quarter of an hour is narrower than a fingertip feels. */
const step = 30;

/** A range as it stands on its day, in minutes from midnight. */
export type Stretch = { key: string; start: number; end: number; isOvernight: boolean };

/** What a pointer took hold of, and at which minute of the day. */
export type Grip =
  | { part: 'start' | 'end' | 'whole'; key: string; at: number }
  | { part: 'new'; at: number };

/** A day to drag on: its ranges, and where the range that began the day before ends (0 for none). */
export type DragDay = { ranges: readonly TypedRange[]; tail: number };

/** The finished ranges of a day in order; one over midnight ends with the day here. */
export function stretchesOf(ranges: readonly TypedRange[]): Stretch[] {
  return ranges
    .filter((range) => problemOf(range) === null)
    .map((range) => {
      const isOvernight = isOverMidnight(range);
      const end = isOvernight || range.end === '00:00' ? dayMinutes : minutesOf(range.end);
      return { key: range.key, start: minutesOf(range.start), end, isOvernight };
    })
    .toSorted((one, other) => one.start - other.start);
}

/** How far into the next day the ranges of one reach, minutes. */
export function tailOf(ranges: readonly TypedRange[]): number {
  return Math.max(0, ...ranges.filter(isOverMidnight).map(({ end }) => minutesOf(end)));
}

/**
 * What a pointer at `at` takes hold of. An edge is held from `reach` minutes inside its range, and
 * from at most a third of it, so that short ranges can be moved as well.
 */
export function gripAt(ranges: readonly TypedRange[], at: number, reach: number): Grip {
  const stretch = stretchesOf(ranges).find(({ start, end }) => at >= start && at < end);
  if (!stretch) return { part: 'new', at };
  const { key, start, end, isOvernight } = stretch;
  const near = Math.min(reach, (end - start) / 3);
  if (at - start <= near || isOvernight) return { part: 'start', key, at };
  return { part: end - at <= near ? 'end' : 'whole', key, at };
}

/**
 * The ranges of a day once what is held was dragged to a minute. Ranges keep half an hour at least and
 * never run into each other; where there is no room, nothing changes.
 */
export function dragged({ ranges, tail }: DragDay, grip: Grip, to: number): readonly TypedRange[] {
  const stretches = stretchesOf(ranges);
  if (grip.part === 'new') {
    const [low, high] = gapAround(stretches, tail, grip.at);
    const [one, other] = [snapped(grip.at), snapped(to)].map((at) => clamp(at, low, high));
    const start = Math.min(one ?? low, other ?? low);
    const end = Math.max(one ?? high, other ?? high);
    return end - start < step ? ranges : inserted(ranges, start, end);
  }
  const held = stretches.find(({ key }) => key === grip.key);
  if (!held) return ranges;
  const others = stretches.filter(({ key }) => key !== held.key);
  const [gap, high] = gapAround(others, tail, held.start);
  const low = Math.max(gap, earliestStart(ranges.find(({ key }) => key === held.key)));
  const { start, end } = moved(held, grip, { to, low, high });
  return ranges.map((range) =>
    range.key === held.key
      ? { ...range, start: clockOf(start), end: held.isOvernight ? range.end : clockOf(end) }
      : range,
  );
}

/** One that ends on the next day begins after that time of day, or it would end on its own. */
function earliestStart(range: TypedRange | undefined): number {
  if (!range || !isOverMidnight(range)) return 0;
  return (Math.floor(minutesOf(range.end) / step) + 1) * step;
}

function moved(
  held: Stretch,
  grip: Exclude<Grip, { part: 'new' }>,
  limits: { to: number; low: number; high: number },
) {
  const { to, low, high } = limits;
  const { start, end } = held;
  if (grip.part === 'start') return { start: within(snapped(to), low, end - step, start), end };
  if (grip.part === 'end') return { start, end: within(snapped(to), start + step, high, end) };
  const length = end - start;
  const first = within(start + snapped(to - grip.at), low, high - length, start);
  return { start: first, end: first + length };
}

/** Clamped into limits; what stood there where the limits leave no room. */
function within(value: number, low: number, high: number, otherwise: number): number {
  return low > high ? otherwise : clamp(value, low, high);
}

/** The free time around a minute, from the end of the range before to the start of the next. */
function gapAround(stretches: readonly Stretch[], tail: number, at: number): [number, number] {
  const before = stretches.filter(({ end }) => end <= at).map(({ end }) => end);
  const after = stretches.filter(({ start }) => start > at).map(({ start }) => start);
  return [Math.max(tail <= at ? tail : 0, ...before), Math.min(dayMinutes, ...after)];
}

function inserted(ranges: readonly TypedRange[], start: number, end: number): TypedRange[] {
  const made = rangeOf(clockOf(start), clockOf(end));
  const index = ranges.findIndex((range) => range.start !== '' && minutesOf(range.start) > start);
  return index === -1 ? [...ranges, made] : ranges.toSpliced(index, 0, made);
}

function snapped(minute: number): number {
  return Math.round(minute / step) * step;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `09:30`; the end of the day is midnight, as it is typed. */
export function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60) % 24)}:${two(minute % 60)}`;
}
