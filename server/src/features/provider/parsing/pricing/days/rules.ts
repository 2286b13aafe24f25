import type { Token } from '../../../../parsing/text/rules.ts';
import { lengthAt } from '../../events/rules.ts';
import { type Amount, readAmount } from '../../money/rules.ts';

type Place = { start: number; end: number };

/** A price that is told of some days or parts of the day, with its places in the text. */
export type DayPrice = {
  /** The amount and its unit. */
  amount: Place;
  /** With its days. */
  whole: Place;
  /** Of days on which most people work. */
  isUsual: boolean;
};

const workdays =
  /^(?:weekdays?|weeknights?|(?:mon|tues|wednes|thurs|fri)days?|lunes|martes|miercoles|jueves|viernes|semana|habiles)$/;
const otherDays =
  /^(?:weekends?|saturdays?|sundays?|holidays?|evenings|nights|sabados?|domingos?|feriados?|festivos?|finde|findes|noches|tardes|mananas|mornings|afternoons)$/;
/** One day, or many of it: what stands behind may be its date. */
const single =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
const beforeDays =
  /^(?:at|on|in|the|during|for|los|las|el|en|la|por|para|de|entre|all|todos|todas|dias)$/;
const amongDays = /^(?:y|and|to|a|al|o|or|-|–|,|los|las|the|on)$/;
const mostWordsOfDays = 8;
/** "Saturdays it's 75", "los sábados cobro 40". */
const beforeAmount =
  /^(?::|,|-|–|a|at|for|son|es|is|are|it|it's|its|i'm|im|i|charge|cobro|cobramos|sale|salen|cuestan?|valen?|costs?|la|el|hora|clase|sesion|me|te|queda|run|runs)$/;
const mostBetween = 4;
/** Behind these stand hours and the numbers of houses. */
const otherNumbers =
  /^(?:till?|until|after|before|from|between|hasta|desde|despues|antes|by|las|room|calle|sala|bus|no|nr|#)$/;
const ofOtherNumbers =
  /^(?:am|pm|a|to|till?|until|hasta|-|–|:|h|hs|hrs|%|percent|de|of|st|nd|rd|th|\/)$/;
const ends = /^(?:[,.;!?)\n]|and|y|but|pero|e|mas|plus)$/;
/** Smaller numbers beside a day are hours. */
const smallestPrice = 25;
const lastDate = 31;
const aboutPrices =
  /^(?:charge|cobro|cobramos|precios?|tarifas?|valor|rates?|fee|prices?|cuesta|sale|vale|€|£|\$)$/;

/** `entre semana 30, los sábados 40`: every amount that stands beside days. */
export function dayPricesIn(tokens: readonly Token[]): DayPrice[] {
  const found: DayPrice[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = daysBehind(tokens, at) ?? daysBefore(tokens, at);
    if (!one) continue;
    found.push(one.price);
    at = one.next - 1;
  }
  return found;
}

/** Two amounts beside days are prices; a bare one alone needs a word about prices. */
export function arePrices(all: readonly DayPrice[], tokens: readonly Token[]): boolean {
  return all.length > 1 || tokens.some(({ word }) => aboutPrices.test(word));
}

type Read = { price: DayPrice; next: number };

/** `40 los sábados`, `28 an hour Monday to Thursday`. */
function daysBehind(tokens: readonly Token[], at: number): Read | null {
  const amount = amountAt(tokens, at);
  if (!amount || isOtherNumber(tokens, at)) return null;
  const unit = unitEnd(tokens, amount.next);
  const days = daysAt(tokens, unit);
  if (days) return read(tokens, { from: at, unit, end: days.next, isUsual: days.isUsual });
  // "850 la hora, de lunes a viernes": one day behind a comma begins something else.
  const behind = tokens[unit]?.word === ',' ? daysAt(tokens, unit + 1) : null;
  const isOwn = behind?.isRange && !daysBefore(tokens, unit + 1);
  return behind && isOwn
    ? read(tokens, { from: at, unit, end: behind.next, isUsual: behind.isUsual })
    : null;
}

