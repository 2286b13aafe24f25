import type { Executor } from '../../../db/connection.ts';

/** What a receipt prints of the booking that an order bought, of a package the first. */
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
    .orderBy('b.created_at')
    .orderBy('b.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
}
