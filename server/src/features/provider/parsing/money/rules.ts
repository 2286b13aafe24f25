import { type Currency, currencyDigits, minimumPrices } from '@puente/contract/policy';
import { type ReadNumber, readNumber } from '../../../parsing/numbers/rules.ts';
import { finderOf } from '../../../parsing/phrases/rules.ts';
import type { Token } from '../../../parsing/text/rules.ts';
import { wordTable } from '../../../../lib/record.ts';

/** What is written beside an amount: a currency, or a sign that several share. */
type Sign = '$' | 'pesos' | 'lucas';
type Unit = { currency: Currency } | { sign: Sign } | { foreign: true };

const unitAt = finderOf<Unit>([
  [
    'us$|usd|us dollars|us dollar|dollars|dollar|bucks|buck|dolares|dolar|dolares americanos|american dollars|u$s|u$d|usd$',
    { currency: 'USD' },
  ],
  ['eur|euro|euros|€|eurillos|pavo|pavos|leuros', { currency: 'EUR' }],
  ['gbp|pound|pounds|quid|libra|libras|libras esterlinas|£', { currency: 'GBP' }],
  ['clp|clp$|pesos chilenos|chilean pesos', { currency: 'CLP' }],
  ['varo|varos|mxn|mxn$|mx$|pesos mexicanos|mexican pesos', { currency: 'MXN' }],
  ['cop|cop$|pesos colombianos|colombian pesos', { currency: 'COP' }],
  ['mango|mangos|ars|ars$|ar$|pesos argentinos|argentine pesos', { currency: 'ARS' }],
  ['pen|sol|soles|s/|s/.|soles peruanos', { currency: 'PEN' }],
  ['brl|real|reales|reais|r$', { currency: 'BRL' }],
  ['$', { sign: '$' }],
  ['peso|pesos', { sign: 'pesos' }],
  [
    'canadian dollars|australian dollars|cad|aud|nzd|dolares canadienses|dolares australianos|pesos uruguayos|bolivianos|yen|yenes|rupees|rupee|rupias|₹|rs|rs.|inr|¥|jpy|yuan|rmb|cny|₩|krw|sek|nok|dkk|kronor|kroner|pln|zloty|zlotys|czk|huf|lei|₺|liras|₽|rub|rubles|rublos|uah|₪|shekels|ils|aed|dirhams|sar|riyals|zar|php|₱|thb|baht|sgd|hkd|twd|bob|bolivares|ves|guaranies|pyg|quetzales|gtq|lempiras|hnl|crc|₡|colones|dop|rd$|pesos dominicanos|cordobas|₦|ngn|naira|kes|kiwi dollars|singapore dollars|hong kong dollars|francs|francos|chf|uyu|uf',
    { foreign: true },
  ],
]);

const lucas: ReadonlySet<string> = new Set([
  ...['luca', 'lucas', 'luquita', 'luquitas', 'luka', 'lukas', 'lks'],
]);

const hundredths = wordTable<{ currency: Currency | null }>({
  ...{ pence: { currency: 'GBP' }, peniques: { currency: 'GBP' } },
  ...{ cents: { currency: null }, centavos: { currency: null }, centimos: { currency: null } },
});

/** `90 cents a minute`, `45p`. */
function hundredthAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (token?.word === 'p' && token.isGlued) return hundredths['pence'];
  return hundredths[token?.word ?? ''];
}

/** Notes that have a name of their own. */
const notes = wordTable<number>({ tenner: 10, fiver: 5 });

/** An amount as it was said, in major units. */
export type Amount = {
  value: number;
  /** Null where only a sign, or nothing, was written beside it. */
  currency: Currency | null;
  sign: Sign | null;
  /** In a currency that isn't taken. */
  isForeign: boolean;
  isThousands: boolean;
  from: number;
  next: number;
};

/** What is higher is no price, and its minor units couldn't be counted exactly. */
const highest = 1e9;

