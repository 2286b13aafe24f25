import type { Executor } from '../../../db/connection.ts';

/** What a receipt prints of the one booking that an order bought. */
export function findSold(db: Executor, orderId: string) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('users as seller', 'seller.id', 'b.provider_id')
    .innerJoin('users as buyer', 'buyer.id', 'b.client_id')
    .select(['b.starts_at', 'b.ends_at', 'b.venue', 'b.name', 'b.last_name'])
    .select(['b.email', 'b.invoice_email', 'b.client_timezone', 'b.client_language'])
    .select(['seller.name as seller_name', 'seller.last_name as seller_last_name'])
    .select('buyer.region')
    .where('b.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
