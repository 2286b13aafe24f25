import type { DateReader } from '../../dates/rules.ts';
import { type Days, readDays } from '../../days/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';

type Turned = {
  days: Days | null;
  times: Times;
  /** Where its hour begins. */ hours: number;
  next: number;
};

const between: ReadonlySet<string> = new Set([
  ...['early', 'late', 'on', 'temprano', 'tarde', 'antes', 'a', 'los', 'el', 'work', 'working'],
]);
const leads: ReadonlySet<string> = new Set(['at', 'a', 'by', 'around', 'from', 'desde']);

/** Words that close alone, and say when with an hour behind them. */
const closing = /^(?:closing|close|closes|cierro|cierra|cerramos|shut|shutting)$/;

/** Does a verb of beginning or ending stand here? */
function verbAt({ tokens, language }: DateReader, at: number): { next: number } | null {
  const verb = matchAt(tokens, at, language);
  const isFrom = verb?.meaning.kind === 'from' && verb.meaning.isVerb === true;
  const isClosing = verb?.meaning.kind === 'close' && closing.test(tokens[at]?.word ?? '');
  return verb && (verb.meaning.kind === 'until' || isFrom || isClosing) ? verb : null;
}

/** `I finish on Fridays at 3`: the day stands between the verb and its hour. */
export function readTurned(reader: DateReader, at: number): Turned | null {
  const verb = verbAt(reader, at);
  if (!verb) return null;
  if (readTimes(reader, at) !== null) return null;
  let place = verb.next;
  while (between.has(word(reader, place)) && readDays(reader, place) === null) place += 1;
  const days = readDays(reader, place);
  if (!days || !leads.has(word(reader, days.next))) return null;
  // The hour with the verb before it.
  const tokens = [...reader.tokens.slice(at, verb.next), ...reader.tokens.slice(days.next)];
  const times = readTimes({ tokens, language: reader.language }, 0);
  if (!times || times.next <= verb.next - at) return null;
  return {
    days: days.value,
    times: times.value,
    hours: days.next,
    next: days.next + times.next - (verb.next - at),
  };
}

function word({ tokens }: DateReader, at: number): string {
  return tokens[at]?.word ?? '';
}

/** `the office closes Mondays`, `cierra los lunes`: days, and no hour, so they are closed. */
export function readClosedOn(reader: DateReader, at: number): { next: number } | null {
  const verb = verbAt(reader, at);
  const isClosing = /^(?:closes?|shuts?|cierran?|cierro|cerramos)$/.test(word(reader, at));
  if (!verb || !isClosing || verb.next !== at + 1) return null;
  const place = /^(?:on|los|el)$/.test(word(reader, verb.next)) ? verb.next + 1 : verb.next;
  const days = readDays(reader, place);
  if (!days) return null;
  const behind = reader.tokens[days.next];
  return behind === undefined || behind.kind === 'sign' ? verb : null;
}

const verbs =
  /^(?:empiezo|empezamos|comienzo|comenzamos|parto|partimos|entro|entramos|abro|abrimos|inicio|arranco|termino|terminamos|acabo|salgo|salimos|cierro|cerramos|finalizo|start|begin|open|finish|stop|close|done|leave)$/;
/** `a las 3 y media de la tarde termino` */
const placesBehind = [2, 3, 4, 5, 6, 7, 8];

/** `a las 9 empiezo`, `a las cinco y media termino`: the hour before its verb. */
export function readVerbBehind(reader: DateReader, at: number): Turned | null {
  const isEnglish = reader.language === 'en' && word(reader, at) === 'at';
  if (!isEnglish && (word(reader, at) !== 'a' || !/^las?$/.test(word(reader, at + 1)))) return null;
  const verb = placesBehind.find((ahead) => verbs.test(word(reader, at + ahead)));
  if (verb === undefined) return null;
  const place = /^(?:i|i'm|we)$/.test(word(reader, at + verb - 1)) ? verb - 1 : verb;
  // `a las nueve y media cierro a la una`: the verb has an hour of its own.
  if (readTimes(reader, at + place) !== null) return null;
  const { next } = verbAt(reader, at + place) ?? { next: at + verb + 1 };
  const tokens = [...reader.tokens.slice(at + place, next), ...reader.tokens.slice(at, at + place)];
  const times = readTimes({ tokens, language: reader.language }, 0);
  return times?.next === tokens.length ? { days: null, times: times.value, hours: at, next } : null;
}

const nouns: ReadonlyMap<string, 'from' | 'until'> = new Map([
  ...(['start', 'starts', 'opening', 'kickoff'] as const).map((noun) => [noun, 'from'] as const),
  ...(['finish', 'finishes', 'end', 'close', 'closing'] as const).map(
    (noun) => [noun, 'until'] as const,
  ),
]);

/** `9am start, 5pm finish`: the hour before what begins or ends with it. */
export function readNounBehind(reader: DateReader, at: number): Turned | null {
  const { tokens, language } = reader;
  if (language !== 'en' || tokens[at]?.isGlued === true) return null;
  const clock = readClock(reader, at);
  const noun = clock && nouns.get(word(reader, clock.next));
  const lead = tokens[at];
  if (!clock || !noun || !lead || readTimes(reader, at) !== null) return null;
  // `9 start 5 finish` would be an hour behind the word as well.
  const isOwn = clock.value.meridiem !== null || readClock(reader, clock.next + 1) === null;
  const told = [{ ...lead, word: noun }, ...tokens.slice(at, clock.next)];
  const times = isOwn ? readTimes({ tokens: told, language }, 0) : null;
  if (times?.next !== told.length) return null;
  const isTold = noun === 'from' ? { isTold: true as const } : {};
  return { days: null, times: { ...times.value, ...isTold }, hours: at, next: clock.next + 1 };
}
