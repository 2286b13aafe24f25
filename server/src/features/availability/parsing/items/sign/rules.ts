import type { DateReader } from '../../dates/rules.ts';
import type { Read } from '../rules.ts';

const longestShortened = 5;
const commas = new Set([',', '(', ')', '/', '|', '•', '*']);
const stops = new Set(['.', ';', '!', '?', '\n']);

/** What sets sentences and their pieces apart; other words are unknown. */
export function readSign({ tokens }: DateReader, at: number): Read {
  const token = tokens[at];
  const next = at + 1;
  if (token?.kind !== 'sign') return { part: { kind: 'unknown' }, next };
  if (commas.has(token.word)) return { part: { kind: 'separator', strength: 'comma' }, next };
  if (stops.has(token.word)) {
    // `Sat. 9-12`: the point of a shortened word; `9 to 12. wednesdays` is one all the same.
    const before = tokens[at - 1];
    const isShort = before?.kind === 'word' && before.word.length <= longestShortened;
    const isInside = token.word === '.' && tokens[next]?.isCapital === false && isShort;
    return { part: { kind: 'separator', strength: isInside ? 'comma' : 'stop' }, next };
  }
  return { part: null, next };
}
