import type { Context } from '../../../context.ts';
import type { Executor, Tx } from '../../../db/connection.ts';
import type { Unsettled } from '../../../feature.ts';
import { paidAmounts } from '../../payment/service.ts';
import { nothingPaid, presentBooking } from '../present.ts';
import { type BookingView, listOwnViews } from '../store.ts';
import { blankPerson, hasOpenBookings } from './store.ts';

/** How many bookings are read at once. */
const pageSize = 500;

const readAll = async (db: Executor, userId: string): Promise<BookingView[]> => {
  const views: BookingView[] = [];
  for (;;) {
    const last = views.at(-1);
    const after = last ? { start: last.starts_at, id: last.id } : null;
    const page = await listOwnViews(db, userId, { role: null, limit: pageSize, after });
    views.push(...page);
    if (page.length < pageSize) return views;
  }
};

/** What the person gave for a meeting that they booked; the other side never sees it. */
const givenDetails = (view: BookingView) => ({
  email: view.email,
  invoiceEmail: view.invoice_email,
  timezone: view.client_timezone,
});

/** All bookings on either side, as the person sees them. */
export const exportBookings = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
) => {
  const views = await readAll(db, userId);
  const ids = views.map((view) => view.id);
  const money = await paidAmounts(db, ids);
  return views.map((view) => ({
    ...presentBooking(view, userId, money.get(view.id) ?? nothingPaid, clock.now()),
    ...(view.client_id === userId ? { given: givenDetails(view) } : {}),
  }));
};

/** Meetings to come on either side, and times that are held. */
export const openBookings = async (
  db: Executor,
  userId: string,
  now: Temporal.Instant,
): Promise<Unsettled[]> =>
  (await hasOpenBookings(db, userId, now))
    ? [{ path: 'bookings', message: 'Meetings to come, or times that are held' }]
    : [];

export const forgetInBookings = (tx: Tx, userId: string): Promise<void> => blankPerson(tx, userId);
