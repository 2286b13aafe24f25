import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/connection.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { newId, newRoomId } from '../../../lib/ids.ts';
import type { Terms } from '../../availability/service.ts';
import { needsFirstMeeting, promoOf } from '../../order/rules.ts';
import { type Order, placeOrder } from '../../order/service.ts';
import { postPromo } from '../../payment/ledger/service.ts';
import { reserveUse } from '../../promo/use/service.ts';
import type { Booked, BookRequest } from '../hold/service.ts';
import { planReminders } from '../notification/service.ts';
import { planPackageMail } from '../package-mail/service.ts';
import { packageUntil, sharesOf } from '../package/rules.ts';
import {
  findPackage,
  findSessionBookings,
  getPackage,
  insertPackage,
  type PackageRow,
  placeUnit,
  type UnitRow,
} from '../package/service.ts';
import {
  type PackageChoice,
  type PackageQuote,
  preparePackageQuote,
  wantedTimes,
} from '../package-quote/service.ts';
import { creditsUntil, periodWindow } from '../plan/rules.ts';
import { insertPlan, newPlan, type PlanRow } from '../plan/service.ts';
import { getQuote, keepQuote } from '../quote/service.ts';
import { holdUntil } from '../rules.ts';
import { findSamePackage, lockForTimes, takeTimes, wordingRefusals } from '../series/service.ts';
import { getBooking } from '../service.ts';
import { type BookingRow, hasMet, neverMoved, updateDetails } from '../store.ts';
import { assertPlaceStands, type PlaceDeps, updateHome } from '../venue/service.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** What buys a package: by its quote, or quoted in the same step. */
export type PackageSource = { stored: PackageQuote } | { choice: PackageChoice };

/**
 * Takes all times of a package for its payment, or none; it is active at once when it costs
 * nothing. Asked again for the same, the client gets what they have.
 */
export async function buyPackage(
  context: Deps,
  actor: Client,
  body: BookRequest,
  source: PackageSource,
): Promise<Booked> {
  const { db, clock } = context;
  const isStored = 'stored' in source;
  const quote = isStored ? source.stored : await preparePackageQuote(context, actor, source.choice);
  // A card is charged again only for those who said so.
  if (quote.package.plan && body.consent !== true) throw new AppError('consent-missing');
  if (isStored) await assertPlaceStands(db, quote);
  const wanted = wantedTimes(quote);
  const taken: Taken = await wordingRefusals(context, wanted, () =>
    db.transaction().execute(async (tx) => {
      const now = clock.now();
      await lockForTimes(tx, wanted, now);
      const same = await findSame(tx, quote, isStored, now);
      if (same !== null) {
        await correctDetails(tx, same, quote, body);
        return { packageId: same, replacedId: null };
      }
      if (!isStored) await keepQuote(tx, quote);
      const fresh = quote.package.plan ? 'ahead' : 'new';
      return take(tx, { quote, actor, body, terms: isStored ? 'quoted' : fresh }, now);
    }),
  );
  return presentBooked(context, actor, taken);
}

/** A double click, or an answer that was lost: the same package again. */
function findSame(
  tx: Tx,
  quote: PackageQuote,
  isStored: boolean,
  now: Temporal.Instant,
): Promise<string | null> {
  const { client_id: clientId, provider_id: providerId, currency, amount, mode, id } = quote;
  const { office_id: officeId } = quote;
  const { offeringId } = quote.package;
  const { starts } = wantedTimes(quote);
  const quoteId = isStored ? id : null;
  const plan = quote.package.plan ?? null;
  const promoId = promoOf(quote.terms)?.id ?? null;
  return findSamePackage(
    tx,
    {
      ...{ clientId, providerId, offeringId, quoteId, currency, amount, promoId },
      ...{ mode, officeId, starts, plan },
    },
    now,
  );
}

/** What isn't shared this time isn't shared any more; an address is the one that was named last. */
async function correctDetails(
  tx: Tx,
  packageId: string,
  { mode, venue }: PackageQuote,
  body: BookRequest,
): Promise<void> {
  for (const { id } of await findSessionBookings(tx, packageId, 'any')) {
    await updateDetails(tx, id, { ...body, chatSummary: body.chatSummary ?? '' });
    if (mode === 'home') await updateHome(tx, id, venue);
  }
}

type Purchase = {
  quote: PackageQuote;
  actor: Client;
  body: BookRequest;
  terms: Terms;
};