/** Reads an amount of money at a token; bare numbers too. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const before = unitAt(tokens, at);
  const start = before?.next ?? at;
  const number =
    readNote(tokens, at) ??
    readSingle(tokens, at) ??
    readGroups(tokens, start) ??
    readNumber(tokens, start);
  if (!number || number.value > highest) return null;
  let { next } = number;
  const isLucas = lucas.has(tokens[next]?.word ?? '');
  const hundredth = before === null && !isLucas ? hundredthAt(tokens, next) : null;
  if (isLucas || hundredth) next += 1;
  if (hundredth)
    return {
      value: number.value / 100,
      currency: hundredth.currency,
      sign: null,
      isForeign: false,
      isThousands: false,
      from: at,
      next,
    };
  // `de`: un millón de pesos; `45 lucas chilenas` needs nothing.
  const after = isSignOfNext(tokens, next)
    ? null
    : unitAt(tokens, tokens[next]?.word === 'de' ? next + 1 : next);
  if (after) next = after.next;
  const cents = number.value % 1 === 0 && !isLucas ? readCents(tokens, next, after !== null) : null;
  if (cents) next = cents.next;
  const isOtherDollar = before !== null && isDollarOfOthers(tokens, at);
  const units = [after?.meaning, before?.meaning].filter((unit) => unit !== undefined);
  const named = units.find((unit) => 'currency' in unit);
  const signed = units.find((unit) => 'sign' in unit);
  return {
    value: isLucas ? number.value * 1000 : number.value + (cents?.value ?? 0) / 100,
    currency: named?.currency ?? null,
    sign: signed?.sign ?? (isLucas ? 'lucas' : null),
    isForeign: isOtherDollar || units.some((unit) => 'foreign' in unit),
    isThousands: number.isThousands || isLucas,
    from: at,
    next,
  };
}

/** `a block of ten £140`: the sign is of what follows. */
function isSignOfNext(tokens: readonly Token[], at: number): boolean {
  const behind = tokens[at + 1];
  const isSign = ['$', '£', '€'].includes(tokens[at]?.word ?? '') && !tokens[at]?.isGlued;
  return isSign && behind?.kind === 'number' && behind.isGlued;
}

const dollarsOfOthers: ReadonlySet<string> = new Set([
  ...['a', 'au', 'c', 'ca', 'cad', 'aud', 'nz', 's', 'sg', 'hk', 'nt'],
]);

/** `A$99`, `C$80`: letters and sign are written as one. */
function isDollarOfOthers(tokens: readonly Token[], at: number): boolean {
  const isGlued = tokens[at]?.word === '$' && tokens[at].isGlued;
  return isGlued && dollarsOfOthers.has(tokens[at - 1]?.word ?? '');
}

/** `forty-two pounds fifty`, `cuarenta y dos con cincuenta`: the cents behind the whole. */
function readCents(tokens: readonly Token[], at: number, isNamed: boolean) {
  const word = tokens[at]?.word ?? '';
  if (word !== 'con' && !(isNamed && tokens[at]?.kind === 'word')) return null;
  const cents = readNumber(tokens, word === 'con' ? at + 1 : at);
  const isCents = cents !== null && cents.value >= 10 && cents.value < 100 && !cents.isThousands;
  const behind = tokens.slice(cents?.next, (cents?.next ?? 0) + 4).map((token) => token.word);
  const isOther = notCents.test(behind[0] ?? '') || behind.some((one) => ofFirst.test(one));
  return isCents && !isOther ? cents : null;
}

/** `forty pounds thirty the first time`: another price. */
const ofFirst = /^(first|intro|initial|new|newcomers|primer[ao]?|nuev[ao]s?|inicial)$/;

/** What is counted or told behind a number that isn't one of cents. */
const notCents =
  /^(%|percent|por|off|menos|less|minutes?|mins?|minutos|mil|lucas?|de|pesos|euros|first)$/;

/** `a tenner`. */
function readNote(tokens: readonly Token[], at: number) {
  const start = tokens[at]?.word === 'a' ? at + 1 : at;
  const value = notes[tokens[start]?.word ?? ''];
  return value === undefined ? null : { value, next: start + 1, isThousands: false };
}

const single: ReadonlySet<string> = new Set(['buck', 'quid', 'dollar', 'pound', 'euro']);

/** `a buck fifty`. */
function readSingle(tokens: readonly Token[], at: number) {
  const isSingle = tokens[at]?.word === 'a' && single.has(tokens[at + 1]?.word ?? '');
  return isSingle ? { value: 1, next: at + 1, isThousands: false } : null;
}

/** What holds so many sessions: in `pack de 5 150 euros` there are two numbers. */
const holders = /^(?:packs?|packages?|paquetes?|bonos?|blocks?|bloques?|bundles?|x)$/;

