import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import { bumpCalendarVersion, checkBookable, nearestSlots } from '../../availability/service.ts';
import { needsFirstMeeting } from '../../order/rules.ts';
import { lapseOrders, type OrderPort } from '../../order/service.ts';
import { canStillUse, lockUseOf } from '../../promo/use/service.ts';
import { lockCalendarAndBooking } from '../lock/service.ts';
import { planNotifications } from '../notification/service.ts';
import { endOverdueProposals } from '../proposal/service.ts';
import { hasClash } from '../own-time/service.ts';
import { canConfirmLate, holdAt, holdStates, statusAt } from '../rules.ts';
import { type BookingRow, hasMet, type OrderedBooking } from '../store.ts';
import { describeSale } from '../sale/service.ts';
import { tripOf } from '../venue/rules.ts';
import { doesPlaceStand } from '../venue/service.ts';
import {
  endHoldsInTheWay,
  findBookingOf,
  findOrderOfBooking,
  hasNewerHold,
  markConfirmed,
} from './store.ts';

/** What payments may ask of orders that buy one meeting. */
export function meetingPort(context: Pick<Context, 'db' | 'clock'>): OrderPort {
  return {
    findOrderOf: findOrderOfBooking,
    describeSale,
    findPurchase: async (executor, { id }) => {
      const booking = await findOrdered(executor, id);
      return {
        itemId: booking.id,
        itemStatus: statusAt(booking, context.clock.now()),
        payUntil: booking.hold_expires_at,
      };
    },
    findTimesNear: async ({ id }) => findTimesNear(context, await findOrdered(context.db, id)),
    lockForPayment: async (tx, { id }) => {
      await lockOrdered(tx, id);
    },
    fulfil: (tx, { id }) => confirmPaid(context, tx, id),
  };
}

/** Free times for somebody whose hold is over and who wants a meeting like it. */
export function findTimesNear(
  context: Pick<Context, 'db' | 'clock'>,
  booking: BookingRow,
): Promise<{ start: string; end: string }[]> {
  return nearestSlots(context, {
    providerId: booking.provider_id,
    clientId: booking.client_id,
    start: booking.starts_at,
    durationMinutes: booking.starts_at.until(booking.ends_at).total('minutes'),
    trip: tripOf(booking),
    isOwnLength: true,
  });
}

/** The one meeting that an order of this kind buys. */
async function findOrdered(executor: Executor, orderId: string): Promise<BookingRow> {
  const booking = await findBookingOf(executor, orderId);
  if (!booking) throw new Error(`no booking of order ${orderId}`);
  return booking;
}

async function lockOrdered(tx: Tx, orderId: string): Promise<OrderedBooking> {
  const { id } = await findOrdered(tx, orderId);
  const booking = await lockCalendarAndBooking(tx, id);
  if (!booking) throw new Error(`no booking ${id}`);
  return booking;
}

async function confirmPaid(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  orderId: string,
): Promise<'fulfilled' | 'already' | 'lost'> {
  const booking = await lockOrdered(tx, orderId);
  if (booking.status === 'confirmed') return 'already';
  // Before the clock is read: a use that is free again must not be taken by two.
  await lockUseOf(tx, orderId);
  const now = clock.now();
  if (!(await canHaveSlot(tx, booking, now))) {
    await planNotifications(tx, booking, 'slot-lost', now);
    return 'lost';
  }
  await markConfirmed(tx, booking.id, now);
  await bumpCalendarVersion(tx, booking.provider_id, booking.client_id);
  await planNotifications(tx, booking, 'confirmed', now);
  return 'fulfilled';
}

/** Makes a held time a meeting; whoever does so has the calendar and judged the time. */
export function confirmMeeting(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  return markConfirmed(tx, bookingId, now);
}

/**
 * May money that just arrived have the slot? While the hold lasts, always. After it the money is
 * late, also when it left the card before: it is treated like a new booking on the quoted terms.
 */
export async function canHaveSlot(
  tx: Tx,
  booking: OrderedBooking,
  now: Temporal.Instant,
): Promise<boolean> {
  const hold = holdAt(booking, now);
  // The client doesn't want a released one any more.
  if (hold === null || !holdStates.canBecome(hold, 'used')) return false;
  if (hold === 'live') return true;
  if (!canConfirmLate(booking, now)) return false;
  // Like a new booking: the client may have taken another meeting for that time since.
  if (await hasClash(tx, booking, now)) return false;
  await endOverdueProposals(tx, booking.provider_id, now);
  await lapseOrders(tx, await endHoldsInTheWay(tx, booking, now));
  return isStillBookable(tx, booking, now);
}

/**
 * Could the client book this very meeting now, on the terms that were quoted? The expert may have
 * closed the time or the office, or sold time that needs the travel or buffer; the client may have met the expert since, or
 * hold another time with them, which replaced this one;
 * others may have used its promo code up.
 */
async function isStillBookable(
  tx: Tx,
  booking: OrderedBooking,
  now: Temporal.Instant,
): Promise<boolean> {
  const { client_id: clientId, provider_id: providerId, starts_at: start } = booking;
  if (await hasNewerHold(tx, booking, now)) return false;
  if (!(await canStillUse(tx, booking.order_id, now))) return false;
  if (needsFirstMeeting(booking.terms) && (await hasMet(tx, clientId, providerId))) return false;
  if (!(await doesPlaceStand(tx, booking))) return false;
  const minutes = start.until(booking.ends_at).total('minutes');
  // Without the client: what they hold themselves is in the way as well.
  const trip = tripOf(booking);
  const isOwnLength = booking.package_id !== null;
  const slot = { providerId, start, durationMinutes: minutes, clientId: null, trip, isOwnLength };
  return (await checkBookable(tx, slot, now, 'quoted')) === 'ok';
}
