import type { book } from '@puente/contract/booking';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import { isViolation, type Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId, newRoomId } from '../../../lib/ids.ts';
import {
  type Bookable,
  bumpCalendarVersion,
  bumpCalendarVersionIf,
  findOffered,
} from '../../availability/service.ts';
import { promoOf } from '../../order/rules.ts';
import { lapseFrom, type Order, placeOrderFrom } from '../../order/service.ts';
import { cancelOpenIntents, nothingPaid, paidAmounts } from '../../payment/service.ts';
import { postPromo } from '../../payment/ledger/service.ts';
import { reserveUse } from '../../promo/use/service.ts';
import { planNotifications } from '../notification/service.ts';
import {
  assertOwnTimeFree,
  hasNothingElse,
  lockPeople,
  lockPeopleIf,
} from '../own-time/service.ts';
import { presentBooking } from '../present.ts';
import { presentQuote } from '../quote/present.ts';
import {
  getQuote,
  keepQuote,
  prepareQuote,
  type QuoteRow,
  type QuoteToBook,
  usableQuote,
} from '../quote/service.ts';
import { endOverdueProposals } from '../proposal/service.ts';
import { holdUntil } from '../rules.ts';
import { type Slot, slotRefusal } from '../slot/service.ts';
import {
  type BookingRow,
  findOwnView,
  neverMoved,
  noPackage,
  noProposal,
  notInPackage,
  updateDetails,
} from '../store.ts';
import { tripOf } from '../venue/rules.ts';
import { assertPlaceStands, type PlaceDeps, updateHome } from '../venue/service.ts';
import { lockedBefore, tryBooking, type Wanted } from './store.ts';

/** What books one meeting: its client's details are there. */
export type BookRequest = z.output<typeof book.body> & {
  name: string;
  lastName: string;
  email: string;
};

export type Booked = z.output<typeof book.reply>;

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** Rolls the transaction back, so that holds that were ended for the slot are as before. */
class SlotRefused extends Error {
  readonly why: Exclude<Bookable, 'ok'>;
  constructor(why: Exclude<Bookable, 'ok'>) {
    super(why);
    this.why = why;
  }
}

/** What the order feature adds to the statement that takes a slot. */
const orders = { placeOrderFrom, lapseFrom };

/**
 * Holds a slot for its payment, or confirms it at once when it costs nothing. Of concurrent
 * requests for a slot one gets it, the others `slot-taken` with the nearest free slots.
 * @param bookPackage books a quote that is one of a package
 */
export async function bookSlot(
  context: Deps,
  actor: Client,
  body: BookRequest,
  bookPackage: (quote: QuoteToBook) => Promise<Booked>,
): Promise<Booked> {
  const { db, clock } = context;
  const source = await quoteSourceFor(context, actor, body);
  if ('stored' in source && source.stored.package) return bookPackage(source.stored);
  const slot = slotOf('stored' in source ? source.stored : source.new);
  const now = clock.now();
  // Hours don't depend on who else books: they are read before anybody has to wait. What they no
  // longer offer may still be the client's own hold.
  const terms = 'stored' in source ? 'quoted' : 'new';
  const offered = await findOffered(db, slot, now, terms);
  const request = { actor, body, offered, now };
  try {
    const held =
      (await holdOptimistically(context, source, request).catch(leaveToLock)) ??
      (await db.transaction().execute((tx) => holdUnderLock(tx, source, request)));
    if ('sameId' in held) return await reread(context, actor, held.sameId, null);
    const { booking, replacedId } = held;
    if ('new' in source) return await reread(context, actor, booking.id, replacedId);
    // A stored quote is read with the names: nothing needs to be read again.
    const view = {
      ...source.stored,
      ...booking,
      ...noProposal,
      ...notInPackage,
      quote_id: source.stored.id,
    };
    return {
      booking: presentBooking(view, actor.userId, nothingPaid, now),
      quote: presentQuote(source.stored),
      replacedBookingId: replacedId,
    };
  } catch (error) {
    if (error instanceof SlotRefused) throw await slotRefusal(context, slot, error.why);
    if (isViolation(error, 'bookings_client_is_here')) throw new AppError('unauthenticated');
    if (isViolation(error, 'bookings_provider_is_here')) throw new AppError('not-found');
    const isTaken =
      isViolation(error, 'bookings_no_overlap') ||
      isViolation(error, 'bookings_no_overlap_on_the_way') ||
      isViolation(error, 'bookings_no_overlap_with_proposed');
    if (isTaken) throw await slotRefusal(context, slot, 'taken');
    throw error;
  }
}

