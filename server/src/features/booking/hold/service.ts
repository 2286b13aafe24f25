import type { book } from '@puente/contract/booking';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { isViolation, type Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId, newRoomId } from '../../../lib/ids.ts';
import {
  type Bookable,
  findOffered,
  touchCalendarFrom,
  touchCalendars,
} from '../../availability/service.ts';
import { cancelOpenIntents } from '../../payment/service.ts';
import { planNotices } from '../notice/service.ts';
import { assertOwnTimeFree } from '../own-time/service.ts';
import { lockPeople, lockPeopleFrom } from '../own-time/store.ts';
import { nothingPaid, presentBooking } from '../present.ts';
import { presentQuote } from '../quote/present.ts';
import { prepareQuote, type Slot, slotRefusal, usableQuote } from '../quote/service.ts';
import {
  findQuote,
  insertQuote,
  type NewQuote,
  type QuoteRow,
  type QuoteToBook,
} from '../quote/store.ts';
import { holdUntil } from '../rules.ts';
import { findOwnView, updateDetails } from '../store.ts';
import {
  expireHolds,
  findOverdueCalendars,
  lockedBefore,
  type NewBooking,
  tryBooking,
} from './store.ts';

export type BookRequest = z.output<typeof book.body>;
type Booked = z.output<typeof book.reply>;

type Needs = Pick<Context, 'db' | 'clock' | 'rates'>;

/** Leaves the transaction, so that whatever was cleared for the slot is as before. */
class SlotRefused extends Error {
  readonly why: Exclude<Bookable, 'ok'>;
  constructor(why: Exclude<Bookable, 'ok'>) {
    super(why);
    this.why = why;
  }
}

type Offered = Awaited<ReturnType<typeof findOffered>>;

/** A kept quote, or one to be kept in the step that takes the slot. */
type Offer = { kept: QuoteToBook } | { fresh: NewQuote };

const offerFor = async (context: Needs, actor: Client, body: BookRequest): Promise<Offer> => {
  const { quoteId, providerId, start, durationMinutes, currency } = body;
  if (quoteId !== undefined) return { kept: await usableQuote(context, actor, quoteId) };
  // The contract lets nothing else through.
  if (providerId === undefined || start === undefined || durationMinutes === undefined)
    throw new AppError('invalid-input');
  return {
    fresh: await prepareQuote(context, actor, { providerId, start, durationMinutes, currency }),
  };
};

/** The booking of a quote: it carries every promise of the quote from here on. */
const bookingOf = (
  quote: QuoteRow,
  actor: Client,
  body: BookRequest,
  now: Temporal.Instant,
): NewBooking => {
  const price = quote.list_price - quote.discount;
  return {
    id: newId(),
    quote_id: quote.id,
    client_id: actor.userId,
    provider_id: quote.provider_id,
    starts_at: quote.starts_at,
    ends_at: quote.ends_at,
    status: price === 0 ? 'confirmed' : 'held',
    hold_expires_at: price === 0 ? null : holdUntil(now),
    currency: quote.currency,
    price,
    platform_basis_points: quote.platform_basis_points,
    partner_basis_points: quote.partner_basis_points,
    partner_id: quote.partner_id,
    is_first_rate: quote.discount_kind === 'first-booking',
    room_id: newRoomId(),
    name: body.name,
    last_name: body.lastName,
    email: body.email,
    invoice_email: body.invoiceEmail || null,
    about: body.about,
    client_timezone: body.timezone ?? actor.timezone,
    client_language: actor.language,
    refund_policy: JSON.stringify(quote.refund_policy),
    created_at: now,
    confirmed_at: price === 0 ? now : null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    refund_amount: null,
    sequence: 0,
    accepts_overlap: body.acceptOverlap === true,
  };
};

const slotOf = (
  quote: Pick<QuoteRow, 'provider_id' | 'starts_at' | 'ends_at' | 'client_id'>,
): Slot => ({
  providerId: quote.provider_id,
  start: quote.starts_at,
  durationMinutes: quote.starts_at.until(quote.ends_at).total('minutes'),
  clientId: quote.client_id,
});

type Given = { actor: Client; body: BookRequest; offered: Offered; now: Temporal.Instant };
type Taken = { booking: NewBooking; replacedId: string | null } | { sameId: string };

/**
 * Takes the slot of an offer for its client. The calendars are counted on first, then the people:
 * that locks their rows, so that everybody who wants time of one of the two waits in line.
 * @returns the new booking, or the id of the one the client has already when they ask twice
 */
