import type { Executor, Tx } from '../../db/connection.ts';

type AlertRow = {
  id: string;
  kind: string;
  subject: string;
  facts: unknown;
  created_at: Temporal.Instant;
};

/** Keeps an alert; false when the same was kept before. */
export const insertAlert = async (tx: Tx, alert: AlertRow): Promise<boolean> => {
  const inserted = await tx
    .insertInto('operator_alerts')
    .values({ ...alert, facts: JSON.stringify(alert.facts) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

export const findAlert = async (db: Executor, id: string): Promise<AlertRow | undefined> =>
  db.selectFrom('operator_alerts').selectAll().where('id', '=', id).executeTakeFirst();