type Offered = Awaited<ReturnType<typeof findOffered>>;

/** A quote the client has already, or one that is stored in the step that takes the slot. */
type QuoteSource = { stored: QuoteToBook } | { new: QuoteRow };

async function quoteSourceFor(
  context: Deps,
  actor: Client,
  body: BookRequest,
): Promise<QuoteSource> {
  const { quoteId, providerId, start, durationMinutes, currency, promoCode } = body;
  if (quoteId !== undefined) {
    const stored = await usableQuote(context, actor, quoteId);
    await assertPlaceStands(context.db, stored);
    return { stored };
  }
  // The contract lets nothing else through.
  if (providerId === undefined || start === undefined || durationMinutes === undefined)
    throw new AppError('invalid-input');
  const { mode, officeId, address } = body;
  const slot = { providerId, start, durationMinutes };
  const choice = { ...slot, currency, promoCode, mode, officeId, address };
  return { new: await prepareQuote(context, actor, choice) };
}

function slotOf(
  quote: Pick<
    QuoteRow,
    'provider_id' | 'starts_at' | 'ends_at' | 'client_id' | 'mode' | 'travel_minutes' | 'office_id'
  >,
): Slot {
  return {
    providerId: quote.provider_id,
    start: quote.starts_at,
    durationMinutes: quote.starts_at.until(quote.ends_at).total('minutes'),
    clientId: quote.client_id,
    trip: tripOf(quote),
  };
}

/**
 * The usual case, a hold for a stored quote, in one statement without locks: it succeeds only if
 * the calendar and the time of both people have the versions that were read. Everything else (a
 * change, another hold, a client with a calendar, a refusal) is left to `holdUnderLock`.
 */
async function holdOptimistically(
  { db }: Pick<Context, 'db'>,
  source: QuoteSource,
  { actor, body, offered, now }: HoldRequest,
): Promise<Held | null> {
  if ('new' in source || !offered || actor.isProvider) return null;
  const { stored } = source;
  // A use of a code is taken behind the code's lock.
  if (promoOf(stored.terms)) return null;
  const wanted = wantedOf(stored, actor, body, now);
  const { booking } = wanted;
  if (booking.status !== 'held') return null;
  const calendar = bumpCalendarVersionIf(booking.provider_id, offered.version);
  const people = lockPeopleIf([
    [stored.provider_id, offered.bookingsVersion],
    [stored.client_id, stored.client_bookings_version],
  ]);
  const isAlone = hasNothingElse(booking, now);
  const terms = { offered, calendar, people, isAlone, mayHaveOthers: false, orders, now };
  const { isInserted } = await tryBooking(db, wanted, terms);
  return isInserted ? { booking, replacedId: null } : null;
}

/** Time that a proposal held until a moment ago is let go under the lock. */
function leaveToLock(error: unknown): null {
  if (isViolation(error, 'bookings_no_overlap_with_proposed')) return null;
  throw error;
}

/** What a quote buys: an order that carries each of its promises from here on, and its booking. */
function wantedOf(
  quote: QuoteRow,
  actor: Client,
  body: BookRequest,
  now: Temporal.Instant,
): Wanted {
  const { currency, amount, terms } = quote;
  const isFree = amount === 0;
  const order: Order = {
    id: newId(),
    kind: 'meeting',
    quote_id: quote.id,
    buyer_id: actor.userId,
    seller_id: quote.provider_id,
    currency,
    amount,
    terms,
    status: isFree ? 'paid' : 'open',
    created_at: now,
    paid_at: isFree ? now : null,
  };
  const booking: BookingRow = {
    id: newId(),
    order_id: order.id,
    client_id: actor.userId,
    provider_id: quote.provider_id,
    starts_at: quote.starts_at,
    ends_at: quote.ends_at,
    status: isFree ? 'confirmed' : 'held',
    hold_expires_at: isFree ? null : holdUntil(now),
    currency,
    price: amount,
    mode: quote.mode,
    travel_minutes: quote.travel_minutes,
    office_id: quote.office_id,
    venue: quote.venue,
    room_id: newRoomId(),
    name: body.name,
    last_name: body.lastName,
    email: body.email,
    invoice_email: body.invoiceEmail || null,
    about: body.about,
    chat_summary: body.chatSummary || null,
    client_timezone: body.timezone ?? actor.timezone,
    client_language: actor.language,
    created_at: now,
    confirmed_at: isFree ? now : null,
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    refund_amount: null,
    sequence: 0,
    accepts_overlap: body.acceptOverlap === true,
    is_reserved: false,
    ...neverMoved,
    ...noPackage,
  };
  return { order, booking };
}

