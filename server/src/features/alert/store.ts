import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connection.ts';
import type { OperatorAlerts } from '../../db/schema.ts';

type AlertRow = Selectable<OperatorAlerts>;

/** Stores an alert; false when the same one is stored already. */
export async function insertAlert(tx: Tx, alert: AlertRow): Promise<boolean> {
  const inserted = await tx
    .insertInto('operator_alerts')
    .values({ ...alert, facts: JSON.stringify(alert.facts) })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export function findAlert(db: Executor, id: string): Promise<AlertRow | undefined> {
  return db.selectFrom('operator_alerts').selectAll().where('id', '=', id).executeTakeFirst();
}
