import { currencies, type Currency } from '@puente/contract/policy';
import type { Rates } from '../../currency/rules.ts';

/** What something costs, in the minor units of one currency. */
export type Costs<Thing extends object> = WeakMap<Thing, number>;

/** Combinations of currencies in use at once; the one used longest ago is dropped first. */
const mostKept = 16;

/**
 * Costs that were worked out before, by the currencies they were shown and compared in and by the
 * rates: of 3,000 experts that would take longer than the rest of a list.
 */
export function createCostMemory<Thing extends object>() {
  const kept = new Map<string, Costs<Thing>>();
  return (rates: Rates, shown: Currency | undefined, compared: Currency): Costs<Thing> => {
    const values = currencies.map((currency) => rates.rate('USD', currency));
    const key = [shown ?? '', compared, rates.age === 'too-old', ...values].join('|');
    const costs = kept.get(key) ?? new WeakMap<Thing, number>();
    kept.delete(key);
    kept.set(key, costs);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return costs;
  };
}
