import { sql } from 'kysely';
import type { Executor } from './connection.ts';

export const isDelivered = async (db: Executor, messageId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from mail_deliveries where message_id = ${messageId}`.execute(db);
  return rows.length > 0;
};

export const keepDelivery = async (
  db: Executor,
  messageId: string,
  at: Temporal.Instant,
): Promise<void> => {
  await sql`
    insert into mail_deliveries (message_id, delivered_at) values (${messageId}, ${at})
    on conflict do nothing`.execute(db);
};

export const removeDeliveriesBefore = async (db: Executor, at: Temporal.Instant): Promise<void> => {
  await sql`delete from mail_deliveries where delivered_at < ${at}`.execute(db);
};
