import type { Executor } from '../../../db/connection.ts';

type CardOf = { clientId: string; card: string };

/** Is a plan of the person that goes on charged to the card? */
export async function isCardInUse(db: Executor, { clientId, card }: CardOf): Promise<boolean> {
  const used = await db
    .selectFrom('plans')
    .select('id')
    .where('client_id', '=', clientId)
    .where('payment_method', '=', card)
    .where('status', 'in', ['active', 'past-due', 'ending'])
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** Takes a card out of the plans that ended with it. */
export async function forgetCard(db: Executor, { clientId, card }: CardOf): Promise<void> {
  await db
    .updateTable('plans')
    .set({ payment_method: null })
    .where('client_id', '=', clientId)
    .where('payment_method', '=', card)
    .where('status', '=', 'ended')
    .execute();
}
