import { type DateReader, readDates } from '../../dates/rules.ts';
import { type Days, readDays } from '../../days/rules.ts';
import { readTimes, type Times, timesOfPart } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { readHourAlone, readVerbHour } from '../alone/rules.ts';
import { itemsOf, readEarlier } from '../earlier/rules.ts';
import { readFromWhen } from '../fetching/rules.ts';
import type { Item } from '../rules.ts';
import { readClosedOn, readNounBehind, readTurned, readVerbBehind } from '../turned/rules.ts';

type Led = { items: Item[]; next: number };

/** Days and hours of which a verb says what they are: `I finish on Fridays at 3`. */
export function readLed(reader: DateReader, at: number, before: Item | undefined): Led | null {
  const part = readOnePart(reader, at);
  if (part) return part;
  const closed = readClosedOn(reader, at);
  if (closed)
    return { items: [{ kind: 'close', from: at, to: closed.next - 1 }], next: closed.next };
  const turned = readTurned(reader, at) ?? readVerbBehind(reader, at) ?? readNounBehind(reader, at);
  if (turned) return { items: itemsFrom(at, turned), next: turned.next };
  const event = readUntilEvent(reader, at, before);
  if (event) return event;
  const earlier = readEarlier(reader, at);
  return earlier && { items: itemsOf(earlier, at), next: earlier.next };
}

/** `one evening, Wednesday, 6 to 9`: which one. */
function readOnePart(reader: DateReader, at: number): Led | null {
  const { tokens, language } = reader;
  if (!/^(?:one|an?|una|un)$/.test(tokens[at]?.word ?? '')) return null;
  // `una tarde` is one phrase, `one evening` are two.
  const whole = matchAt(tokens, at, language);
  const part = whole?.meaning.kind === 'part' ? whole : matchAt(tokens, at + 1, language);
  if (part?.meaning.kind !== 'part' || !/^[,:(–-]$/.test(tokens[part.next]?.word ?? ''))
    return null;
  const days = readDays(reader, part.next + 1);
  if (!days) return null;
  const times = timesOfPart(part.meaning.part, language);
  return {
    items: [
      { kind: 'days', ...days.value, from: part.next + 1, to: days.next - 1 },
      { kind: 'times', ...times, from: at, to: days.next - 1 },
    ],
    next: days.next,
  };
}

/** Hours that only what stands before them makes a beginning or an end. */
export function readLedHour(reader: DateReader, at: number, items: readonly Item[]): Led | null {
  const when = readFromWhen(reader, at);
  if (when) return single(at, when);
  const verb = readVerbHour(reader, at);
  if (verb)
    return {
      items: itemsFrom(at, { ...verb, times: verb.value, hours: verb.hour }),
      next: verb.next,
    };
  const alone = readHourAlone(reader, at, items);
  return alone && single(at, alone);
}

function single(at: number, { value, next }: { value: Times; next: number }): Led {
  return { items: itemsFrom(at, { days: null, times: value, hours: at, next }), next };
}

function itemsFrom(
  from: number,
  { days, times, hours, next }: { days: Days | null; times: Times; hours: number; next: number },
): Item[] {
  const told: Item = { kind: 'times', ...times, from: hours, to: next - 1 };
  return days ? [{ kind: 'days', ...days, from, to: hours - 1 }, told] : [told];
}

/** `9 to 5 until the end of the year`: how long these hours hold isn't known. */
function readUntilEvent(reader: DateReader, at: number, before: Item | undefined): Led | null {
  const { tokens, language } = reader;
  const match = matchAt(tokens, at, language);
  const isUntil = /^(?:until|till|til|hasta)$/.test(tokens[at]?.word ?? '');
  const isAlone = isUntil && match?.meaning.kind === 'until' && match.next === at + 1;
  const isBehind = before?.kind === 'times' && before.isExact && !before.isOpenEnd;
  if (!isAlone || !isBehind || before.to !== at - 1 || tokens[at + 1]?.kind !== 'word') return null;
  if (readTimes(reader, at) ?? readDates(reader, at) ?? readDays(reader, at + 1)) return null;
  if (readDates(reader, at + 1) ?? readFromWhen(reader, at)) return null;
  return { items: [{ kind: 'approximate', from: at, to: at + 1 }], next: at + 2 };
}
