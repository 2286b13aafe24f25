import type { BoughtPackage } from '@puente/contract/package-terms';
import type { DurationMinutes } from '@puente/contract/provider';
import type { RefundTerms } from '@puente/contract/refund-terms';
import { roundHalfEven, wholeBasisPoints } from '../../../lib/money.ts';
import type { PaidAmounts } from '../../payment/rules.ts';
import { presentDiscount } from '../quote/present.ts';
import { creditsAt, packageRefund, packageStatusAt, unearned } from './rules.ts';
import type { PackageView, UnitView } from './store.ts';

/** A package with its sessions and what of its money moved. */
export type WholePackage = {
  view: PackageView;
  units: readonly UnitView[];
  money: PaidAmounts;
  /** What the ledger has for the expert of its order, minor units. */
  credited: number;
};

/** What cancelling the package now pays back, as it is shown and as it is done; null for nothing. */
export function refundOf(
  { view, units, money }: Omit<WholePackage, 'credited'>,
  by: 'client' | 'provider',
  now: Temporal.Instant,
): ReturnType<typeof packageRefund> {
  const left = money.paid - money.refunded - money.owed;
  const { refundPolicy } = view.terms;
  const cancelled = { boughtAt: view.created_at, refundPolicy, units, left };
  return packageRefund(cancelled, { by, now, validUntil: view.valid_until });
}

/** The whole of a package's refund as terms like those of a meeting. */
export function packageTerms(
  { view, money }: Pick<WholePackage, 'view' | 'money'>,
  total: number,
): RefundTerms {
  return {
    rule: 'by-session',
    basisPoints: money.paid === 0 ? 0 : roundHalfEven(total * wholeBasisPoints, money.paid),
    refund: { amount: total, currency: view.currency },
    until: null,
  };
}

export function presentPackage(
  whole: WholePackage,
  userId: string,
  now: Temporal.Instant,
): BoughtPackage {
  const { view, units, money, credited } = whole;
  const role = view.client_id === userId ? 'client' : 'provider';
  const inCurrency = (amount: number) => ({ amount, currency: view.currency });
  const status = packageStatusAt(view, units, now);
  const states = creditsAt(units, view, now);
  const refund = status === 'active' ? refundOf(whole, role, now) : null;
  const isPaid = money.paid > 0;
  return {
    id: view.id,
    orderId: view.order_id,
    role,
    status,
    offeringId: view.offering_id,
    offeringName: view.name,
    scheduling: view.scheduling,
    durationMinutes: view.duration_minutes as DurationMinutes,
    ...presentParties(view),
    sessionsTotal: view.sessions,
    sessionsCompleted: states.filter((state) => state === 'used').length,
    credits: status === 'active' ? states.filter((state) => state === 'free').length : 0,
    price: inCurrency(view.amount),
    discount: presentDiscount(view.terms, inCurrency),
    paid: inCurrency(money.paid),
    refunded: inCurrency(money.refunded),
    refundedByHand: inCurrency(money.byHand),
    refundOwed: inCurrency(money.owed),
    earned: role === 'provider' ? inCurrency(credited - unearned(units, view, now)) : null,
    boughtAt: view.created_at.toString(),
    validUntil: view.valid_until.toString(),
    holdExpiresAt: status === 'reserved' ? (view.hold_expires_at?.toString() ?? null) : null,
    cancelledBy: view.cancelled_by,
    cancelReason: view.cancel_reason,
    sessions: units.map((unit, at) => ({
      number: unit.number,
      state: states[at] ?? unit.status,
      paidAmount: inCurrency(isPaid ? unit.share : 0),
      refunded: inCurrency(unit.refund_amount),
      bookingId: unit.booking_id,
      start: unit.starts_at?.toString() ?? null,
      end: unit.ends_at?.toString() ?? null,
    })),
    cancellation: refund && {
      terms: packageTerms(whole, refund.total),
      sessions: refund.sessions.map(({ number, rule, amount }) => ({
        number,
        rule,
        refund: inCurrency(amount),
      })),
    },
  };
}

function presentParties(view: PackageView): Pick<BoughtPackage, 'provider' | 'client'> {
  return {
    provider: {
      id: view.provider_id,
      name: view.provider_name,
      lastName: view.provider_last_name,
      profilePicture: view.provider_picture,
    },
    client: {
      id: view.client_id,
      name: view.client_name,
      lastName: view.client_last_name,
      profilePicture: view.client_picture,
    },
  };
}
