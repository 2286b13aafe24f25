import type { CreditState, PackageStatus } from '@puente/contract/package-terms';
import { policy } from '@puente/contract/policy';
import { shareOf, shareOut, splitFees, wholeBasisPoints } from '../../../lib/money.ts';
import { defineStates, type StoredOf } from '../../../lib/states.ts';
import { type PriceTerms, promoCost } from '../../order/rules.ts';
import { refundFor, type RefundRule } from '../cancellation/rules.ts';

const {
  validMonths,
  creditUntilHoursBeforeStart,
  creditWithinHoursOfPlacing,
  creditLatestHoursBeforeStart,
} = policy.package;

/** The hours that decide whether a credit comes back, as people are told them. */
export const creditHours = {
  before: creditUntilHoursBeforeStart,
  within: creditWithinHoursOfPlacing,
  latest: creditLatestHoursBeforeStart,
};

/** The life of a package (package-3). What its sessions and the clock say is not stored. */
export const packageStates = defineStates({
  initial: { reserved: 'its times are kept for the payment', active: 'it costs nothing' },
  transitions: {
    reserved: { active: 'paid, also late where all its times could still be had' },
    active: { cancelled: 'somebody cancels what is left of it' },
    cancelled: {},
  },
  derived: {
    lapsed: { reserved: 'its hold ran out or was given up' },
    completed: { active: 'all its sessions are over or spent' },
    expired: { active: 'its 12 months are over with sessions not placed' },
    'partially-cancelled': { cancelled: 'some of its sessions took place or were spent' },
  },
});
type StoredPackageStatus = StoredOf<typeof packageStates>;

/** The life of one session of a package; `free` is a credit (package-1). */
export const creditStates = defineStates({
  initial: { placed: 'its time is chosen when buying', free: 'its time is chosen later' },
  transitions: {
    free: { placed: 'its time is chosen', refunded: 'the package is cancelled' },
    placed: {
      free: 'its meeting is cancelled in time, or by the expert',
      spent: 'its meeting is cancelled late',
      refunded: 'the package is cancelled before it begins',
    },
    spent: {},
    refunded: {},
  },
  derived: {
    used: { placed: 'its meeting is over' },
    expired: {
      free: 'the 12 months of the package are over',
      placed: 'its package was not paid in time',
    },
  },
});
export type StoredCredit = StoredOf<typeof creditStates>;

/** A session of a package with the time of its meeting, if it has one. */
export type Unit = {
  number: number;
  status: StoredCredit;
  starts_at: Temporal.Instant | null;
  ends_at: Temporal.Instant | null;
};

/** What decides on a package's state. */
export type PackageFacts = {
  status: StoredPackageStatus;
  order_status: 'open' | 'paid' | 'lapsed';
  hold_expires_at: Temporal.Instant | null;
  valid_until: Temporal.Instant;
};

export function creditAt(
  unit: Unit,
  { valid_until: validUntil }: Pick<PackageFacts, 'valid_until'>,
  now: Temporal.Instant,
): CreditState {
  if (unit.status === 'free') return isAtOrAfter(now, validUntil) ? 'expired' : 'free';
  if (unit.status === 'placed' && unit.ends_at && isAtOrAfter(now, unit.ends_at)) return 'used';
  return unit.status;
}

/** The states of all sessions; of a package that was not paid in time none takes place. */
export function creditsAt(
  units: readonly Unit[],
  bought: PackageFacts,
  now: Temporal.Instant,
): CreditState[] {
  if (packageStatusAt(bought, units, now) === 'lapsed') return units.map(() => 'expired');
  return units.map((unit) => creditAt(unit, bought, now));
}

/** The state people see: the row's own, moved on by its order, its sessions and the clock. */
export function packageStatusAt(
  bought: PackageFacts,
  units: readonly Unit[],
  now: Temporal.Instant,
): PackageStatus {
  const states = units.map((unit) => creditAt(unit, bought, now));
  if (bought.status === 'reserved') {
    const isOver = bought.hold_expires_at !== null && isAtOrAfter(now, bought.hold_expires_at);
    return bought.order_status === 'lapsed' || isOver ? 'lapsed' : 'reserved';
  }
  if (bought.status === 'cancelled')
    return states.every((state) => state === 'refunded') ? 'cancelled' : 'partially-cancelled';
  if (states.some((state) => state === 'free' || state === 'placed')) return 'active';
  return states.includes('expired') ? 'expired' : 'completed';
}

