import type { Tx } from '../../../db/connection.ts';
import { lockCalendars } from '../../availability/service.ts';
import { lockPeople } from '../own-time/service.ts';
import { findPartiesOf, lockBooking, type OrderedBooking } from '../store.ts';

/**
 * Calendars first, then the people, then the booking: every transaction that takes or frees a slot
 * locks in this order. Its order and payment come after.
 */
export async function lockCalendarAndBooking(
  tx: Tx,
  bookingId: string,
): Promise<OrderedBooking | undefined> {
  const parties = await findPartiesOf(tx, bookingId);
  if (!parties) return undefined;
  await lockCalendars(tx, parties);
  await lockPeople(tx, parties.providerId, parties.clientId);
  return lockBooking(tx, bookingId);
}
