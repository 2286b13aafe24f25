import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Currency, currencyDigits, type Language } from '@puente/contract/policy';
import { parse } from 'yaml';
import { z } from 'zod';
import { parsePricing } from '../pricing/rules.ts';

/**
 * `build` may be looked at while the rules change, `measured` only counts. `seen` holds later batches
 * that were counted first and have been looked at since.
 */
export type Half = 'build' | 'measured' | 'seen';

export type Sentence = { text: string; gives: string; language: Language };

/** The account's own currency of those who speak. */
const account: Record<Language, Currency> = { en: 'USD', es: 'CLP' };

const rows = z.array(z.strictObject({ text: z.string(), gives: z.string() }));

export function sentencesOf(half: Half, language: Language): Sentence[] {
  const file = join(import.meta.dirname, `${half}-${language}.yaml`);
  return rows.parse(parse(readFileSync(file, 'utf8'))).map((row) => ({ ...row, language }));
}

/**
 * What is expected and what came: `n 45000 CLP; f 30000 CLP`, normal and first meeting per hour, `low`
 * where one is below the smallest price, `?` where something is asked back or not understood.
 */
export function judge({ text, gives, language }: Sentence): { expected: string; got: string } {
  const question = { text, currency: account[language], durations: [60] };
  const { proposals, notUnderstood, questions } = parsePricing(question);
  const rates = proposals.map(({ field, rate: { amount, currency } }) => {
    const major = amount / 10 ** currencyDigits[currency];
    return `${field === 'normalRate' ? 'n' : 'f'} ${major} ${currency}`;
  });
  const got = [
    ...(rates.length > 0 ? [rates.join('; ')] : []),
    ...(proposals.some(({ tooLow }) => tooLow !== null) ? ['low'] : []),
    ...(notUnderstood.length + questions.length > 0 ? ['?'] : []),
  ].join(' ');
  const expected = gives.replaceAll(/(\d+\.\d+)/g, (number) => String(Number(number)));
  return { expected, got };
}
