import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { OrderPort } from '../../order/service.ts';
import { lockUseOf } from '../../promo/use/service.ts';
import { bumpCalendarVersion } from '../../availability/service.ts';
import { canHaveSlot, confirmMeeting, findTimesNear } from '../confirmation/service.ts';
import { planNotifications, planReminders } from '../notification/service.ts';
import { planPackageMail } from '../package-mail/service.ts';
import {
  findOrderOfPackage,
  findPackageIdOf,
  findSessionBookings,
  lockPackage,
  markPackageActive,
} from '../package/service.ts';
import { statusAt } from '../rules.ts';
import { describePackageSale } from '../sale/service.ts';
import { lockBooking } from '../store.ts';

/** What payments may ask of orders that buy a package. */
export function packagePort(context: Pick<Context, 'db' | 'clock'>): OrderPort {
  return {
    findOrderOf: findOrderOfPackage,
    describeSale: describePackageSale,
    findPurchase: async (executor, { id }) => {
      const first = await firstMeeting(executor, await packageIdOf(executor, id));
      return {
        // Pages and alerts know an order by a meeting.
        itemId: first.id,
        itemStatus: statusAt(first, context.clock.now()),
        payUntil: first.hold_expires_at,
      };
    },
    findTimesNear: async ({ id }) =>
      findTimesNear(context, await firstMeeting(context.db, await packageIdOf(context.db, id))),
    lockForPayment: async (tx, { id }) => {
      await lockMeetings(tx, await packageIdOf(tx, id));
    },
    fulfil: (tx, { id }) => confirmPaid(context, tx, id),
  };
}

export async function packageIdOf(executor: Executor, orderId: string): Promise<string> {
  const id = await findPackageIdOf(executor, orderId);
  if (id === null) throw new Error(`no package of order ${orderId}`);
  return id;
}

/** The first of those that were bought together, which had the hold. */
export async function firstMeeting(executor: Executor, packageId: string) {
  const meetings = await findSessionBookings(executor, packageId, 'any');
  const first = meetings.toSorted((a, b) =>
    Temporal.Instant.compare(a.created_at, b.created_at),
  )[0];
  if (!first) throw new Error(`no meeting of package ${packageId}`);
  return first;
}

export async function lockMeetings(tx: Tx, packageId: string) {
  const locked = await lockPackage(tx, packageId);
  if (!locked) throw new Error(`no package ${packageId}`);
  const meetings = [];
  for (const { id } of await findSessionBookings(tx, packageId, 'any')) {
    const meeting = await lockBooking(tx, id);
    if (meeting) meetings.push(meeting);
  }
  return { ...locked, meetings };
}

async function confirmPaid(
  context: Pick<Context, 'clock'>,
  tx: Tx,
  orderId: string,
): Promise<'fulfilled' | 'already' | 'lost'> {
  const packageId = await packageIdOf(tx, orderId);
  const outcome = await confirmTimes(context, tx, packageId);
  if (outcome === 'fulfilled') await planPackageMail(tx, { packageId, kind: 'bought' });
  return outcome;
}

/** All times of the package, or none: money that comes late gets them only together. Tells nobody. */
export async function confirmTimes(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  packageId: string,
): Promise<'fulfilled' | 'already' | 'lost'> {
  const { view, meetings } = await lockMeetings(tx, packageId);
  if (view.status !== 'reserved') return 'already';
  // Before the clock is read: a use that is free again must not be taken by two.
  await lockUseOf(tx, view.order_id);
  const now = clock.now();
  for (const meeting of meetings)
    if (!(await canHaveSlot(tx, meeting, now))) {
      await planNotifications(tx, meeting, 'slot-lost', now);
      return 'lost';
    }
  for (const meeting of meetings) {
    await confirmMeeting(tx, meeting.id, now);
    await planReminders(tx, meeting, now);
  }
  await markPackageActive(tx, view.id);
  await bumpCalendarVersion(tx, view.provider_id, view.client_id);
  return 'fulfilled';
}
