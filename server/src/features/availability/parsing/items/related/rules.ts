import type { DateReader } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { readTimes, type Times, timesOfPart } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { readHour } from '../alone/rules.ts';
import { readDayBeside, readDaysAmid, readSameDays } from '../amid/rules.ts';
import { readLeftFree } from '../free/rules.ts';
import { readKeptFor } from '../kept/rules.ts';
import { readMinusHour } from '../minus/rules.ts';
import { readOvernight } from '../overnight/rules.ts';
import { readDateAgain, readDateBeside } from '../points/rules.ts';
import { saysNothingHere } from '../silent/rules.ts';
import type { Item, Part } from '../rules.ts';
import { readShift, withoutLeads } from '../shift/rules.ts';

type Related = { items: Item[]; next: number };

const unclear = { kind: 'problem', reason: 'unclear', isCondition: false } as const;

/** Days and hours that are told by others, or by two days at once. */
export function readRelated(reader: DateReader, at: number, items: Item[]): Related | null {
  return (
    readNightOrGap(reader, at) ??
    readBesideDays(reader, at, items) ??
    readBack(reader, at) ??
    readWell(reader, at, items) ??
    readTurn(reader, at, items) ??
    readWithOff(reader, at) ??
    readKeptFor(reader, at) ??
    readMinusHour(reader, at) ??
    readLate(reader, at, items) ??
    readNor(reader, at, items) ??
    readLastOfRest(reader, at, items) ??
    readShifted(reader, at, items)
  );
}

function times(value: Times, from: number, next: number): Item {
  return { kind: 'times', ...value, from, to: next - 1 };
}

function readNightOrGap(reader: DateReader, at: number): Related | null {
  const night = readOvernight(reader, at);
  if (night) {
    const { day, hours, next } = night;
    const days: Item = { kind: 'days', days: [day], isRest: false, from: at, to: hours - 1 };
    return { items: [days, times(night.times, hours, next)], next };
  }
  const free = readLeftFree(reader, at);
  if (!free) return null;
  const except: Item = { kind: 'except', from: at, to: free.hours - 1 };
  return { items: [except, times(free.times, free.hours, free.next)], next: free.next };
}

function readBesideDays(reader: DateReader, at: number, items: readonly Item[]): Related | null {
  const date = readDateAgain(reader, at, items) ?? readDateBeside(reader, at, items);
  if (date) return { items: [date.item], next: date.next };
  const beside =
    readSameDays(reader, at, items) ??
    readDaysAmid(reader, at, items) ??
    readDayBeside(reader, at, items);
  if (!beside) return null;
  const { days, next } = beside;
  const part: Part = days ? { kind: 'days', days, isRest: false } : unclear;
  return { items: [{ ...part, from: at, to: next - 1 }], next };
}

function readShifted(reader: DateReader, at: number, items: Item[]): Related | null {
  const shift = readShift(reader, at);
  if (!shift) return null;
  withoutLeads(items);
  const { value, next } = shift;
  return { items: [{ kind: 'shift', ...value, from: at, to: next - 1 }], next };
}

const farthest = 6;

/** Where somebody is from then on. */
const there = /^(?:back|home|desk|office|shop|here|there|up|ready|in|online|studio|clinic)$/;

/** `I'm back at the shop by two`: from then on. */
function readBack(reader: DateReader, at: number): Related | null {
  if (reader.language !== 'en' || word(reader, at) !== 'by') return null;
  const ahead = reader.tokens.slice(Math.max(0, at - farthest), at);
  const sign = ahead.findLastIndex(({ kind }) => kind === 'sign');
  if (!ahead.slice(sign + 1).some((one) => there.test(one.word))) return null;
  const from = reader.tokens[at];
  const hour = readHour(reader, at + 1, 'from');
  // `at my desk by eight and gone by four`
  const whole =
    from && !hour
      ? readTimes(
          { ...reader, tokens: [{ ...from, word: 'from' }, ...reader.tokens.slice(at + 1)] },
          0,
        )
      : null;
  if (whole?.value.isExact)
    return { items: [times(whole.value, at, at + whole.next)], next: at + whole.next };
  return hour && { items: [times(hour.value, at, hour.next)], next: hour.next };
}