const takeSlot = async (tx: Tx, offer: Offer, given: Given): Promise<Taken> => {
  const { actor, body, offered, now } = given;
  const { provider_id: providerId } = 'kept' in offer ? offer.kept : offer.fresh;
  await touchCalendars(tx, providerId, actor.userId);
  await lockPeople(tx, providerId, actor.userId);
  const quote = 'kept' in offer ? offer.kept : await insertQuote(tx, offer.fresh);
  const booking = bookingOf(quote, actor, body, now);
  const terms = { offered, ...lockedBefore, mayHaveOthers: true, now };
  const attempt = await tryBooking(tx, booking, terms);
  if (attempt.sameId !== null) {
    await updateDetails(tx, attempt.sameId, body);
    return { sameId: attempt.sameId };
  }
  if (!offered) throw new SlotRefused('not-offered');
  if (attempt.isTaken) throw new SlotRefused('taken');
  // The first-booking price was promised to somebody who had not met this expert yet.
  if (!attempt.isInserted) throw new AppError('quote-expired');
  if (!attempt.isAlone) await assertOwnTimeFree(tx, booking, attempt.releasedIds, now);
  for (const id of attempt.releasedIds) await cancelOpenIntents(tx, id);
  if (booking.status === 'confirmed') await planNotices(tx, booking, 'confirmed', now);
  return { booking, replacedId: attempt.releasedIds[0] ?? null };
};

/**
 * The short way for the usual case, a kept quote that is to be held and nothing else: one
 * statement, good while nobody changed the calendar, or had time of the two, since it was read.
 * Whatever else it meets (a change, another hold, a client with a calendar of their own, a refusal)
 * is left to `takeSlot`.
 */
const takeUnchanged = async (
  { db }: Pick<Context, 'db'>,
  offer: Offer,
  { actor, body, offered, now }: Given,
): Promise<Taken | null> => {
  if ('fresh' in offer || !offered || actor.isProvider) return null;
  const { kept } = offer;
  const booking = bookingOf(kept, actor, body, now);
  if (booking.status !== 'held') return null;
  const calendar = touchCalendarFrom(booking.provider_id, offered.version);
  const people = lockPeopleFrom([
    [kept.provider_id, offered.bookingsVersion],
    [kept.client_id, kept.client_bookings_version],
  ]);
  const terms = { offered, calendar, people, mayHaveOthers: false, now };
  const { isInserted } = await tryBooking(db, booking, terms);
  return isInserted ? { booking, replacedId: null } : null;
};

/**
 * Holds a slot for its payment, or confirms it at once when it costs nothing. Of people who race
 * for a slot one gets it, the others `slot-taken` with the nearest free slots.
 */
export const bookSlot = async (
  context: Needs,
  actor: Client,
  body: BookRequest,
): Promise<Booked> => {
  const { db, clock } = context;
  const offer = await offerFor(context, actor, body);
  const slot = slotOf('kept' in offer ? offer.kept : offer.fresh);
  const { providerId, start, durationMinutes } = slot;
  const now = clock.now();
  // Hours don't depend on who else books: they are read before anybody has to wait. What they no
  // longer offer may still be the client's own hold.
  const terms = 'kept' in offer ? 'quoted' : 'new';
  const offered = await findOffered(db, providerId, start, durationMinutes, now, terms);
  const given = { actor, body, offered, now };
  try {
    const taken =
      (await takeUnchanged(context, offer, given)) ??
      (await db.transaction().execute((tx) => takeSlot(tx, offer, given)));
    if ('sameId' in taken) return await presentAgain(context, actor, taken.sameId, null);
    const { booking, replacedId } = taken;
    if ('fresh' in offer) return await presentAgain(context, actor, booking.id, replacedId);
    // The names came along with the kept quote: nothing needs to be read again.
    const view = { ...offer.kept, ...booking, refund_policy: offer.kept.refund_policy };
    return {
      booking: presentBooking(view, actor.userId, nothingPaid, now),
      quote: presentQuote(offer.kept),
      replacedBookingId: replacedId,
    };
  } catch (error) {
    if (error instanceof SlotRefused) throw await slotRefusal(context, slot, error.why);
    if (isViolation(error, 'bookings_client_is_here')) throw new AppError('unauthenticated');
    if (isViolation(error, 'bookings_provider_is_here')) throw new AppError('not-found');
    if (isViolation(error, 'bookings_no_overlap')) throw await slotRefusal(context, slot, 'taken');
    throw error;
  }
};

const presentAgain = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  bookingId: string,
  replacedBookingId: string | null,
): Promise<Booked> => {
  const view = await findOwnView(db, bookingId, actor.userId);
  const quote = view && (await findQuote(db, view.quote_id, actor.userId));
  if (!view || !quote) throw new AppError('not-found');
  return {
    booking: presentBooking(view, actor.userId, nothingPaid, clock.now()),
    quote: presentQuote(quote),
    replacedBookingId,
  };
};

/** Gives slots free again whose payment did not come in time. */
export const expireOverdueHolds = async ({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  for (const providerId of await findOverdueCalendars(db, now))
    await db.transaction().execute(async (tx) => {
      await touchCalendars(tx, providerId);
      await expireHolds(tx, providerId, now);
    });
};
