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
    const isTold = readTimes(reader, start) !== null;
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

/** `half days Monday and Friday` */
function readList(reader: DateReader, at: number): { next: number } | null {
  const first = readDays(reader, at);
  if (!first) return null;
  const joint = /^(?:and|y|&|\+)$/.test(reader.tokens[first.next]?.word ?? '');
  return (joint ? readList(reader, first.next + 1) : null) ?? first;
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