async function take(tx: Tx, purchase: Purchase, now: Temporal.Instant) {
  const { quote, terms } = purchase;
  const { client_id: clientId, provider_id: providerId, expires_at: quotedUntil } = quote;
  // A code for first meetings was given to somebody who had not met this expert yet.
  if (needsFirstMeeting(quote.terms) && (await hasMet(tx, clientId, providerId)))
    throw new AppError('quote-expired');
  const { order, plan, bought, units } = rowsOf(purchase, now);
  const isFree = order.status === 'paid';
  await placeOrder(tx, order);
  if (plan) await insertPlan(tx, plan);
  await insertPackage(tx, bought, units);
  const bookings = wantedTimes(quote).starts.map((start, at) =>
    bookingOf({ ...purchase, order, packageId: bought.id }, units[at], start, now),
  );
  const replacedId = await takeTimes(tx, bookings, terms, now);
  for (const booking of bookings) {
    const { id: bookingId, session_number: number } = booking;
    if (number !== null) await placeUnit(tx, { packageId: bought.id, number, bookingId });
    if (isFree) await planReminders(tx, booking, now);
  }
  await reserveUse(tx, order, { heldUntil: bought.hold_expires_at, quotedUntil }, now);
  if (isFree) await postPromo(tx, order, now);
  if (isFree) await planPackageMail(tx, { packageId: bought.id, kind: 'bought' });
  return { packageId: bought.id, replacedId };
}

/** The order, the package and its sessions, none of them placed yet. */
function rowsOf(
  { quote, actor }: Purchase,
  now: Temporal.Instant,
): { order: Order; plan: PlanRow | null; bought: PackageRow; units: UnitRow[] } {
  const { id: quoteId, provider_id: sellerId, currency, amount, terms, package: sold } = quote;
  const isFree = amount === 0;
  const order: Order = {
    id: newId(),
    kind: sold.plan ? 'plan-period' : 'package',
    quote_id: quoteId,
    buyer_id: actor.userId,
    seller_id: sellerId,
    currency,
    amount,
    terms,
    status: isFree ? 'paid' : 'open',
    created_at: now,
    paid_at: isFree ? now : null,
  };
  const plan = sold.plan ? newPlan(quote, sold.plan, now) : null;
  const first = sold.plan ? periodWindow(sold.plan, 0).from : null;
  const bought: PackageRow = {
    id: newId(),
    order_id: order.id,
    client_id: actor.userId,
    provider_id: sellerId,
    offering_id: sold.offeringId,
    name: sold.name,
    sessions: sold.sessions,
    duration_minutes: sold.durationMinutes,
    scheduling: sold.scheduling,
    status: isFree ? 'active' : 'reserved',
    created_at: now,
    hold_expires_at: isFree ? null : holdUntil(now),
    valid_until: first && sold.plan ? creditsUntil(first, sold.plan.timezone) : packageUntil(now),
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    noticed_days: null,
    plan_id: plan?.id ?? null,
    period: plan ? 0 : null,
    period_starts_at: first,
  };
  const units = sharesOf(amount, terms, sold.sessions).map((share, at) => ({
    package_id: bought.id,
    number: at + 1,
    ...share,
    status: 'free' as const,
    booking_id: null,
    refund_amount: 0,
  }));
  return { order, plan, bought, units };
}

type Session = Pick<Purchase, 'quote' | 'actor' | 'body'> & { order: Order; packageId: string };

function bookingOf(
  { quote, actor, body, order, packageId }: Session,
  unit: UnitRow | undefined,
  start: Temporal.Instant,
  now: Temporal.Instant,
): BookingRow {
  const isFree = order.status === 'paid';
  return {
    id: newId(),
    order_id: order.id,
    package_id: packageId,
    session_number: unit?.number ?? null,
    credit: null,
    client_id: actor.userId,
    provider_id: quote.provider_id,
    starts_at: start,
    ends_at: start.add({ minutes: quote.package.durationMinutes }),
    status: isFree ? 'confirmed' : 'held',
    hold_expires_at: isFree ? null : holdUntil(now),
    currency: quote.currency,
    price: unit?.share ?? 0,
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
  };
}

/** What a request took of a package. */
export type Taken = {
  packageId: string;
  replacedId: string | null;
  /** The meetings, where there are others besides. */
  bookingIds?: readonly string[];
};

/** The package and the meetings that a request took, as its client sees them. */
export async function presentBooked(
  context: Pick<Context, 'db' | 'clock'>,
  actor: Client,
  { packageId, replacedId, bookingIds }: Taken,
): Promise<Booked> {
  const { db } = context;
  const rows = await findSessionBookings(db, packageId, 'any');
  const taken = rows.filter(({ id, status }) =>
    bookingIds ? bookingIds.includes(id) : status === 'held' || status === 'confirmed',
  );
  const bookings = [];
  for (const { id } of taken) bookings.push(await getBooking(context, actor, id));
  const bought = await findPackage(db, packageId);
  const [booking] = bookings;
  if (!booking || !bought) throw new AppError('package-over');
  return {
    booking,
    bookings,
    quote: await getQuote(db, actor, bought.quote_id),
    replacedBookingId: replacedId,
    package: await getPackage(context, actor, packageId),
  };
}
