import type { Executor } from '../../../db/connection.ts';

/** An expert's meetings that were confirmed since then, also those to come. */
export async function countConfirmed(
  db: Executor,
  { providerId, since }: { providerId: string; since: Temporal.Instant },
): Promise<{ meetings: number; cancelled: number }> {
  return db
    .selectFrom('bookings')
    .select(({ fn }) => [
      fn.countAll<number>().as('meetings'),
      fn.countAll<number>().filterWhere('cancelled_by', '=', 'provider').as('cancelled'),
    ])
    .where('provider_id', '=', providerId)
    .where('confirmed_at', '>=', since)
    .executeTakeFirstOrThrow();
}
