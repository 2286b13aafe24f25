import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { readNumber } from '../../../parsing/numbers/rules.ts';
import type { Token } from '../../../parsing/text/rules.ts';
import { type Amount, readAmount } from '../money/rules.ts';
import { withoutCorrected } from './correction/rules.ts';
import { wordAt } from './words/rules.ts';

/** What stands in a sentence about prices, in order. */
export type PriceEvent = { from: number; to: number } &
  /** With `isOff` what it is less than the normal price, with `isMore` what it is more. */
  (
    | { kind: 'amount'; amount: Amount; isOff: boolean; isMore: boolean }
    /** A part of the normal price: half, 20 % off, free. */
    | { kind: 'share'; numerator: number; denominator: number }
    | { kind: 'length'; minutes: number }
    | { kind: 'first' }
    | { kind: 'normal' }
    /** What follows was the price once: it used to be. */
    | { kind: 'past' }
    | { kind: 'range' }
    /** From one price to another, of which the last holds: it went up. */
    | { kind: 'change' }
    /** The amount is only nearly so. */
    | { kind: 'vague' }
    /** The amount is that of some people, days or places alone. */
    | { kind: 'special' }
    | { kind: 'separator'; isStop: boolean }
    /** What was said before is taken back; weak where a bare `no` says it. */
    | { kind: 'correction'; isWeak: boolean }
  );

const minuteWords: ReadonlySet<string> = new Set([
  ...['min', 'mins', 'minute', 'minutes', 'minuto', 'minutos', 'm', "'", '′'],
]);
const hourWords: ReadonlySet<string> = new Set(['hours', 'hrs', 'horas', 'hs']);
const pronouns: ReadonlySet<string> = new Set(['un', 'una', 'uno', 'one', 'ones']);
/** What begins with a number and yet is no amount: `1 hora`, `1st`, `a third off`. */
const isOwnWord: ReadonlySet<string> = new Set(['length', 'first', 'share']);
const discounts: ReadonlySet<string> = new Set([
  ...['discount', 'descuento', 'rebaja', 'dcto', 'reduction', 'off'],
]);
const offWords: ReadonlySet<string> = new Set([
  ...['off', 'discount', 'less', 'descuento', 'menos', 'dcto', 'rebaja', 'cheaper', 'de'],
]);

/** Does the text name any price in thousands, the one of before included? */
export function saysThousands(tokens: readonly Token[]): boolean {
  return allEvents(tokens).some((event) => event.kind === 'amount' && event.amount.isThousands);
}

/** Reads a whole text as events; what says nothing about prices, or was taken back, is left out. */
export function readEvents(tokens: readonly Token[]): PriceEvent[] {
  return withoutPast(readAllEvents(tokens));
}

/** The same with the prices of before, which offerings show struck through. */
export function readAllEvents(tokens: readonly Token[]): PriceEvent[] {
  return withoutCorrected(allEvents(tokens));
}

/** The length of a meeting that is told at a token: `45 min`, `half an hour`. */
export function lengthAt(tokens: readonly Token[], at: number): { next: number } | null {
  const counted = readLength(tokens, at);
  if (counted) return counted;
  const word = wordAt(tokens, at);
  return word?.meaning.kind === 'length' ? word : null;
}

/** `I used to charge 70 but now it's 90`, `60 last year, 65 this year`: the price of today alone. */
function withoutPast(events: readonly PriceEvent[]): PriceEvent[] {
  let start = 0;
  return events.filter(({ kind }, index) => {
    if (kind === 'separator' || kind === 'normal') start = index + 1;
    const behind = events.slice(start);
    const end = behind.findIndex((one) => one.kind === 'separator' || one.kind === 'normal');
    const piece = end < 0 ? behind : behind.slice(0, end);
    return index < start || piece.every((one) => one.kind !== 'past');
  });
}

function allEvents(tokens: readonly Token[]): PriceEvent[] {
  const events: PriceEvent[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { event, next } = readEvent(tokens, at, events.at(-1));
    if (event) events.push(event);
    at = next;
  }
  return events;
}

type Read = { event: PriceEvent | null; next: number };

function readEvent(tokens: readonly Token[], at: number, before: PriceEvent | undefined): Read {
  // `grown-ups` take nothing back.
  const isPart = tokens[at]?.isGlued === true && tokens[at - 1]?.word === '-';
  const correction = isPart ? null : correctionAt(tokens, at);
  if (correction) {
    const { next } = correction;
    return { event: { kind: 'correction', isWeak: false, from: at, to: next - 1 }, next };
  }
  const counted = readLength(tokens, at) ?? readPercent(tokens, at);
  if (counted) return counted;
  const word = wordAt(tokens, at);
  // `1 hora` is a length, `una luca` an amount.
  const isMeeting = word !== null && isOwnWord.has(word.meaning.kind);
  const amount = isMeeting ? null : readAmount(tokens, at);
  // `the first one`: no number.
  const isPronoun =
    before?.kind === 'first' && before.to === at - 1 && pronouns.has(tokens[at]?.word ?? '');
  if (amount && !isPronoun && isPrice(tokens, amount))
    return {
      event: {
        kind: 'amount',
        amount,
        isOff: isReduction(tokens, amount.next),
        isMore: isRise(tokens, amount.next),
        from: at,
        to: amount.next - 1,
      },
      next: amount.next,
    };
  // `desde 500 pesos`: nearly so.
  if (tokens[at]?.word === 'desde' && isLeastPrice(tokens, at + 1))
    return { event: { kind: 'vague', from: at, to: at }, next: at + 1 };
  if (!word && weakCorrections.has(tokens[at]?.word ?? ''))
    return { event: { kind: 'correction', isWeak: true, from: at, to: at }, next: at + 1 };
  if (!word) return { event: null, next: at + 1 };
  return { event: { ...word.meaning, from: at, to: word.next - 1 }, next: word.next };
}

