import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';

/**
 * Takes the turn of work that is done once a day: true for one caller, who does it, when it is due.
 * A turn that lies more than two days ahead was set before the clock went back, and is due as well.
 */
export const takeTurn = async (
  tx: Tx,
  name: string,
  { now, nextAt }: { now: Temporal.Instant; nextAt: Temporal.Instant },
): Promise<boolean> => {
  const tooFar = now.add({ hours: 48 });
  const { rows } = await sql`
    insert into daily_runs (name, due_at) values (${name}, ${nextAt})
    on conflict (name) do update set due_at = excluded.due_at
      where daily_runs.due_at <= ${now} or daily_runs.due_at > ${tooFar}
    returning name`.execute(tx);
  return rows.length > 0;
};

/** Says when work that is done once a day is due next, whatever its turn said. */
export const setTurn = async (tx: Tx, name: string, dueAt: Temporal.Instant): Promise<void> => {
  await tx.updateTable('daily_runs').set({ due_at: dueAt }).where('name', '=', name).execute();
};
