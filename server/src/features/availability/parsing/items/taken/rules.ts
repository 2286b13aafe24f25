import { type DateReader, readDates } from '../../dates/rules.ts';
import { readTimes } from '../../times/rules.ts';
import { matchAt } from '../../words/rules.ts';
import type { Item } from '../rules.ts';

const having: ReadonlySet<string> = new Set(['have', 'got', "i've", 'tengo', 'toca']);

/** Words that elsewhere name what an expert offers: `Mondays I have classes`. */
export const taking: ReadonlySet<string> = new Set([
  ...['class', 'classes', 'meetings', 'lessons', 'clase', 'clases', 'reunion', 'reuniones'],
  ...['terapia', 'turno', 'turnos', 'consulta', 'ensayo', 'doctor', 'medico'],
]);

/** `Wednesdays I have choir`, `los miércoles tengo ensayo`: the day is taken by something else. */
export function isTaken(reader: DateReader, at: number, before: Item | undefined): boolean {
  const { tokens, language } = reader;
  // `mornings I'm at the bank`
  if (before?.kind === 'times' && !before.isExact) return isElsewhere(reader, at, before);
  if (before?.kind !== 'days' && before?.kind !== 'dates') return false;
  const between = tokens.slice(before.to + 1, at).map(({ word }) => word);
  // `weekends are for my kids`
  const isKept = /^(?:are|is|son|es) (?:reserved |reservad[oa]s? )?(?:for|para)\b/.test(
    between.join(' '),
  );
  if (isElsewhere(reader, at, before)) return true;
  const hasVerb = between.length <= 3 && (isKept || between.some((word) => having.has(word)));
  const isHours = [at + 1, at + 2].some((next) => readTimes({ tokens, language }, next) !== null);
  return hasVerb && tokens[at]?.kind === 'word' && !isHours;
}

/** `during the week I have another job`: what it is stands behind `another`. */
export function behindOther({ tokens, language }: DateReader, at: number): number {
  const isOther = /^(?:another|other|otr[oa]|second|segund[oa])$/.test(tokens[at]?.word ?? '');
  const isNoun = tokens[at + 1]?.kind === 'word' && matchAt(tokens, at + 1, language) === null;
  return at + (isOther && isNoun ? 2 : 1);
}

