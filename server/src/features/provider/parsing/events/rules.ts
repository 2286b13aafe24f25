import { correctionAt } from '../../../parsing/corrections/rules.ts';
import { readNumber } from '../../../parsing/numbers/rules.ts';
import { finderOf } from '../../../parsing/phrases/rules.ts';
import type { Token } from '../../../parsing/text/rules.ts';
import { type Amount, readAmount } from '../money/rules.ts';
import { withoutCorrected } from './correction/rules.ts';

/** What stands in a sentence about prices, in order. */
export type PriceEvent = { from: number; to: number } &
  /** With `isOff` what it is less than the normal price. */
  (
    | { kind: 'amount'; amount: Amount; isOff: boolean }
    /** A part of the normal price: half, 20 % off, free. */
    | { kind: 'share'; numerator: number; denominator: number }
    | { kind: 'length'; minutes: number }
    | { kind: 'first' }
    | { kind: 'normal' }
    /** What follows was the price once: it used to be. */
    | { kind: 'past' }
    | { kind: 'range' }
    | { kind: 'separator'; isStop: boolean }
    /** What was said before is taken back; weak where a bare `no` says it. */
    | { kind: 'correction'; isWeak: boolean }
  );

type Word =
  | { kind: 'length'; minutes: number }
  | { kind: 'first' }
  | { kind: 'normal' }
  | { kind: 'past' }
  | { kind: 'range' }
  | { kind: 'separator'; isStop: boolean }
  /** A part of the normal price. */
  | { kind: 'share'; numerator: number; denominator: number };

const wordAt = finderOf<Word>([
  [
    'per hour|an hour|a hour|the hour|hourly|each hour|every hour|hour|/ hr|/ hour|/ h|hr|/ hora|la hora|por hora|cada hora|una hora|x hora|hora|1 hour|one hour|1 hora|1 h|1 hr',
    { kind: 'length', minutes: 60 },
  ],
  [
    'half hour|half an hour|half-hour|a half hour|per half hour|media hora|la media hora|1/2 hora|half hourly',
    { kind: 'length', minutes: 30 },
  ],
  [
    'por hora y media|por una hora y media|la hora y media|cada hora y media|per hour and a half|hour and a half|an hour and a half|one and a half hours|hora y media|una hora y media',
    { kind: 'length', minutes: 90 },
  ],
  [
    'a minute|per minute|the minute|each minute|every minute|/ minute|/ min|por minuto|el minuto|cada minuto|/ minuto',
    { kind: 'length', minutes: 1 },
  ],
  [
    'quarter hour|quarter of an hour|cuarto de hora|un cuarto de hora',
    { kind: 'length', minutes: 15 },
  ],
  ['three quarters of an hour|tres cuartos de hora', { kind: 'length', minutes: 45 }],
  [
    'first|first time|initial|introductory|intro|trial|new clients|newcomers|primera|primer|primera vez|inicial|de prueba|los nuevos|las nuevas|quienes son nuevos|gente nueva|new people|first timers|nuevos clientes|clientes nuevos|introductoria|para empezar|1st|1ra|1a|first-time',
    { kind: 'first' },
  ],
  [
    'then|now|nowadays|ahora|hoy|hoy dia|after that|afterwards|after|thereafter|later|normal|usual|usually|regular|standard|the rest|others|following|subsequent|despues|luego|siguientes|las siguientes|habitual|normalmente|las demas|el resto|posteriores|next ones',
    { kind: 'normal' },
  ],
  [
    'half|half price|half the price|half off|half as much|mitad|la mitad|mitad de precio|a mitad de precio|a mitad|50 por ciento',
    { kind: 'share', numerator: 1, denominator: 2 },
  ],
  [
    'free|for free|free of charge|on the house|gratis|gratuita|gratuito|sin costo|sin cobro|no charge|no cobro',
    { kind: 'share', numerator: 0, denominator: 1 },
  ],
  [
    'a third off|one third off|a third less|un tercio menos|un tercio de descuento',
    { kind: 'share', numerator: 2, denominator: 3 },
  ],
  [
    'a quarter off|one quarter off|a quarter less|un cuarto menos|un cuarto de descuento',
    { kind: 'share', numerator: 3, denominator: 4 },
  ],
  [
    'a fifth off|one fifth off|a fifth less|un quinto menos|un quinto de descuento',
    { kind: 'share', numerator: 4, denominator: 5 },
  ],
  [
    'used to|formerly|previously|until now|last year|cobraba|cobrabamos|pedia|costaba|valia|salia|hasta ahora|hasta hoy|el ano pasado',
    { kind: 'past' },
  ],
  ['between|entre|from', { kind: 'range' }],
  [',|and|y|e|but|pero|with|con|while|mientras|plus|mas', { kind: 'separator', isStop: false }],
  ['.|;|!|?|\n', { kind: 'separator', isStop: true }],
]);

