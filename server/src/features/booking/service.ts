import type { Booking, changeBooking } from '@puente/contract/booking';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { nothingPaid, paidAmounts } from '../payment/service.ts';
import { calendarFile } from './calendar/present.ts';
import { presentBooking } from './present.ts';
import { canChange } from './rules.ts';
import {
  type BookingView,
  findByRooms,
  findOwnView,
  hasCompleted,
  type RoomBooking,
  updateDetails,
} from './store.ts';

export async function getBooking(
  context: Deps,
  actor: Client,
  bookingId: string,
): Promise<Booking> {
  const view = await mustFindOwn(context, actor, bookingId);
  const [booking] = await presentAll(context, actor, [view]);
  if (!booking) throw new AppError('not-found');
  return booking;
}

async function mustFindOwn(
  { db }: Pick<Context, 'db'>,
  actor: Client,
  bookingId: string,
): Promise<BookingView> {
  const view = await findOwnView(db, bookingId, actor.userId);
  // The same answer for a missing booking and for somebody else's.
  if (!view) throw new AppError('not-found');
  return view;
}

type Deps = Pick<Context, 'db' | 'clock'>;

/** Bookings of the caller, as they see them. */
export async function presentAll(
  { db, clock }: Deps,
  actor: Client,
  views: BookingView[],
): Promise<Booking[]> {
  const money = await paidAmounts(
    db,
    views.map((view) => view.order_id),
  );
  const now = clock.now();
  return views.map((view) =>
    presentBooking(view, actor.userId, money.get(view.order_id) ?? nothingPaid, now),
  );
}

type Change = Omit<z.output<typeof changeBooking.body>, 'start'>;

/** Changes what the meeting is about and the client's details; only the client can. */
export async function changeOwnBooking(
  context: Deps,
  actor: Client,
  bookingId: string,
  change: Change,
): Promise<Booking> {
  const view = await mustFindOwn(context, actor, bookingId);
  if (view.client_id !== actor.userId) throw new AppError('forbidden');
  if (!canChange(view, context.clock.now())) throw new AppError('not-changeable');
  await context.db.transaction().execute((tx) => updateDetails(tx, bookingId, change));
  return getBooking(context, actor, bookingId);
}

/** The meeting as a calendar file for the caller; that of a cancelled one removes the entry. */
export async function getCalendarFile(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  actor: Client,
  bookingId: string,
): Promise<{ filename: string; content: string }> {
  const view = await mustFindOwn(context, actor, bookingId);
  // A meeting has no calendar file before it is paid.
  if (view.confirmed_at === null) throw new AppError('not-found');
  const isClient = view.client_id === actor.userId;
  const { content } = calendarFile(
    context.config,
    view,
    {
      party: isClient ? 'client' : 'provider',
      email: isClient ? view.email : actor.email,
      language: actor.language,
    },
    context.clock.now(),
  );
  return { filename: `puente-${view.id.slice(0, 8)}.ics`, content };
}

/** Has a meeting of this client with this expert taken place (review-1)? */
export const hasMeetingBehind = hasCompleted;

export type { RoomBooking };

/** The meetings of rooms, which decide who may enter and when. */
export function findRooms({ db }: Pick<Context, 'db'>, roomIds: string[]): Promise<RoomBooking[]> {
  return findByRooms(db, roomIds);
}

/** A booking, and which of its two parties asks. */
export type PartyBooking = { booking: BookingView; party: 'client' | 'provider' };

/** An own booking for features that hang on it; undefined where the person is no party of it. */
export async function findParty(
  db: Executor,
  bookingId: string,
  userId: string,
): Promise<PartyBooking | undefined> {
  const booking = await findOwnView(db, bookingId, userId);
  if (!booking) return undefined;
  return { booking, party: booking.client_id === userId ? 'client' : 'provider' };
}
