import type { BoughtPackage } from '@puente/contract/package-terms';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { lapseOrders } from '../../order/service.ts';
import { requestRefund } from '../../payment/refund/service.ts';
import { postPromoReturned } from '../../payment/ledger/service.ts';
import { refreshRefunds } from '../../payment/refund-by-hand/service.ts';
import { cancelOpenIntents } from '../../payment/service.ts';
import { returnUse } from '../../promo/use/service.ts';
import { dropReminders } from '../notification/service.ts';
import { markCancelled, markMeetingsReleased } from '../meeting-end/service.ts';
import { packageTerms, refundOf } from '../package/present.ts';
import { isWholeRefund, packageStatusAt, promoBack } from '../package/rules.ts';
import {
  completed,
  findPackage,
  findSessionBookings,
  getPackage,
  type LockedPackage,
  lockPackage,
  markPackageCancelled,
  refundUnit,
} from '../package/service.ts';
import { planPackageMail } from '../package-mail/service.ts';
import { packagePort } from '../package-payment/service.ts';
import { closeProposal } from '../proposal/service.ts';

type Request = {
  packageId: string;
  reason: string;
  confirmed?: boolean | undefined;
  expectedRefund?: number | undefined;
};

/**
 * Cancels all of a package that is unplaced or to come, for either party, with the refund that is
 * due; or releases its client's hold of all its times. In one transaction under the locks of both
 * calendars, so that two who cancel at once, or cancel and place, do one after the other.
 */
export async function cancelPackage(
  context: Pick<Context, 'db' | 'clock' | 'log' | 'cards'>,
  actor: Client,
  request: Request,
): Promise<BoughtPackage> {
  const { db, clock } = context;
  const { packageId } = request;
  await getPackage(context, actor, packageId);
  const seen = await findPackage(db, packageId);
  if (seen?.status === 'active' && request.confirmed === true)
    await refreshRefunds(context, packagePort(context), seen.order_id);
  await db.transaction().execute(async (tx) => {
    const locked = await lockPackage(tx, packageId);
    if (!locked) throw new AppError('not-found');
    const now = clock.now();
    const by = locked.view.client_id === actor.userId ? 'client' : 'provider';
    const status = packageStatusAt(locked.view, locked.units, now);
    // The months of a plan end with it.
    if (locked.view.plan_id !== null) throw new AppError('not-cancellable');
    if (status === 'reserved') await release(tx, locked, now);
    else if (status !== 'active') throw new AppError('not-cancellable');
    else await cancel(tx, locked, { ...request, by, now });
    await bumpCalendarVersion(tx, locked.view.provider_id, locked.view.client_id);
  });
  return getPackage(context, actor, packageId);
}

/** Gives up the hold of all times of a package; late money for it goes back. */
async function release(tx: Tx, { view }: LockedPackage, now: Temporal.Instant): Promise<void> {
  await markMeetingsReleased(tx, view.id, now);
  await lapseOrders(tx, [view.order_id]);
  await cancelOpenIntents(tx, [view.order_id]);
}

/** The same for one that is released by one of its times. */
export async function releasePackage(
  tx: Tx,
  packageId: string,
  now: Temporal.Instant,
): Promise<void> {
  const locked = await lockPackage(tx, packageId);
  if (!locked) throw new AppError('not-found');
  await release(tx, locked, now);
}

type Cancellation = Request & { by: 'client' | 'provider'; now: Temporal.Instant };

async function cancel(
  tx: Tx,
  locked: LockedPackage,
  { by, now, reason, confirmed, expectedRefund }: Cancellation,
): Promise<void> {
  const { view } = locked;
  const [whole] = await completed(tx, [view]);
  const refund = whole ? refundOf(whole, by, now) : null;
  if (!whole || !refund) throw new AppError('not-cancellable');
  if (confirmed !== true) throw new AppError('confirmation-missing');
  if (expectedRefund !== undefined && expectedRefund !== refund.total)
    throw new AppError('refund-changed', { refundTerms: packageTerms(whole, refund.total) });
  await refundAll(tx, locked, refund, { by, reason, now });
  await planPackageMail(tx, { packageId: view.id, kind: 'cancelled' });
}

/**
 * The expert ends a month of a plan at once: all of it that is unplaced or to come goes back in
 * full, without a mail of its own.
 * @returns minor units that go back
 */
export async function cancelMonth(
  tx: Tx,
  packageId: string,
  { reason, now }: { reason: string; now: Temporal.Instant },
): Promise<number> {
  const locked = await lockPackage(tx, packageId);
  if (locked?.view.status !== 'active') return 0;
  const [whole] = await completed(tx, [locked.view]);
  const refund = whole ? refundOf(whole, 'provider', now) : null;
  if (!refund) return 0;
  await refundAll(tx, locked, refund, { by: 'provider', reason, now });
  return refund.total;
}

async function refundAll(
  tx: Tx,
  { view, units }: LockedPackage,
  refund: NonNullable<ReturnType<typeof refundOf>>,
  { by, reason, now }: Pick<Cancellation, 'by' | 'reason' | 'now'>,
): Promise<void> {
  const { id: packageId, order_id: orderId, currency } = view;
  if (refund.total > 0) {
    const asked = { orderId, amount: refund.total, reason: `${by}-cancelled`, at: now };
    await requestRefund(tx, asked);
  }
  const toMaker = promoBack(refund.sessions, units);
  await postPromoReturned(tx, { orderId, amount: toMaker, currency, at: now });
  if (isWholeRefund(refund.sessions, units)) await returnUse(tx, orderId, now);
  const meetings = await findSessionBookings(tx, packageId, 'confirmed');
  for (const { number, amount } of refund.sessions) {
    const bookingId = units.find((unit) => unit.number === number)?.booking_id;
    await refundUnit(tx, { packageId, number }, amount);
    const meeting = meetings.find(({ id }) => id === bookingId);
    if (!meeting) continue;
    await closeProposal(tx, meeting.id, 'closed', now);
    await markCancelled(tx, meeting.id, { by, reason, refundAmount: amount, now });
    await dropReminders(tx, meeting.id, now);
  }
  await markPackageCancelled(tx, packageId, { by, reason, now });
}
