import type { Executor, Tx } from '../../../db/connection.ts';

/** Open reports whose time to answer may be over. */
export async function findDue(
  db: Executor,
  now: Temporal.Instant,
  limit: number,
): Promise<{ id: string; bookingId: string }[]> {
  return db
    .selectFrom('problems')
    .select(['id', 'booking_id as bookingId'])
    .where('status', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** There is more time to answer than was said. */
export async function setDue(tx: Tx, id: string, dueAt: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('problems')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}
