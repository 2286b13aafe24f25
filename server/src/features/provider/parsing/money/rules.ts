import { type Currency, currencyDigits, minimumPrices } from '@puente/contract/policy';
import { readNumber } from '../../../parsing/numbers/rules.ts';
import { finderOf } from '../../../parsing/phrases/rules.ts';
import type { Token } from '../../../parsing/text/rules.ts';

/** What is written beside an amount: a currency, or a sign that several share. */
type Unit = { currency: Currency } | { sign: '$' | 'pesos' } | { foreign: true };

const unitAt = finderOf<Unit>([
  [
    'us$|usd|us dollars|us dollar|dollars|dollar|bucks|buck|dolares|dolar|dolares americanos|american dollars|u$s|usd$',
    { currency: 'USD' },
  ],
  ['eur|euro|euros|€', { currency: 'EUR' }],
  ['gbp|pound|pounds|quid|libra|libras|libras esterlinas|£', { currency: 'GBP' }],
  ['clp|clp$|pesos chilenos|chilean pesos', { currency: 'CLP' }],
  ['mxn|mxn$|mx$|pesos mexicanos|mexican pesos', { currency: 'MXN' }],
  ['cop|cop$|pesos colombianos|colombian pesos', { currency: 'COP' }],
  ['ars|ars$|ar$|pesos argentinos|argentine pesos', { currency: 'ARS' }],
  ['pen|sol|soles|s/|s/.|soles peruanos', { currency: 'PEN' }],
  ['brl|real|reales|reais|r$', { currency: 'BRL' }],
  ['$', { sign: '$' }],
  ['peso|pesos', { sign: 'pesos' }],
  [
    'canadian dollars|australian dollars|cad|aud|nzd|dolares canadienses|dolares australianos|pesos uruguayos|bolivianos|yen|yenes|rupees|francs|francos|chf|uyu|uf',
    { foreign: true },
  ],
]);

const lucas: ReadonlySet<string> = new Set(['luca', 'lucas', 'luquita', 'luquitas']);

/** An amount as it was said, in major units. */
export type Amount = {
  value: number;
  /** Null where only a sign, or nothing, was written beside it. */
  currency: Currency | null;
  sign: '$' | 'pesos' | null;
  /** In a currency that isn't taken. */
  isForeign: boolean;
  isThousands: boolean;
  from: number;
  next: number;
};

/** Reads an amount of money at a token; bare numbers too. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const before = unitAt(tokens, at);
  const number = readNumber(tokens, before?.next ?? at);
  if (!number) return null;
  let { next } = number;
  const isLucas = lucas.has(tokens[next]?.word ?? '');
  if (isLucas) next += 1;
  // `de`: un millón de pesos; `45 lucas chilenas` needs nothing.
  const after = unitAt(tokens, tokens[next]?.word === 'de' ? next + 1 : next);
  if (after) next = after.next;
  const units = [after?.meaning, before?.meaning].filter((unit) => unit !== undefined);
  const named = units.find((unit) => 'currency' in unit);
  const signed = units.find((unit) => 'sign' in unit);
  return {
    value: isLucas ? number.value * 1000 : number.value,
    currency: named?.currency ?? (isLucas ? 'CLP' : null),
    sign: signed?.sign ?? null,
    isForeign: units.some((unit) => 'foreign' in unit),
    isThousands: number.isThousands || isLucas,
    from: at,
    next,
  };
}

const sharing: Record<'$' | 'pesos', readonly Currency[]> = {
  $: ['USD', 'CLP', 'MXN', 'COP', 'ARS'],
  pesos: ['CLP', 'MXN', 'COP', 'ARS'],
};

/** Nobody asks for more than this many times the smallest price. */
const mostTimesSmallest = 400;

function isLikely(value: number, currency: Currency): boolean {
  const amount = minorUnits(value, currency);
  const smallest = minimumPrices[currency];
  return amount >= smallest && amount <= smallest * mostTimesSmallest;
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
 * and the price is a likely one, else the likeliest that share the sign, which is then a question.
 */
export function chooseCurrency(
  { value, currency, sign }: Pick<Amount, 'value' | 'currency' | 'sign'>,
  account: Currency,
  named: Currency | null,
): CurrencyChoice {
  const certain = currency ?? (sign === null || named === null ? named : within(sign, named));
  if (certain) return { currency: certain, isAssumed: false, options: [] };
  const candidates = sign === null ? [account] : sharing[sign];
  const isOwn = candidates.includes(account);
  const likely = candidates.filter((one) => isLikely(value, one));
  if (isOwn && (likely.includes(account) || likely.length === 0))
    return { currency: account, isAssumed: true, options: [] };
  const options = [...likely, ...(isOwn ? [account] : [])];
  const [first] = options.length > 0 ? options : candidates;
  return {
    currency: first ?? account,
    isAssumed: true,
    options: options.length > 0 ? options : [...candidates],
  };
}

function within(sign: '$' | 'pesos', named: Currency): Currency | null {
  return sharing[sign].includes(named) ? named : null;
}
