import type { Currency } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import { readRates } from '../../currency/service.ts';
import { type ListedExpert, presentListed } from './present.ts';
import { readListed } from './store.ts';

export type { ListedExpert } from './present.ts';

/**
 * Every published expert as lists need them, with the price of the usual meeting in the requested
 * currency, else in theirs.
 */
export async function listExperts(
  context: Pick<Context, 'db' | 'clock' | 'rates'>,
  {
    currency,
    metBy,
  }: { currency?: Currency | undefined; metBy: (ids: readonly string[]) => MetSet },
): Promise<ListedExpert[]> {
  const rows = await readListed(context.db);
  const met = await metBy(rows.map(({ id }) => id));
  const rates = await readRates(context);
  return rows.flatMap((row) => {
    const target = { currency: currency ?? row.rate_currency, rates, hasMet: met.has(row.id) };
    return presentListed(row, target) ?? [];
  });
}

type MetSet = Promise<ReadonlySet<string>>;