function isAtOrAfter(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) >= 0;
}

/** Until when, exclusive, sessions of a package that is bought now can begin: 12 months by the calendar, UTC. */
export function packageUntil(boughtAt: Temporal.Instant): Temporal.Instant {
  return boughtAt.toZonedDateTimeISO('UTC').add({ months: validMonths }).toInstant();
}

/**
 * What one session carries of the order. Minor units. `promo_share` is what the maker of a promo code
 * adds to what is paid: fees are cut from both together (promo-7).
 */
export type Share = {
  share: number;
  promo_share: number;
  platform_fee: number;
  partner_fee: number;
};

/**
 * The shares of an order's sessions in its amount, its code and its fees, each by largest remainder,
 * so that they add up to those of the whole exactly (package-5).
 */
export function sharesOf(
  amount: number,
  terms: Pick<PriceTerms, 'fees' | 'discounts' | 'promo'>,
  sessions: number,
): Share[] {
  const { platformBasisPoints, partnerBasisPoints, partnerId } = terms.fees;
  const each = Array.from({ length: sessions }, () => 1);
  const added = promoCost(terms)?.amount ?? 0;
  const paid = shareOut(amount, each);
  const promo = shareOut(added, each);
  const fees = splitFees(amount + added, {
    platformBasisPoints,
    partnerBasisPoints: partnerId === null ? 0 : partnerBasisPoints,
  });
  const shares = paid.map((share, at) => share + (promo[at] ?? 0));
  const platform = shareOut(fees.platform, shares);
  // By what the platform leaves: so no session's fees exceed what it carries.
  const left = shares.map((share, at) => share - (platform[at] ?? 0));
  const partner = shareOut(fees.partner, left);
  return paid.map((share, at) => ({
    share,
    promo_share: promo[at] ?? 0,
    platform_fee: platform[at] ?? 0,
    partner_fee: partner[at] ?? 0,
  }));
}

/** Of a meeting that is a session: when it was placed, and the start that cancelling counts from. */
export type PlacedTimes = { placedAt: Temporal.Instant; startsAt: Temporal.Instant };

/**
 * Until when, included, its client gets the credit of a session back by cancelling it; null where
 * that was never so (package-1).
 */
export function creditReturnsUntil({ placedAt, startsAt }: PlacedTimes): Temporal.Instant | null {
  const inTime = startsAt.subtract({ hours: creditUntilHoursBeforeStart });
  const latest = startsAt.subtract({ hours: creditLatestHoursBeforeStart });
  const soon = placedAt.add({ hours: creditWithinHoursOfPlacing });
  const afterPlacing = isAtOrAfter(latest, soon) ? soon : latest;
  const until = isAtOrAfter(inTime, afterPlacing) ? inTime : afterPlacing;
  return isAtOrAfter(until, placedAt) ? until : null;
}

export function doesCreditReturn(
  times: PlacedTimes,
  by: 'client' | 'provider',
  now: Temporal.Instant,
): boolean {
  if (by === 'provider') return true;
  const until = creditReturnsUntil(times);
  return until !== null && isAtOrAfter(until, now);
}

/** What cancelling the package pays back for one session; by the ladder, what of its share. */
export type UnitRefund = { number: number; rule: RefundRule; basisPoints: number; amount: number };

type Cancelled = {
  boughtAt: Temporal.Instant;
  refundPolicy: PriceTerms['refundPolicy'];
  units: readonly (Unit & { share: number; counts_from: Temporal.Instant | null })[];
  /** Minor units of the order that are neither paid back nor owed already. */
  left: number;
};

/**
 * What cancelling all that is unplaced or to come pays back (package-2): each session by the refund
 * ladder of its own share, counted from buying, a credit by 'otherwise'. Where money went back
 * before, the last sessions get less. Null when nothing is to come.
 */
