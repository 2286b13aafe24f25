import { isBecause, isException, isLife, isReason, isTakenBack } from '../excused/rules.ts';
import type { Named, NamedDates } from '../named/rules.ts';
import { type Doubt, edgesOf, rangesOf, type Read } from '../read/rules.ts';

/** Times at which nothing of what was read begins or ends. */
export function timesLost(read: Read, named: Named): Doubt[] {
  const { reader } = read;
  const edges = new Set(edgesOf(rangesOf(read)));
  return named.times.filter(
    ({ from, to, bounds }) =>
      !bounds.every((minute) => edges.has(minute)) &&
      !isTakenBack(reader, to) &&
      !isReason(reader, to) &&
      !isLife(reader, from, to),
  );
}

/** Weekdays that are neither open nor closed by what was read. */
export function daysLost({ reader, availability, statements }: Read, named: Named): Doubt[] {
  const { weeklyHours = [], overrides = [] } = availability;
  const isOvernight = ({ start, end }: { start: string; end: string }) => end < start;
  const known = new Set([
    ...weeklyHours.map(({ weekday }) => weekday),
    ...overrides.map(({ date }) => Temporal.PlainDate.from(date).dayOfWeek),
    ...statements.flatMap(({ effect, days }) => (effect === 'close' ? days : [])),
    ...statements.flatMap(({ clause }) =>
      clause.excluded.flatMap((one) => (one.kind === 'days' ? one.days : [])),
    ),
    ...named.days.flatMap(({ from, days }) => (isException(reader, from) ? [...days] : [])),
    // `Friday 8 pm to Saturday 1 am`: the day on which a night ends.
    ...weeklyHours.flatMap(({ weekday, ranges }) =>
      ranges.some(isOvernight) ? [(weekday % 7) + 1] : [],
    ),
  ]);
  return named.days.filter(
    ({ days, isRest, from, to }) =>
      !isRest &&
      !days.every((day) => known.has(day)) &&
      !isNarrowed(days, named) &&
      !isTakenBack(reader, to) &&
      !isBecause(reader, from) &&
      !isReason(reader, to),
  );
}

/** `on the weekend only Sunday`: which days of a group is told more closely. */
function isNarrowed(days: readonly number[], named: Named): boolean {
  return named.days.some(
    (one) => one.days.length < days.length && one.days.every((day) => days.includes(day)),
  );
}

const relating =
  /^(?:between|before|after|inbetween|siguiente|antes|despues|medio|anterior|otros|otras|otro|both|ambos)$/;

/** Weekdays that are open though nobody named them, where others were named. */
export function daysAdded({ reader, availability, statements }: Read, named: Named): Doubt[] {
  const { weeklyHours = [] } = availability;
  const days = new Set(named.days.flatMap((one) => [...one.days]));
  const open = weeklyHours.map(({ weekday }) => weekday);
  const added = open.filter((day) => !days.has(day));
  const isTold =
    named.days.some((one) => one.isRest || one.days.length === 7) ||
    reader.tokens.some(({ word }) => relating.test(word)) ||
    statements.some(({ effect }) => effect === 'close');
  if (isTold || !open.some((day) => days.has(day))) return [];
  const made = statements.find(
    (one) => one.effect === 'open' && one.days.some((day) => added.includes(day)),
  );
  return made ? [made.clause] : [];
}

const near = 3;
const back = /^(?:back|return|returning|vuelvo|regreso|volvemos|regresamos|retomo)$/;

const week = 7;
const aroundLast = 8;

/** Dates of which nothing was made; of longer stretches only some may be meant. */
export function datesLost({ reader, availability }: Read, named: Named): Doubt[] {
  const { overrides = [] } = availability;
  const known = new Set(overrides.map(({ date }) => date));
  // `Christmas, that is, the 25th`: the day of a month named before.
  const isSaidAgain = ({ dates }: NamedDates) =>
    dates.length === 1 && overrides.some(({ date }) => date.slice(-2) === dates[0]?.slice(-2));
  // `nine to five through Wednesday`: the last day of the week that is told.
  const isEnd = ({ from }: NamedDates) =>
    /^(?:through|thru|until|till|hasta)$/.test(reader.tokens[from]?.word ?? '');
  // `from January 18 and back February 1`: closed until the day before.
  const isReturn = ({ from, dates: [date, ...more] }: NamedDates) =>
    date !== undefined &&
    more.length === 0 &&
    known.has(Temporal.PlainDate.from(date).subtract({ days: 1 }).toString()) &&
    reader.tokens.slice(Math.max(0, from - near), from + 1).some(({ word }) => back.test(word));
  // `18 December is my last day`: closed from the day after.
  const isLastDay = ({ from, to, dates: [date, ...more] }: NamedDates) =>
    date !== undefined &&
    more.length === 0 &&
    known.has(Temporal.PlainDate.from(date).add({ days: 1 }).toString()) &&
    reader.tokens
      .slice(Math.max(0, from - aroundLast), to + aroundLast)
      .some(({ word }) => word === 'last' || word === 'ultimo');
  return named.dates.filter((one) => {
    const kept = one.dates.filter((date) => known.has(date)).length;
    const isLost = kept === 0 ? one.dates.length > 0 : kept < one.dates.length;
    const isWhole = kept === 0 || one.dates.length < week;
    return (
      isLost &&
      isWhole &&
      !isReturn(one) &&
      !isLastDay(one) &&
      !isEnd(one) &&
      !isSaidAgain(one) &&
      !isTakenBack(reader, one.to)
    );
  });
}
