import type { Executor } from '../../../db/connection.ts';

/** What a receipt prints of a meeting, or of the first that an order bought. */
export function findSold(db: Executor, by: { orderId: string } | { meetingId: string }) {
  return db
    .selectFrom('bookings as b')
    .innerJoin('users as seller', 'seller.id', 'b.provider_id')
    .innerJoin('users as buyer', 'buyer.id', 'b.client_id')
    .select(['b.starts_at', 'b.ends_at', 'b.venue', 'b.name', 'b.last_name'])
    .select(['b.email', 'b.invoice_email', 'b.client_timezone', 'b.client_language'])
    .select(['seller.name as seller_name', 'seller.last_name as seller_last_name'])
    .select('buyer.region')
    .where((row) =>
      'orderId' in by ? row('b.order_id', '=', by.orderId) : row('b.id', '=', by.meetingId),
    )
    .orderBy('b.created_at')
    .orderBy('b.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
}