const elsewhere =
  /^(?:i'm|im|i am|estoy|hago clases|doy clases|trabajo|voy|ando|i work|i teach|i sleep|i go) (?:(?:down|out|over|up|all day|todo el dia) )?(?:at|in|on|en|a|al|to|with|con)(?: (?:the|my|a|an|el|la|los|las|mi|mis|un|una|otro|otra))?$/;
/** `el resto de la semana en tribunales`, `the other days at court` */
const restElsewhere = /^(?:i'm |im |estoy )?(?:at|in|en)(?: (?:the|my|el|la|los|mi))?$/;

/** Where one works: `on December 5 I'm at the studio` may be when one can be met. */
const working =
  /^(?:studio|shop|office|salon|clinic|home|store|estudio|oficina|local|taller|consulta|consultorio|tienda|casa|clinica)$/;

/** `Wednesday I'm at the clinic`, `el miércoles hago clases en la Católica`, and no hours behind it. */
export function isElsewhere({ tokens, language }: DateReader, at: number, before: Item): boolean {
  const { to, kind } = before;
  const isRest = before.kind === 'days' && before.isRest;
  const between = tokens.slice(to + 1, at).map(({ word }) => word);
  const isSelling = /^(?:i'm|im|i am)$/.test(between.join(' ')) && isDoing(tokens[at]?.word ?? '');
  const isAt =
    elsewhere.test(between.join(' ')) || (isRest && restElsewhere.test(between.join(' ')));
  if (!isAt && !isSelling) return false;
  const isUnknown = tokens[at]?.kind === 'word' && matchAt(tokens, at, language) === null;
  if (kind === 'dates' && working.test(tokens[at]?.word ?? '')) return false;
  for (
    let place = at;
    place < tokens.length && !/^[.;\n]$/.test(tokens[place]?.word ?? '');
    place += 1
  ) {
    if (readTimes({ tokens, language }, place) !== null) return false;
    const isHours = readTimes({ tokens, language }, place + 1) !== null;
    if (tokens[place]?.word === ',' && (!isHours || kind === 'times')) break;
    if (matchAt(tokens, place, language)?.meaning.kind === 'day') break;
  }
  return (
    isUnknown ||
    taking.has(tokens[at]?.word ?? '') ||
    /^(?:clinic|clases)$/.test(tokens[at]?.word ?? '')
  );
}

/** `Saturdays I'm selling honey`. */
function isDoing(word: string): boolean {
  return (
    /.{3}ing$/.test(word) &&
    !/^(?:working|seeing|taking|thinking|offering|teaching|starting|opening|going)$/.test(word)
  );
}

/** `Sunday holiday`: how people in India say that they are off. */
export function isDayOff({ tokens }: DateReader, at: number, { to }: Item): boolean {
  const isBeside = tokens
    .slice(to + 1, at)
    .every(({ word }) => /^(?:is|a|are|my|-|:|weekly)$/.test(word));
  const isHoliday = isBeside && /^(?:holiday|rest|resting)$/.test(tokens[at]?.word ?? '');
  return isHoliday && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'sign');
}

/** `tax season aside`: only days that stand before it are left out. */
export function isLoneAside({ tokens }: DateReader, at: number, before: Item | undefined): boolean {
  if (!/^(?:aside|aparte)$/.test(tokens[at]?.word ?? '')) return false;
  const isScope =
    before?.kind === 'days' || before?.kind === 'dates' || before?.kind === 'holidays';
  return !isScope || before.to !== at - 1;
}

/** `Holiday from 2 to 7 September`, `feriado el 7 de enero`: dates of one's own. */
export function isAwayOn(reader: DateReader, at: number, next: number): boolean {
  const isOne = /^(?:holiday|feriado|festivo)$/.test(reader.tokens[at]?.word ?? '');
  return isOne && readDates(reader, next) !== null;
}

/**
 * `closed on holiday Mondays`: the holidays of that day, where `on holiday` alone is to be away; the
 * place behind those words, or null.
 */
export function readHolidaysOfDay(
  { tokens, language }: DateReader,
  at: number,
  next: number,
  before: Item | undefined,
): number | null {
  const words = tokens.slice(at, next).map(({ word }) => word);
  const isAway = /^on (?:public |bank )?holidays?$/.test(words.join(' '));
  const isClosed = before?.to === at - 1 && (before.kind === 'close' || before.kind === 'except');
  const day = matchAt(tokens, next, language);
  return isAway && isClosed && day?.meaning.kind === 'day' ? next : null;
}

/** `October 12 is a holiday`: why, and not that all of them are closed. */
export function isNamedHoliday(
  { tokens }: DateReader,
  at: number,
  before: Item | undefined,
): boolean {
  if (before?.kind !== 'dates') return false;
  const between = tokens.slice(before.to + 1, at).map(({ word }) => word);
  return /^(?:is|it's|es|por ser|as it's|being)(?: (?:a|an|un|the|el|dia))?$/.test(
    between.join(' '),
  );
}

/** `hasta el 14 inclusive`: the last day too, where no holidays follow that it could speak of. */
export function isInclusive({ tokens, language }: DateReader, next: number): boolean {
  const isBehind = /^(?:inclusive|incluid[oa]s?|included)$/.test(tokens[next - 1]?.word ?? '');
  const isArticle = /^(?:los|las|el|the)$/.test(tokens[next]?.word ?? '');
  const meant = matchAt(tokens, isArticle ? next + 1 : next, language)?.meaning.kind;
  return isBehind && meant !== 'holidays';
}
