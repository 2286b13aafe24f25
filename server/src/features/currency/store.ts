import type { Executor, Tx } from '../../db/connection.ts';
import type { RateTable } from '../../gateways/rates/port.ts';

/** The newest rates of today or earlier; rates of later days stay behind when a clock goes back. */
export async function readNewest(db: Executor, today: string): Promise<RateTable | null> {
  const row = await db
    .selectFrom('exchange_rates')
    .select(['day as date', 'per_dollar as perDollar'])
    .where('day', '<=', today)
    .orderBy('day', 'desc')
    .limit(1)
    .$narrowType<Pick<RateTable, 'perDollar'>>()
    .executeTakeFirst();
  return row ?? null;
}

export async function saveRates(
  tx: Tx,
  { date, perDollar }: RateTable,
  fetchedAt: Temporal.Instant,
): Promise<void> {
  const values = { per_dollar: JSON.stringify(perDollar), fetched_at: fetchedAt };
  await tx
    .insertInto('exchange_rates')
    .values({ day: date, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
}