export function packageRefund(
  { boughtAt, refundPolicy, units, left }: Cancelled,
  {
    by,
    now,
    validUntil,
  }: { by: 'client' | 'provider'; now: Temporal.Instant; validUntil: Temporal.Instant },
): { total: number; sessions: UnitRefund[] } | null {
  const toCome = units.filter((unit) => isToCome(unit, validUntil, now));
  if (toCome.length === 0) return null;
  let rest = Math.max(0, left);
  const sessions = toCome.map((unit): UnitRefund => {
    const { rule, basisPoints } = ruleOf(unit, { boughtAt, refundPolicy }, { by, now });
    const amount = Math.min(rest, shareOf(unit.share, basisPoints));
    rest -= amount;
    return { number: unit.number, rule, basisPoints, amount };
  });
  return { total: sessions.reduce((sum, { amount }) => sum + amount, 0), sessions };
}

/** Unplaced and still to be placed, or not begun. */
function isToCome(unit: Unit, validUntil: Temporal.Instant, now: Temporal.Instant): boolean {
  if (unit.status === 'free') return !isAtOrAfter(now, validUntil);
  return unit.status === 'placed' && unit.starts_at !== null && !isAtOrAfter(now, unit.starts_at);
}

function ruleOf(
  unit: Cancelled['units'][number],
  { boughtAt, refundPolicy }: Pick<Cancelled, 'boughtAt' | 'refundPolicy'>,
  { by, now }: { by: 'client' | 'provider'; now: Temporal.Instant },
): { rule: RefundRule; basisPoints: number } {
  const startsAt = unit.counts_from ?? unit.starts_at;
  if (startsAt !== null) {
    const nothingMoves = { paid: 0, refunded: 0, owed: 0 };
    return refundFor(refundPolicy, { bookedAt: boughtAt, startsAt }, nothingMoves, { by, now });
  }
  if (by === 'provider') return { rule: 'provider-cancelled', basisPoints: wholeBasisPoints };
  const fullUntil = boughtAt.add({ hours: refundPolicy.fullWithinHoursOfBooking });
  return isAtOrAfter(fullUntil, now)
    ? { rule: 'soon-after-booking', basisPoints: wholeBasisPoints }
    : { rule: 'standard', basisPoints: refundPolicy.otherwiseBasisPoints };
}

/**
 * What the maker of a promo code gets back of what they paid for sessions that nobody pays by card:
 * each by the refund ladder, as a price would go back (promo-7). Minor units.
 */
export function promoBack(
  refunds: readonly Pick<UnitRefund, 'number' | 'basisPoints'>[],
  units: readonly Pick<Unit & Share, 'number' | 'promo_share'>[],
): number {
  const promoOf = (number: number) =>
    units.find((unit) => unit.number === number)?.promo_share ?? 0;
  return refunds.reduce(
    (sum, { number, basisPoints }) => sum + shareOf(promoOf(number), basisPoints),
    0,
  );
}

/** Does everything that was bought go back, as it was paid (promo-3)? */
export function isWholeRefund(
  refunds: readonly Pick<UnitRefund, 'basisPoints'>[],
  units: readonly unknown[],
): boolean {
  const isWhole = refunds.every(({ basisPoints }) => basisPoints === wholeBasisPoints);
  return isWhole && refunds.length === units.length;
}

/**
 * The expert's part of the sessions that are still to come, which they haven't earned yet
 * (package-6): less what their own code adds, with what the code of others adds. Minor units.
 */
export function unearned(
  units: readonly (Unit & Share)[],
  bought: Pick<PackageFacts, 'valid_until'> & { terms: Pick<PriceTerms, 'discounts' | 'promo'> },
  now: Temporal.Instant,
): number {
  const isOwnCode = promoCost(bought.terms)?.borneBy === 'provider';
  const open = units.filter((unit) => ['free', 'placed'].includes(creditAt(unit, bought, now)));
  return open.reduce(
    (sum, { share, promo_share: promo, platform_fee: platform, partner_fee: partner }) =>
      sum + share + (isOwnCode ? 0 : promo) - platform - partner,
    0,
  );
}

/** The notice that is due now of those of 30 and 7 days: the smallest not told yet; null for none. */
export function noticeDue(
  bought: { valid_until: Temporal.Instant; noticed_days: number | null },
  now: Temporal.Instant,
): number | null {
  if (isAtOrAfter(now, bought.valid_until)) return null;
  const due = policy.package.noticeDaysBeforeEnd.filter((days) =>
    isAtOrAfter(now, bought.valid_until.subtract({ hours: 24 * days })),
  );
  const days = Math.min(...due);
  return due.length > 0 && (bought.noticed_days === null || days < bought.noticed_days)
    ? days
    : null;
}
