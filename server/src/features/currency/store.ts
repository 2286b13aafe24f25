import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { RateTable } from '../../gateways/rates/port.ts';

/** The newest rates that are of no day to come: a clock may have gone back. */
export const readNewest = async (db: Executor, today: string): Promise<RateTable | null> => {
  const { rows } = await sql<RateTable>`
    select day as date, per_dollar as "perDollar" from exchange_rates
    where day <= ${today} order by day desc limit 1`.execute(db);
  return rows[0] ?? null;
};

export const saveRates = async (
  tx: Tx,
  { date, perDollar }: RateTable,
  fetchedAt: Temporal.Instant,
): Promise<void> => {
  const values = { per_dollar: JSON.stringify(perDollar), fetched_at: fetchedAt };
  await tx
    .insertInto('exchange_rates')
    .values({ day: date, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
};
