import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { lapseOrders } from '../../order/service.ts';
import { cancelOpenIntents } from '../../payment/service.ts';
import { expireHolds, findOverdueCalendars, releaseHolds } from './store.ts';

/** Frees slots whose payment did not arrive in time. */
export async function expireOverdueHolds({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  for (const providerId of await findOverdueCalendars(db, now))
    await db.transaction().execute(async (tx) => {
      await bumpCalendarVersion(tx, providerId);
      await endOverdueHolds(tx, providerId, now);
    });
}

/** Frees the time of a calendar whose payment did not arrive in time; the calendar must be locked. */
export async function endOverdueHolds(
  tx: Tx,
  providerId: string,
  now: Temporal.Instant,
): Promise<void> {
  await lapseOrders(tx, await expireHolds(tx, providerId, now));
}

/**
 * Gives up what a client holds with an expert, for another time with them; calendars and people must
 * be locked.
 * @returns the ids of those bookings
 */
export async function releaseOwnHolds(
  tx: Tx,
  of: { clientId: string; providerId: string },
  now: Temporal.Instant,
): Promise<string[]> {
  const released = await releaseHolds(tx, of, now);
  const orderIds = [...new Set(released.map((hold) => hold.order_id))];
  await lapseOrders(tx, orderIds);
  await cancelOpenIntents(tx, orderIds);
  return released.map(({ id }) => id);
}
