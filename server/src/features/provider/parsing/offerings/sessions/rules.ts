import { correctionAt } from '../../../../parsing/corrections/rules.ts';
import { readNumber } from '../../../../parsing/numbers/rules.ts';
import { plain, type Token, tokenize } from '../../../../parsing/text/rules.ts';
import { isTimes, lengthAt, type PriceEvent } from '../../events/rules.ts';
import { readAmount } from '../../money/rules.ts';

/** How many sessions, and the tokens that say so. */
export type Sessions = { count: number; from: number; to: number };

/** What is counted. */
const countWords =
  /^(?:sessions?|sesion|sesiones|meetings?|reunion|reuniones|calls?|clases?|class|classes|lessons?|lecciones|consultas?|encuentros?|consultations?|asesorias?|tutorias?|mentorias?|tutorials?|llamadas?|videollamadas?|visitas?|visits?|citas?|appointments?|entrenamientos?|workouts?|coachings?|check|checkins?|terapias?|treatments?|masterclass(?:es)?)$/;

/** What holds sessions, and is counted by "of": a block of ten. */
const holders =
  'pack|packs|package|packages|paquete|paquetes|paquetito|bono|bonos|block|blocks|bloque|bundle|bundles|course|courses|curso|cursos|set|abono|abonos|plan|plans|planes|programa|program|programme|serie|series|ciclo|combo|membership|membresia|membresias|suscripcion|subscription|mensualidad';
const isHolder: ReadonlySet<string> = new Set(holders.split('|'));
const holder = new RegExp(`\\b(?:${holders})\\b`);

/** What a number behind "block of" counts instead of sessions. */
const otherUnits =
  /^(?:min|mins|minutes?|minutos?|h|hs|hrs?|hours?|horas?|weeks?|semanas?|months?|mes|meses|days?|dias?|%|percent|people|personas?)$/;

/** `no, mejor` and the article of what follows. */
const mostWordsOfCorrection = 4;

/** Words that may stand between the number and what it counts. */
const mostBetween = 3;

/** Does the text name a package or a plan, or tell how many sessions it has? */
export function tellsOffering(text: string): boolean {
  return holder.test(plain(text)) || sessionsIn(tokenize(text)) !== null;
}

/** `5 sessions`, `a block of ten`, `10 one-hour classes`; the last where one is taken back. */
export function sessionsIn(tokens: readonly Token[]): Sessions | null {
  const first = sessionsFrom(tokens, 0);
  if (!first) return null;
  const behind = tokens.findIndex((_, at) => at > first.to && isCorrection(tokens, at));
  const second = behind < 0 ? null : sessionsFrom(tokens, behind);
  return second && second.from - behind <= mostWordsOfCorrection ? second : first;
}

function sessionsFrom(tokens: readonly Token[], start: number): Sessions | null {
  const counted = tokens.keys().filter((at) => at >= start);
  for (const at of counted) {
    const sessions = countAt(tokens, at);
    if (sessions) return sessions;
  }
  return tokens
    .keys()
    .filter((at) => at >= start)
    .reduce<Sessions | null>((found, at) => found ?? countBeforePrice(tokens, at), null);
}

function countAt(tokens: readonly Token[], at: number): Sessions | null {
  const number = readNumber(tokens, at);
  if (!number || !isCountable(tokens, at)) return null;
  const sessions = { count: number.value, from: at, to: number.next - 1 };
  const [before, of] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  const isHeld = isHolder.has(before) && (of === 'of' || of === 'de');
  if (isHeld && !otherUnits.test(tokens[number.next]?.word ?? '')) return sessions;
  // `10-pack`
  const unit = number.next + (tokens[number.next]?.word === '-' ? 1 : 0);
  if (number.value > 1 && /^packs?$/.test(tokens[unit]?.word ?? '')) return sessions;
  let behind = number.next;
  for (let length = lengthAt(tokens, behind); length; length = lengthAt(tokens, behind))
    behind = length.next;
  for (let ahead = 0; ahead <= mostBetween; ahead += 1) {
    const token = tokens[behind + ahead];
    if (!token) return null;
    if (countWords.test(token.word)) return sessions;
    if (token.kind !== 'word' && token.word !== '-') return null;
    if (otherUnits.test(token.word) || readNumber(tokens, behind + ahead)) return null;
  }
  return null;
}