/** `I start at eleven and stop at seven, well, five on Saturday and Sunday`: another end. */
function readWell(reader: DateReader, at: number, items: readonly Item[]): Related | null {
  if (!/^(?:well|bueno)$/.test(word(reader, at))) return null;
  const last = items.findLast(({ kind }) => kind !== 'separator');
  if (last?.kind !== 'times' || !last.isExact || last.isOpenEnd) return null;
  const place = word(reader, at + 1) === ',' ? at + 2 : at + 1;
  const hour = readHour(reader, place, 'until');
  const behind =
    hour && /^(?:on|los|el)$/.test(word(reader, hour.next)) ? hour.next + 1 : hour?.next;
  if (!hour || behind === undefined || readDays(reader, behind) === null) return null;
  return { items: [times(hour.value, place, hour.next)], next: hour.next };
}

const turns =
  /^(?:the|el|la|lo)? ?(first|morning|primer|primera|second|last|segundo|segunda|ultimo|ultima) (?:part|half|block|stretch|slot|session|stint|shift|parte|mitad|bloque|tramo|turno|tanda)(?: |$)/;

/** `Friday only the first part`: one of the stretches that days have. */
function readTurn(reader: DateReader, at: number, items: readonly Item[]): Related | null {
  if (items.at(-1)?.kind !== 'only') return null;
  const words = [0, 1, 2].map((ahead) => word(reader, at + ahead)).join(' ');
  const found = turns.exec(words);
  if (!found) return null;
  const isFirst = /^(?:first|morning|prim)/.test(found[1] ?? '');
  const part = timesOfPart(isFirst ? 'morning' : 'afternoon', reader.language);
  const next = at + found[0].trim().split(' ').length;
  return { items: [times({ ...part, isTurn: true }, at, next)], next };
}

/** `weekdays 10 to 4 with Wednesday afternoons off`: of Wednesdays alone. */
function readWithOff(reader: DateReader, at: number): Related | null {
  if (!/^(?:with|con)$/.test(word(reader, at))) return null;
  const days = readDays(reader, at + 1);
  const part = days && readTimes(reader, days.next);
  const isPart = part?.value.isExact === false;
  const off = isPart ? part.next : days?.next;
  if (!days || off === undefined || !/^(?:off|free|libre|libres)$/.test(word(reader, off)))
    return null;
  // `with Tuesdays free from 9 to 5`
  if (!isPart && readTimes(reader, off + 1) !== null) return null;
  const comma: Item = { kind: 'separator', strength: 'comma', from: at, to: at };
  const named: Item = { kind: 'days', ...days.value, from: at + 1, to: days.next - 1 };
  const close: Item = { kind: 'close', from: off, to: off };
  const hours = isPart ? [times(part.value, days.next, part.next)] : [];
  return { items: [comma, named, ...hours, close], next: off + 1 };
}

/** `Saturdays till late`, which says no hour. */
function readLate(reader: DateReader, at: number, items: readonly Item[]): Related | null {
  const last = items.findLast(({ kind }) => kind !== 'work');
  if (last?.kind !== 'days') return null;
  if (!/^(?:till|til|until|hasta)$/.test(word(reader, at))) return null;
  const match = matchAt(reader.tokens, at, reader.language);
  if (match?.meaning.kind !== 'onwards') return null;
  // `Thursdays till late, 12 to 9`: the clock says how late.
  if (saysNothingHere(reader, at, match.next)) return { items: [], next: match.next };
  return { items: [{ ...unclear, from: at, to: match.next - 1 }], next: match.next };
}

/** `los domingos ni los miércoles`: both are closed. */
function readNor(reader: DateReader, at: number, items: readonly Item[]): Related | null {
  const before = items.at(-1);
  if (word(reader, at) !== 'ni' || before?.kind !== 'days' || before.to !== at - 1) return null;
  const days = readDays(reader, at + 1);
  if (!days || days.value.isRest) return null;
  const place = { from: at, to: at };
  const named: Item = { kind: 'days', ...days.value, from: at + 1, to: days.next - 1 };
  const and: Item = { kind: 'separator', strength: 'and', ...place };
  return {
    items: [and, named, { kind: 'close', from: days.next - 1, to: days.next - 1 }],
    next: days.next,
  };
}

/** `otherwise nine to five through Friday`: the last of the others. */
function readLastOfRest(reader: DateReader, at: number, items: Item[]): Related | null {
  const [rest, hours] = items.slice(-2);
  if (rest?.kind !== 'days' || !rest.isRest || hours?.kind !== 'times') return null;
  const kind = matchAt(reader.tokens, at, reader.language)?.meaning.kind;
  const days = kind === 'to' || kind === 'until' ? readDays(reader, at + 1) : null;
  const [last, ...more] = days?.value.days ?? [];
  if (!days || last === undefined || more.length > 0) return null;
  items.splice(-2, 1, { ...rest, days: rest.days.filter((day) => day <= last) });
  return { items: [], next: days.next };
}

function word({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}
