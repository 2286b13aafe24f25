import type { Booking } from '@puente/contract/booking';
import { policy } from '@puente/contract/policy';
import type { CancelRate } from '@puente/contract/provider';
import type { RefundTerms } from '@puente/contract/refund-terms';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { shareOf, wholeBasisPoints } from '../../../lib/money.ts';
import { postPromoReturned } from '../../payment/ledger/service.ts';
import { requestRefund } from '../../payment/refund/service.ts';
import { refreshRefunds } from '../../payment/refund-by-hand/service.ts';
import { promoCost } from '../../order/rules.ts';
import { lapseOrders } from '../../order/service.ts';
import { cancelOpenIntents, nothingPaid, paidAmounts } from '../../payment/service.ts';
import { returnUse } from '../../promo/use/service.ts';
import { meetingPort } from '../confirmation/service.ts';
import { lockCalendarAndBooking } from '../lock/service.ts';
import { planNotifications } from '../notification/service.ts';
import { presentRefundTerms } from '../present.ts';
import { closeProposal } from '../proposal/service.ts';
import { canCancel } from '../rules.ts';
import { releasePackage } from '../package-end/service.ts';
import { doesCreditReturn } from '../package/rules.ts';
import { endSession } from '../package/service.ts';
import { refundStart } from '../move/rules.ts';
import { markCancelled, markReleased } from '../meeting-end/service.ts';
import { getBooking } from '../service.ts';
import { findOwnView, type OrderedBooking } from '../store.ts';
import { countConfirmed } from './store.ts';

/**
 * Cancels a confirmed booking of either party with the refund that is due, or releases the
 * client's own hold. Everything happens in one transaction under the calendar's lock, so that two
 * who cancel at once cause one refund.
 */
export async function cancelBooking(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  actor: Client,
  bookingId: string,
  request: CancelRequest,
): Promise<Booking> {
  const { db, clock } = context;
  const seen = await findOwnView(db, bookingId, actor.userId);
  if (!seen) throw new AppError('not-found');
  const isSession = seen.package_id !== null;
  if (seen.status === 'confirmed' && request.confirmed === true && !isSession)
    await refreshRefunds(context, meetingPort(context), seen.order_id);
  await db.transaction().execute(async (tx) => {
    const booking = await lockCalendarAndBooking(tx, bookingId);
    const now = clock.now();
    if (!booking || !canCancel(booking, now)) throw new AppError('not-cancellable');
    const by = booking.client_id === actor.userId ? 'client' : 'provider';
    const isHeld = booking.status === 'held';
    if (!isHeld && request.confirmed !== true) throw new AppError('confirmation-missing');
    // What is reserved for a renewal goes with the plan, or takes another time.
    if (booking.is_reserved && isHeld) throw new AppError('not-cancellable');
    if (isSession && isHeld) return releasePackage(tx, booking.package_id ?? '', now);
    const terms = await agreedTerms(tx, booking, { by, now }, request.expectedRefund);
    if (isHeld) await release(tx, booking, now);
    else await cancelConfirmed(tx, booking, { by, now, reason: request.reason, terms });
    if (!isSession) await cancelOpenIntents(tx, [booking.order_id]);
    await bumpCalendarVersion(tx, booking.provider_id, booking.client_id);
  });
  return getBooking(context, actor, bookingId);
}

type CancelRequest = {
  reason: string;
  confirmed?: boolean | undefined;
  /** Minor units, as the person was told. */
  expectedRefund?: number | undefined;
};

/** Who cancels, and when. */
type Cancellation = { by: 'client' | 'provider'; now: Temporal.Instant };

/** What cancelling now pays back; refuses when the person was told another amount. */
async function agreedTerms(
  tx: Tx,
  booking: OrderedBooking,
  { by, now }: Cancellation,
  expected: number | undefined,
): Promise<RefundTerms> {
  const { order_id: orderId } = booking;
  const money = (await paidAmounts(tx, [orderId])).get(orderId) ?? nothingPaid;
  const refundTerms = presentRefundTerms(booking, by, money, now);
  const { amount } = refundTerms.refund;
  if (expected !== undefined && expected !== amount)
    throw new AppError('refund-changed', { refundTerms });
  return refundTerms;
}

async function release(tx: Tx, booking: OrderedBooking, now: Temporal.Instant): Promise<void> {
  await markReleased(tx, booking.id, now);
  await lapseOrders(tx, [booking.order_id]);
}

async function cancelConfirmed(
  tx: Tx,
  booking: OrderedBooking,
  { by, now, reason, terms }: Cancellation & { reason: string; terms: RefundTerms },
): Promise<void> {
  if (booking.package_id !== null && booking.session_number !== null)
    return cancelSession(tx, booking, { by, now, reason });
  const { order_id: orderId, currency } = booking;
  const { basisPoints } = terms;
  const refund = terms.refund.amount;
  const request = { orderId, amount: refund, reason: `${by}-cancelled`, at: now };
  await closeProposal(tx, booking.id, 'closed', now);
  const granted = refund > 0 ? await requestRefund(tx, request) : null;
  const amount = shareOf(promoCost(booking.terms)?.amount ?? 0, basisPoints);
  await postPromoReturned(tx, { orderId, amount, currency, at: now });
  if (basisPoints === wholeBasisPoints) await returnUse(tx, orderId, now);
  await markCancelled(tx, booking.id, { by, reason, refundAmount: granted?.amount ?? 0, now });
  await planNotifications(tx, { ...booking, sequence: booking.sequence + 1 }, 'cancelled', now);
}

/** A session of a package: its credit comes back or is spent, and no money moves (package-1). */
async function cancelSession(
  tx: Tx,
  booking: OrderedBooking,
  { by, now, reason }: Cancellation & { reason: string },
): Promise<void> {
  const { id, package_id, session_number } = booking;
  if (package_id === null || session_number === null) return;
  const times = { placedAt: booking.created_at, startsAt: refundStart(booking) };
  const credit = doesCreditReturn(times, by, now) ? 'returned' : 'spent';
  await closeProposal(tx, id, 'closed', now);
  await markCancelled(tx, id, { by, reason, refundAmount: 0, credit, now });
  await endSession(tx, { package_id, session_number }, credit);
  await planNotifications(tx, { ...booking, sequence: booking.sequence + 1 }, 'cancelled', now);
}

/** How often an expert cancelled what was confirmed in the last year (cancel-1). */
export async function cancelRateOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  providerId: string,
): Promise<CancelRate> {
  const since = clock.now().subtract({ hours: policy.cancelling.rateDays * 24 });
  const { meetings, cancelled } = await countConfirmed(db, { providerId, since });
  const basisPoints = meetings === 0 ? 0 : Math.round((cancelled / meetings) * wholeBasisPoints);
  return { meetings, cancelled, basisPoints };
}
