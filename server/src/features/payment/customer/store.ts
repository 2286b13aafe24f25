import type { Executor, Tx } from '../../../db/connection.ts';

export async function findCustomer(db: Executor, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('card_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Keeps the first that is stored of a person. */
export async function insertCustomer(
  db: Executor,
  row: { user_id: string; customer_id: string; created_at: Temporal.Instant },
): Promise<void> {
  await db
    .insertInto('card_customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteCustomer(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('card_customers').where('user_id', '=', userId).execute();
}
