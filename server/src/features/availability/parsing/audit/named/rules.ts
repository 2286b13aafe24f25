import { type DateReader, readDates } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readHalfUntil } from '../../items/unsaid/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { readDuration } from '../../times/duration/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { halfDay } from '../read/rules.ts';

type Place = { from: number; to: number };

export type NamedDays = Place & { days: readonly number[]; isRest: boolean };
/** Beginnings and ends, on a clock of twelve hours. */
export type NamedTimes = Place & { bounds: readonly number[] };
export type NamedPart = Place & { start: number; end: number };
export type NamedDates = Place & { dates: readonly string[] };

/** The days and times that stand in a text, whatever the grammar made of them. */
export type Named = {
  days: NamedDays[];
  times: NamedTimes[];
  parts: NamedPart[];
  dates: NamedDates[];
};

/** All days, dates and times that a text names, in its order; how long something lasts is none. */
export function namedIn(reader: DateReader): Named {
  const named: Named = { days: [], times: [], parts: [], dates: [] };
  let at = 0;
  while (at < reader.tokens.length) at = Math.max(at + 1, readNamed(reader, at, named));
  return named;
}

function readNamed(reader: DateReader, at: number, named: Named): number {
  const { tokens, language } = reader;
  const dates = readDates(reader, at);
  if (dates) {
    named.dates.push({ from: at, to: dates.next - 1, dates: dates.value.dates });
    return dates.next;
  }
  const days = readDays(reader, at);
  if (days) {
    named.days.push({ ...days.value, from: at, to: days.next - 1 });
    return days.next;
  }
  const half = readHalfUntil(reader, at);
  if (half) return half.next;
  const times = readTimes({ tokens, language }, at);
  if (times) {
    takeTimes(reader, times.value, { from: at, to: times.next - 1 }, named);
    return times.next;
  }
  return readDuration(reader, at)?.next ?? readAlone(reader, at, named);
}

function takeTimes(reader: DateReader, times: Times, place: Place, named: Named): void {
  const [part] = times.close;
  if (!times.isExact && part) named.parts.push({ ...place, ...part });
  const isClock = !/^(?:all-day|any-time|round-the-clock)$/.test(kindAt(reader, place.from));
  const [range] = times.open;
  if (!times.isExact || !range || !isClock) return;
  const bounds = [
    ...(times.isOpenStart ? [] : [range.start]),
    ...(times.isOpenEnd ? [] : [range.end]),
  ];
  named.times.push({ ...place, bounds: bounds.map((minutes) => minutes % halfDay) });
}

const leading = /^(?:at|by|around|past|las|la|till|until|hasta|desde|from|after|before)$/;

/** `at three`, `3pm`, `noon`: a time that stands alone; `medio día` is half a day as well. */
function readAlone(reader: DateReader, at: number, named: Named): number {
  const { tokens, language } = reader;
  const clock = readClock({ tokens, language }, at);
  if (!clock) return at + 1;
  const kind = kindAt(reader, at);
  const isHalfDay = tokens[at]?.word === 'medio';
  const isTime =
    clock.value.meridiem !== null ||
    clock.next > at + 1 ||
    kind === 'midnight' ||
    kind === 'noon' ||
    leading.test(tokens[at - 1]?.word ?? '');
  if (isTime && !isHalfDay)
    named.times.push({ from: at, to: clock.next - 1, bounds: [clock.value.minutes % halfDay] });
  return clock.next;
}

function kindAt({ tokens, language }: DateReader, at: number): string {
  return matchAt(tokens, at, language)?.meaning.kind ?? '';
}
