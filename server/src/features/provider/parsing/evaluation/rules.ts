import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Currency, currencyDigits, type Language } from '@puente/contract/policy';
import { parse } from 'yaml';
import { currency } from '@puente/contract/money';
import { z } from 'zod';
import { parsePricing } from '../pricing/rules.ts';

/**
 * `build` may be looked at while the rules change, `measured` only counts. `seen` holds later batches
 * that were counted first and have been looked at since. `strangers` is by an author who knew no
 * rule (of its 30 sentences 23 were read exactly at first), looked at since; `classes` are ways of
 * speaking, imagined while the rules were made.
 */
export type Half = 'build' | 'measured' | 'seen' | 'strangers' | 'classes';

export type Sentence = { text: string; gives: string; language: Language; account: Currency };

/** The account's own currency of those who speak, where the sentence tells no other. */
const usual: Record<Language, Currency> = { en: 'USD', es: 'CLP' };

const rows = z.array(
  z.strictObject({ text: z.string(), gives: z.string(), account: currency.optional() }),
);

export function sentencesOf(half: Half, language: Language): Sentence[] {
  const file = join(import.meta.dirname, `${half}-${language}.yaml`);
  return rows.parse(parse(readFileSync(file, 'utf8'))).map((row) => ({
    ...row,
    language,
    account: row.account ?? usual[language],
  }));
}

/**
 * What is expected and what came: `n 45000 CLP; f 30000 CLP`, normal and first meeting per hour, `low`
 * where one is below the smallest price, `?` where something is asked back or not understood.
 */
export function judge({ text, gives, account }: Sentence): { expected: string; got: string } {
  const question = { text, currency: account, durations: [60] };
  const { proposals, notUnderstood, questions } = parsePricing(question);
  const rates = proposals.map(({ field, rate }) => {
    const major = rate.amount / 10 ** currencyDigits[rate.currency];
    return `${field === 'normalRate' ? 'n' : 'f'} ${major} ${rate.currency}`;
  });
  const got = [
    ...(rates.length > 0 ? [rates.join('; ')] : []),
    ...(proposals.some(({ tooLow }) => tooLow !== null) ? ['low'] : []),
    ...(notUnderstood.length + questions.length > 0 ? ['?'] : []),
  ].join(' ');
  const expected = gives.replaceAll(/(\d+\.\d+)/g, (number) => String(Number(number)));
  return { expected, got };
}