/** `entre semana 30`, `Saturdays it's 75 an hour`. */
function daysBefore(tokens: readonly Token[], at: number): Read | null {
  const days = daysAt(tokens, at);
  if (!days) return null;
  const most = days.next + mostBetween;
  let from = days.next;
  while (from < most && !amountAt(tokens, from) && beforeAmount.test(tokens[from]?.word ?? ''))
    from += 1;
  const amount = amountAt(tokens, from);
  if (!amount) return null;
  const unit = unitEnd(tokens, amount.next);
  const behind = tokens[unit]?.word;
  const isTold = unit > amount.next || !isBare(amount);
  if (!isTold && behind !== undefined && !ends.test(behind)) return null;
  if (!isTold && amount.value <= lastDate && days.isSingle) return null;
  return read(tokens, { start: at, from, unit, end: unit, isUsual: days.isUsual });
}

/** An amount that is neither an hour nor a date. */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  if (lengthAt(tokens, at) || tokens[at]?.word.startsWith('0')) return null;
  const amount = readAmount(tokens, at);
  if (!amount || !isBare(amount)) return amount;
  const isOther =
    amount.value < smallestPrice ||
    (ofOtherNumbers.test(tokens[amount.next]?.word ?? '') &&
      unitEnd(tokens, amount.next) === amount.next &&
      !daysAt(tokens, amount.next));
  return isOther ? null : amount;
}

function isBare({ currency, sign, isThousands }: Amount): boolean {
  return currency === null && sign === null && !isThousands;
}

/** `until 1800`, `9:30`, `calle 45`. */
function isOtherNumber(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const isEnd = tokens[at]?.isGlued === true && /^[.,:'-]$/.test(before?.word ?? '');
  const isRange = /^(?:a|to|-|–)$/.test(before?.word ?? '') && readAmount(tokens, at - 2) !== null;
  return isEnd || isRange || otherNumbers.test(before?.word ?? '');
}

/** Behind `an hour`, `la sesión`. */
function unitEnd(tokens: readonly Token[], at: number): number {
  const length = lengthAt(tokens, at);
  if (length) return length.next;
  const isEach = /^(?:a|per|each|la|por|cada|\/)$/.test(tokens[at]?.word ?? '');
  const meeting = /^(?:session|class|lesson|call|sesion|clase|consulta)$/;
  return isEach && meeting.test(tokens[at + 1]?.word ?? '') ? at + 2 : at;
}

/** `los sábados`, `de lunes a viernes`, `domingos y festivos`, `on weekdays`. */
function daysAt(tokens: readonly Token[], at: number) {
  const days: string[] = [];
  let end = at;
  for (let next = at; next < at + mostWordsOfDays; next += 1) {
    const day = dayAt(tokens, next);
    if (day) {
      days.push(day.name);
      next = day.next - 1;
      end = day.next;
    } else {
      const joint = days.length === 0 ? beforeDays : amongDays;
      if (!joint.test(tokens[next]?.word ?? '')) break;
    }
  }
  const [first = ''] = days;
  if (days.length === 0) return null;
  const isMany = /^(?:los|las|todos|todas)$/.test(tokens[at]?.word ?? '');
  return {
    next: end,
    isUsual: days.some((day) => workdays.test(day)),
    isSingle: days.length === 1 && single.test(first) && !isMany,
    isRange: days.length > 1 || !single.test(first),
  };
}

/** `fin de semana` and `entre semana` are days, `a la semana` is none. */
function dayAt(tokens: readonly Token[], at: number): { name: string; next: number } | null {
  const [word = '', next, last] = [0, 1, 2].map((ahead) => tokens[at + ahead]?.word ?? '');
  if (/^(?:fin|fines)$/.test(word) && next === 'de' && last === 'semana')
    return { name: 'weekend', next: at + 3 };
  if (word === 'semana' && !/^(?:entre|de)$/.test(tokens[at - 1]?.word ?? '')) return null;
  return workdays.test(word) || otherDays.test(word) ? { name: word, next: at + 1 } : null;
}

type Places = { start?: number; from: number; unit: number; end: number; isUsual: boolean };

function read(tokens: readonly Token[], { start, from, unit, end, isUsual }: Places): Read {
  const startOf = (at: number) => tokens[at]?.start ?? 0;
  const endOf = (at: number) => tokens[at - 1]?.end ?? 0;
  const amount = { start: startOf(from), end: endOf(unit) };
  return {
    price: { amount, whole: { start: startOf(start ?? from), end: endOf(end) }, isUsual },
    next: end,
  };
}