/** `1 200 pesos`, `$45 500`: a space before each three digits. */
function readGroups(tokens: readonly Token[], at: number): ReadNumber | null {
  const [first, before] = [tokens[at], tokens[at - 1]];
  if (first?.kind !== 'number' || !/^[1-9]\d{0,2}$/.test(first.word)) return null;
  const holder = /^(?:de|of)$/.test(before?.word ?? '') ? tokens[at - 2] : before;
  // The end of another number: `1.5 200`.
  const isEnd = first.isGlued && /^[.,:'-]$/.test(before?.word ?? '');
  if (holders.test(holder?.word ?? '') || isEnd) return null;
  let [digits, next] = [first.word, at + 1];
  for (; isGroup(tokens, next); next += 1) digits += tokens[next]?.word;
  return next === at + 1 || isGluedNumber(tokens, next)
    ? null
    : { value: Number(digits), next, isThousands: false };
}

function isGroup(tokens: readonly Token[], at: number): boolean {
  const [before, group] = [tokens[at - 1], tokens[at]];
  const isApart = group?.kind === 'number' && group.start - (before?.end ?? 0) === 1;
  return isApart && group.word.length === 3;
}

/** `1 200.50` and `10 200-400` are left to others. */
function isGluedNumber(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.isGlued === true &&
    tokens[at + 1]?.isGlued === true &&
    tokens[at + 1]?.kind === 'number'
  );
}

const sharing: Record<Sign, readonly Currency[]> = {
  $: ['USD', 'CLP', 'MXN', 'COP', 'ARS'],
  pesos: ['CLP', 'MXN', 'COP', 'ARS'],
  lucas: ['CLP', 'COP', 'ARS'],
};

/** Nobody asks for more than this many times the smallest price. */
const mostTimesSmallest = 400;

function isLikely(value: number, currency: Currency): boolean {
  const amount = minorUnits(value, currency);
  const smallest = minimumPrices[currency];
  return amount >= smallest && amount <= smallest * mostTimesSmallest;
}

/** A price that is a little too low is meant, and refused by name; far less is another currency. */
function isNearlyEnough(value: number, currency: Currency): boolean {
  const amount = minorUnits(value, currency);
  return amount < minimumPrices[currency] && amount * 2 >= minimumPrices[currency];
}

/** Where people leave out the thousands: 35 for 35.000. */
const inThousands: ReadonlySet<Currency> = new Set(sharing.lucas);
/** An hour dearer than this many times the smallest price isn't guessed. */
const mostTimesGuessed = 60;

/** `35 la hora` in Chile: too low as it stands, and a likely price of an hour in thousands. */
export function isThousandsLeftOut(
  value: number,
  { minutes, currency }: { minutes: number; currency: Currency },
): boolean {
  if (!inThousands.has(currency) || value <= 0) return false;
  const hour = minorUnits((value * 60) / minutes, currency);
  const smallest = minimumPrices[currency];
  return hour < smallest && hour * 1000 >= smallest && hour * 1000 <= smallest * mostTimesGuessed;
}

/** Minor units of a currency; CLP has none below the peso. */
export function minorUnits(value: number, currency: Currency): number {
  return Math.round(value * 10 ** currencyDigits[currency]);
}

export type CurrencyChoice = {
  currency: Currency;
  /** Taken from the account. */
  isAssumed: boolean;
  /** Others it could be, this one first; empty where there is no doubt. */
  options: Currency[];
};

/**
 * In which currency a price is meant: the one named, or that of the account where its sign allows
 * and the price is a likely one or a little too low, else the likeliest that share the sign, which is then a question.
 */
export function chooseCurrency(
  { value, currency, sign }: Pick<Amount, 'value' | 'currency' | 'sign'>,
  account: Currency,
  named: Currency | null,
): CurrencyChoice {
  const certain = currency ?? (sign === null || named === null ? named : within(sign, named));
  if (certain) return { currency: certain, isAssumed: false, options: [] };
  // Lucas are Chilean unless the account is of another country that has them.
  if (sign === 'lucas') {
    const own = within(sign, account) ?? 'CLP';
    return { currency: own, isAssumed: false, options: [] };
  }
  const candidates = sign === null ? [account] : sharing[sign];
  const isOwn = candidates.includes(account);
  const likely = candidates.filter((one) => isLikely(value, one));
  const isMeant = likely.includes(account) || likely.length === 0 || isNearlyEnough(value, account);
  if (isOwn && isMeant) return { currency: account, isAssumed: true, options: [] };
  const options = [...likely, ...(isOwn ? [account] : [])];
  const [first] = options.length > 0 ? options : candidates;
  return {
    currency: first ?? account,
    isAssumed: true,
    options: options.length > 0 ? options : [...candidates],
  };
}

function within(sign: Sign, named: Currency): Currency | null {
  return sharing[sign].includes(named) ? named : null;
}
