import { sql } from 'kysely';
import type { Tx } from '../db/connection.ts';

/**
 * Claims work that is done once a day: true for the one caller that does it, when it is due. A time
 * more than two days ahead was set before the clock went back, and counts as due.
 */
export async function takeTurn(
  tx: Tx,
  name: string,
  { now, nextAt }: { now: Temporal.Instant; nextAt: Temporal.Instant },
): Promise<boolean> {
  const tooFar = now.add({ hours: 48 });
  const { rows } = await sql`
    insert into daily_runs (name, due_at) values (${name}, ${nextAt})
    on conflict (name) do update set due_at = excluded.due_at
      where daily_runs.due_at <= ${now} or daily_runs.due_at > ${tooFar}
    returning name`.execute(tx);
  return rows.length > 0;
}

/** Sets when work that is done once a day is due next. */
export async function setTurn(tx: Tx, name: string, dueAt: Temporal.Instant): Promise<void> {
  await tx.updateTable('daily_runs').set({ due_at: dueAt }).where('name', '=', name).execute();
}
