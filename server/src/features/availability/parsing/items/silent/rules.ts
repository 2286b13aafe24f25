import { type DateReader, readDates } from '../../dates/rules.ts';
import { readDays } from '../../days/rules.ts';
import { anyTime, readTimes } from '../../times/rules.ts';
import { readDuration } from '../../times/duration/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item, Read } from '../rules.ts';

const signs = /^[.;!?\n]$/;
const shifts = /^(?:shift|session|block|slot|class|part|thing|turno|bloque|tramo|tanda|cosa)$/;
const last =
  /^(?:student|client|patient|appointment|session|lesson|customer|call|one|class|alumno|alumna|cliente|paciente|cita|clase|turno|sesion|hora|consulta)$/;

/**
 * Words that elsewhere make a statement unsure or refuse it, and here say nothing: `flexible` where the
 * clock tells the hours, `first shift`, `my last student is done by 7:30`, `a couple of evenings: Tuesday`.
 */
export function saysNothingHere(reader: DateReader, at: number, next: number): boolean {
  const word = reader.tokens[at]?.word ?? '';
  // `my hours are flexible but I prefer 9 to 12`
  const isBut = /^(?:but|pero|though|aunque)$/.test(reader.tokens[next]?.word ?? '');
  if (word === 'flexible' || word === 'flexibles') return !isBut && hasClock(reader, at);
  // `opening Monday to Wednesday, so 6:30 to 2:30, and closing Thursday`: the names of two shifts.
  const isShiftName = word === 'closing' && next === at + 1;
  if (isShiftName && reader.tokens.slice(0, at).some((token) => token.word === 'opening'))
    return readDays(reader, next) !== null;
  const words = reader.tokens.slice(at, next + 1).map((token) => token.word);
  if (/^(?:emergencies|urgencias|emergencias)$/.test(word)) return isDenied(reader, at);
  // `abro hasta tarde, de 12 a 21`
  const isLate = /^(?:hasta tarde|hasta bien tarde|until late|till late|til late)$/.test(
    words.slice(0, -1).join(' '),
  );
  if (isLate && /^[,:(–-]$/.test(words.at(-1) ?? '')) return isRangeAt(reader, next + 1);
  if (unfixed.test(words.slice(0, -1).join(' '))) return leadsDates(reader, next);
  // `twice a week, Monday and Thursday`
  if (/ (?:a week|por semana|a la semana)$/.test(words.slice(0, -1).join(' ')))
    return readDays(reader, /^[,:(–-]$/.test(words.at(-1) ?? '') ? next + 1 : next) !== null;
  const isOrdinal =
    /^(?:the |el |la |mi |my )?(?:first|second|third|fourth|primer|primera|primero|segundo|segunda|tercer|tercera)$/;
  const isShift = shifts.test(reader.tokens[next]?.word ?? '');
  if (isOrdinal.test(words.slice(0, -1).join(' ')) && isShift)
    return readDays(reader, next + 1) !== null || readTimes(reader, next + 1) !== null;
  // `morning block 9 to 11:30`, `turno tarde`
  if (shifts.test(word) && next === at + 1 && isPartAhead(reader, at))
    return readTimes(reader, next) !== null;
  const isLast = /^(?:the |el |la |mi |my )?(?:last|ultimo|ultima)$/.test(
    words.slice(0, -1).join(' '),
  );
  if (isLast && last.test(words.at(-1) ?? '')) return leadsEnd(reader, next + 1);
  if (/^(?:a couple of|some|a few)$/.test(words.slice(0, -1).join(' ')))
    return leadsDays(reader, next);
  // `cuando no me tocan, de 10 a 18`
  return word === 'no' && reader.tokens[at - 1]?.word === 'cuando';
}

/** `no emergencies at weekends`, `urgencias el fin de semana no`: none, which leaves the hours as they are. */
function isDenied({ tokens, language }: DateReader, at: number): boolean {
  const isSign = (place: number) => tokens[place]?.kind === 'sign';
  const start = tokens.findLastIndex((_, place) => place < at && isSign(place)) + 1;
  const end = tokens.findIndex((_, place) => place > at && isSign(place));
  const final = (end < 0 ? tokens.length : end) - 1;
  return [start, at - 1, final].some(
    (place) => place !== at && matchAt(tokens, place, language)?.meaning.kind === 'close',
  );
}

/** `open late, 12 to 9`, `the late one two to ten`: hours that the clock tells. */
export function isLateLabel(reader: DateReader, at: number): boolean {
  const { tokens } = reader;
  if (tokens[at]?.word !== 'late') return false;
  const behind = tokens[at + 1]?.word ?? '';
  const isLabel = /^(?:[,:(–-]|one|shift|turn)$/.test(behind);
  return isLabel && isRangeAt(reader, at + 2);
}

const lasting = /^(?:run|runs|last|lasts|lasting|take|takes|are|is|of|duran|dura|son|es|de)$/;
const meeting =
  /^(?:sessions?|class|classes|lessons?|appointments?|calls?|meetings?|slots?|treatments?|sesion|sesiones|clases?|citas?|turnos?|consultas?|reuniones|bloques?|llamadas?)$/;

/** `sessions run 45 minutes`, `clases de 45 minutos`: how long one meeting takes; the place behind it. */
export function behindLength(reader: DateReader, at: number): number | null {
  const { tokens } = reader;
  const length = tokens[at]?.kind === 'number' ? readDuration(reader, at) : null;
  const [noun, verb] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (!length || !lasting.test(verb) || !meeting.test(noun)) return null;
  return readTimes(reader, at) === null ? length.next : null;
}

function isRangeAt(reader: DateReader, at: number): boolean {
  const hours = readTimes(reader, at)?.value;
  return hours?.isExact === true && !hours.isOpenStart && !hours.isOpenEnd;
}

const unfixed =
  /\b(?:no|don't have a?|sin|no tengo(?: una?)?) ?(?:fixed|set|regular|weekly|horario|semana|dias)\b/;

/** `No fixed week: 1 December 9 to 12 and 3 December 2 to 5`: the days that there are. */
function leadsDates(reader: DateReader, from: number): boolean {
  for (let at = from; at < reader.tokens.length; at += 1) {
    const dates = readDates(reader, at);
    if (dates) return dates.value.problem === null && !dates.value.isSpan;
    if (readDays(reader, at) ?? readTimes(reader, at)) return false;
  }
  return false;
}

function isPartAhead({ tokens, language }: DateReader, at: number): boolean {
  return matchAt(tokens, at - 1, language)?.meaning.kind === 'part';
}

/** In the same sentence, or piece of a text without any. */
function hasClock(reader: DateReader, at: number): boolean {
  const { tokens } = reader;
  const start = tokens.findLastIndex(({ word }, place) => place < at && signs.test(word)) + 1;
  const end = tokens.findIndex(({ word }, place) => place > at && signs.test(word));
  const stop = end < 0 ? tokens.length : end;
  for (let place = start; place < stop; place += 1) {
    const hours = readTimes(reader, place)?.value;
    if (hours?.isExact && !hours.isOpenStart && !hours.isOpenEnd && !hours.isLoose) return true;
  }
  return false;
}

function leadsEnd(reader: DateReader, from: number): boolean {
  return [0, 1, 2, 3, 4, 5].some((ahead) => readTimes(reader, from + ahead)?.value.isOpenStart);
}

/** `a couple of evenings too: Tuesday and Wednesday` */
function leadsDays(reader: DateReader, at: number): boolean {
  const part = readTimes(reader, at);
  if (!part || part.value.isExact) return false;
  let place = part.next;
  if (/^(?:too|also|as)$/.test(reader.tokens[place]?.word ?? '')) place += 1;
  return /^[:(–-]$/.test(reader.tokens[place]?.word ?? '') && readDays(reader, place + 1) !== null;
}

const whenever =
  /^(?:whenever|whenever you (?:like|want)|cuando (?:quieras|quieran|quiera|gusten|gustes))$/;

/** `whenever on Mondays`, `los lunes cuando quieras`: all hours of these days. */
export function readAnyTime(reader: DateReader, at: number, before: Item | undefined): Read | null {
  const { tokens, language } = reader;
  const next = matchAt(tokens, at, language)?.next ?? at;
  if (
    !whenever.test(
      tokens
        .slice(at, next)
        .map(({ word }) => word)
        .join(' '),
    )
  )
    return null;
  const behind = tokens[next];
  const isEnd = behind === undefined || behind.kind === 'sign';
  const isBehind = before?.kind === 'days' && before.to === at - 1 && isEnd;
  const isAhead = behind?.word === 'on' && readDays(reader, next) !== null;
  return isBehind || isAhead ? { part: { kind: 'times', ...anyTime() }, next } : null;
}

/** `in March my hours change, for now Mondays 9 to 1`: what follows is of no dates before it. */
export function readForNow(
  { tokens }: DateReader,
  at: number,
  before: Item | undefined,
): Read | null {
  const words = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '').join(' ');
  const found =
    /^(?:for now|right now|at the moment|currently|por ahora|de momento|por el momento)(?= |$)/.exec(
      words,
    );
  const isApart = before?.kind === 'separator' && before.strength !== 'stop';
  if (!found || !isApart) return null;
  return {
    part: { kind: 'separator', strength: 'stop' },
    next: at + found[0].split(' ').length,
  };
}
