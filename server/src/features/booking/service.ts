import type { Booking, changeBooking, listBookings } from '@puente/contract/booking';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Client } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import { paidAmounts } from '../payment/service.ts';
import { calendarFile } from './calendar/present.ts';
import { nothingPaid, presentBooking } from './present.ts';
import { canChange } from './rules.ts';
import {
  type BookingView,
  findByRooms,
  findOwnView,
  listOwnViews,
  type RoomBooking,
  updateDetails,
} from './store.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const presentAll = async (
  { db, clock }: Needs,
  actor: Client,
  views: BookingView[],
): Promise<Booking[]> => {
  const money = await paidAmounts(
    db,
    views.map((view) => view.id),
  );
  const now = clock.now();
  return views.map((view) =>
    presentBooking(view, actor.userId, money.get(view.id) ?? nothingPaid, now),
  );
};

const mustFindOwn = async (
  { db }: Pick<Context, 'db'>,
  actor: Client,
  bookingId: string,
): Promise<BookingView> => {
  const view = await findOwnView(db, bookingId, actor.userId);
  // The same answer for what is not there and for what is somebody else's.
  if (!view) throw new AppError('not-found');
  return view;
};

export const getBooking = async (
  context: Needs,
  actor: Client,
  bookingId: string,
): Promise<Booking> => {
  const view = await mustFindOwn(context, actor, bookingId);
  const [booking] = await presentAll(context, actor, [view]);
  if (!booking) throw new AppError('not-found');
  return booking;
};

type ListQuery = z.output<typeof listBookings.query>;
type BookingList = z.output<typeof listBookings.reply>;

/** One page of a person's bookings in either or both roles, the latest start first. */
export const listOwnBookings = async (
  context: Needs,
  actor: Client,
  { role, limit, before, beforeId }: ListQuery,
): Promise<BookingList> => {
  const after =
    before === undefined ? null : { start: Temporal.Instant.from(before), id: beforeId ?? null };
  const views = await listOwnViews(context.db, actor.userId, {
    role: role ?? null,
    limit: limit + 1,
    after,
  });
  const shown = views.slice(0, limit);
  const last = views.length > limit ? shown.at(-1) : undefined;
  return {
    bookings: await presentAll(context, actor, shown),
    next: last ? { before: last.starts_at.toString(), beforeId: last.id } : null,
  };
};

type Change = z.output<typeof changeBooking.body>;

/** Changes what the meeting is about and whom it is for; that is the client's to say. */
export const changeOwnBooking = async (
  context: Needs,
  actor: Client,
  bookingId: string,
  change: Change,
): Promise<Booking> => {
  const view = await mustFindOwn(context, actor, bookingId);
  if (view.client_id !== actor.userId) throw new AppError('forbidden');
  if (!canChange(view, context.clock.now())) throw new AppError('not-cancellable');
  await context.db.transaction().execute((tx) => updateDetails(tx, bookingId, change));
  return getBooking(context, actor, bookingId);
};

/** The meeting as a file for the own calendar; a cancelled one takes the entry away. */
export const getCalendarFile = async (
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  actor: Client,
  bookingId: string,
): Promise<{ filename: string; content: string }> => {
  const view = await mustFindOwn(context, actor, bookingId);
  // Nothing stands in a calendar before it is paid.
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
};

export type { RoomBooking };

/** The meetings behind rooms, for whoever opens and closes their doors. */
export const findRooms = ({ db }: Pick<Context, 'db'>, roomIds: string[]): Promise<RoomBooking[]> =>
  findByRooms(db, roomIds);
