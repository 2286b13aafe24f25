import type { Booking } from '@puente/contract/booking';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { touchCalendars } from '../../availability/service.ts';
import { requestRefund } from '../../payment/refund/service.ts';
import { refreshRefunds } from '../../payment/refund-by-hand/service.ts';
import { cancelOpenIntents, paidAmounts } from '../../payment/service.ts';
import { bookingPort, lockCalendarAndBooking } from '../confirmation/service.ts';
import { planNotices } from '../notice/service.ts';
import { nothingPaid, presentRefundTerms } from '../present.ts';
import { canCancel } from '../rules.ts';
import { getBooking } from '../service.ts';
import { type BookingRow, findOwnView } from '../store.ts';
import { markCancelled, markReleased } from './store.ts';

type Wish = {
  reason: string;
  confirmed?: boolean | undefined;
  /** Minor units, as the person was told. */
  expectedRefund?: number | undefined;
};

type Party = 'client' | 'provider';

/** What cancelling now pays back; refuses when the person was told another amount. */
const agreedRefund = async (
  tx: Tx,
  booking: BookingRow,
  by: Party,
  expected: number | undefined,
  now: Temporal.Instant,
): Promise<number> => {
  const money = (await paidAmounts(tx, [booking.id])).get(booking.id) ?? nothingPaid;
  const refundTerms = presentRefundTerms(booking, by, money, now);
  const { amount } = refundTerms.refund;
  if (expected !== undefined && expected !== amount)
    throw new AppError('refund-changed', { refundTerms });
  return amount;
};

const cancelConfirmed = async (
  tx: Tx,
  booking: BookingRow,
  by: Party,
  { reason, amount }: { reason: string; amount: number },
  now: Temporal.Instant,
): Promise<void> => {
  const wish = { bookingId: booking.id, amount, reason: `${by}-cancelled`, at: now };
  const granted = amount > 0 ? await requestRefund(tx, wish) : null;
  await markCancelled(tx, booking.id, { by, reason, refundAmount: granted?.amount ?? 0, now });
  await planNotices(tx, { ...booking, sequence: booking.sequence + 1 }, 'cancelled', now);
};

/**
 * Cancels a confirmed booking of either party with the refund that is due, or releases the
 * client's own hold. Everything happens in one transaction under the calendar's lock, so that two
 * who cancel at once cause one refund.
 */
export const cancelBooking = async (
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  actor: Client,
  bookingId: string,
  wish: Wish,
): Promise<Booking> => {
  const { db, clock } = context;
  const seen = await findOwnView(db, bookingId, actor.userId);
  if (!seen) throw new AppError('not-found');
  if (seen.status === 'confirmed' && wish.confirmed === true)
    await refreshRefunds(context, bookingPort(context), bookingId);
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const now = clock.now();
    if (!booking || !canCancel(booking, now)) throw new AppError('not-cancellable');
    const by = booking.client_id === actor.userId ? 'client' : 'provider';
    const isHeld = booking.status === 'held';
    if (!isHeld && wish.confirmed !== true) throw new AppError('confirmation-missing');
    const amount = await agreedRefund(tx, booking, by, wish.expectedRefund, now);
    if (isHeld) await markReleased(tx, bookingId, now);
    else await cancelConfirmed(tx, booking, by, { reason: wish.reason, amount }, now);
    await cancelOpenIntents(tx, bookingId);
    await touchCalendars(tx, booking.provider_id, booking.client_id);
  });
  return getBooking(context, actor, bookingId);
};
