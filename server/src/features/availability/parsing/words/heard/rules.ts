import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { withDenialFirst } from '../denied/rules.ts';
import { withoutLastStart } from '../last/rules.ts';
import { withoutMisspoken } from '../misspoken/rules.ts';
import { withoutOften } from '../often/rules.ts';
import { withoutRetaken } from '../retaken/rules.ts';
import { withPlainPauses } from '../straight/rules.ts';
import { withTrades } from '../trade/rules.ts';
import { correctWords } from '../rules.ts';

/** The tokens as they were meant: spelt right, and without what says nothing or was taken back at once. */
export function heardWords(
  tokens: readonly Token[],
  language: Language,
  names: ReadonlySet<string>,
): Token[] {
  const told = withoutOften(correctWords(tokens, language, names));
  const plain = withDenialFirst(withPlainPauses(told, language), language);
  const named = withTrades(plain, language);
  const meant = withoutRetaken(withoutMisspoken(named, language), language);
  return withoutLastStart(meant, language);
}
