import { policy } from '@puente/contract/policy';
import { partnerAccount, proportionOf, splitFees } from '../../../lib/money.ts';
import { type Order, promoCost } from '../../order/rules.ts';

/**
 * Sign: debit is positive, credit negative, as bookkeepers write it. What we hold somewhere
 * (`card-gateway`) stands with plus, what we owe to somebody (`provider:…`, `partner:…`,
 * `platform`, `refunds-payable`) with minus, and everything adds up to zero at every moment. A charge
 * under a promo code gives each owner what they get without it, and takes the difference from the
 * code's maker in a line of its own, plus (promo-1).
 *
 *   charge        card-gateway +    platform − partner − provider −
 *   refund-owed   platform + partner + provider +    refunds-payable −
 *   refund-paid   refunds-payable +    card-gateway −
 *   refund-withdrawn   refunds-payable +    platform − partner − provider −
 *   promo         provider, partner or platform +    platform − partner − provider −
 *   promo-returned   the same, the other way round
 *   correction    card-gateway +    unmatched −           money that fits no price
 *                 card-gateway +    refunds-payable −     a refund that came back
 */
export const cardGateway = 'card-gateway';

export const refundsPayable = 'refunds-payable';

const platformAccount = 'platform';

/** Money that arrived and fits no price; it goes back. */
const unmatched = 'unmatched';

/** The account of what an expert earned. */
export function providerAccount(providerId: string): string {
  return `provider:${providerId}`;
}

/** One line of a transaction: minor units, debit positive. */
export type Entry = { account: string; amount: number };

/** Whose the money of an order is; the provider gets what the shares leave. */
export type Shares = {
  providerId: string;
  partnerId: string | null;
  platformBasisPoints: number;
  partnerBasisPoints: number;
  /** What the maker of a promo code adds to the payment, in minor units. */
  promo?: { borneBy: 'provider' | 'platform' | 'partner'; amount: number } | null;
};

/** A paid price, cut into its owners' parts: each fee rounded half-even once (money-2). */
export function chargeEntries(amount: number, shares: Shares): Entry[] {
  const { platformBasisPoints, partnerId } = shares;
  const partnerBasisPoints = partnerId === null ? 0 : shares.partnerBasisPoints;
  const added = shares.promo?.amount ?? 0;
  const parts = splitFees(amount + added, { platformBasisPoints, partnerBasisPoints });
  return withoutZeros([
    { account: cardGateway, amount },
    { account: platformAccount, amount: -parts.platform },
    ...(partnerId === null ? [] : [{ account: partnerAccount(partnerId), amount: -parts.partner }]),
    { account: providerAccount(shares.providerId), amount: -parts.provider },
    ...(shares.promo
      ? [{ account: makerAccount(shares, shares.promo.borneBy), amount: added }]
      : []),
  ]);
}

/** Whose part the discount of a code lowers. */
function makerAccount(
  { providerId, partnerId }: Shares,
  borneBy: 'provider' | 'platform' | 'partner',
): string {
  if (borneBy === 'provider') return providerAccount(providerId);
  if (borneBy === 'platform') return platformAccount;
  if (partnerId === null)
    throw new Error('a partner pays for a code of an expert it has not verified');
  return partnerAccount(partnerId);
}

/** Whose the money of an order is, by its terms. */
export function sharesOf(order: Pick<Order, 'seller_id' | 'terms'>): Shares {
  return { providerId: order.seller_id, ...order.terms.fees, promo: promoCost(order.terms) };
}

function withoutZeros(entries: Entry[]): Entry[] {
  return entries.filter(({ amount }) => amount !== 0);
}

export function unmatchedEntries(amount: number): Entry[] {
  return [
    { account: cardGateway, amount },
    { account: unmatched, amount: -amount },
  ];
}

/**
 * Cuts `amount` in the proportion of `parts`, half-even, so that the cuts add up to it. The last
 * part is cut off first and the others share what is left: a growing amount lets no cut shrink,
 * no cut exceeds its part, and the whole cuts to exactly the parts.
 */
export function cutInProportion(parts: readonly number[], amount: number): number[] {
  const cuts: number[] = [];
  let left = amount;
  let whole = parts.reduce((sum, part) => sum + part, 0);
  for (const part of parts.toReversed()) {
    const others = whole === 0 ? 0 : proportionOf(left, whole - part, whole);
    cuts.unshift(left - others);
    left = others;
    whole -= part;
  }
  return cuts;
}

/**
 * Takes a refund back from those who got the charge, in proportion, and gives the maker of a promo
 * code the same proportion of what they added. Counted over everything refunded so far: paying back
 * in many parts returns every share to exactly zero.
 * @param charge the entries of the charge, as posted
 * @param before minor units refunded earlier
 */
export function refundOwedEntries(
  charge: readonly Entry[],
  before: number,
  amount: number,
): Entry[] {
  const owners = charge.filter((entry) => entry.amount < 0);
  const parts = owners.map((entry) => -entry.amount);
  const maker = makerOf(charge);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const paid = whole - (maker?.amount ?? 0);
  /** What the owners give back once that much of the payment was refunded. */
  const given = (refunded: number) => (maker ? proportionOf(refunded, whole, paid) : refunded);
  const earlier = cutInProportion(parts, given(before));
  const now = cutInProportion(parts, given(before + amount));
  const toMaker = given(before + amount) - given(before) - amount;
  return withoutZeros([
    ...owners.map(({ account }, index) => ({
      account,
      amount: (now[index] ?? 0) - (earlier[index] ?? 0),
    })),
    ...(maker ? [{ account: maker.account, amount: -toMaker }] : []),
    { account: refundsPayable, amount: -amount },
  ]);
}

/** The line of a promo code's maker in a charge. */
function makerOf(charge: readonly Entry[]): Entry | undefined {
  return charge.find(({ account, amount }) => amount > 0 && account !== cardGateway);
}

/** So much of what a code's maker pays where nothing is left to pay by card, taken back. */
export function promoReturnedEntries(posted: readonly Entry[], back: number): Entry[] {
  const owners = posted.filter(({ amount }) => amount < 0);
  const parts = owners.map(({ amount }) => -amount);
  const cuts = cutInProportion(parts, back);
  const maker = makerOf(posted);
  return withoutZeros([
    ...owners.map(({ account }, index) => ({ account, amount: cuts[index] ?? 0 })),
    ...(maker ? [{ account: maker.account, amount: -back }] : []),
  ]);
}

/**
 * A refund that was owed and not paid is owed no longer: its owners have the money again.
 * @param before minor units of the other refunds, which stay
 */
export function refundWithdrawnEntries(
  charge: readonly Entry[],
  before: number,
  amount: number,
): Entry[] {
  return refundOwedEntries(charge, before, amount).map((entry) => ({
    ...entry,
    amount: -entry.amount,
  }));
}

export function refundPaidEntries(amount: number): Entry[] {
  return [
    { account: refundsPayable, amount },
    { account: cardGateway, amount: -amount },
  ];
}

/** The bank sent a refund back: we hold the money again and owe it again. */
export function refundReturnedEntries(amount: number): Entry[] {
  return [
    { account: cardGateway, amount },
    { account: refundsPayable, amount: -amount },
  ];
}

/** The instant from which a session's earnings can be paid out (earning-1). */
export function availableAt(sessionEnd: Temporal.Instant): Temporal.Instant {
  return sessionEnd.add({ hours: 24 * policy.payout.availableDaysAfterSession });
}
