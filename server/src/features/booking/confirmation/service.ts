import type { Currency } from '@puente/contract/policy';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import { assertBookable, lockCalendars, touchCalendars } from '../../availability/service.ts';
import type { BookingPort } from '../../payment/service.ts';
import { planNotices } from '../notice/service.ts';
import { hasClash } from '../own-time/service.ts';
import { lockPeople } from '../own-time/store.ts';
import { canBecome, canConfirmLate, isHoldOver, statusAt, type StoredStatus } from '../rules.ts';
import { type BookingRow, findPartiesOf, hasMet, lockBooking } from '../store.ts';
import { endHoldsInTheWay, findBooking, hasNewerHold, markConfirmed } from './store.ts';

/**
 * Calendars first, then the people, then the booking: the order of everybody who takes or frees a
 * slot.
 */
export const lockCalendarAndBooking = async (
  tx: Tx,
  bookingId: string,
): Promise<BookingRow | undefined> => {
  const parties = await findPartiesOf(tx, bookingId);
  if (!parties) return undefined;
  await lockCalendars(tx, parties);
  await lockPeople(tx, parties.providerId, parties.clientId);
  return lockBooking(tx, bookingId);
};

const mustFind = (booking: BookingRow | undefined, bookingId: string): BookingRow => {
  if (!booking) throw new Error(`no booking ${bookingId}`);
  return booking;
};

/**
 * Could the client book this very meeting now, on the terms that were quoted? The expert may have
 * closed the time, or sold time that needs the buffer; the client may have met the expert since, or
 * hold another time with them, which replaced this one.
 */
const isStillBookable = async (
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> => {
  const { client_id: clientId, provider_id: providerId, starts_at: start } = booking;
  if (await hasNewerHold(tx, booking, now)) return false;
  if (booking.is_first_rate && (await hasMet(tx, clientId, providerId))) return false;
  const minutes = start.until(booking.ends_at).total('minutes');
  // Without the client: what they hold themselves is in the way as well.
  return (await assertBookable(tx, providerId, start, minutes, now, null, 'quoted')) === 'ok';
};

/**
 * May money that just arrived have the slot? While the hold lasts, always. After it the money is
 * late, also when it left the card before: it is treated like a new booking on the quoted terms.
 */
const canHaveSlot = async (
  tx: Tx,
  booking: BookingRow,
  now: Temporal.Instant,
): Promise<boolean> => {
  if (!canBecome(booking.status as StoredStatus, 'confirmed')) return false;
  if (booking.status === 'held' && !isHoldOver(booking, now)) return true;
  // The client let this hold go themselves: they don't want the slot any more.
  if (booking.cancelled_by !== null || !canConfirmLate(booking, now)) return false;
  // Like a new booking: the client may have taken another meeting for that time since.
  if (await hasClash(tx, booking, now)) return false;
  await endHoldsInTheWay(tx, booking, now);
  return isStillBookable(tx, booking, now);
};

const confirmPaid = async (
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  bookingId: string,
): Promise<'confirmed' | 'already' | 'slot-lost'> => {
  const booking = mustFind(await lockCalendarAndBooking(tx, bookingId), bookingId);
  if (booking.status === 'confirmed') return 'already';
  const now = clock.now();
  if (!(await canHaveSlot(tx, booking, now))) {
    await planNotices(tx, booking, 'slot-lost', now);
    return 'slot-lost';
  }
  await markConfirmed(tx, bookingId, now);
  await touchCalendars(tx, booking.provider_id, booking.client_id);
  await planNotices(tx, booking, 'confirmed', now);
  return 'confirmed';
};

/** What payment asks of bookings; supplied in app.ts. */
export const bookingPort = (context: Pick<Context, 'clock'>): BookingPort => ({
  findPayable: async (executor, bookingId, clientId) => {
    const booking = await findBooking(executor, bookingId, clientId);
    if (!booking) return null;
    return {
      bookingId,
      status: statusAt(booking, context.clock.now()),
      price: booking.price,
      currency: booking.currency as Currency,
      holdExpiresAt: booking.hold_expires_at,
    };
  },
  bookingStatusOf: async (executor, bookingId, clientId) => {
    const booking = await findBooking(executor, bookingId, clientId);
    return booking ? statusAt(booking, context.clock.now()) : null;
  },
  sharesOf: async (executor, bookingId) => {
    const booking = mustFind(await findBooking(executor, bookingId, null), bookingId);
    return {
      providerId: booking.provider_id,
      partnerId: booking.partner_id,
      platformBasisPoints: booking.platform_basis_points,
      partnerBasisPoints: booking.partner_basis_points,
    };
  },
  lockForPayment: async (tx, bookingId) => {
    await lockCalendarAndBooking(tx, bookingId);
  },
  confirmPaid: (tx, bookingId) => confirmPaid(context, tx, bookingId),
});
