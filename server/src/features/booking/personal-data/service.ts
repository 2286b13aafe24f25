import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { nothingPaid, paidAmounts } from '../../payment/service.ts';
import { changesOf } from '../history/service.ts';
import { forgetInPackages, hasOpenPackages } from '../package/service.ts';
import { forgetInPlans, hasOpenPlans } from '../plan/service.ts';
import { presentBooking } from '../present.ts';
import { type BookingView, findAllOwnViews } from '../store.ts';
import { eraseHomesOf } from '../venue/service.ts';
import { blankPerson, hasOpenBookings, listOwnMessages } from './store.ts';

/** All bookings on either side, as the person sees them. */
export async function exportBookings({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) {
  const views = await findAllOwnViews(db, userId);
  const ids = views.map((view) => view.order_id);
  const money = await paidAmounts(db, ids);
  const bookingIds = views.map(({ id }) => id);
  const changes = await changesOf({ db, clock }, bookingIds);
  const messages = await listOwnMessages(db, bookingIds, userId);
  return views.map((view) => ({
    ...presentBooking(view, userId, money.get(view.order_id) ?? nothingPaid, clock.now()),
    changes: changes.get(view.id) ?? [],
    proposalMessages: messages.filter(({ bookingId }) => bookingId === view.id),
    ...(view.client_id === userId ? { given: givenDetails(view) } : {}),
  }));
}

/** What the person gave for a meeting that they booked; the other side never sees it. */
function givenDetails(view: BookingView) {
  return {
    email: view.email,
    invoiceEmail: view.invoice_email,
    timezone: view.client_timezone,
  };
}

/** Meetings to come on either side, and times that are held. */
export async function openBookings(
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<Unsettled[]> {
  const isOpen =
    (await hasOpenBookings(db, userId, now)) ||
    (await hasOpenPackages(db, userId, now)) ||
    (await hasOpenPlans(db, userId));
  return isOpen
    ? [
        {
          path: 'bookings',
          message: 'Meetings to come, times that are held, plans, or packages with sessions left',
        },
      ]
    : [];
}

export async function forgetInBookings(tx: Tx, userId: string): Promise<void> {
  await blankPerson(tx, userId);
  await forgetInPackages(tx, userId);
  await forgetInPlans(tx, userId);
  await eraseHomesOf(tx, userId);
}
