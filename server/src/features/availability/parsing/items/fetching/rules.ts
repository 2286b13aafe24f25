import type { DateReader } from '../../dates/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';

const farthest = 5;
const verbs = /^(?:drop|dropping|pick|picking|take|taking|get|getting|see|seeing)$/;
const signs = /^[,.;:!?()\n]$/;

/** `I drop the kids off at 8`: the verb and its particle, of which neither says when somebody is in. */
export function readFetching({ tokens }: DateReader, at: number): { next: number } | null {
  const verb = tokens[at]?.word ?? '';
  if (!/^(?:drop|dropping|pick|picking)$/.test(verb)) {
    const before = tokens.slice(Math.max(0, at - farthest), at).map(({ word }) => word);
    const isParticle = /^(?:off|up)$/.test(verb);
    const start = before.findLastIndex((word) => verbs.test(word));
    const isBehind = start >= 0 && !before.slice(start).some((word) => signs.test(word));
    return isParticle && isBehind && isPerson(before.slice(start + 1)) ? { next: at + 1 } : null;
  }
  const behind = tokens.slice(at + 1, at + 1 + farthest).map(({ word }) => word);
  const end = behind.findIndex((word) => /^(?:off|up)$/.test(word));
  const isOne = end >= 0 && !behind.slice(0, end).some((word) => signs.test(word));
  return isOne && isPerson(behind.slice(0, end)) ? { next: at + 1 } : null;
}

function isPerson(words: readonly string[]): boolean {
  return words.some((word) => /^(?:my|the|our|him|her|them|it|kids?|everyone)$/.test(word));
}

/** `from the time I drop her off at 8:15 until 2:30`, `desde que llego a las 9 hasta las 2`. */
export function readFromWhen(
  { tokens, language }: DateReader,
  at: number,
): { value: Times; hours: number; next: number } | null {
  const words = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '').join(' ');
  const lead =
    /^(?:from when|from the time|desde que|desde cuando|(?:until|till|til) (?:i|we|my|the|they)|until|till|hasta que)(?= |$)/.exec(
      words,
    );
  if (!lead) return null;
  const start = at + lead[0].split(' ').length;
  const end = tokens.slice(start, start + 2 * farthest).findIndex(({ word }) => signs.test(word));
  const last = end < 0 ? start + 2 * farthest : start + end;
  // `until my kids get out of school`: and no hour.
  if (readTimes({ tokens, language }, at) !== null) return null;
  for (let place = start; place < last; place += 1) {
    const from = tokens[at];
    const isAt = /^(?:at|a)$/.test(tokens[place]?.word ?? '');
    if (!from || !isAt) continue;
    const hours = readTimes({ tokens: [from, ...tokens.slice(place + 1)], language }, 0);
    if (!hours?.value.isExact) return null;
    return { value: hours.value, hours: place, next: place + hours.next };
  }
  return null;
}
