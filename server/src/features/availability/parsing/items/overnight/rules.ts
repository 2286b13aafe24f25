import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { type Clock, readClock } from '../../times/clock/rules.ts';
import { latest } from '../../times/halves/rules.ts';
import { exact } from '../../times/values/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

/** A night from a day into the next one. */
export type Overnight = {
  day: number;
  times: Times;
  /** The first token of its hours. */ hours: number;
  next: number;
};

const day = 1440;
const noon = 720;
const joints = /^(?:at|a|las|la|from|de|desde|the|on|el|en|,)$/;
const farthest = 6;

/** `Friday 8pm to Saturday 1am`, `viernes de 20 a sábado 2 de la mañana`: one night. */
export function readOvernight(reader: DateReader, at: number): Overnight | null {
  const lead = /^(?:from|desde|del|de)$/.test(word(reader, at)) ? at + 1 : at;
  const first = singleDay(reader, lead);
  if (!first) return readHoursFirst(reader, behindArticles(reader, lead));
  let start = first.next;
  while (joints.test(word(reader, start))) start += 1;
  for (let link = start + 1; link <= start + farthest; link += 1) {
    const kind = matchAt(reader.tokens, link, reader.language)?.meaning.kind;
    const isLink = kind === 'to' || kind === 'until' || word(reader, link) === 'al';
    const last = isLink ? singleDay(reader, behindArticles(reader, link + 1)) : null;
    if (isLink && last?.day === (first.day % 7) + 1) {
      const read = readNight(reader, { start, link, last: last.next });
      return read && { ...read, day: first.day, hours: start };
    }
  }
  return null;
}

/** `Friday 6 pm to 2 am on Saturday`: the day on which the night before it ends. */
export function withoutMorrow(items: readonly Item[]): Item[] {
  return items.filter((item, index) => {
    const [days, hours] = items.slice(Math.max(0, index - 2), index);
    const behind = items[index + 1]?.kind;
    if (item.kind !== 'days' || days?.kind !== 'days' || hours?.kind !== 'times') return true;
    const isNight = hours.isExact && hours.open.some(({ end }) => end > day);
    const [first, ...more] = item.days;
    const isNext = more.length === 0 && first === ((days.days.at(-1) ?? 0) % 7) + 1;
    return !(
      isNight &&
      isNext &&
      days.days.length === 1 &&
      behind !== 'times' &&
      behind !== 'close'
    );
  });
}

/** The hours without the second day, which is the one after the first. */
function readNight(
  { tokens, language }: DateReader,
  { start, link, last }: { start: number; link: number; last: number },
): Pick<Overnight, 'times' | 'next'> | null {
  let end = last;
  while (joints.test(tokens[end]?.word ?? '')) end += 1;
  const joint = tokens[link];
  if (!joint) return null;
  const to = { ...joint, word: language === 'es' ? 'a' : 'to', kind: 'word' as const };
  const said = [...tokens.slice(start, link), to, ...tokens.slice(end)];
  const times = readTimes({ tokens: said, language }, 0);
  const [range] = times?.value.open ?? [];
  if (!times?.value.isExact || !range || times.next <= link - start + 1) return null;
  const next = end + times.next - (link - start + 1);
  if (range.end > day) return { times: times.value, next };
  // `Friday 18 to Saturday 8`: in the morning, since it is the next day.
  const clock = readClock({ tokens, language }, end, 'end');
  const night = clock && nightUntil(range.start, clock.value);
  return night && { times: night, next: clock.next };
}

/** Until a time of the next day, less than a day later. */
function nightUntil(start: number, { minutes, meridiem }: Clock): Times | null {
  const end = meridiem === 'pm' && minutes < noon ? minutes + noon : minutes;
  return end < start ? exact({ start, end: day + end }) : null;
}

/** `from 6 pm Friday to 8 am Saturday`: the hours stand before their days. */
function readHoursFirst(reader: DateReader, at: number): Overnight | null {
  const start = readClock(reader, at, 'start');
  const first = start && singleDay(reader, behindArticles(reader, start.next));
  const kind = first && matchAt(reader.tokens, first.next, reader.language)?.meaning.kind;
  if (!start || !first || (kind !== 'to' && kind !== 'until')) return null;
  let place = first.next + 1;
  while (joints.test(word(reader, place))) place += 1;
  const end = readClock(reader, place, 'end');
  const second = end && singleDay(reader, behindArticles(reader, end.next));
  if (!end || second?.day !== (first.day % 7) + 1) return null;
  const times = nightUntil(latest(start.value, null), end.value);
  return times && { day: first.day, times, hours: at, next: second.next };
}

function behindArticles(reader: DateReader, at: number): number {
  let place = at;
  while (/^(?:the|el|las?|del|de|on|next)$/.test(word(reader, place))) place += 1;
  return place;
}

function singleDay(reader: DateReader, at: number): { day: number; next: number } | null {
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind === 'day' && match.meaning.days.length === 1)
    return { day: match.meaning.days[0] ?? 1, next: match.next };
  const days = readDays(reader, at);
  const [only, ...more] = days?.value.days ?? [];
  const isOne = days && only !== undefined && more.length === 0 && !days.value.isRest;
  return isOne ? { day: only, next: days.next } : null;
}

function word({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}
