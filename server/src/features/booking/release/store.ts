import type { Executor, Tx } from '../../../db/connection.ts';
import { isLiterallyHeld } from '../store.ts';

/**
 * Releases the live holds of a client with an expert; the calendar must be locked before.
 * @returns them with their orders
 */
export function releaseHolds(
  tx: Tx,
  { clientId, providerId }: { clientId: string; providerId: string },
  now: Temporal.Instant,
): Promise<{ id: string; order_id: string }[]> {
  return tx
    .updateTable('bookings')
    .set({ status: 'expired', cancelled_at: now, cancelled_by: 'client' })
    .where('client_id', '=', clientId)
    .where('provider_id', '=', providerId)
    .where(isLiterallyHeld)
    .where('is_reserved', '=', false)
    .where('hold_expires_at', '>', now)
    .returning(['id', 'order_id'])
    .execute();
}

/** Calendars with holds that ran out. */
export async function findOverdueCalendars(db: Executor, now: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('provider_id')
    .distinct()
    .where(isLiterallyHeld)
    .where('hold_expires_at', '<=', now)
    .execute();
  return rows.map((row) => row.provider_id);
}

/**
 * Ends the holds of one calendar that ran out; the calendar must be locked before.
 * @returns the orders of those holds that ended with them; a plan's renewal can be paid all the same
 */
export async function expireHolds(
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<string[]> {
  const rows = await tx
    .updateTable('bookings')
    .set({ status: 'expired' })
    .where('provider_id', '=', providerId)
    .where(isLiterallyHeld)
    .where('hold_expires_at', '<=', now)
    .returning(['order_id', 'is_reserved'])
    .execute();
  return rows.filter((row) => !row.is_reserved).map((row) => row.order_id);
}
