import type { TimeRange } from '@puente/contract/availability';
import type { Minutes } from '../times/meridiem/rules.ts';
import type { Times } from '../times/rules.ts';

const day = 1440;
/** Who is open until then may go on into the night. */
const lateEvening = 22 * 60;

/** Sorted, with those that touch joined. */
export function union(ranges: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

/** What is left of the ranges outside of the others. */
export function subtract(ranges: readonly Minutes[], others: readonly Minutes[]): Minutes[] {
  let left = union(ranges);
  for (const { start, end } of others)
    left = left.flatMap((range) =>
      [
        { start: range.start, end: Math.min(range.end, start) },
        { start: Math.max(range.start, end), end: range.end },
      ].filter((part) => part.start < part.end),
    );
  return union(left);
}

export function intersect(ranges: readonly Minutes[], others: readonly Minutes[]): Minutes[] {
  return union(
    ranges.flatMap((range) =>
      others
        .map(({ start, end }) => ({
          start: Math.max(range.start, start),
          end: Math.min(range.end, end),
        }))
        .filter((part) => part.start < part.end),
    ),
  );
}

export function overlap(ranges: readonly Minutes[], others: readonly Minutes[]): boolean {
  return intersect(ranges, others).length > 0;
}

/** The ranges begun, or ended, so many minutes later; none where nothing would be left of one. */
export function shifted(
  ranges: readonly Minutes[],
  { minutes, ends }: { minutes: number; ends: 'start' | 'end' | 'both' },
): Minutes[] {
  const last = ranges.length - 1;
  const moved = ranges.map(({ start, end }, index) => ({
    start: ends === 'both' || (ends === 'start' && index === 0) ? start + minutes : start,
    end: ends === 'both' || (ends === 'end' && index === last) ? end + minutes : end,
  }));
  const isWhole = moved.every(({ start, end }) => start >= 0 && start < day && start < end);
  return isWhole ? moved : [];
}

/** Wall times, as hours are saved; what ends the next day has an end before its start. */
export function wallRanges(ranges: readonly Minutes[]): TimeRange[] {
  return union(ranges).map(({ start, end }) => ({
    start: wallTime(start % day),
    end: wallTime(end === day ? day : Math.min(end, start + day) % day),
  }));
}

function wallTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Opening hours within the usual hours of a day, where there are some: `until 2` begins when the
 * day does, `mornings` are those of the day.
 */
export function openWithin(times: readonly Times[], usual: readonly Minutes[]): Minutes[] {
  return union(times.flatMap((one) => openOne(one, usual)));
}

/** `until 10` of a day that begins at noon is in the evening, `until 2` of one past midnight at night. */
function laterThan(
  range: Minutes,
  [first, last]: readonly [Minutes, Minutes],
  isOpenStart: boolean,
): Minutes {
  if (isOpenStart && range.end <= first.start && last.end > day && range.end + day <= last.end)
    return { ...range, end: range.end + day };
  // `4 to midnight, Fridays until 2`: the night goes on.
  const turns = [day / 2, day].map((more) => range.end + more);
  const end = turns.find((one) => one > first.start);
  if (isOpenStart && range.end <= first.start && last.end >= lateEvening && end !== undefined)
    return { ...range, end };
  const isTooEarly = isOpenStart && range.end <= first.start && range.end < day / 2;
  return isTooEarly ? { ...range, end: range.end + day / 2 } : range;
}

/** `8:30 to 12:30 and 2 to 5, Fridays only mornings`: from 8:30, not from 9. */
function partWithin({ open, close }: Times, usual: readonly Minutes[]): Minutes[] {
  const share = (range: Minutes) =>
    intersect([range], close).reduce((sum, { start, end }) => sum + end - start, 0);
  const mostly = usual.filter((range) => 2 * share(range) > range.end - range.start);
  if (usual.length > 1 && mostly.length > 0) return mostly;
  const wider = open.map(({ start, end }, index) => {
    const part = close[index];
    const isFirst = part?.start === 0;
    return { start: isFirst ? 0 : start, end: isFirst ? end : Math.max(end, part?.end ?? end) };
  });
  return intersect(wider, usual);
}

function openOne(times: Times, usual: readonly Minutes[]) {
  const { open, isOpenStart, isOpenEnd, isExact } = times;
  const [first] = usual;
  const last = usual.at(-1);
  if (!first || !last) return open;
  if (!isExact) {
    const within = partWithin(times, usual);
    return within.length > 0 ? within : open;
  }
  return open
    .map((range) => laterThan(range, [first, last], isOpenStart))
    .flatMap((range) => {
      if (isOpenStart && first.start < range.end) return upTo(range.end, usual);
      return isOpenEnd && last.end > range.start ? onFrom(range.start, usual) : [range];
    });
}

/** The usual hours until a time, pauses left as they are; the last of them reach to it. */
function upTo(end: number, usual: readonly Minutes[]): Minutes[] {
  const before = usual.filter(({ start }) => start < end);
  return before.map((range, index) => ({
    start: range.start,
    end: index === before.length - 1 ? end : range.end,
  }));
}

/** The usual hours from a time on; the first of them begin then. */
function onFrom(start: number, usual: readonly Minutes[]): Minutes[] {
  return usual
    .filter(({ end }) => end > start)
    .map((range, index) => ({ start: index === 0 ? start : range.start, end: range.end }));
}
