import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readClock } from '../../times/clock/rules.ts';
import { skipFiller } from '../../times/filler/rules.ts';
import { readTimes } from '../../times/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };
type Piece = { from: number; next: number };

const lasts = /^(?:last|final|latest|ultim[oa]s?)$/;
const adjectives = /^(?:available|possible|bookable|new|disponible|posible|agendable|nuev[oa])$/;
const meetings =
  /^(?:appointments?|bookings?|sessions?|class|classes|clients?|patients?|customers?|students?|pupils?|slots?|calls?|lessons?|consultations?|consults?|reservations?|visits?|jobs?|ones?|entry|entries|admissions?|orders?|starts?|arrivals?|turnos?|citas?|pacientes?|clases?|sesion|sesiones|reservas?|horas?|clientes?|consultas?|atencion|llamadas?|alumn[oa]s?|visitas?|ingresos?|entradas?|cupos?|servicios?|trabajos?|bloques?)$/;
const beginning =
  /^(?:at|is|comes|in|starts?|starting|begins?|beginning|by|taken|booked|i|take|it|a|la|las|lo|es|doy|tomo|recibo|atiendo|agendo|comienza|comenzando|empieza|empezando|arranca|parte|entra|inicia|viene|llega|:|-|–|—)$/;
const leading =
  /^(?:the|my|our|a|i|we|take|takes|see|el|la|las|mi|al|con|recibo|tomo|veo|atiendo|with|and|y)$/;
const edges = /^[,(:–—-]$/;

/**
 * The tokens without `last appointment at 6`, `última hora a las 18`: where the text tells until when
 * the day goes on, when the last meeting may begin changes nothing. Where it doesn't, they stay and are
 * asked about.
 */
export function withoutLastStart(tokens: readonly Token[], language: Language): Token[] {
  const reader = { tokens, language };
  const found = tokens.flatMap((_, at) => {
    const piece = lastStartAt(reader, at);
    return piece && isWithinHours(reader, piece) ? [withEdges(tokens, piece)] : [];
  });
  if (found.length === 0) return [...tokens];
  return tokens.filter((_, at) => !found.some(({ from, next }) => at >= from && at < next));
}

type LastStart = Piece & { minutes: number };

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
  if (isNamed && adjectives.test(word(place))) place += 1;
  while (beginning.test(word(place))) place += 1;
  const clock = readClock({ tokens, language }, skipFiller(reader, place));
  if (!clock || readTimes(reader, place)?.value.isOpenEnd === false) return null;
  return { from: at, next: clock.next, minutes: clock.value.minutes };
}

const halfDay = 720;

/** Do hours that the text tells elsewhere include the time, whichever half of the day it is in? */
function isWithinHours(reader: Reader, { from, next, minutes }: LastStart): boolean {
  const { tokens } = reader;
  const said = [minutes, minutes + halfDay];
  return tokens.some((_, at) => {
    if (at >= from && at < next) return false;
    const hours = readTimes(reader, at)?.value;
    if (!hours?.isExact || hours.isOpenEnd || (hours.isOpenStart && hours.isBefore)) return false;
    return hours.open.some(({ start, end }) => said.some((one) => one > start && one <= end));
  });
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
