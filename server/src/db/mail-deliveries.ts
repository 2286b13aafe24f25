import type { Executor } from './connection.ts';

export async function isDelivered(db: Executor, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_deliveries')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function keepDelivery(
  db: Executor,
  messageId: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('mail_deliveries')
    .values({ message_id: messageId, delivered_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeDeliveriesBefore(db: Executor, at: Temporal.Instant): Promise<void> {
  await db.deleteFrom('mail_deliveries').where('delivered_at', '<', at).execute();
}
