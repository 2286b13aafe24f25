import type { Currency } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { convert } from '../../../lib/money.ts';
import { readRates } from '../../currency/service.ts';
import { type ListedExpert, usualPriceOf } from '../../provider/listing/service.ts';
import { createCostMemory } from './rules.ts';

const costsBefore = createCostMemory<ListedExpert>();

/**
 * What a usual meeting costs a person, in the minor units of the currency that prices are compared
 * in. They see prices in `shown`, or in each expert's own where it is absent; with whom they have
 * met it isn't the first meeting any more.
 */
export async function costsFor(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  { shown, compared }: { shown: Currency | undefined; compared: Currency },
  met: ReadonlySet<string>,
): Promise<(expert: ListedExpert) => number> {
  const rates = await readRates(context);
  const before = costsBefore(rates, shown, compared);
  const costOf = (expert: ListedExpert, hasMet: boolean): number => {
    const currency = shown ?? expert.priced.rate_currency;
    const paid = usualPriceOf(expert, { currency, rates, hasMet });
    return convert(paid, compared, rates.rate(paid.currency, compared)).amount;
  };
  return (expert) => {
    if (met.has(expert.id)) return costOf(expert, true);
    const cost = before.get(expert) ?? costOf(expert, false);
    before.set(expert, cost);
    return cost;
  };
}
