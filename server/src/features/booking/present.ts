import type { Booking } from '@puente/contract/booking';
import type { RefundTerms } from '@puente/contract/refund-terms';
import type { PaidAmounts } from '../payment/rules.ts';
import { refundFor } from './cancellation/rules.ts';
import { goodwillOf } from './goodwill/rules.ts';
import { refundStart } from './move/rules.ts';
import { presentMoving, presentProposal } from './move/present.ts';
import { presentCurrencies, presentDiscount, presentRefundPolicy } from './quote/present.ts';
import { creditReturnsUntil, doesCreditReturn } from './package/rules.ts';
import { canCancel, isRoomShown, roomOpensAt, statusAt } from './rules.ts';
import type { BookingView, OrderedBooking } from './store.ts';
import { venueOf } from './venue/rules.ts';

type Role = Booking['role'];

/** What cancelling now pays back, as it is shown and as it is done. */
export function presentRefundTerms(
  booking: OrderedBooking,
  by: Role,
  money: PaidAmounts,
  now: Temporal.Instant,
): RefundTerms {
  if (booking.package_id !== null && booking.status === 'confirmed')
    return sessionTerms(booking, by, now);
  const times = { bookedAt: booking.created_at, startsAt: refundStart(booking) };
  const refund = refundFor(booking.terms.refundPolicy, times, money, { by, now });
  return {
    rule: refund.rule,
    basisPoints: refund.basisPoints,
    refund: { amount: refund.amount, currency: booking.currency },
    until: refund.until?.toString() ?? null,
  };
}

/** Of a session of a package: cancelling it moves no money, and its credit comes back in time. */
function sessionTerms(booking: OrderedBooking, by: Role, now: Temporal.Instant): RefundTerms {
  const times = { placedAt: booking.created_at, startsAt: refundStart(booking) };
  const isBack = doesCreditReturn(times, by, now);
  const until = isBack && by === 'client' ? creditReturnsUntil(times) : null;
  return {
    rule: isBack ? 'credit-returns' : 'credit-spent',
    basisPoints: 0,
    refund: { amount: 0, currency: booking.currency },
    until: until?.toString() ?? null,
  };
}

/**
 * What moved for one booking: all of its order for a single meeting; of a package the session's
 * share, which went on with its credit where that came back.
 */
export function moneyOf(view: BookingView, ofOrder: PaidAmounts): PaidAmounts {
  if (view.package_id === null || ofOrder.paid === 0) return ofOrder;
  const paid = view.confirmed_at === null || view.credit === 'returned' ? 0 : view.price;
  return { paid, refunded: view.session_refunded ?? 0, byHand: 0, owed: 0 };
}

/**
 * A booking for one of its two parties. Nobody's e-mail or phone is in it: not the provider's for
 * the client, not the client's for the provider (booking-6).
 */
export function presentBooking(
  view: BookingView,
  userId: string,
  ofOrder: PaidAmounts,
  now: Temporal.Instant,
): Booking {
  const money = moneyOf(view, ofOrder);
  const role: Role = view.client_id === userId ? 'client' : 'provider';
  const status = statusAt(view, now);
  const inCurrency = (amount: number) => ({ amount, currency: view.currency });
  const minutes = view.starts_at.until(view.ends_at).total('minutes');
  return {
    id: view.id,
    orderId: view.order_id,
    ...partOf(view),
    sessionNumber: view.session_number,
    sessionsTotal: view.package_sessions,
    credit: view.credit,
    role,
    status,
    ...presentParties(view),
    start: view.starts_at.toString(),
    end: view.ends_at.toString(),
    durationMinutes: minutes as Booking['durationMinutes'],
    providerTimezone: view.provider_timezone,
    mode: view.mode,
    venue: venueOf(view),
    ...(view.office_id === null ? {} : { officeId: view.office_id }),
    travelMinutes: role === 'provider' && view.mode !== 'virtual' ? view.travel_minutes : null,
    about: view.about,
    ...(view.chat_summary === null ? {} : { chatSummary: view.chat_summary }),
    price: inCurrency(view.price),
    // What lowered the price of a package is told with the package.
    discount: view.package_id === null ? presentDiscount(view.terms, inCurrency) : null,
    ...presentCurrencies(view.terms, view.created_at),
    paid: inCurrency(money.paid),
    paidAmount: inCurrency(money.paid),
    refunded: inCurrency(money.refunded),
    refundedByHand: inCurrency(money.byHand),
    refundOwed: inCurrency(money.owed),
    holdExpiresAt: status === 'held' ? (view.hold_expires_at?.toString() ?? null) : null,
    meetingLink: isRoomShown(view, now) ? `/${view.room_id}` : null,
    roomOpensAt: roomOpensAt(view.starts_at).toString(),
    cancelledBy: view.cancelled_by,
    cancelReason: view.cancel_reason,
    cancellation: canCancel(view, now) ? presentRefundTerms(view, role, money, now) : null,
    refundPolicy: refundPolicyOf(view),
    ...(role === 'provider' ? presentGoodwill(view, money, now) : {}),
    refundCountsFrom: refundStart(view).toString(),
    proposal: presentProposal(view, role, now),
    moving: presentMoving(view, role, now),
    createdAt: view.created_at.toString(),
  };
}

function presentGoodwill(
  view: BookingView,
  money: PaidAmounts,
  now: Temporal.Instant,
): Pick<Booking, 'goodwill'> {
  const goodwill = goodwillOf(view, money, now);
  if (!goodwill) return {};
  const left = { amount: goodwill.left, currency: view.currency };
  return { goodwill: { left, until: goodwill.until.toString() } };
}

/** The package or plan of which it is a session, as it was named when bought. */
function partOf({
  package_id: id,
  package_name: name,
  package_plan_id: planId,
}: BookingView): Pick<Booking, 'partOf'> {
  if (id === null || name === null) return {};
  return {
    partOf: planId === null ? { id, kind: 'package', name } : { id: planId, kind: 'plan', name },
  };
}

/** Of a session of a package, free is what gives its credit back. */
function refundPolicyOf(view: BookingView): Booking['refundPolicy'] {
  const startsAt = refundStart(view);
  const ladder = presentRefundPolicy({ ...view, starts_at: startsAt });
  if (view.package_id === null) return ladder;
  const until = creditReturnsUntil({ placedAt: view.created_at, startsAt });
  return { ...ladder, fullUntil: until?.toString() ?? null, partUntil: null };
}

function presentParties(view: BookingView): Pick<Booking, 'provider' | 'client'> {
  return {
    provider: {
      id: view.provider_id,
      name: view.provider_name,
      lastName: view.provider_last_name,
      profilePicture: view.provider_picture,
      username: view.provider_username,
      expertise: view.provider_expertise,
    },
    client: {
      id: view.client_id,
      name: view.name,
      lastName: view.last_name,
      profilePicture: view.client_picture,
    },
  };
}
