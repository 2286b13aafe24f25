import { type DateReader, readDates } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes, usualHours } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Read } from '../rules.ts';

/** `half a day`, `office hours`: nothing where the clock says more. */
export function readUnsaid(
  reader: DateReader,
  kind: 'half-day' | 'usual-hours',
  next: number,
): Read {
  const { tokens } = reader;
  if (kind === 'half-day') {
    const behind = /^[,:(]$/.test(tokens[next]?.word ?? '') ? next + 1 : next;
    // `half day Friday, finishing at one`
    const days = readList(reader, next) ?? readDates(reader, next);
    const isSet = /^[,(:]$/.test(tokens[days?.next ?? next]?.word ?? '');
    const start = days ? days.next + (isSet ? 1 : 0) : behind;
    const isTold = readTimes(reader, start) !== null || isToldBehind(reader, next);
    // `Monday to Wednesday, half days Thursday and Friday, 9 to noon`
    const isApart = days !== null && tokens[next - 3]?.word === ',';
    const stop = { kind: 'separator', strength: 'stop' } as const;
    return { part: isTold ? (isApart ? stop : null) : unclear, next };
  }
  const hasClock = tokens.some((_, at) => {
    const hours = readTimes(reader, at)?.value;
    return hours?.isExact === true && !hours.isOpenStart && !hours.isOpenEnd;
  });
  const times = readTimes(reader, next);
  if (hasClock || times) return { part: null, next };
  return { part: { kind: 'times', ...usualHours() }, next };
}

const small = /^(?:de|del|los|el|las|la|on|every|,|:|\(|work|en|por|mi|turno|horario|i|from)$/;

/** `media jornada de lunes a jueves de 9 a 13`, `half-day tours Saturdays 9 to 1`: the clock tells which half. */
function isToldBehind(reader: DateReader, next: number): boolean {
  const { tokens, language } = reader;
  if (isBehindDays(reader, next)) return false;
  let place = next;
  let hasDays = false;
  while (place < tokens.length) {
    const times = hasDays ? readTimes(reader, place)?.value : null;
    if (times) return times.isExact && !times.isOpenStart && !times.isOpenEnd;
    const days = readList(reader, place) ?? readDates(reader, place);
    const isOfOthers = days && (hasDays || readDays(reader, place)?.value.isRest === true);
    if (isOfOthers) return false;
    const isNoun = !hasDays && tokens[place]?.kind === 'word' && !matchAt(tokens, place, language);
    if (!days && !isNoun && !small.test(tokens[place]?.word ?? '')) return false;
    if (days) hasDays = true;
    place = days?.next ?? place + 1;
  }
  return false;
}

const farthest = 8;

/** `los viernes trabajo medio día`: of the day before it. */
function isBehindDays(reader: DateReader, next: number): boolean {
  for (let at = next - 1; at >= Math.max(0, next - farthest); at -= 1) {
    if (reader.tokens[at]?.kind === 'sign' && reader.tokens[at]?.word !== '-') return false;
    if (readDays(reader, at)) return true;
  }
  return false;
}

/** `half days Monday and Friday`, `media jornada lunes, martes y jueves` */
function readList(reader: DateReader, at: number): { next: number } | null {
  const first = readDays(reader, at);
  if (!first) return null;
  const joint = /^(?:and|y|&|\+)$/.test(reader.tokens[first.next]?.word ?? '');
  const isComma = reader.tokens[first.next]?.word === ',' && isEnding(reader, first.next + 1);
  return (joint || isComma ? readList(reader, first.next + 1) : null) ?? first;
}

/** Does a list of days go on here that an `and` ends? */
function isEnding(reader: DateReader, at: number): boolean {
  const day = readDays(reader, at);
  if (day?.value.days.length !== 1) return false;
  const joint = reader.tokens[day.next]?.word ?? '';
  return (
    (/^(?:and|y|&|\+)$/.test(joint) && readDays(reader, day.next + 1) !== null) ||
    (joint === ',' && isEnding(reader, day.next + 1))
  );
}

const latest = 15 * 60;

/** `viernes medio día hasta la una`: half of it, where `del medio día hasta las 8` begins at noon. */
export function readHalfUntil(reader: DateReader, at: number): Read | null {
  const next = at + 2;
  const { tokens, language } = reader;
  const isHalf = tokens[at]?.word === 'medio' && tokens[at + 1]?.word === 'dia';
  const isNoon = /^(?:de|del|desde|al|a|entre|el)$/.test(tokens[at - 1]?.word ?? '');
  if (!isHalf || isNoon || matchAt(tokens, next, language)?.meaning.kind !== 'until') return null;
  const end = readTimes(reader, next)?.value.open[0]?.end ?? 0;
  return end > 0 && end <= latest ? { part: null, next } : null;
}

const unclear = { kind: 'problem', reason: 'unclear', isCondition: false } as const;
