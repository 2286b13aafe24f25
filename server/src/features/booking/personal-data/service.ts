import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { nothingPaid, paidAmounts } from '../../payment/service.ts';
import { changesOf } from '../history/service.ts';
import { presentBooking } from '../present.ts';
import { type BookingView, listOwnViews } from '../store.ts';
import { eraseHomesOf } from '../venue/service.ts';
import { blankPerson, hasOpenBookings, listOwnMessages } from './store.ts';

/** How many bookings are read at once. */
const pageSize = 500;

/** All bookings on either side, as the person sees them. */
export async function exportBookings({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string) {
  const views = await readAll(db, userId);
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

async function readAll(db: Executor, userId: string): Promise<BookingView[]> {
  const views: BookingView[] = [];
  for (;;) {
    const last = views.at(-1);
    const after = last ? { start: last.starts_at, id: last.id } : null;
    const page = await listOwnViews(db, userId, { role: null, limit: pageSize, after });
    views.push(...page);
    if (page.length < pageSize) return views;
  }
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
  return (await hasOpenBookings(db, userId, now))
    ? [{ path: 'bookings', message: 'Meetings to come, or times that are held' }]
    : [];
}

export async function forgetInBookings(tx: Tx, userId: string): Promise<void> {
  await blankPerson(tx, userId);
  await eraseHomesOf(tx, userId);
}
