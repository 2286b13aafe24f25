import type { Executor, Tx } from '../../../db/connection.ts';

/** The codes that lowered prices of a person's orders, the oldest first. */
export function findUsesOf(executor: Executor, personId: string) {
  return executor
    .selectFrom('promo_uses as u')
    .innerJoin('promo_codes as c', 'c.id', 'u.promo_id')
    .select(['c.code', 'u.order_id', 'u.reserved_at', 'u.returned_at'])
    .where('u.person_id', '=', personId)
    .orderBy('u.reserved_at')
    .execute();
}

/** What was sold under the codes stays as it is. */
export async function pauseCodesOf(tx: Tx, providerId: string): Promise<void> {
  await tx
    .updateTable('promo_codes')
    .set({ status: 'paused' })
    .where('provider_id', '=', providerId)
    .execute();
}
