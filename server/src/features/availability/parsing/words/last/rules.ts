import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { skipFiller } from '../../times/filler/rules.ts';
import { readTimes, type Times } from '../../times/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };
type Piece = { from: number; next: number };

const lasts = /^(?:last|final|latest|ultim[oa]s?)$/;
const adjectives = /^(?:available|possible|bookable|new|disponible|posible|agendable|nuev[oa])$/;
const meetings =
  /^(?:appointments?|bookings?|sessions?|class|classes|clients?|patients?|customers?|students?|pupils?|slots?|calls?|lessons?|consultations?|consults?|reservations?|visits?|jobs?|ones?|entry|entries|admissions?|orders?|drop ?offs?|dropoffs?|drops?|pickups?|pick|walk|checkin|check|intakes?|tee|seating|seatings|tours?|departures?|starts?|arrivals?|turnos?|citas?|pacientes?|clases?|sesion|sesiones|reservas?|horas?|clientes?|consultas?|atencion|llamadas?|alumn[oa]s?|visitas?|ingresos?|recepcion|recepciones|entregas?|retiros?|pedidos?|salidas?|entradas?|cupos?|servicios?|trabajos?|bloques?)$/;
const beginning =
  /^(?:at|is|comes|in|starts?|starting|begins?|beginning|by|taken|booked|i|take|it|a|la|las|lo|es|doy|tomo|recibo|atiendo|agendo|comienza|comenzando|empieza|empezando|arranca|parte|entra|inicia|viene|llega|:|-|–|—)$/;
const leading =
  /^(?:the|my|our|a|i|we|take|takes|see|el|la|las|mi|al|con|recibo|tomo|veo|atiendo|with|and|y)$/;
const edges = /^[,(:–—-]$/;

/**
 * The tokens without `last appointment at 6`, `última hora a las 18`: where the text tells until when
 * the day goes on, when the last meeting may begin changes nothing. Where only a beginning is told, it is
 * nearly the end, which is asked about; else it stays as it was said.
 */
export function withoutLastStart(tokens: readonly Token[], language: Language): Token[] {
  const reader = { tokens, language };
  if (!tokens.some(({ word }) => lasts.test(word))) return [...tokens];
  const told = tokens.flatMap((_, at) => {
    const hours = readTimes(reader, at)?.value;
    return hours?.isExact ? [{ at, hours }] : [];
  });
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const last = lastStartAt(reader, at);
    if (last && isWithinHours(told, last)) {
      const { from, next } = withEdges(tokens, last);
      kept.splice(kept.length - (at - from));
      at = next - 1;
    } else if (token && last && isBehindStart(told, last)) {
      const until = language === 'es' ? 'hasta' : 'until';
      const clock = tokens.slice(last.clock, last.next);
      kept.push({ ...token, word: until }, ...clock, { ...(clock.at(-1) ?? token), word: 'ish' });
      at = last.next - 1;
    } else if (token) kept.push(token);
  }
  return kept;
}

type LastStart = Piece & {
  /** Where its time begins. */
  clock: number;
  minutes: number;
};

/** Only a time behind it: `last class ends at 7` and `last slot 6 to 7` tell more. */
function lastStartAt(reader: Reader, at: number): LastStart | null {
  const { tokens, language } = reader;
  const word = (place: number) => tokens[place]?.word ?? '';
  if (!lasts.test(word(at))) return null;
  let place = at + 1;
  if (adjectives.test(word(place))) place += 1;
  const isNamed = meetings.test(word(place));
  // `10 to 2, last at 1`; not `the last 2 Fridays`
  if (!isNamed && !/^(?:at|a)$/.test(word(place))) return null;
  place += 1;
  // `last drop-off`, `last walk in`
  if (isNamed && word(place) === '-' && tokens[place]?.isGlued) place += 1;
  if (isNamed && /^(?:off|up|in|time)$/.test(word(place))) place += 1;
  if (isNamed && adjectives.test(word(place))) place += 1;
  while (beginning.test(word(place))) place += 1;
  const clock = readClock({ tokens, language }, skipFiller(reader, place));
  if (!clock || readTimes(reader, place)?.value.isOpenEnd === false) return null;
  return { from: at, clock: place, next: clock.next, minutes: clock.value.minutes };
}

const halfDay = 720;

/** Exact hours and where they begin. */
type Told = readonly { at: number; hours: Times }[];

/** Do hours that the text tells elsewhere include the time, whichever half of the day it is in? */
function isWithinHours(told: Told, { from, next, minutes }: LastStart): boolean {
  const said = [minutes, minutes + halfDay];
  return told.some(({ at, hours }) => {
    const isOwn = at >= from && at < next;
    if (isOwn || hours.isOpenEnd || (hours.isOpenStart && hours.isBefore)) return false;
    return hours.open.some(({ start, end }) => said.some((one) => one > start && one <= end));
  });
}

/** `from 11, last client at 6`: a beginning without an end. */
function isBehindStart(told: Told, { from, next }: LastStart): boolean {
  return told.some(({ at, hours }) => (at < from || at >= next) && hours.isOpenEnd);
}

/** With what leads to it, and a comma or brackets that would be left without anything between. */
function withEdges(tokens: readonly Token[], { from, next }: Piece): Piece {
  const word = (place: number) => tokens[place]?.word ?? '';
  let first = from;
  while (first > 0 && leading.test(word(first - 1))) first -= 1;
  const isBracketed = word(first - 1) === '(' && word(next) === ')';
  const isEdge = edges.test(word(first - 1));
  return { from: isEdge ? first - 1 : first, next: isBracketed ? next + 1 : next };
}
