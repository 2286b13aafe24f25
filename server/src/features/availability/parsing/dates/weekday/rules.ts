import { matchAt } from '../../words/rules.ts';
import {
  dateOfPoint,
  datesFrom,
  datesOfPoint,
  nextWeekdayOfMonth,
  problemOf,
} from '../calendar/rules.ts';
import { type Read, single } from '../found/rules.ts';
import {
  type DateReader,
  isTimeBehind,
  kindAt,
  readDayNumber,
  readMonth,
  readPoint,
  skipSmall,
} from '../point/rules.ts';

/** `Friday, December 4`, `el viernes 4 de diciembre`; a wrong weekday is unclear. */
export function readWeekdayDate(reader: DateReader, at: number): Read | null {
  const start = skipSmall(reader, at);
  const match = matchAt(reader.tokens, start, reader.language);
  if (match?.meaning.kind !== 'day' || match.meaning.days.length !== 1) return null;
  const beside = readWeekdayBeside(reader, match.next, match.meaning.days[0] ?? 0);
  if (beside) return beside;
  const comma = reader.tokens[match.next]?.word === ',' ? match.next + 1 : match.next;
  const point = readPoint(reader, comma);
  const [only] = point?.points ?? [];
  if (!point) return readWeekdayNumber(reader, match.next, match.meaning.days[0] ?? 0);
  if (!only || point.points.length !== 1) return null;
  const date = dateOfPoint(only, reader.today);
  if (typeof date === 'string') return single(problemOf(date), point.next);
  const isRight = match.meaning.days.includes(date.dayOfWeek);
  // Plural weekdays before a date are a list of their own: `Sundays, December 24`.
  const isSingular = reader.language === 'en' && !reader.tokens[start]?.word.endsWith('s');
  if (!isRight && comma !== match.next && !isSingular) return null;
  return single(isRight ? datesOfPoint(only, reader.today) : problemOf('unclear'), point.next);
}

/** `the Friday before Christmas`, `el lunes después de Navidad`: the nearest one there. */
function readWeekdayBeside(reader: DateReader, at: number, weekday: number): Read | null {
  const kind = kindAt(reader, at)?.kind;
  if (kind !== 'before' && kind !== 'after') return null;
  const link = matchAt(reader.tokens, at, reader.language);
  const point = link && readPoint(reader, link.next);
  const [only] = point?.points ?? [];
  const date = only && point?.points.length === 1 ? dateOfPoint(only, reader.today) : undefined;
  if (typeof date !== 'object') return null;
  const away =
    kind === 'before'
      ? -((date.dayOfWeek - weekday + 7) % 7 || 7)
      : (weekday - date.dayOfWeek + 7) % 7 || 7;
  const there = date.add({ days: away });
  return single(datesFrom(there, there, reader.today), point?.next ?? at);
}

/** The month of `el lunes 7 y el martes 8 de diciembre`, which is told with the last day alone. */
function monthAhead(reader: DateReader, at: number): number | null {
  const isJoint = reader.tokens[at]?.word === ',' || kindAt(reader, at)?.kind === 'and';
  const start = skipSmall(reader, at + 1);
  const day = matchAt(reader.tokens, start, reader.language);
  if (!isJoint || day?.meaning.kind !== 'day' || day.meaning.days.length !== 1) return null;
  const number = readDayNumber(reader, skipSmall(reader, day.next));
  if (!number || number.day > 31) return null;
  const behind = kindAt(reader, number.next)?.kind === 'of' ? number.next + 1 : number.next;
  return readMonth(reader, behind)?.month ?? monthAhead(reader, number.next);
}

/** `el viernes 2`, `Friday the 2nd`: the next one that is both. */
function readWeekdayNumber(reader: DateReader, at: number, weekday: number): Read | null {
  const start = skipSmall(reader, at);
  const day = readDayNumber(reader, start);
  const isDigits = reader.tokens[start]?.kind === 'number' && reader.tokens[start]?.word !== '0';
  if (!day || !isDigits || day.day > 31 || isTimeBehind(reader, day.next)) return null;
  const month = monthAhead(reader, day.next);
  if (month !== null) return single(datesOfPoint({ day: day.day, month }, reader.today), day.next);
  // `martes 9 30 a 13`
  if (reader.tokens[day.next]?.kind === 'number' && !day.isOrdinal) return null;
  const behind = kindAt(reader, day.next)?.kind;
  const isHour = ['and', 'half', 'quarter', 'onwards', 'part'].includes(behind ?? '');
  if (
    !day.isOrdinal &&
    (reader.language === 'en' || isHour || reader.tokens[day.next]?.word === '/')
  )
    return null;
  const date = nextWeekdayOfMonth(weekday, day.day, reader.today);
  return date && single(datesFrom(date, date, reader.today), day.next);
}
