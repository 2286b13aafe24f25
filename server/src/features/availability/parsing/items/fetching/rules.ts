import type { DateReader } from '../../dates/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { skipFiller } from '../../times/filler/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Read } from '../rules.ts';

const farthest = 5;
const verbs = /^(?:drop|dropping|pick|picking|take|taking|get|getting|see|seeing)$/;
const signs = /^[,.;:!?()\n]$/;

/** `I drop the kids off at 8`: the verb and its particle, of which neither says when somebody is in. */
export function readFetching(reader: DateReader, at: number): Read | null {
  const hour = behindFetching(reader, at);
  if (hour !== null) return { part: null, next: hour };
  const next = behindVerb(reader, at);
  return next === null ? null : { part: { kind: 'unknown' }, next };
}

function behindVerb({ tokens }: DateReader, at: number): number | null {
  const verb = tokens[at]?.word ?? '';
  if (!/^(?:drop|dropping|pick|picking)$/.test(verb)) {
    const before = tokens.slice(Math.max(0, at - farthest), at).map(({ word }) => word);
    const isParticle = /^(?:off|up)$/.test(verb);
    const start = before.findLastIndex((word) => verbs.test(word));
    const isBehind = start >= 0 && !before.slice(start).some((word) => signs.test(word));
    return isParticle && isBehind && isPerson(before.slice(start + 1)) ? at + 1 : null;
  }
  const behind = tokens.slice(at + 1, at + 1 + farthest).map(({ word }) => word);
  const end = behind.findIndex((word) => /^(?:off|up)$/.test(word));
  const isOne = end >= 0 && !behind.slice(0, end).some((word) => signs.test(word));
  // `I drop off at 8:30`
  const isBare = end === 0 && /^at$/.test(behind[1] ?? '');
  if (isBare) return at + 2;
  return isOne && isPerson(behind.slice(0, end)) ? at + 1 : null;
}

const fetching = /^(?:drop|dropping|pick|picking|dejo|dejamos|llevo|llevamos|recojo|busco|retiro)$/;
const people =
  /^(?:kids?|children|son|daughter|baby|them|him|her|off|up|school|nursery|hij[oa]s?|ninos?|ninas?|colegio|escuela|jardin|guarderia|kinder|los|las|lo|la)$/;
const bounds = /^(?:after|from|until|till|when|since|desde|hasta|despues|cuando|antes|before)$/;

/** `los dejo en el colegio a las 8:30`, `I drop the kids off at 8:30`: the place behind that hour. */
function behindFetching({ tokens, language }: DateReader, at: number): number | null {
  if (!/^(?:at|a)$/.test(tokens[at]?.word ?? '')) return null;
  const clock = readClock({ tokens, language }, skipFiller({ tokens }, at + 1));
  const kind = matchAt(tokens, clock?.next ?? at, language)?.meaning.kind;
  if (!clock || kind === 'to' || kind === 'until') return null;
  const said = tokens.slice(Math.max(0, at - 2 * farthest), at).map(({ word }) => word);
  const words = said.slice(said.findLastIndex((word) => signs.test(word)) + 1);
  const verb = words.findIndex((word) => fetching.test(word));
  if (verb < 0 || words.some((word) => bounds.test(word))) return null;
  return words.slice(Math.max(0, verb - 1)).some((word) => people.test(word)) ? clock.next : null;
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
    // `hasta que salgo a buscar a los niños a las 3`
    if (!hours?.value.isExact) continue;
    return { value: hours.value, hours: place, next: place + hours.next };
  }
  return null;
}