const minuteWords: ReadonlySet<string> = new Set([
  ...['min', 'mins', 'minute', 'minutes', 'minuto', 'minutos', 'm', "'", '′'],
]);
const hourWords: ReadonlySet<string> = new Set(['hours', 'hrs', 'horas', 'hs']);
const offWords: ReadonlySet<string> = new Set([
  ...['off', 'discount', 'less', 'descuento', 'menos', 'dcto', 'rebaja', 'cheaper', 'de'],
]);

/** Reads a whole text as events; what says nothing about prices, or was taken back, is left out. */
export function readEvents(tokens: readonly Token[]): PriceEvent[] {
  return withoutPast(withoutCorrected(allEvents(tokens)));
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
  const correction = correctionAt(tokens, at);
  if (correction) {
    const { next } = correction;
    return { event: { kind: 'correction', isWeak: false, from: at, to: next - 1 }, next };
  }
  const counted = readLength(tokens, at) ?? readPercent(tokens, at);
  if (counted) return counted;
  const word = wordAt(tokens, at);
  // `1 hora` is a length, `una luca` an amount.
  const amount = word?.meaning.kind === 'length' ? null : readAmount(tokens, at);
  // `the first one`: no number.
  const isPronoun = before?.kind === 'first' && before.to === at - 1 && tokens[at]?.kind === 'word';
  if (amount && !isPronoun && isPrice(tokens, amount))
    return {
      event: {
        kind: 'amount',
        amount,
        isOff: isReduction(tokens, amount.next),
        from: at,
        to: amount.next - 1,
      },
      next: amount.next,
    };
  if (!word && tokens[at]?.word === 'no')
    return { event: { kind: 'correction', isWeak: true, from: at, to: at }, next: at + 1 };
  if (!word) return { event: null, next: at + 1 };
  return { event: { ...word.meaning, from: at, to: word.next - 1 }, next: word.next };
}

const reductions = /^(off|less|menos|cheaper|(de|of)? ?(descuento|discount|rebaja|dcto))$/;

/** `10 euros off`, `10 lucas menos`, `5 mil de descuento`. */
function isReduction(tokens: readonly Token[], at: number): boolean {
  const [one = '', two = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  return reductions.test(one) || reductions.test(`${one} ${two}`);
}

/** Numbers of sessions, people and years aren't prices, nor is the article `una` alone. */
function isPrice(tokens: readonly Token[], { from, next, currency, sign, isThousands }: Amount) {
  if (currency !== null || sign !== null || isThousands) return true;
  const hasDigits = tokens.slice(from, next).some(({ kind }) => kind === 'number');
  const word = tokens[next]?.word ?? '';
  if (['un', 'una', 'uno', 'one'].includes(tokens[from]?.word ?? '') && !hasDigits) return false;
  return !/^(sessions?|sesiones|sesion|meetings?|reuniones|times?|veces|people|personas|years?|anos?|weeks?|semanas?|months?|meses|mes|days?|dias?|calls?|clases?|classes)$/.test(
    word,
  );
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
  if (factor === 0 || number.value <= 0) return null;
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
  const isOff = near.some((word) => offWords.has(word)) || offWords.has(tokens[at - 1]?.word ?? '');
  const share = isOff ? 100 - number.value : number.value;
  return {
    event: { kind: 'share', numerator: share, denominator: 100, from: at, to: behind - 1 },
    next: behind,
  };
}
