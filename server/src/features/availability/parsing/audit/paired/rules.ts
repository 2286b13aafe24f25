import { matchAt } from '../../words/rules.ts';
import { isException, isLife, isReason, isTakenBack } from '../excused/rules.ts';
import type { Named, NamedDays, NamedTimes } from '../named/rules.ts';
import { type Doubt, edgesOf, halfDay, minutesOf, type Read } from '../read/rules.ts';

/** Hours right beside a day, of which no day beside them has them. */
export function pairsLost(read: Read, named: Named): Doubt[] {
  const { reader } = read;
  // `9-11 and 2-4 on Mon and Tue respectively`
  if (reader.tokens.some(({ word }) => /^respect(?:ively|ivamente)$/.test(word))) return [];
  return named.times.flatMap((time) => {
    const beside = named.days.filter((day) => isBeside(read, named, time, day));
    const [first] = beside;
    if (!first || isTakenBack(reader, time.to) || isReason(reader, time.to)) return [];
    const isOfLife = [time, first].some(({ from, to }) => isLife(reader, from, to));
    if (isOfLife || isNightsEnd(read, time, first)) return [];
    const isKept = beside
      .flatMap((day) => listOf(read, named, day))
      .some((day) => {
        const edges = edgesOn(read, day);
        return time.bounds.every(
          (minute) => edges.includes(minute) || isShared(named, time, minute),
        );
      });
    const place = {
      from: Math.min(time.from, first.from),
      to: Math.max(time.to, first.to),
    };
    return isKept ? [] : [place];
  });
}

const furthest = 3;
const parting = /^(?:but|except|so|and|close|or)$/;

/** Nothing stands between them that parts them, and neither goes with something on its other side. */
function isBeside({ reader }: Read, named: Named, time: NamedTimes, day: NamedDays): boolean {
  const { tokens, language } = reader;
  const isBehind = day.from > time.to;
  // `eight to eight Monday eight to four Thursday`: each day has the hours before it.
  if (!isBehind && isTurned(named)) return false;
  const [start, end] = isBehind ? [time.to + 1, day.from] : [day.to + 1, time.from];
  if (day.isRest || end < start || end - start > furthest || isException(reader, day.from))
    return false;
  const kindAt = (at: number) => matchAt(tokens, at, language)?.meaning.kind ?? '';
  // `8 to 10 Monday 9 to 11`: the day has hours of its own.
  const hours = [...named.times, ...named.parts];
  const hasOwn =
    hours.some(({ from }) => from > day.to && from - day.to <= furthest) ||
    kindAt(day.to + 1) === 'close';
  if (isBehind && hasOwn && !isTurned(named)) return false;
  const isPlain = tokens
    .slice(start, end)
    .every(
      ({ kind, word }, index) =>
        (kind !== 'sign' || word === ':') && !parting.test(kindAt(start + index)),
    );
  return isPlain && ![...named.days, ...hours].some(({ from }) => from >= start && from < end);
}

/** Do hours stand first and days last, as many of the ones as of the others? */
function isTurned({ days, times }: Named): boolean {
  const [first, last] = [times[0], days.at(-1)];
  const isFirst = (first?.from ?? 0) < (days[0]?.from ?? 0);
  const isLast = (last?.from ?? 0) > (times.at(-1)?.from ?? 0);
  return days.length === times.length && isFirst && isLast;
}

/** `Friday 8 pm to Saturday 1 am`: the end of the night before. */
function isNightsEnd({ availability }: Read, { bounds }: NamedTimes, { days }: NamedDays): boolean {
  const [day = 0] = days;
  return (availability.weeklyHours ?? []).some(
    ({ weekday, ranges }) =>
      (weekday % 7) + 1 === day &&
      ranges.some(({ start, end }) => end < start && bounds.includes(minutesOf(end) % halfDay)),
  );
}

/** `8 to 10: Monday. 10 to 12: Monday.`: hours that touch are one range. */
function isShared(named: Named, time: NamedTimes, minute: number): boolean {
  return named.times.some((other) => other !== time && other.bounds.includes(minute));
}

const joint = /^(?:,|and|y|e|or|o|\/|&|on|the|los|el)$/;

/** `Monday, Wednesday and Friday 9 to 5`: all days of the list that a day ends. */
function listOf({ reader }: Read, named: Named, day: NamedDays): number[] {
  const days = [...day.days];
  let first = day;
  for (;;) {
    const { from } = first;
    const before = named.days.findLast(({ to }) => to < from && from - to <= furthest);
    const between = reader.tokens.slice((before?.to ?? 0) + 1, from);
    if (!before || !between.every(({ word }) => joint.test(word))) return days;
    days.push(...before.days);
    first = before;
  }
}

function edgesOn({ availability }: Read, day: number): number[] {
  const { weeklyHours = [], overrides = [] } = availability;
  const dates = overrides.filter(({ date }) => Temporal.PlainDate.from(date).dayOfWeek === day);
  const days = weeklyHours.filter(({ weekday }) => weekday === day);
  return edgesOf([...days, ...dates].flatMap(({ ranges }) => ranges));
}