/** `three for 120`: nothing says what is counted. */
function countBeforePrice(tokens: readonly Token[], at: number): Sessions | null {
  const number = readNumber(tokens, at);
  if (!number || number.value < 2 || number.value > mostCounted) return null;
  if (!isCountable(tokens, at)) return null;
  if (!/^(?:for|por)$/.test(tokens[number.next]?.word ?? '')) return null;
  const price = readAmount(tokens, number.next + 1);
  const isLength = lengthAt(tokens, number.next + 1) !== null;
  if (!price || isLength || price.value <= number.value) return null;
  return { count: number.value, from: at, to: number.next - 1 };
}

/** More than these are money. */
const mostCounted = 30;

/** `bono de diez horas`, `diez horas por 350 euros`: what is sold by the hour. */
export function hoursIn(tokens: readonly Token[]): Sessions | null {
  for (const at of tokens.keys()) {
    const number = readNumber(tokens, at);
    const [holds, of] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
    const isHeld = isHolder.has(holds) && (of === 'of' || of === 'de');
    const isHours = /^(?:hours|horas|hs|hrs)$/.test(tokens[number?.next ?? -1]?.word ?? '');
    const isCounted = number !== null && isHours && Number.isInteger(number.value);
    if (isCounted && number.value > 2 && (isHeld || isPriced(tokens, number.next + 1)))
      return { count: number.value, from: at, to: number.next };
  }
  return null;
}

/** A price for all of it, and no other in the text: neither `20 hours at 40 an hour` nor two packages. */
function isPriced(tokens: readonly Token[], at: number): boolean {
  const start = /^(?:for|por|a|at|,|:|-)$/.test(tokens[at]?.word ?? '') ? at + 1 : at;
  const price = readAmount(tokens, start);
  if (!price || (price.currency ?? price.sign) === null) return false;
  const behind = tokens.slice(price.next).map(({ word }) => word);
  return !behind.some((word) =>
    /^(?:hour|hours|hr|hrs|hora|horas|h|each|una|or|o|\d+)$/.test(word),
  );
}

/** Neither money, nor a length, nor behind a sign of money, nor the end of a longer number. */
function isCountable(tokens: readonly Token[], at: number): boolean {
  const number = readNumber(tokens, at);
  const amount = readAmount(tokens, at);
  if (!number || !amount || !Number.isInteger(number.value) || number.value < 1) return false;
  if (isTimes(tokens, at, number.next)) return false;
  const isMoney = amount.currency !== null || amount.sign !== null || amount.isThousands;
  if (isMoney || amount.isForeign || lengthAt(tokens, at)) return false;
  return !/^[$€£.,]$/.test(tokens[at - 1]?.word ?? '') || tokens[at]?.isGlued !== true;
}

function isCorrection(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'no' || correctionAt(tokens, at) !== null;
}

/** `a package of 4, no, 5 sessions`: 4 is no price. */
export function isCountTakenBack(
  tokens: readonly Token[],
  event: PriceEvent,
  sessions: Sessions | null,
): boolean {
  if (event.kind !== 'amount' || !sessions || event.to >= sessions.from) return false;
  const { currency, sign, isThousands } = event.amount;
  const isBare = currency === null && sign === null && !isThousands;
  const isNear = sessions.from - event.to <= mostWordsOfCorrection + 1;
  return isBare && isNear && isCorrection(tokens, event.to + 1);
}

export function isCount(event: PriceEvent, sessions: Sessions | null): boolean {
  return event.kind === 'amount' && sessions !== null && event.from === sessions.from;
}

const weeks = /\b(\d{1,2}|[a-z]+)[ -](?:weeks?|semanas?)\b/g;
const months = /\b(\d{1,2}|[a-z]+)[ -](?:months?|mes|meses)\b/g;

/** `an eight-week programme`, `for 8 weeks`: how many weeks the whole takes. */
export function weeksIn(text: string): number | null {
  return countOf(weeks, text);
}

/** `a three month programme`: how many months the whole takes, where more than one. */
export function monthsIn(text: string): number | null {
  return countOf(months, text);
}

function countOf(units: RegExp, text: string): number | null {
  for (const [, number = ''] of plain(text).matchAll(units)) {
    const read = readNumber(tokenize(number), 0);
    if (read && read.value > 1 && Number.isInteger(read.value)) return read.value;
  }
  return null;
}
