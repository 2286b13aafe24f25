import { matchAt } from '../../words/rules.ts';
import { readBareDay } from '../bare/rules.ts';
import { dateOfPoint, datesFrom, datesOfMonth, problemOf } from '../calendar/rules.ts';
import { type Read, single, spanning } from '../found/rules.ts';
import { type DateReader, kindAt, readMonth, readPoint } from '../point/rules.ts';
import { readRelative } from '../relative/rules.ts';
import { readWeekdayDate } from '../weekday/rules.ts';

/** `until December 20`, `through next Friday`, `hasta el viernes 20 de diciembre`: from today. */
export function readUntilDate(reader: DateReader, at: number, opening: number): Read | null {
  const { today } = reader;
  const isWhich = kindAt(reader, at)?.kind === 'which';
  const named =
    readWeekdayDate(reader, at) ??
    (isWhich ? readRelative(reader, at) : null) ??
    readUntilWeekday(reader, at, opening);
  if (named && named.value.problem !== null) return named;
  const [only, ...others] = named?.value.dates ?? [];
  if (named && only !== undefined && others.length === 0)
    return spanning(datesFrom(today, Temporal.PlainDate.from(only), today), named.next);
  const point = readPoint(reader, at);
  const bare = point ? null : readBareDay(reader, at);
  const [day, ...more] = bare?.value.dates ?? [];
  if (bare && day !== undefined && more.length === 0)
    return spanning(datesFrom(today, Temporal.PlainDate.from(day), today), bare.next);
  const month = point ? null : (readEndOfPeriod(reader, at) ?? readUntilMonth(reader, at));
  if (month) return month;
  const [last] = point?.points ?? [];
  if (!point || !last || point.points.length !== 1) return null;
  const date = dateOfPoint(last, today);
  const found = typeof date === 'string' ? problemOf(date) : datesFrom(today, date, today);
  return spanning(found, point.next);
}

const ending = {
  en: /^(?:the )?end of (?:the |this )?(month|year|\w+)(?= |$)/,
  es: /^(?:el )?(?:fin|fines|final|finales) de(?:l| este| el)? (mes|ano|\w+)(?= |$)/,
};

/** `until the end of the month`, `hasta fin de año`, `hasta fines de enero`. */
function readEndOfPeriod(reader: DateReader, at: number): Read | null {
  const { tokens, language, today } = reader;
  const words = tokens.slice(at, at + longestEnding).map(({ word }) => word);
  const [found, period = ''] = ending[language].exec(words.join(' ')) ?? [];
  if (found === undefined) return null;
  const next = at + found.split(' ').length;
  const month = readMonth(reader, next - 1)?.month;
  const isNamed = /^(?:month|mes|year|ano)$/.test(period);
  const last = month ?? (/^(?:year|ano)$/.test(period) ? months : today.month);
  if (month === undefined && !isNamed) return null;
  const year = last < today.month ? today.year + 1 : today.year;
  const end = Temporal.PlainDate.from({ year, month: last, day: longestMonth });
  return spanning(datesFrom(today, end, today), next);
}

const longestEnding = 5;
const months = 12;
/** Later days than a month has are its last. */
const longestMonth = 31;

/** `away until February`: to the end of January; `through February` to its own. */
function readUntilMonth(reader: DateReader, at: number): Read | null {
  const { tokens, today } = reader;
  const month = tokens[at]?.word === 'mar' ? null : readMonth(reader, at);
  if (!month) return null;
  const { dates } = datesOfMonth(month.month, undefined, today);
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isThrough = /^(?:through|thru|including)$/.test(tokens[at - 1]?.word ?? '');
  const end = isThrough
    ? Temporal.PlainDate.from(last)
    : Temporal.PlainDate.from(first).subtract({ days: 1 });
  const isAhead = Temporal.PlainDate.compare(end, today) > 0;
  return isAhead ? spanning(datesFrom(today, end, today), month.next) : null;
}

/** `away through Friday`; who is `away until Monday` may be back on Monday, so that is unclear. */
function readUntilWeekday(reader: DateReader, at: number, opening: number): Read | null {
  const { tokens, today } = reader;
  const named = matchAt(tokens, at, reader.language);
  if (named?.meaning.kind !== 'day' || named.meaning.days.length !== 1) return null;
  const last = tokens[at - 1]?.word ?? '';
  if (/^(?:through|thru|including)$/.test(last) || tokens[named.next]?.word === 'inclusive') {
    const [day = 1] = named.meaning.days;
    const date = today.add({ days: (day - today.dayOfWeek + 7) % 7 });
    return single(datesFrom(date, date, today), named.next);
  }
  const isAway = kindAt(reader, opening - 1)?.kind === 'close';
  return isAway ? single(problemOf('unclear'), named.next) : null;
}
