import { matchAt } from '../../words/rules.ts';
import { datesBetween, datesOfPoint, problemOf } from '../calendar/rules.ts';
import { type Read, single, spanning } from '../found/rules.ts';
import {
  type DateReader,
  isTimeBehind,
  readDayNumber,
  readMonth,
  skipSmall,
} from '../point/rules.ts';

/** So many words before it a month may stand that a day belongs to. */
const nearby = 6;

const meetings =
  /^(?:appointments?|clients?|patients?|sessions?|slots?|class|lessons?|calls?|customers?|cita|clase|turno|paciente|cliente|sesion|hora|consulta)$/;

/** `the 24th`, `el 24`, `del 10 al 14`: days without their month, which may stand before them. */
export function readBareDay(reader: DateReader, at: number): Read | null {
  const start = skipSmall(reader, at);
  const day = dayAt(reader, start);
  if (!day) return null;
  // `1st appointment 9am`
  if (meetings.test(reader.tokens[day.next]?.word ?? '')) return null;
  const weekday = day.isOrdinal ? weekdayBehind(reader, day.next) : null;
  if (weekday !== null) return single(problemOf('recurrence'), weekday);
  const month = monthBefore(reader, at);
  const point = { day: day.day, ...(month === null ? {} : { month }) };
  const link = matchAt(reader.tokens, day.next, reader.language);
  const isLink = link?.meaning.kind === 'to' || link?.meaning.kind === 'until';
  const last = link && isLink ? dayAt(reader, skipSmall(reader, link.next)) : null;
  // Hours are from 10 to 14: `de 10 a 14`, not `del 10 al 14`.
  const isStretch = last && (last.isOrdinal || reader.tokens[day.next]?.word === 'al');
  if (isStretch && (day.isOrdinal || reader.tokens[start - 1]?.word === 'del'))
    return spanning(datesBetween(point, { ...point, day: last.day }, reader.today), last.next);
  const hasArticle = ['the', 'el', 'dia'].includes(reader.tokens[start - 1]?.word ?? '');
  const isDay = day.isOrdinal || (hasArticle && reader.language === 'es');
  if (!isDay || isTimeBehind(reader, day.next)) return null;
  return single(datesOfPoint(point, reader.today), day.next);
}

function dayAt(reader: DateReader, at: number) {
  const day = reader.tokens[at]?.kind === 'number' ? readDayNumber(reader, at) : null;
  return day && day.day <= 31 ? day : null;
}

/** Where `Saturdays` stands in `the 1st and 3rd Saturdays`, which come once a month. */
function weekdayBehind(reader: DateReader, at: number): number | null {
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind === 'day') return at;
  const isJoint = match?.meaning.kind === 'and' || reader.tokens[at]?.word === ',';
  const more = isJoint ? dayAt(reader, skipSmall(reader, at + 1)) : null;
  return more?.isOrdinal === true ? weekdayBehind(reader, more.next) : null;
}

/** The month named shortly before, in the same sentence: `in August I am off from the 10th`. */
function monthBefore(reader: DateReader, at: number): number | null {
  for (let place = at - 1; place >= Math.max(0, at - nearby); place -= 1) {
    if (['.', ';', '\n'].includes(reader.tokens[place]?.word ?? '')) return null;
    const month = readMonth(reader, place);
    if (month) return month.month;
  }
  return null;
}
