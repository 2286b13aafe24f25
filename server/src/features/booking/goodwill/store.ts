import { sql } from 'kysely';
import type { Tx } from '../../../db/connection.ts';

/** Minor units more that went back of a cancelled meeting. */
export async function addRefundAmount(tx: Tx, bookingId: string, amount: number): Promise<void> {
  await tx
    .updateTable('bookings')
    .set((row) => ({
      refund_amount: sql`coalesce(${row.ref('refund_amount')}, 0) + ${amount}::bigint`,
    }))
    .where('id', '=', bookingId)
    .execute();
}