function isLeastPrice(tokens: readonly Token[], at: number): boolean {
  const amount = readAmount(tokens, at);
  if (!amount || lengthAt(tokens, at)) return false;
  return amount.currency !== null || amount.sign !== null || amount.isThousands;
}

/** `fifty, well fifty-five`: taken back where both stand near. */
const weakCorrections: ReadonlySet<string> = new Set(['no', 'well', 'bueno', 'nah']);

const reductions = /^(off|less|menos|cheaper|(de|of)? ?(descuento|discount|rebaja|dcto))$/;

/** `10 euros off`, `10 lucas menos`, `5 mil de descuento`. */
function isReduction(tokens: readonly Token[], at: number): boolean {
  const [one = '', two = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  return reductions.test(one) || reductions.test(`${one} ${two}`);
}

const rises = /^(more|extra|dearer|higher|mas car[oa]s?|mas que la primera|adicionales)$/;

/** `the others are 200 more`. */
function isRise(tokens: readonly Token[], at: number): boolean {
  const [one = '', two = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  return rises.test(one) || rises.test(`${one} ${two}`);
}

/** `3x2`: what is given for what. */
export function isTimes(tokens: readonly Token[], at: number, next: number): boolean {
  const isX = (place: number) => tokens[place]?.word === 'x' && tokens[place].isGlued;
  return (isX(next) && tokens[next + 1]?.kind === 'number') || isX(at - 1);
}

const counted =
  /^(sessions?|sesiones|sesion|meetings?|reuniones|times?|veces|people|personas?|years?|anos?|weeks?|semanas?|months?|meses|mes|days?|dias?|calls?|clases?|classes|lessons?|packages?|packs?|paquetes?|planes|plans|bonos?|options?|opciones|students?|alumn[oa]s?|clients?|clientes|kids|children|hij[oa]s|cuotas|installments?|instalments?|payments|pagos|languages?|idiomas?)$/;

/** Numbers of sessions, people and years aren't prices, nor is the article `una` alone. */
function isPrice(tokens: readonly Token[], { from, next, currency, sign, isThousands }: Amount) {
  if (currency !== null || sign !== null || isThousands) return true;
  const hasDigits = tokens.slice(from, next).some(({ kind }) => kind === 'number');
  // `an eight-week course`
  const isHyphen = tokens[next]?.word === '-' && tokens[next].isGlued;
  const word = tokens[isHyphen ? next + 1 : next]?.word ?? '';
  if (next - from === 1 && pronouns.has(tokens[from]?.word ?? '') && !hasDigits) return false;
  return !counted.test(word) && !isTimes(tokens, from, next);
}

/** `45 min`, `a 90-minute session`, `2 hours`. */
function readLength(tokens: readonly Token[], at: number): Read | null {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const isHyphen = tokens[number.next]?.word === '-' && tokens[number.next]?.isGlued === true;
  const unit = number.next + (isHyphen ? 1 : 0);
  const word = tokens[unit]?.word ?? '';
  const isHours = hourWords.has(word) || (number.value > 1 && /^(hour|hora)$/.test(word));
  const factor = minuteWords.has(word) ? 1 : isHours ? 60 : 0;
  // `six hour-long classes` are six.
  const isLong = !isHyphen && tokens[unit + 1]?.word === '-' && tokens[unit + 2]?.word === 'long';
  if (factor === 0 || number.value <= 0 || isLong) return null;
  const minutes = Math.round(number.value * factor);
  return { event: { kind: 'length', minutes, from: at, to: unit }, next: unit + 1 };
}

/** `20% off`, `30 % de descuento`, `20 percent less`. */
function readPercent(tokens: readonly Token[], at: number): Read | null {
  const number = readNumber(tokens, at);
  if (!number || number.value > 100) return null;
  const sign = tokens[number.next]?.word;
  const isPhrase = sign === 'por' && tokens[number.next + 1]?.word === 'ciento';
  if (sign !== '%' && sign !== 'percent' && !isPhrase) return null;
  const behind = number.next + (isPhrase ? 2 : 1);
  const near = [0, 1, 2].map((ahead) => tokens[behind + ahead]?.word ?? '');
  // `a discount of 10 %`, `descuento: 10 %`
  const head = [1, 2, 3].map((back) => tokens[at - back]?.word ?? '');
  const isOff =
    near.some((word) => offWords.has(word)) ||
    offWords.has(head[0] ?? '') ||
    head.some((word) => discounts.has(word));
  const isPart =
    /^(?:of|del|from)$/.test(near[0] ?? '') ||
    /^(?:at|a|al|only|solo|just|pay|pays|pagas?|pagan)$/.test(head[0] ?? '');
  // `10 % for first timers`: off, or left?
  if (!isOff && !isPart)
    return { event: { kind: 'vague', from: at, to: behind - 1 }, next: behind };
  const share = isOff ? 100 - number.value : number.value;
  return {
    event: { kind: 'share', numerator: share, denominator: 100, from: at, to: behind - 1 },
    next: behind,
  };
}
