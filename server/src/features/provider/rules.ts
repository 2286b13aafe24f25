import type { Money } from '@puente/contract/money';
import { currencyDigits, largestPrice, minimumPrices, policy } from '@puente/contract/policy';
import type { z } from 'zod';
import type { verification } from '@puente/contract/provider';
import { priceForMinutes } from '../../lib/money.ts';

export type Verification = z.output<typeof verification>;

/** Per hour, in the provider's own currency. */
export type Rates = { normalRate: Money; discountedRate: Money | null };

/** What one duration costs, in the rate's own currency, rounded half-even once. */
export function priceOfDuration(ratePerHour: Money, minutes: number): Money {
  return {
    amount: priceForMinutes(ratePerHour.amount, minutes),
    currency: ratePerHour.currency,
  };
}

/** The length a meeting usually has: its price stands where there is room for one. */
const usualMinutes = 60;

/** Of an hour, or of the shortest meeting of who offers none. */
export function usualPrice<Price extends { durationMinutes: number }>(
  prices: readonly Price[],
): Price | undefined {
  return prices.find(({ durationMinutes }) => durationMinutes === usualMinutes) ?? prices[0];
}

/** An amount in plain digits of its currency: `5.00`, `5000`. */
export function digitsOf({ amount, currency }: Money): string {
  return (amount / 10 ** currencyDigits[currency]).toFixed(currencyDigits[currency]);
}

export type RateProblem = {
  code: 'price-too-low' | 'invalid-input';
  field: { path: string; message: string };
};

/**
 * May these rates be asked? The price of the shortest offered duration must reach the smallest
 * price of the currency (money-3), that of the longest not exceed the largest one (money-5), the
 * first-booking rate must be no more than the normal one and in the same currency. Null when they may.
 */
export function rateProblem(
  { normalRate, discountedRate }: Rates,
  durations: readonly number[],
): RateProblem | null {
  const shortest = Math.min(...durations);
  const wrong = tooLow('normalRate', normalRate, shortest) ?? tooHigh(normalRate, durations);
  if (wrong || discountedRate === null) return wrong;
  if (discountedRate.currency !== normalRate.currency) {
    const message = `Must be in ${normalRate.currency} like the normal rate`;
    return { code: 'invalid-input', field: { path: 'discountedRate.currency', message } };
  }
  if (discountedRate.amount > normalRate.amount) {
    const message = 'Must be at most the normal rate';
    return { code: 'invalid-input', field: { path: 'discountedRate', message } };
  }
  return tooLow('discountedRate', discountedRate, shortest);
}

function tooLow(path: string, rate: Money, shortestMinutes: number): RateProblem | null {
  const smallest = minimumPrices[rate.currency];
  if (priceForMinutes(rate.amount, shortestMinutes) >= smallest) return null;
  const price = inDigits({ amount: smallest, currency: rate.currency });
  const message = `Price must be at least ${price} for ${shortestMinutes} minutes`;
  return { code: 'price-too-low', field: { path, message } };
}

function tooHigh({ amount, currency }: Money, durations: readonly number[]): RateProblem | null {
  const longest = Math.max(...durations);
  const largest = largestPrice(currency);
  if (priceForMinutes(amount, longest) <= largest) return null;
  const price = inDigits({ amount: largest, currency });
  const message = `Price must be at most ${price} for ${longest} minutes`;
  return { code: 'invalid-input', field: { path: 'normalRate', message } };
}

function inDigits(money: Money): string {
  return `${digitsOf(money)} ${money.currency}`;
}

export type Membership = { partnerId: string | null; verification: Verification };

/**
 * Where a provider stands after a profile was saved. `asked` is undefined when no partner was
 * named: all stays. The same partner's verification outlives a change of texts; another
 * partner has to verify again; without a partner there is no verification.
 */
export function membershipAfter(now: Membership, asked: string | null | undefined): Membership {
  if (asked === undefined || asked === now.partnerId) return now;
  return asked === null
    ? { partnerId: null, verification: 'none' }
    : { partnerId: asked, verification: 'pending' };
}

/**
 * Where an expert stands after they joined by a link to a partner, or to none. Who is verified keeps
 * that: `verified`. Who has asked another partner asks this one instead.
 */
export function membershipByInvite(
  now: Membership,
  partnerId: string | null,
): Membership | 'verified' {
  if (now.verification === 'verified') return 'verified';
  return partnerId === null ? now : membershipAfter(now, partnerId);
}

export type Fees = { platformBasisPoints: number; partnerBasisPoints: number };

/** Shares of what is paid: 6 % without verification, else 10 % and the partner's (fee-1). */
export function feesOf(verification: Verification, partnerBasisPoints: number | null): Fees {
  return verification === 'verified'
    ? {
        platformBasisPoints: policy.fee.verifiedPlatformBasisPoints,
        partnerBasisPoints: partnerBasisPoints ?? 0,
      }
    : { platformBasisPoints: policy.fee.unverifiedPlatformBasisPoints, partnerBasisPoints: 0 };
}

/** The username of a personal link, with or without its @; null when it is empty. */
export function usernameOfLink(link: string): string | null {
  const name = link.trim().replace(/^@/, '').toLowerCase();
  return name === '' ? null : name;
}

/** Whose page an address is, `/@username` or `/expert/id`; null for every other page. */
export function expertOfPath(path: string): string | null {
  const name = /^\/(?:@|expert\/)([^/?#]{1,64})\/?(?:[?#]|$)/.exec(path)?.[1];
  return name !== undefined && /^[\w.-]+$/.test(name) ? name : null;
}

/** The page of an expert, under their username where they have one. */
export function pathOf({ id, username }: { id: string; username: string | null }): string {
  return username === null ? `/expert/${id}` : `/@${username}`;
}

/** The first sentences of a text that fit into a link preview. */
export function excerpt(text: string, maxLength = 180): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`;
}