type HoldRequest = { actor: Client; body: BookRequest; offered: Offered; now: Temporal.Instant };

type Held = { booking: BookingRow; replacedId: string | null } | { sameId: string };

/**
 * Takes the slot of a quote for its client. The versions of the calendars are raised first, then
 * those of the people: that locks their rows, so that concurrent requests for time of one of the
 * two wait for each other.
 * @returns the new booking, or the id of the one the client has already when they ask twice
 */
async function holdUnderLock(tx: Tx, source: QuoteSource, request: HoldRequest): Promise<Held> {
  const { actor, body, offered, now } = request;
  const { provider_id: providerId } = 'stored' in source ? source.stored : source.new;
  await bumpCalendarVersion(tx, providerId, actor.userId);
  await lockPeople(tx, providerId, actor.userId);
  await endOverdueProposals(tx, providerId, now);
  const quote = 'stored' in source ? source.stored : await keepQuote(tx, source.new);
  const wanted = wantedOf(quote, actor, body, now);
  const { booking } = wanted;
  const isAlone = hasNothingElse(booking, now);
  const terms = { offered, ...lockedBefore, isAlone, mayHaveOthers: true, orders, now };
  const attempt = await tryBooking(tx, wanted, terms);
  if (attempt.sameId !== null) {
    // What isn't shared this time isn't shared any more.
    await updateDetails(tx, attempt.sameId, { ...body, chatSummary: body.chatSummary ?? '' });
    if (quote.mode === 'home') await updateHome(tx, attempt.sameId, quote.venue);
    return { sameId: attempt.sameId };
  }
  if (!offered) throw new SlotRefused('not-offered');
  if (attempt.isTaken) throw new SlotRefused('taken');
  // The first-booking price was promised to somebody who had not met this expert yet.
  if (!attempt.isInserted) throw new AppError('quote-expired');
  if (!attempt.isAlone) await assertOwnTimeFree(tx, booking, attempt.releasedIds, now);
  await cancelOpenIntents(tx, attempt.releasedOrderIds);
  await usePromo(tx, wanted, quote, now);
  if (booking.status === 'confirmed') await planNotifications(tx, booking, 'confirmed', now);
  return { booking, replacedId: attempt.releasedIds[0] ?? null };
}

/** The use of the code that lowered the price; a price of nothing is posted at once. */
async function usePromo(
  tx: Tx,
  { order, booking }: Wanted,
  quote: QuoteRow,
  now: Temporal.Instant,
): Promise<void> {
  const until = { heldUntil: booking.hold_expires_at, quotedUntil: quote.expires_at };
  await reserveUse(tx, order, until, now);
  if (order.status === 'paid') await postPromo(tx, order, now);
}

async function reread(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  bookingId: string,
  replacedBookingId: string | null,
): Promise<Booked> {
  const view = await findOwnView(db, bookingId, actor.userId);
  if (!view) throw new AppError('not-found');
  // Who asks for the time that they have already may have paid for it.
  const money = (await paidAmounts(db, [view.order_id])).get(view.order_id) ?? nothingPaid;
  const booking = presentBooking(view, actor.userId, money, clock.now());
  const quote = await getQuote(db, actor, view.quote_id);
  return {
    booking,
    // An address may have been corrected since it was quoted.
    quote: { ...quote, venue: booking.venue },
    replacedBookingId,
  };
}
