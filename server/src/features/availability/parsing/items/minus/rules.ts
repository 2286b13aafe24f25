import type { DateReader } from '../../dates/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { readDuration } from '../../times/duration/rules.ts';
import { skipFiller } from '../../times/filler/rules.ts';
import { latest } from '../../times/halves/rules.ts';
import { exact } from '../../times/values/rules.ts';
import type { Item } from '../rules.ts';

const farthest = 5;

/** `9 to 5 minus an hour for the gym at noon`, `menos una hora de gimnasio a las 12`: closed then. */
export function readMinusHour(
  reader: DateReader,
  at: number,
): { items: Item[]; next: number } | null {
  const word = (place: number) => reader.tokens[place]?.word ?? '';
  if (!/^(?:minus|less|except|besides|menos|salvo|excepto)$/.test(word(at))) return null;
  const start = /^for$/.test(word(at + 1)) ? at + 2 : at + 1;
  const length = readDuration(reader, start);
  if (!length) return null;
  for (let place = length.next; place <= length.next + farthest; place += 1) {
    if (reader.tokens[place]?.kind !== 'word') return null;
    if (!/^(?:at|a|from|desde)$/.test(word(place))) continue;
    const clock = readClock(reader, skipFiller(reader, place + 1));
    if (!clock) continue;
    const from = latest(clock.value, null, 8);
    const hours = exact({ start: from, end: from + length.minutes });
    const except: Item = { kind: 'except', from: at, to: place };
    const times: Item = { kind: 'times', ...hours, from: place + 1, to: clock.next - 1 };
    return { items: [except, times], next: clock.next };
  }
  return null;
}
