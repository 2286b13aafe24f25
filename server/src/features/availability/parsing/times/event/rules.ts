import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { matchAt } from '../../words/rules.ts';
import { type Clock, readClock } from '../clock/rules.ts';
import { skipNearly } from '../filler/rules.ts';
import type { Place } from '../minutes/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };
type Read = { value: Clock; next: number };

const longest = 5;

/** `until my softball game at 11:30`: the place behind what begins then; null where none is named. */
function behindEvent({ tokens, language }: Reader, at: number): number | null {
  let hasName = false;
  for (let place = at; place < at + longest; place += 1) {
    const token = tokens[place];
    if (token?.kind !== 'word') return null;
    const isAt = language === 'en' ? token.word === 'at' : token.word === 'a';
    if (isAt && hasName) return place + 1;
    const match = matchAt(tokens, place, language);
    hasName ||= match === null;
    if (match !== null && match.meaning.kind !== 'filler') return null;
  }
  return null;
}

/** An hour, or that at which something begins that is named before it. */
export function readClockOrEvent(reader: Reader, at: number, place: Place): Read | null {
  const clock = readClock(reader, skipNearly(reader, at), place);
  const event = clock ? null : behindEvent(reader, at);
  return event === null ? clock : readClock(reader, skipNearly(reader, event), place);
}

/** The end of a range; `noon to half past` is of the same hour. */
export function readEndClock(reader: Reader, at: number, start: Clock): Read | null {
  const words = [0, 1].map((ahead) => reader.tokens[at + ahead]?.word).join(' ');
  const isHalf = words === 'half past' && start.minutes % 60 === 0;
  return (
    readClockOrEvent(reader, at, 'end') ??
    (isHalf ? { value: { ...start, minutes: start.minutes + 30 }, next: at + 2 } : null)
  );
}
